#include "games/booby_trap/view.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace trapbox {

using namespace booby_trap;

namespace {

constexpr double kReachMm = 4;         // a finger beside a piece still takes it
constexpr float kImpulseScale = 1e-6F; // events count µN·s
constexpr int kBarChannel = 1;         // the finger that feels is on channel 0
constexpr double kCreepMm = 0.1;       // less is not heard

constexpr const char* kSizeText[] = {QT_TRANSLATE_NOOP("booby_trap", "small piece"),
                                     QT_TRANSLATE_NOOP("booby_trap", "medium piece"),
                                     QT_TRANSLATE_NOOP("booby_trap", "large piece")};

}

BoobyTrapView::BoobyTrapView(Match<Rules>& match, Submit submit)
    : GameView(std::move(submit)), m_match(match),
      m_pieces(tray_piece_roles([this](const TrayPieceRow& row) { return piece_text(row); })),
      m_players(tray_player_roles([](int score) { return score_text({}, score); })), m_chains(chain_roles()),
      m_arch(chain_roles()) {
    m_long_press.setSingleShot(true);
    m_long_press.setInterval(kLongPressMs);
    connect(&m_long_press, &QTimer::timeout, this, &BoobyTrapView::start_feeling);
    connect(&m_sharpen, &QTimer::timeout, this, &BoobyTrapView::sharpen);
    keep_previous();
    refresh(1);
}

void BoobyTrapView::keep_previous() { m_before = Rules::view(m_match.state()); }

// From the front wall to the bar in bands as deep as a large piece, each from left to right.
void BoobyTrapView::refresh_order() {
    QList<int> order;
    for (int i = 0; i < kPieces; ++i)
        if (m_now.pieces[static_cast<std::size_t>(i)].place == Place::tray) order << i;
    const auto place = [this](int piece) {
        const auto& centre = m_now.pieces[static_cast<std::size_t>(piece)].centre;
        const float band = 2 * kMeasures[static_cast<std::size_t>(Size::large)].radius;
        return std::tuple(static_cast<int>(centre.y / band), centre.x, piece);
    };
    std::ranges::sort(order, {}, place);
    if (order == m_order) return;
    m_order = order;
    emit orderChanged();
}

void BoobyTrapView::refresh(float between) {
    m_now = Rules::view(m_match.state());
    refresh_pile();
    const auto& felt = m_now.players[m_now.turn.index].felt;
    std::array<int, kMaxSeats> taken{}; // by seat
    std::vector<TrayPieceRow> rows;
    rows.reserve(m_now.pieces.size());
    for (int i = 0; i < kPieces; ++i) {
        const auto index = static_cast<std::size_t>(i);
        const PieceView& piece = m_now.pieces[index];
        const physics::Vec before = m_before.pieces[index].centre;
        TrayPieceRow row{i,
                         piece,
                         before + between * (piece.centre - before),
                         m_now.touched && m_now.touched->piece == i,
                         -1,
                         m_on_end.contains(i),
                         pile_index(i)};
        for (const Felt& each : felt)
            if (each.piece == i) row.known = known_of(each);
        if (piece.place == Place::taken && m_hovering != i) row.taken_index = taken[piece.by.index]++;
        rows.push_back(row);
    }
    m_pieces.set_rows(std::move(rows), m_now.moving && !m_retranslates);
    m_bar = millimetres(m_before.bar + between * (m_now.bar - m_before.bar));

    std::vector<TrayPlayerRow> players;
    for (std::size_t i = 0; i < m_now.players.size(); ++i) {
        const int number = static_cast<int>(i);
        players.push_back({number, m_now.players[i], !m_now.outcome.ended() && m_now.turn.index == number});
    }
    m_players.set_rows(std::move(players));
    if (!m_now.moving) refresh_order();
    refresh_chains();
    keep_cursor();
    if (m_feeling && !m_now.touched) stop_feeling();
    sound_bar();
    show_gesture(first_lift());
    if (m_watch.changed()) emit changed();
}

// Heard as far as the mark; from there it trips.
void BoobyTrapView::sound_bar() {
    const double moved = barStart() - m_bar;
    const bool creeps = m_now.moving && moved > kCreepMm && moved < marking();
    emit continuous(kBarChannel, Cue::bar_creeps, creeps ? static_cast<float>(moved / marking()) : -1);
}

void BoobyTrapView::retranslate() {
    m_retranslates = true;
    refresh(1);
    m_retranslates = false;
    emit feelingChanged(); // how tight it is, as text
}

