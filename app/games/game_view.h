// The view-model of a running game, as the driver knows it: one subclass per game. It reads the match's View
// and typed events, and turns gestures into commands. It never changes the match itself: commands go through
// the driver.
#pragma once

#include "core/any_command.h"
#include "feedback/cue.h"
#include "score.h"

#include <QList>
#include <QObject>
#include <QPointF>
#include <QStringList>
#include <QUrl>

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

namespace trapbox {

struct LessonStep;

class GameView : public QObject {
    Q_OBJECT
    // The QML file that draws this game, below the module's folder.
    Q_PROPERTY(QUrl board READ board CONSTANT)
    Q_PROPERTY(bool drags READ drags CONSTANT)
    Q_PROPERTY(QUrl scoreSheet READ scoreSheet CONSTANT)
    Q_PROPERTY(bool showing READ showing NOTIFY showingChanged)
    // What the finger of a newcomer does first, to be shown to them: from and to, in mm on the board. Empty
    // once they have done it, while they are at it, and where a tap is all there is to it.
    Q_PROPERTY(QList<QPointF> gesture READ gesture NOTIFY gestureChanged)

  public:
    // Hands a command to the driver; false when it was refused.
    using Submit = std::function<bool(const AnyCommand& command)>;

    explicit GameView(Submit submit) : m_submit(std::move(submit)) {}

    virtual QUrl board() const = 0;

    // The QML file that draws the points by what they were won with, for the result; empty where there is no
    // such sheet.
    virtual QUrl scoreSheet() const { return {}; }

    // Whether a finger must drag here what buttons could do too; false where a tap does all.
    virtual bool drags() const { return false; }

    // Which seats no finger plays, as the driver knows before the first frame.
    void set_bots(std::vector<bool> by_seat) {
        m_bots = std::move(by_seat);
        emit botsChanged();
    }

    // Nobody has played this game here before.
    void welcome_newcomer() {
        m_newcomer = true;
        refresh(1);
    }
    const QList<QPointF>& gesture() const { return m_gesture; }

    // The match starts or is resumed; not called for a replay.
    virtual void begin() {}

    // Called before the last of the ticks that are due in a frame: what is drawn is interpolated between this
    // moment and the next.
    virtual void keep_previous() {}
    // Called after commands or ticks; `between` (0 … 1) is how far real time is past the last tick but one.
    virtual void refresh(float between) = 0;
    // The language has changed: everything that is text is made anew.
    virtual void retranslate() { refresh(1); }
    // Called after commands or ticks, before refresh: sounds, shakes and flashes what happened.
    virtual void handle_events() = 0;
    // The app goes to the background, or a card covers the board: cancels the touches and pauses a sand timer
    // that runs.
    virtual void suspend() {}
    // A screen shows the match from now on: announces what is asked of whoever is to act.
    Q_INVOKABLE virtual void announceStart() {}
    // Closes what the board itself shows on top of the match; false where there is nothing to close.
    Q_INVOKABLE virtual bool back() { return false; }
    // The step a strong player would take next.
    virtual void show_hint(const AnyCommand& command) { (void)command; }
    // A puzzle begins that is about these pieces: the board marks them.
    virtual void begin_puzzle(const std::vector<int>& pieces) { (void)pieces; }
    // The first step of a hint at that command: only the piece that it begins with. False when there is no
    // such step, because nothing is to be chosen (a spin of the wheel).
    virtual bool point_at(const AnyCommand& command) {
        (void)command;
        return false;
    }
    // A lesson asks for this command: the board marks it and refuses others. None: the player is free.
    virtual void ask_for(const std::optional<AnyCommand>& command) { (void)command; }
    // Whether losing this command to a crash would be noticed; false for the small steps of a drag.
    virtual bool worth_saving(const AnyCommand& command) const {
        (void)command;
        return true;
    }

    // Whether this command is one of the many steps of a drag: what it changes is shown with the next frame.
    virtual bool is_drag_step(const AnyCommand& command) const {
        (void)command;
        return false;
    }

    // Whether the board is still showing what has happened: a wheel that turns, a piece that falls. Bots and
    // the result wait for it.
    virtual bool showing() const { return false; }

    // How it stands, for the shelf: what the game counts, one number a seat; empty where it counts nothing.
    virtual std::vector<int> standing() const { return {}; }
    // The score of a seat that has `points` in the outcome, with what decides between equal points.
    virtual Score score_of(int points) const { return points; }
    // Why it ended, in a sentence with the players' names by seat; empty where the score says it.
    virtual QString end_text(const QStringList& names) const {
        (void)names;
        return {};
    }

    // What is worth a line of its own once the match is over: how close it was, its best moment, the tally.
    virtual QStringList end_story(const QStringList& names) const {
        (void)names;
        return {};
    }

  signals:
    void cue(const trapbox::CueEvent& cue);
    // A cue that lasts: its value 0 … 1, below 0 to end it, and its place across the screen, −1 left … 1
    // right. The channel keeps two of them apart.
    void continuous(int channel, trapbox::Cue cue, float value, float x = 0);
    // Every event of the rules, once the board has shown it: for the lesson.
    void happened(const trapbox::AnyEvent& event);
    // The match has come to a point that a crash must not undo: the session saves it.
    void decided();
    // A finger carries something that is not yet a command: the board should be refreshed for the next frame.
    void dragged();
    void showingChanged();
    void botsChanged();
    void gestureChanged();
    // A refused command, in the player's language; `key` names the reason for tests.
    void refused(const QString& key, const QString& sentence);
    // What that seat should know of another player's answer.
    void notified(int seat, const QString& sentence);
    // What has happened or is asked for, for screen readers. `seat`: who does it or is asked; −1 where the
    // text says it. A text that still waits to be spoken is replaced by a newer one on the same topic, unless
    // that is empty.
    void announced(int seat, const QString& text, const QString& topic);

  protected:
    void announce(int seat, const QString& text, const QString& topic = {}) {
        if (!text.isEmpty()) emit announced(seat, text, topic);
    }
    bool submit(const AnyCommand& command) { return m_submit(command); }
    bool is_bot(int seat) const {
        const auto index = static_cast<std::size_t>(seat);
        return index < m_bots.size() && m_bots[index];
    }
    // Whether this winner of a round or a match is cheered: not a bot that has beaten people.
    bool cheered(int winner) const {
        return !is_bot(winner) || std::find(m_bots.begin(), m_bots.end(), false) == m_bots.end();
    }
    // The one tune for all who have won the match.
    Cue tune_for(const auto& winners) const {
        return std::any_of(winners.begin(), winners.end(), [this](auto seat) { return cheered(seat.index); })
                   ? Cue::match_won
                   : Cue::match_lost;
    }

    bool newcomer() const { return m_newcomer; }
    void end_newcomer() { m_newcomer = false; }
    void show_gesture(const QList<QPointF>& gesture) {
        if (m_gesture == gesture) return;
        m_gesture = gesture;
        emit gestureChanged();
    }

  private:
    Submit m_submit;
    std::vector<bool> m_bots; // by seat
    bool m_newcomer = false;
    QList<QPointF> m_gesture;
};

}
