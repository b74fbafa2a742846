// What the board is, and what fingers do to it. What it shows of the game is in trapdoor_checkers_rows.cpp,
// how it shows what happened in trapdoor_checkers_show.cpp.
#include "games/trapdoor_checkers/view.h"

#include "games/trapdoor_checkers/text.h"
#include "translated.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>
#include <cmath>

namespace trapbox {

using namespace trapdoor_checkers;

namespace {

int place(SliderPosition position) { return static_cast<int>(position) - 1; }

bool is_slider(int index) { return index >= 0 && index < static_cast<int>(kSliders.size()); }

bool one_step(Square from, Square to) {
    return std::abs(from.file() - to.file()) == 1 && std::abs(from.rank() - to.rank()) == 1;
}

}

TrapdoorCheckersView::TrapdoorCheckersView(Match<Rules>& match, Submit submit)
    : TurnGameView(std::move(submit)), m_match(match),
      m_pieces({
          {"file", [](const PieceRow& row) { return row.piece.square.file(); }},
          {"rank", [](const PieceRow& row) { return row.piece.square.rank(); }},
          {"white", [](const PieceRow& row) { return row.piece.side == Side::white; }},
          {"king", [](const PieceRow& row) { return row.piece.king; }},
          {"standing", [](const PieceRow& row) { return static_cast<int>(row.piece.state); }},
          {"chosen", [](const PieceRow& row) { return row.chosen; }},
          {"doomed", [](const PieceRow& row) { return row.doomed; }},
          {"jumps", [](const PieceRow& row) { return row.piece.jumps; }},
      }),
      m_squares({
          {"number", [](const SquareRow& row) { return row.square.number(); }},
          {"file", [](const SquareRow& row) { return row.square.file(); }},
          {"rank", [](const SquareRow& row) { return row.square.rank(); }},
          {"door", [](const SquareRow& row) { return row.door; }},
          {"open", [](const SquareRow& row) { return row.open; }},
          {"trembles", [](const SquareRow& row) { return row.trembles; }},
          {"light", [](const SquareRow& row) { return static_cast<int>(row.light); }},
          {"label", [](const SquareRow& row) { return row.label; }},
      }),
      m_sliders({
          {"slider", [](const SliderRow& row) { return row.slider; }},
          {"colour", [](const SliderRow& row) { return to_qstring(name_of(row.view.slider.colour)); }},
          {"rank", [](const SliderRow& row) { return row.view.slider.left.rank(); }},
          {"place", [](const SliderRow& row) { return place(row.shown); }},
          {"canLeft", [](const SliderRow& row) { return row.view.can_go_left; }},
          {"canRight", [](const SliderRow& row) { return row.view.can_go_right; }},
          {"hinted", [](const SliderRow& row) { return row.hinted; }},
          {"chosen", [](const SliderRow& row) { return row.chosen; }},
          {"label", [](const SliderRow& row) { return TrapdoorCheckersText::slider(row.view); }},
          {"leftText", [](const SliderRow& row) { return row.left_text; }},
          {"rightText", [](const SliderRow& row) { return row.right_text; }},
      }),
      m_routes({
          {"points", [](const RouteRow& row) { return QVariant::fromValue(row.points); }},
          {"falls", [](const RouteRow& row) { return row.falls; }},
          {"crowns", [](const RouteRow& row) { return row.crowns; }},
      }) {
    m_sides[1].seat = 1;
    connect(this, &TurnGameView::paceChanged, this, [this] {
        if (pace() <= 0) catch_up();
    });
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &TrapdoorCheckersView::play_beats);
    refresh(1);
}

void TrapdoorCheckersView::suspend() {
    clear_choice();
    m_hint.reset();
    catch_up();
    refresh(1);
}

TrapdoorCheckersView::TurnPhase TrapdoorCheckersView::phase() const {
    static_assert(static_cast<int>(TurnPhase::Over) == static_cast<int>(Phase::over));
    return m_showing ? TurnPhase::Showing : static_cast<TurnPhase>(m_now.phase);
}

QString TrapdoorCheckersView::wheel() const {
    QString sections;
    for (const Face face : m_now.wheel)
        sections += QLatin1Char(name_of(face).front());
    return sections;
}

int TrapdoorCheckersView::seat_of(Side side) const { return m_now.side_of_seat[0] == side ? 0 : 1; }

int TrapdoorCheckersView::offerFrom() const { return m_now.offer && !m_showing ? seat_of(*m_now.offer) : -1; }

