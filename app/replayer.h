// Plays a finished match again in a driver: play, pause, speed, step, seek. Feeds the journal's commands at
// their ticks; where a game has no clock, at a pace that can be followed.
#pragma once

#include "match_driver.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace trapbox {

class Replayer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the session")
    Q_PROPERTY(bool playing READ playing WRITE setPlaying NOTIFY playingChanged)
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY speedChanged)
    // Whether frames are wanted: bind a FrameAnimation to it and call frame() from there.
    Q_PROPERTY(bool running READ running NOTIFY runningChanged)
    Q_PROPERTY(double progress READ progress NOTIFY moved) // 0 … 1; while seeking, where to
    Q_PROPERTY(bool atEnd READ atEnd NOTIFY moved)

  public:
    // The driver holds the same match, rewound, or at an earlier moment.
    Replayer(MatchDriver& driver, Journal journal, QObject* parent = nullptr);

    bool playing() const { return m_playing; }
    void setPlaying(bool playing);
    double speed() const { return m_speed; }
    void setSpeed(double speed); // 0.1 … 8
    bool running() const { return m_playing || m_goal; }
    double progress() const;
    int position() const { return static_cast<int>(m_next); } // commands shown so far
    int length() const { return static_cast<int>(m_journal.commands.size()); }
    bool atEnd() const;

    // Real time since the last frame.
    Q_INVOKABLE void frame(double seconds);
    void skip(double seconds); // of game time, at once; commands of a game at rest are not waited for
    Q_INVOKABLE void restart();
    // These get there within the next frames: to go back is to play it all again, which may take a second,
    // and no frame waits for that.
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
        bool told = false;     // whether the last of them is seen and heard; those before it never are
    };

    void apply_next();
    void run(Tick due, bool wait);
    void go_to(std::size_t count);
    void set_goal(Goal goal);
    bool notable(std::size_t index) const;
    std::size_t shown() const; // commands; while seeking, when that is done
    Tick moment() const;
    Tick moments() const;
    Tick moment_after(std::size_t index) const; // this command
    void seek_on();
    void show_jump(); // how it stands, and nothing of the way there
    void stop_seeking();

    MatchDriver& m_driver;
    Journal m_journal;
    std::size_t m_next = 0;
    std::optional<Goal> m_goal; // the moment that is sought
    bool m_skipped = false;     // something, on the way there
    double m_wait = 0;          // s of watching left before the next command of a game at rest
    double m_due = 0;           // s not yet run as ticks
    double m_speed = 1;
    bool m_playing = false;
};

}
