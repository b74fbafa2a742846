// The only place where time, input, match and bots meet. Commands are applied as they come, stamped with the
// match's tick; once a frame the due ticks are run, events are handed on, and the view-model is refreshed.
// When nothing moves and nobody thinks, nothing runs: no frame, no timer.
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
    // Whether frames are wanted: bind a FrameAnimation to it and call frame() from there.
    Q_PROPERTY(bool running READ running NOTIFY runningChanged)
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY pausedChanged)
    // Whether the match runs faster than the clock. Ends by itself as soon as a person is to act or to read.
    Q_PROPERTY(bool hurried READ hurried WRITE setHurried NOTIFY hurriedChanged)
    Q_PROPERTY(bool thinking READ thinking NOTIFY thinkingChanged)
    Q_PROPERTY(bool ended READ ended NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)

  public:
    // A bot per seat, none where a person sits.
    using Bots = std::vector<std::optional<BotLevel>>;

    explicit MatchDriver(std::unique_ptr<AnyMatch> match, Bots bots = {}, QObject* parent = nullptr);
    ~MatchDriver() override;

    AnyMatch& match() { return *m_match; }
    const AnyMatch& match() const { return *m_match; }
    // The driver needs its view before the first frame; the view needs the driver to submit.
    void set_view(std::unique_ptr<GameView> view);
    GameView* view() const { return m_view.get(); }

    // Who answers in place of the bots' search, and what a hint does in place of theirs: for a puzzle.
    struct Guide {
        std::function<Thought()> reply;
        std::function<void()> hint;
    };
    void set_guide(Guide guide) { m_guide = std::move(guide); }

    // True when the rules accepted it. A refusal is shown by the view.
    bool submit(const AnyCommand& command);

    // While frames are shown, the steps of a drag are shown together with the next one, however many come in
    // between: `frameWanted` asks for it, and frame() or show_drag() shows them. Otherwise each is shown at
    // once.
    void set_shown_by_frames(bool by_frames);
    void show_drag();

    // For watching a finished match: the replayer sets the pace, nobody sits at the table.
    Tick run_quietly(Tick count);
    void rewind();
    void show_now() { after_change(); }
    // Continues with another replay of the same match at the same moment.
    void adopt(AnyMatch& match);
    void forget_events(); // what happened on the way here is neither heard nor seen

    bool running() const;
    bool paused() const { return m_paused; }
    void setPaused(bool paused);
    void setAway(bool away); // nobody sees the app
    bool hurried() const { return m_hurried; }
    void setHurried(bool hurried);
    bool thinking() const { return m_thinking > 0; }
    bool ended() const { return m_match->outcome().ended(); }
    bool canUndo() const { return m_match->info().can_undo && m_match->command_count() > 0; }

    // Real time since the last frame; a stall (the app was away, a debugger) counts as a quarter of a second
    // at most.
    Q_INVOKABLE void frame(double seconds);
    // Back to the last moment at which a person was to act; among bots alone, one move.
    Q_INVOKABLE void undo();
    // Asks for advice on behalf of whoever is to act, and shows its first step.
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
        Plan<AnyCommand> plan; // what is left of it
        std::size_t next = 0;
        bool held = false; // its step is due, but the board still shows what was before
    };

    void after_change();
    void after_drag();
    void update_running();
    bool resting() const { return m_paused || m_away; }
    double pace() const; // of the match, by the clock
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
    Seed m_thoughts = 0; // a fresh seed for every thought of a bot
    double m_due = 0;    // seconds not yet run as ticks
    bool m_by_frames = false;
    bool m_drag_unseen = false;
    bool m_paused = false;
    bool m_away = false;
    bool m_hurried = false;
    bool m_running = false;
    bool m_ended = false;
    int m_thinking = 0;
    // Shared with the thoughts under way; a new one is made when they must stop, so that late answers are
    // dropped.
    std::shared_ptr<std::atomic<bool>> m_stop = std::make_shared<std::atomic<bool>>(false);
};

}