void BoobyTrapView::refresh_chains() {
    std::vector<ChainRow> chains;
    for (const auto& contact : m_now.chains)
        chains.push_back({contact});
    m_chains.set_rows(std::move(chains));
    std::vector<ChainRow> arch = m_arch.rows();
    if (!arch.empty()) {
        const auto loaded = m_match.state().tray.loaded_contacts();
        for (ChainRow& row : arch) {
            const auto* now = same_contact(loaded, row.contact);
            row.broken = !now;
            if (now) row.contact = *now;
        }
        m_arch.set_rows(std::move(arch));
    }
    if (!m_now.moving) m_at_rest = m_match.state().tray.loaded_contacts();
}

// In the order in which they came; after a jump in a replay, by number.
void BoobyTrapView::refresh_pile() {
    const auto is_discarded = [this](int piece) {
        return m_now.pieces[static_cast<std::size_t>(piece)].place == Place::discarded;
    };
    if (!m_now.moving) m_on_end.clear();
    std::erase_if(m_on_end, [&](int piece) { return !is_discarded(piece); });
    std::erase_if(m_pile, [&](int piece) { return !is_discarded(piece); });
    for (int piece = 0; piece < kPieces; ++piece)
        if (is_discarded(piece) && !m_on_end.contains(piece) && pile_index(piece) < 0)
            m_pile.push_back(piece);
}

int BoobyTrapView::pile_index(int piece) const {
    const auto found = std::find(m_pile.begin(), m_pile.end(), piece);
    return found == m_pile.end() ? -1 : static_cast<int>(found - m_pile.begin());
}

void BoobyTrapView::mark_arch(const Contacts& arch) {
    std::vector<ChainRow> rows;
    for (const auto& contact : arch)
        rows.push_back({contact});
    m_arch.set_rows(std::move(rows));
}

int BoobyTrapView::taken_before(const Event& event) const {
    int count = 0;
    for (int piece = 0; piece < event.piece; ++piece)
        count += place_of(m_match.state(), piece) == Place::taken &&
                 gone_at(m_match.state(), piece).by == event.seat;
    return count;
}

void BoobyTrapView::handle_events() {
    for (const Event& event : m_match.take_events()) {
        emit happened(any_event<Rules>(event));
        announce_event(event);
        const PieceView piece =
            event.piece >= 0 ? Rules::view(m_match.state()).pieces[static_cast<std::size_t>(event.piece)]
                             : PieceView{};
        const float pan = event.piece >= 0 ? piece.centre.x / m_now.tray_width * 2 - 1 : 0;
        const float size =
            event.piece >= 0 ? piece.radius / kMeasures[static_cast<std::size_t>(Size::medium)].radius : 1;
        const auto say = [&](Cue cue, float strength = 1) {
            emit this->cue({.cue = cue, .strength = strength, .x = pan, .size = size});
        };
        switch (event.kind) {
        case Event::Kind::raised:
            say(Cue::piece_raised, std::min(1.0F, static_cast<float>(event.amount) / 3000));
            break;
        case Event::Kind::put_back: say(Cue::piece_put_back); break;
        case Event::Kind::taken:
            say(Cue::piece_taken);
            m_hovering = event.piece;
            emit pieceTaken(millimetres(piece.centre.x), millimetres(piece.centre.y),
                            millimetres(piece.radius), static_cast<int>(piece.size));
            if (!is_bot(m_now.turn.index)) end_newcomer();
            break;
        case Event::Kind::hit: say(Cue::disk_hit, static_cast<float>(event.amount) * kImpulseScale); break;
        case Event::Kind::slipped:
            say(Cue::bar_trips);
            remember_slip();
            emit decided(); // the lift that did it may be no more than a drag, which is not saved
            break;
        case Event::Kind::tripped:
            if (m_slip) m_trip = std::exchange(m_slip, {});
            break;
        case Event::Kind::jumped:
            say(Cue::piece_jumps);
            emit pieceJumped(millimetres(piece.centre.x), millimetres(piece.centre.y),
                             millimetres(piece.radius), static_cast<int>(piece.size));
            break;
        case Event::Kind::upended:
            say(Cue::piece_jumps);
            m_on_end.insert(event.piece);
            break;
        case Event::Kind::bar_moved:
            if (event.amount > 500 && event.amount < kMarkingMicrometres)
                say(Cue::bar_slips, static_cast<float>(event.amount) / kMarkingMicrometres);
            break;
        case Event::Kind::safe:
            m_hovering = -1;
            say(Cue::piece_flies);
            emit landed(true, event.seat.index, taken_before(event));
            emit judged(true, event.amount, millimetres(piece.centre.x), millimetres(piece.centre.y));
            break;
        case Event::Kind::penalty:
            m_hovering = -1;
            say(Cue::piece_flies);
            emit landed(false, event.seat.index, 0);
            emit judged(false, event.amount, millimetres(piece.centre.x), millimetres(piece.centre.y));
            break;
        case Event::Kind::passed: say(Cue::pass_said); break;
        case Event::Kind::won:
            if (const auto winners = Rules::outcome(m_match.state()).winners; event.seat == winners.front())
                say(tune_for(winners));
            break;
        case Event::Kind::lost: say(Cue::match_lost); break;
        case Event::Kind::touched:
            remember_touch(event.piece);
            if (!is_bot(event.seat.index)) m_trip.reset(); // the player goes on
            mark_hint(-1);
            break;
        case Event::Kind::turn:
            m_slip.reset();
            mark_hint(m_asked);
            break;
        case Event::Kind::must_pick: break;
        }
    }
}