QString TrapdoorCheckersView::seedText() const {
    if (!m_now.seed) return tr("All spins come from one number. It is shown after the game.");
    return tr("All spins came from the number %1. Anyone can use it to check them.").arg(*m_now.seed);
}

QString TrapdoorCheckersView::quietText() const {
    if (m_now.end || m_now.quiet < kQuietTurns / 2) return {};
    return tr("Draw after %n more turn(s) without a capture, a fall or a move of a man.", nullptr,
              kQuietTurns - m_now.quiet);
}

QString TrapdoorCheckersView::end_text(const QStringList& names) const {
    if (!m_now.end) return {};
    const auto& winner = m_now.end->winner;
    return TrapdoorCheckersText::end(*m_now.end, winner ? names.value(seat_of(other(*winner))) : QString());
}

std::vector<int> TrapdoorCheckersView::standing() const {
    const auto left = [this](std::size_t seat) {
        return count(m_now.position().of(m_now.side_of_seat[seat]));
    };
    return {left(0), left(1)};
}

QString TrapdoorCheckersView::seat_art(const trapdoor_checkers::Options& options, int seat) {
    const bool white = trapdoor_checkers::seat_of(options, Side::white) == seat_at(seat);
    return white ? "man?side=white" : "man?side=black";
}

void TrapdoorCheckersView::say_refused(const Refusal& refusal) {
    emit refused(to_qstring(refusal.key), translated(Rules::info().key, refusal.sentence));
}

int TrapdoorCheckersView::squareAt(double file, double rank) const {
    if (file < -1 || file > 8 || rank < 0 || rank > 9) return 0;
    const auto distance = [&](Square square) {
        return std::hypot(square.file() - file, square.rank() - rank);
    };
    Square nearest{};
    for_each_square(kBoard, [&](Square square) {
        if (distance(square) < distance(nearest)) nearest = square;
    });
    return nearest.number();
}

void TrapdoorCheckersView::moveCursor(int across, int up) {
    constexpr int kAcross = 4; // dark squares of a rank; numbers go down from rank 8
    const int row = (m_cursor - 1) / kAcross;
    const int column = (m_cursor - 1) % kAcross;
    m_cursor =
        std::clamp(row - up, 0, kSquares / kAcross - 1) * kAcross + (column + across + kAcross) % kAcross + 1;
    emit cursorChanged();
}

void TrapdoorCheckersView::tap(int number) {
    if (number < 1 || number > kSquares || !may_act()) return;
    forget_hint();
    const Square square = square_numbered(number);
    if (m_now.phase == Phase::slide) return tap_door(square);
    if (m_choice.empty())
        choose(square);
    else if (square == m_choice.path().from() &&
             (m_choice.path().length == 1 ||
              choice_light(square) == Light::Dark)) // a capture may end where it began
        m_choice.clear();
    else if (square != m_choice.path().to())
        go_to(square, false);
    update_board();
}

void TrapdoorCheckersView::choose(Square square) {
    const View::Cell& cell = m_now.cells[square.index];
    if (!cell.occupied || m_choice.begin(m_now, square)) return;
    if (cell.refusal) say_refused(*cell.refusal);
}

void TrapdoorCheckersView::go_to(Square square, bool dragged) {
    using Step = TrapdoorCheckersChoice::Step;
    m_hopped = m_choice.path().length;
    switch (m_choice.go(m_now, square)) {
    case Step::whole:
        if (dragged) m_hopped = m_choice.path().length;
        do_command(
            {.kind = Command::Kind::move, .path = m_choice.path(), .capture = m_now.phase == Phase::capture});
        break;
    case Step::partly:
        sound(Cue::piece_captured, square);
        emit changed();
        break;
    case Step::unclear: emit refused("unclear", tr("Several paths lead there: go square by square.")); break;
    case Step::refused: explain(square); break;
    }
}

// Another piece may be meant; otherwise the rules say why not.
void TrapdoorCheckersView::explain(Square square) {
    const View::Cell& cell = m_now.cells[square.index];
    if (cell.occupied && cell.side == m_now.turn) return choose(square);
    Command tried{.kind = Command::Kind::move, .path = m_choice.path()};
    if (tried.path.length == tried.path.squares.size()) return;
    tried.capture =
        tried.path.length > 1 || (m_now.phase == Phase::capture && !one_step(tried.path.to(), square));
    tried.path.push(square);
    do_command(tried);
}

bool TrapdoorCheckersView::lift(int number) {
    if (number < 1 || number > kSquares || !may_act()) return false;
    forget_hint();
    const Square square = square_numbered(number);
    if (m_choice.empty() || m_choice.path().to() != square) {
        m_choice.clear();
        choose(square);
    }
    update_board();
    return !m_choice.empty();
}

