// The only place where time, input, match and bots come together. Applies commands immediately, stamped with
// the match's tick; once per frame runs the due ticks, passes events on and refreshes the view-model. If
// nothing moves and no bot is thinking, nothing runs: no frame, no timer.
#pragma once

#include "core/any_match.h"
#include "games/game_view.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

namespace trapbox {

class MatchDriver : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("created by the session")
    // Whether frames are needed: bind a FrameAnimation to it and call frame() from there.
    Q_PROPERTY(bool running READ running NOTIFY runningChanged)
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY pausedChanged)
    // Whether the match runs faster than real time. Ends automatically as soon as a person has to act or to
    // read.
    Q_PROPERTY(bool hurried READ hurried WRITE setHurried NOTIFY hurriedChanged)
    Q_PROPERTY(bool thinking READ thinking NOTIFY thinkingChanged)
    Q_PROPERTY(bool ended READ ended NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)

  public:
    // The level of the bot at each seat; none for a person.
    using Bots = std::vector<std::optional<BotLevel>>;

    explicit MatchDriver(std::unique_ptr<AnyMatch> match, Bots bots = {}, QObject* parent = nullptr);
    ~MatchDriver() override;

    AnyMatch& match() { return *m_match; }
    const AnyMatch& match() const { return *m_match; }
    // The driver needs its view before the first frame; the view needs the driver to submit.
    void set_view(std::unique_ptr<GameView> view);
    GameView* view() const { return m_view.get(); }

    // For puzzles: replaces the bots' search, and what a hint does.
    struct Guide {
        std::function<Thought()> reply;
        std::function<void()> hint;
    };
    void set_guide(Guide guide) { m_guide = std::move(guide); }

    // Returns whether the rules accepted it. The view shows a refusal.
    bool submit(const AnyCommand& command);

    // With frames, all steps of a drag since the last frame are shown together: `frameWanted` requests a
    // frame, and frame() or show_drag() shows them. Otherwise each step is shown immediately.
    void set_shown_by_frames(bool by_frames);
    void show_drag();

    // For watching a finished match: the replayer sets the pace, and there are no players.
    Tick run_quietly(Tick count);
    void rewind();
    void show_now() { after_change(); }
    // Continues with another match of the same replay at the same moment.
    void adopt(AnyMatch& match);
    void forget_events(); // discards events without sound or animation

    bool running() const;
    bool paused() const { return m_paused; }
    void setPaused(bool paused);
    void setAway(bool away); // the app is in the background
    bool hurried() const { return m_hurried; }
    void setHurried(bool hurried);
    bool thinking() const { return m_thinking > 0; }
    bool ended() const { return m_match->outcome().ended(); }
    bool canUndo() const { return m_match->info().can_undo && m_match->command_count() > 0; }

    // Real time since the last frame. A longer pause (background, debugger) counts as at most a quarter of a
    // second.
    Q_INVOKABLE void frame(double seconds);
    // Back to the last moment at which a person had to act; between bots, one move.
    Q_INVOKABLE void undo();
    // Back to the start, also in a game that has no undo: for a puzzle.
    void start_over();
    // Requests advice for the player who is to act, and shows its first step.
    Q_INVOKABLE void hint();

  signals:
    void runningChanged();
    void pausedChanged();
    void hurriedChanged();
    void thinkingChanged();
    void changed(); // a command was accepted, ticks were run, or something was undone
    void commandAccepted(const trapbox::AnyCommand& command);
    void undone();
    void endReached();
    void frameWanted();

  private:
    struct BotSeat {
        Seat seat;
        BotLevel level;
        bool thinking = false;
        Plan<AnyCommand> plan; // remaining steps
        std::size_t next = 0;
        bool held = false; // its step is due, but the board still shows the previous one
    };

    void after_change();
    void after_drag();
    void update_running();
    bool resting() const { return m_paused || m_away; }
    double pace() const; // of the match, relative to real time
    void come_to_rest();
    void wake_bots();
    void schedule(BotSeat& bot);
    void run_step(BotSeat& bot);
    void run_held_steps();
    void stop_thinking();
    void run(Thought thought, std::function<void(Plan<AnyCommand>)> then); // on another thread
    bool is_person(Seat seat) const;
    bool person_to_act() const;

    std::unique_ptr<AnyMatch> m_match;
    std::unique_ptr<GameView> m_view;
    std::vector<BotSeat> m_bots;
    Guide m_guide;
    Seed m_thoughts = 0; // a new seed for every plan of a bot
    double m_due = 0;    // seconds not yet run as ticks
    bool m_by_frames = false;
    bool m_drag_unseen = false;
    bool m_paused = false;
    bool m_away = false;
    bool m_hurried = false;
    bool m_running = false;
    bool m_ended = false;
    int m_thinking = 0;
    // Shared with running plans of bots. Replaced when they must stop, so that late results are dropped.
    std::shared_ptr<std::atomic<bool>> m_stop = std::make_shared<std::atomic<bool>>(false);
};

}