// The piece whose rim is nearest to the finger, or which lies under it.
int BoobyTrapView::piece_under(double x, double y) const {
    int nearest = -1;
    double least = kReachMm;
    for (int i = 0; i < kPieces; ++i) {
        const PieceView& piece = m_now.pieces[static_cast<std::size_t>(i)];
        if (piece.place != Place::tray) continue;
        const double distance = std::hypot(millimetres(piece.centre.x) - x, millimetres(piece.centre.y) - y) -
                                millimetres(piece.radius);
        if (distance >= least) continue;
        least = distance;
        nearest = i;
    }
    return nearest;
}

// Of the foremost piece: which one is loose is for the player to feel.
QList<QPointF> BoobyTrapView::first_lift() const {
    if (!newcomer() || m_now.phase != Phase::choosing || m_finger >= 0 || is_bot(m_now.turn.index)) return {};
    const PieceView* foremost = nullptr;
    for (const PieceView& piece : m_now.pieces)
        if (piece.may_touch && (!foremost || piece.centre.y < foremost->centre.y)) foremost = &piece;
    if (!foremost) return {};
    const QPointF from(millimetres(foremost->centre.x), millimetres(foremost->centre.y));
    return {from, from + QPointF(0, kLiftMm)};
}

void BoobyTrapView::press(int finger, double x, double y) {
    cancel(finger); // a press that was never seen to end
    if (m_finger >= 0 || m_again) return;
    const int piece = piece_under(x, y);
    if (piece < 0) return;
    m_finger = finger;
    m_pressed = piece;
    m_from = {x, y};
    if (piece == touchedPiece() && m_now.phase == Phase::touching)
        return start_feeling(); // it is known already, and ready to be lifted
    stop_feeling();
    m_long_press.start();
}

void BoobyTrapView::move(int finger, double x, double y) {
    if (finger != m_finger) return;
    if (!m_feeling) {
        if (std::hypot(x - m_from.x(), y - m_from.y()) > 2 * kReachMm) lift(finger);
        return;
    }
    const double share = (y - m_from.y()) / kLiftMm;
    if (share >= 1) {
        m_finger = -1;
        stop_feeling();
        do_command(Command::Kind::take);
        return;
    }
    if (share <= 0) {
        if (phase_of(m_match.state()) == Phase::lifting) do_command(Command::Kind::put_back);
        return;
    }
    const auto drift =
        static_cast<int>(std::clamp((x - m_from.x()) * 1000, -1.0 * kMaxDrift, 1.0 * kMaxDrift));
    do_command(Command::Kind::raise, 0, std::max(1, static_cast<int>(share * kClear)), {drift, 0});
}

void BoobyTrapView::lift(int finger) {
    if (finger != m_finger) return;
    const bool too_early = m_long_press.isActive();
    let_go();
    if (!too_early) return;
    if (m_now.pieces[static_cast<std::size_t>(m_pressed)].may_touch)
        emit refused("hold_first", tr("Hold it first to feel it, then slide up"));
    else
        do_command(Command::Kind::touch, m_pressed); // says why it may not
}

void BoobyTrapView::tap(int finger) {
    if (finger != m_finger || !m_long_press.isActive()) return lift(finger);
    let_go();
    probe(m_pressed);
}

void BoobyTrapView::cancel(int finger) {
    if (m_finger >= 0 && finger == m_finger) let_go();
}

void BoobyTrapView::let_go() {
    m_finger = -1;
    m_long_press.stop();
    stop_feeling();
    // Steps of a drag may not have been shown yet.
    if (phase_of(m_match.state()) == Phase::lifting) do_command(Command::Kind::put_back);
}