void TrapdoorCheckersView::put(int number) {
    if (m_choice.empty() || number < 1 || number > kSquares || !may_act()) return letGo();
    const Square square = square_numbered(number);
    if (square != m_choice.path().to()) go_to(square, true);
    update_board();
}

void TrapdoorCheckersView::letGo() {
    if (m_slide) return chooseNothing();
    update_board();
}

void TrapdoorCheckersView::clear_choice() {
    m_choice.clear();
    m_slide.reset();
}

void TrapdoorCheckersView::chooseNothing() {
    clear_choice();
    update_board();
    if (!m_showing) update_sides();
    emit changed();
}

void TrapdoorCheckersView::spin() {
    if (may_act()) do_command({.kind = Command::Kind::spin});
}

const View::LegalSlide* TrapdoorCheckersView::slide_of(Square door) const {
    const auto found = std::ranges::find(m_now.slides, door, &View::LegalSlide::door);
    return found == m_now.slides.end() ? nullptr : &*found;
}

int TrapdoorCheckersView::sliderOfDoor(int number) const {
    if (number < 1 || number > kSquares || m_showing) return -1;
    const View::LegalSlide* legal = slide_of(square_numbered(number));
    return legal ? legal->slide.slider : -1;
}

// False where that slide is not possible; then nothing is chosen.
bool TrapdoorCheckersView::choose_slide(Slide slide, bool held) {
    forget_hint();
    m_slide.reset();
    const auto found = std::ranges::find(m_now.slides, slide, &View::LegalSlide::slide);
    if (found != m_now.slides.end()) m_slide = {*found, held};
    update_board();
    update_sides();
    emit changed();
    return m_slide.has_value();
}

void TrapdoorCheckersView::tap_door(Square square) {
    if (const View::LegalSlide* legal = slide_of(square))
        return tapSlide(legal->slide.slider, legal->slide.right);
    chooseNothing();
    const View::Cell& cell = m_now.cells[square.index];
    if (cell.refusal && cell.occupied) return say_refused(*cell.refusal);
    for (const View::SliderView& slider : m_now.sliders)
        if (slider.refusal && (slider.slider.left == square || slider.slider.right == square))
            say_refused(*slider.refusal);
}

void TrapdoorCheckersView::tapSlide(int slider, bool right) {
    if (!is_slider(slider) || !may_act()) return;
    const Slide tapped{static_cast<std::uint8_t>(slider), right};
    const bool again = m_slide && m_slide->legal.slide == tapped;
    if (again || !choose_slide(tapped, false)) slide(slider, right); // which says why it is not possible
}

bool TrapdoorCheckersView::holdSlide(int slider, bool right) {
    return is_slider(slider) && may_act() && choose_slide({static_cast<std::uint8_t>(slider), right}, true);
}

void TrapdoorCheckersView::slide(int slider, bool right) {
    if (!is_slider(slider) || !may_act()) return;
    do_command({.kind = Command::Kind::slide, .slide = {static_cast<std::uint8_t>(slider), right}});
}

void TrapdoorCheckersView::makeChosenSlide() {
    if (m_slide) slide(m_slide->legal.slide.slider, m_slide->legal.slide.right);
}

void TrapdoorCheckersView::copyRecord(const QStringList& names) {
    if (!canShare()) return;
    PdnGame game = m_match.recorded();
    for (const QString& name : names)
        game.names.push_back(name.toStdString());
    QGuiApplication::clipboard()->setText(QString::fromStdString(trapdoor_checkers::to_pdn(game, m_notes)));
}

void TrapdoorCheckersView::show_hint(const AnyCommand& command) {
    catch_up();
    clear_choice();
    m_hint = command.as<Command>();
    refresh(1);
}

bool TrapdoorCheckersView::point_at(const AnyCommand& any) {
    const auto& command = any.as<Command>();
    if (command.kind == Command::Kind::spin) return false;
    catch_up();
    forget_hint();
    clear_choice();
    if (command.kind == Command::Kind::move) choose(command.path.from());
    update_board();
    emit changed();
    return true;
}

void TrapdoorCheckersView::forget_hint() {
    if (!m_hint) return;
    m_hint.reset();
    refresh(1);
}

void TrapdoorCheckersView::refresh(float) {
    m_jumped = false;
    m_now = Rules::view(m_match.state());
    if (!m_showing) {
        m_stage.settle(m_now);
        m_actor = m_now.end ? -1 : seat_of(m_now.acting);
        update_sides();
    }
    update_board();
    update_lists();
    emit changed();
}

}
