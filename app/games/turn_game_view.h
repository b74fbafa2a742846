// What the views of all games that are played in turns have: who is to act, the list of turns, draws and
// resigning, and how slowly things are shown.
#pragma once

#include "games/game_view.h"
#include "games/turn_list.h"

namespace trapbox {

// What a player may do beside the game's own moves.
enum class TableAction : std::uint8_t { resign, offer_draw, accept_draw, decline_draw };

// The command for it, in a game that has all four.
template <class Command>
Command command_for(TableAction action) {
    using Kind = typename Command::Kind;
    switch (action) {
    case TableAction::resign: return {.kind = Kind::resign};
    case TableAction::offer_draw: return {.kind = Kind::offer_draw};
    case TableAction::accept_draw: return {.kind = Kind::accept_draw};
    case TableAction::decline_draw: break;
    }
    return {.kind = Kind::decline_draw};
}

// Base classes of view-models are written with their namespace: otherwise qmllint does not find their
// properties.
class TurnGameView : public trapbox::GameView {
    Q_OBJECT
    Q_PROPERTY(QAbstractListModel* turns READ turns CONSTANT)
    Q_PROPERTY(int actor READ actor NOTIFY changed) // the seat to act, as far as shown; −1 once over
    Q_PROPERTY(int offerFrom READ offerFrom NOTIFY changed) // who offers a draw, or −1
    Q_PROPERTY(bool canOfferDraw READ canOfferDraw NOTIFY changed)
    Q_PROPERTY(QString quietText READ quietText NOTIFY changed) // how near the game is to a draw
    // How slowly things are shown: 1 as made, 0 at once.
    Q_PROPERTY(double pace READ pace WRITE setPace NOTIFY paceChanged)

  public:
    explicit TurnGameView(Submit submit);

    QAbstractListModel* turns() { return &m_turns; }
    virtual int actor() const = 0;
    // A game without draws leaves these as they are.
    virtual int offerFrom() const { return -1; }
    virtual bool canOfferDraw() const { return false; }
    virtual QString quietText() const { return {}; }
    double pace() const { return m_pace; }
    void setPace(double pace);

    void announceStart() override;
    Q_INVOKABLE void offerDraw();
    Q_INVOKABLE void answerDraw(bool accept);
    Q_INVOKABLE void resign();
    // Somebody is in a hurry: what is being shown is shown at once.
    Q_INVOKABLE void skip() { catch_up(); }

  signals:
    void changed();
    void paceChanged();

  protected:
    // What is asked of the person to act, as their end of the board shows it.
    virtual QString prompt() const { return {}; }
    // Shows at once what is still to be shown, where a game takes its time for that.
    virtual void catch_up() {}
    virtual bool submit_action(TableAction action) = 0;
    void announce_declined_draw();
    // Whether a person is to act. The board catches up first: what a finger touches is how things are.
    bool may_act();

    TurnList m_turns;

  private:
    void announce_prompt();

    double m_pace = 0;     // nobody watches until a board says so
    int m_offered_by = -1; // the last offer of a draw
    int m_prompted = -1;   // the seat that was last asked for something
    QString m_prompt;      // and for what
};

}
