#include "games/turn_game_view.h"

namespace trapbox {

TurnGameView::TurnGameView(Submit submit) : GameView(std::move(submit)) {
    connect(this, &TurnGameView::changed, this, [this] {
        if (offerFrom() >= 0) m_offered_by = offerFrom();
        announce_prompt();
    });
}

void TurnGameView::announce_declined_draw() {
    emit notified(m_offered_by, tr("The draw offer was declined."));
}

void TurnGameView::setPace(double pace) {
    if (pace == m_pace) return;
    m_pace = pace;
    emit paceChanged();
}

void TurnGameView::announceStart() {
    m_prompted = -1;
    announce_prompt();
}

// To whom it is asked is said when that changes.
void TurnGameView::announce_prompt() {
    if (showing()) return;
    const int asked = actor() >= 0 && !is_bot(actor()) ? actor() : -1;
    const QString text = asked >= 0 ? prompt() : QString();
    if (asked == m_prompted && text == m_prompt) return;
    const int seat = asked == m_prompted ? -1 : asked;
    m_prompted = asked;
    m_prompt = text;
    emit announced(seat, text, "prompt"); // an empty text too: the old prompt no longer holds
}

bool TurnGameView::may_act() {
    catch_up();
    return actor() >= 0 && !is_bot(actor());
}

void TurnGameView::offerDraw() {
    if (may_act()) submit_action(TableAction::offer_draw);
}

void TurnGameView::answerDraw(bool accept) {
    if (may_act()) submit_action(accept ? TableAction::accept_draw : TableAction::decline_draw);
}

void TurnGameView::resign() {
    if (may_act()) submit_action(TableAction::resign);
}

}
