// Plays a finished match again in a driver: play, pause, speed, step, seek. Applies its commands at their
// ticks; where a game has no clock, at a pace that can be followed.
#pragma once

#include "core/replay.h"
#include "match_driver.h"
#include "scrubber.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace trapbox {

class Replayer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("created by the session")
    Q_PROPERTY(bool playing READ playing WRITE setPlaying NOTIFY playingChanged)
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY speedChanged)
    // Whether frames are wanted: bind a FrameAnimation to it and call frame() from there.
    Q_PROPERTY(bool running READ running NOTIFY runningChanged)
    Q_PROPERTY(double progress READ progress NOTIFY moved) // 0 … 1; while seeking, where to
    Q_PROPERTY(bool atEnd READ atEnd NOTIFY moved)
    // Whether a moment is sought that is shown, but from which the replay cannot continue yet.
    Q_PROPERTY(bool seeking READ seeking NOTIFY runningChanged)

  public:
    // The driver holds the same match, rewound, or at an earlier moment.
    Replayer(MatchDriver& driver, Playback playback, QObject* parent = nullptr);
    // From now on any moment is shown at once, and sought in the background. Needed where a match takes long
    // to simulate.
    void enable_scrubbing();
    double scrubbable() const { return m_scrubber ? m_scrubber->indexed() : 1; } // the share that is ready

    bool playing() const { return m_playing; }
    void setPlaying(bool playing);
    double speed() const { return m_speed; }
    void setSpeed(double speed); // 0.1 … 8
    bool running() const { return m_playing || m_goal; }
    bool seeking() const { return m_goal.has_value(); }
    double progress() const;
    int position() const { return static_cast<int>(m_place.commands); } // commands shown so far
    int length() const { return static_cast<int>(m_playback->commands.size()); }
    bool atEnd() const;

    // Real time since the last frame.
    Q_INVOKABLE void frame(double seconds);
    void skip(double seconds); // of game time, at once; commands of a game at rest are not waited for
    Q_INVOKABLE void restart();
    // These get there within the next frames: to go back is to play it all again, which may take seconds,
    // and no frame waits for that. With scrubbing enabled the moment is shown meanwhile.
    Q_INVOKABLE void step();                // to just after the next notable command, which is seen and heard
    Q_INVOKABLE void stepBack();            // to just before the last notable command
    Q_INVOKABLE void seek(double progress); // to that share of the match

  signals:
    void playingChanged();
    void runningChanged();
    void speedChanged();
    void moved();

  private:
    struct Goal {
        Tick moment = 0;
        std::size_t count = 0; // of the commands shown then
        bool live = false;     // whether the last of them is seen and heard; those before it never are
    };

    void apply_due();
    Tick run_ticks(Tick count);
    void run(Tick due, bool wait);
    void go_to(std::size_t count);
    void set_goal(Goal goal);
    bool notable(std::size_t index) const;
    std::size_t shown() const; // commands; while seeking, when that is done
    Tick moment() const { return moment_of(m_driver.match(), m_place); }
    Tick moments() const { return moments_in(*m_playback); }
    Tick moment_after(std::size_t index) const; // this command
    bool is_far(Tick moment) const;
    void seek_on();
    void seek_in_background();
    void show_still();
    void take_over(Scrubber::Arrived arrived);
    void show_jump(); // how it stands, and nothing of the way there
    void stop_seeking();

    struct Behind { // the match of the driver, while the driver shows a still
        std::unique_ptr<AnyMatch> match;
        Tick shown = 0; // the moment of the still
        Tick goal = 0;  // when it was chosen
        QElapsedTimer age;
    };

    MatchDriver& m_driver;
    std::shared_ptr<const Playback> m_playback;
    ReplayPlace m_place;
    std::unique_ptr<Scrubber> m_scrubber;
    std::optional<Behind> m_behind;
    std::optional<Tick> m_background; // the moment that is sought there
    std::optional<Goal> m_goal;       // the moment that is sought
    bool m_skipped = false;           // something, on the way there
    double m_wait = 0;                // s of watching left before the next command of a game at rest
    double m_due = 0;                 // s not yet run as ticks
    double m_speed = 1;
    bool m_playing = false;
};

}
