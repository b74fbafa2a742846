// A trip of the bar once more, slowly, for practice: replays the match from shortly before the trip to
// shortly after it, with the arch that broke marked. Where motion is reduced, as pictures that a tap turns
// over. The match that is being played is not touched.
#pragma once

#include "booby_trap/arch.h"
#include "replayer.h"

namespace trapbox {

class BoobyTrapView;

// When the bar tripped.
struct Trip {
    Tick tick = 0;
    std::size_t lifted_from = 0; // commands up to and with the touch of the piece
    booby_trap::Contacts arch;   // that broke
};

class TripReplay : public QObject {
    Q_OBJECT
    Q_MOC_INCLUDE("games/booby_trap/view.h")
    // Null until the moment before the trip has been found again: that takes up to a second, on a thread.
    Q_PROPERTY(trapbox::GameView* view READ view NOTIFY viewChanged)
    // Whether frames are wanted: bind a FrameAnimation to it and call frame() from there.
    Q_PROPERTY(bool running READ running NOTIFY moved)
    Q_PROPERTY(double slowness MEMBER kSlowness CONSTANT) // times as long as it was
    Q_PROPERTY(bool stills READ stills CONSTANT)
    Q_PROPERTY(int still READ still NOTIFY moved) // 1 … stillCount
    Q_PROPERTY(int stillCount READ stillCount CONSTANT)

  public:
    static constexpr double kSlowness = 8;
    static constexpr Tick kBefore = kTicksPerSecond * 3 / 2; // at most: never before the touch
    static constexpr Tick kAfter = kTicksPerSecond / 2;
    static constexpr double kPause = 1.0; // s of real time on the first picture and on the last
    static constexpr int kStills = 6;

    TripReplay(Playback playback, Trip trip, bool stills, QObject* parent = nullptr);
    ~TripReplay() override;

    BoobyTrapView* view() const;
    bool running() const { return m_replayer && !m_stills && !m_over; }
    bool stills() const { return m_stills; }
    int still() const { return m_still; }
    int stillCount() const { return kStills; }

    Q_INVOKABLE void frame(double seconds); // of real time
    Q_INVOKABLE void next();                // the next still; after the last it is over

  signals:
    void viewChanged();
    void moved();
    void finished();

  private:
    void begin(std::unique_ptr<AnyMatch> match);
    void end();

    Playback m_playback; // up to shortly after the trip
    Trip m_trip;
    bool m_stills;
    int m_still = 1;
    double m_pause = kPause;
    double m_length = 0; // s of game time, all of it
    bool m_over = false;
    std::unique_ptr<MatchDriver> m_driver;
    std::unique_ptr<Replayer> m_replayer;
};

}
