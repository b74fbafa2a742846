// Replays a finished match in a driver: play, pause, speed, step, seek. Applies its commands at their ticks,
// or at a readable pace in games without a clock.
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
    // Whether frames are needed: bind a FrameAnimation to it and call frame() from there.
    Q_PROPERTY(bool running READ running NOTIFY runningChanged)
    Q_PROPERTY(double progress READ progress NOTIFY moved) // 0 … 1; while seeking, the goal
    Q_PROPERTY(bool atEnd READ atEnd NOTIFY moved)
    // Whether a moment is shown from which the replay cannot continue yet.
    Q_PROPERTY(bool seeking READ seeking NOTIFY runningChanged)

  public:
    // The driver has the same match, rewound or at an earlier moment.
    Replayer(MatchDriver& driver, Playback playback, QObject* parent = nullptr);
    // From now on any moment is shown immediately, and sought in the background. Needed if a match takes long
    // to simulate.
    void enable_scrubbing();
    double scrubbable() const { return m_scrubber ? m_scrubber->indexed() : 1; } // the indexed share, 0 … 1

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
    void skip(double seconds); // game time; does not wait between the commands of a game at rest
    Q_INVOKABLE void restart();
    // These need several frames: going back means replaying from the start, which may take seconds. With
    // scrubbing enabled, the moment is shown in the meantime.
    Q_INVOKABLE void step();     // to just after the next notable command, with animation and sound
    Q_INVOKABLE void stepBack(); // to just before the last notable command
    Q_INVOKABLE void seek(double progress); // to that share of the match

  signals:
    void playingChanged();
    void runningChanged();
    void speedChanged();
    void moved();

  private:
    struct Goal {
        Tick moment = 0;
        std::size_t count = 0; // number of commands shown at that moment
        bool live = false;     // whether the last command has animation and sound; earlier ones never have
    };

    void apply_due();
    Tick run_ticks(Tick count);
    void run(Tick due, bool wait);
    void go_to(std::size_t count);
    void set_goal(Goal goal);
    bool notable(std::size_t index) const;
    std::size_t shown() const; // number of commands; while seeking, of the goal
    Tick moment() const { return moment_of(m_driver.match(), m_place); }
    Tick moments() const { return moments_in(*m_playback); }
    Tick moment_after(std::size_t index) const; // the moment after this command
    bool is_far(Tick moment) const;
    void seek_on();
    void seek_in_background();
    void show_still();
    void take_over(Scrubber::Arrived arrived);
    void show_jump(); // shows the state without animations
    void stop_seeking();

    struct Behind { // the driver's match, while the driver shows a still
        std::unique_ptr<AnyMatch> match;
        Tick shown = 0; // the moment of the still
        Tick goal = 0;  // the goal when it was chosen
        QElapsedTimer age;
    };

    MatchDriver& m_driver;
    std::shared_ptr<const Playback> m_playback;
    ReplayPlace m_place;
    std::unique_ptr<Scrubber> m_scrubber;
    std::optional<Behind> m_behind;
    std::optional<Tick> m_background; // the moment sought in the background
    std::optional<Goal> m_goal;       // the moment sought
    bool m_skipped = false;           // commands or ticks were skipped on the way
    double m_wait = 0;                // s until the next command of a game at rest
    double m_due = 0;                 // s not yet run as ticks
    double m_speed = 1;
    bool m_playing = false;
};

}