// After a crash a piece may hang in the air with no finger that holds it.
void BoobyTrapView::begin() {
    if (m_now.phase == Phase::lifting && !is_bot(m_now.turn.index)) do_command(Command::Kind::put_back);
}

void BoobyTrapView::suspend() {
    stopSeeing();
    if (m_finger >= 0) let_go();
    stop_feeling();
    emit continuous(kBarChannel, Cue::bar_creeps, -1);
}

void BoobyTrapView::pieceLanded(double x, int sizeIndex) {
    const auto size = static_cast<std::size_t>(std::clamp(sizeIndex, 0, kSizes - 1));
    emit cue({.cue = Cue::piece_piled,
              .x = static_cast<float>(std::clamp(2 * x - 1, -1.0, 1.0)),
              .size = kMeasures[size].radius / kMeasures[static_cast<std::size_t>(Size::medium)].radius});
}

void BoobyTrapView::pass() {
    if (!m_again) do_command(Command::Kind::pass);
}

void BoobyTrapView::take() {
    if (m_again) return;
    stop_feeling();
    do_command(Command::Kind::take);
}

void BoobyTrapView::probe(int piece) {
    if (m_finger >= 0 || m_again) return;
    m_pressed = piece;
    m_cursor = piece;
    emit cursorChanged();
    start_feeling();
}

void BoobyTrapView::remember_touch(int piece) {
    m_lifted = piece;
    m_lifted_from = m_match.entries().size();
}

// In every mode: an arch that has broken carries nothing any more, so it gives no advantage (BT-13).
void BoobyTrapView::remember_slip() {
    if (m_lifted < 0) return;
    const auto loaded = m_match.state().tray.loaded_contacts();
    m_slip = Trip{m_match.ticks(), m_lifted_from, broken_arch(m_at_rest, loaded, m_lifted)};
}

void BoobyTrapView::seeAgain(bool stills) {
    if (!canSeeAgain()) return;
    suspend();
    m_again = std::make_unique<TripReplay>(playback_of(m_match), *m_trip, stills);
    connect(m_again.get(), &TripReplay::finished, this, &BoobyTrapView::stopSeeing, Qt::QueuedConnection);
    emit againChanged();
    emit changed();
}

void BoobyTrapView::stopSeeing() {
    if (!m_again) return;
    const auto gone = std::move(m_again); // QML lets go of it first
    emit againChanged();
    emit changed();
}

bool BoobyTrapView::back() {
    const bool seeing = m_again != nullptr;
    stopSeeing();
    return seeing;
}

QPointF BoobyTrapView::touchedAt() const {
    if (!m_now.touched) return {};
    return point(m_now.pieces[static_cast<std::size_t>(m_now.touched->piece)].centre);
}

BoobyTrapView::TurnPhase BoobyTrapView::phase() const {
    static_assert(static_cast<int>(TurnPhase::Ended) == static_cast<int>(Phase::ended));
    return static_cast<TurnPhase>(m_now.phase);
}

QString BoobyTrapView::mustPick() const {
    switch (m_now.must_pick) {
    case MustPick::all_passed_twice:
        return m_now.players.size() == 1 ? tr("You have passed twice: you must pick")
                                         : tr("Everyone has passed twice: you must pick");
    case MustPick::no_passes: return tr("No passing: you must take the piece you touch");
    case MustPick::no: break;
    }
    return {};
}

static QString name_of(const TrayPieceRow& row) {
    return QCoreApplication::translate("booby_trap", kSizeText[static_cast<int>(row.view.size)]) + ' ' +
           QString::number(row.number + 1);
}

QString BoobyTrapView::piece_name(int piece) const {
    return name_of(m_pieces.rows()[static_cast<std::size_t>(piece)]);
}

QString BoobyTrapView::piece_text(const TrayPieceRow& row) const {
    QString text = name_of(row);
    const double x = static_cast<double>(row.view.centre.x / m_now.tray_width);
    const double y = static_cast<double>(row.view.centre.y / std::max(0.01F, m_now.bar));
    text += ", " + (x < 0.34 ? tr("left") : x < 0.67 ? tr("middle") : tr("right"));
    text += ", " + (y < 0.34 ? tr("front") : y < 0.67 ? tr("halfway") : tr("near the bar"));
    return text;
}

QString BoobyTrapView::end_text(const QStringList&) const { // BT-8; with others the score says it
    return m_now.outcome.kind == Outcome::Kind::lost ? tr("The bar tripped for the fourth time") : QString();
}

}
