#include "puzzles/puzzle_run.h"

#include "puzzles/puzzle_text.h"
#include "translated.h"

#include <algorithm>
#include <utility>

namespace trapbox {

namespace {

constexpr Tick kReplyDelay = kTicksPerSecond / 2; // so that it is seen as a turn of its own

Seat first_to_act(const AnyMatch& match) {
    for (int seat = 0; seat < match.seats(); ++seat)
        if (match.to_act().has(seat_at(seat))) return seat_at(seat);
    return {};
}

// "@480 release 0": at that tick of a game with physics. Without a tick: at once.
QString line_of(const StampedCommand& stamped) {
    const QString command = QString::fromStdString(stamped.command);
    return stamped.tick == 0 ? command : '@' + QString::number(stamped.tick) + ' ' + command;
}

bool apply_line(AnyMatch& match, const QString& line) {
    Tick tick = 0;
    QString command = line;
    if (line.startsWith('@')) {
        bool is_number = false;
        tick = line.section(' ', 0, 0).mid(1).toLongLong(&is_number);
        if (!is_number || tick < match.ticks() || tick > kMaxTicks) return false;
        command = line.section(' ', 1);
        match.advance(tick - match.ticks());
        if (match.ticks() != tick) return false;
    }
    const auto verdict = match.apply(command.toStdString());
    return verdict && verdict->accepted();
}

}

PuzzleRun::PuzzleRun(Puzzle puzzle, const PuzzleGame& game, Place place, PuzzleRecords& records)
    : m_puzzle(std::move(puzzle)), m_game(game), m_place(std::move(place)), m_records(records) {
    if (const auto match = m_game.start(m_puzzle)) m_solver = first_to_act(**match);
}

PuzzleRun::~PuzzleRun() {
    if (m_driver) m_driver->set_guide({});
}

Result<std::unique_ptr<AnyMatch>> PuzzleRun::match() const {
    auto match = m_game.start(m_puzzle);
    if (!match || m_records.open().key != m_place.key) return match;
    for (const QString& line : m_records.open().line)
        if (!apply_line(**match, line)) return m_game.start(m_puzzle);
    (void)(*match)->take_events(); // the board shows only what comes
    const bool goes_on = m_game.progress(**match, m_puzzle) == PuzzleProgress::open &&
                         (*match)->to_act().has(m_solver) && m_game.is_solvable(**match, m_puzzle);
    return goes_on ? std::move(match) : m_game.start(m_puzzle);
}

Result<std::unique_ptr<AnyMatch>> PuzzleRun::solution() const {
    auto match = m_game.start(m_puzzle);
    if (match)
        for (const StampedCommand& stamped : m_puzzle.solution)
            apply_line(**match, line_of(stamped));
    if (match) (*match)->advance(kMaxTicks); // to rest
    return match;
}

SavedTable PuzzleRun::table() const {
    SavedTable table;
    table.game = QString::fromStdString(m_puzzle.game);
    table.preset = m_place.preset;
    table.seating = "side";
    const auto match = m_game.start(m_puzzle);
    for (int seat = 0; match && seat < (*match)->seats(); ++seat)
        table.players.push_back({.name = {}, .bot = seat_at(seat) != m_solver, .seat = seat});
    return table;
}

void PuzzleRun::attach(MatchDriver& driver) {
    m_driver = &driver;
    driver.set_guide({.reply = [this] { return reply(); }, .hint = [this] { hint(); }});
    driver.view()->begin_puzzle(PuzzleText::marked(m_puzzle));
    connect(driver.view(), &GameView::happened, this,
            [this](const AnyEvent& event) { m_events.push_back(event); });
    connect(&driver, &MatchDriver::commandAccepted, this, &PuzzleRun::follow);
    connect(&driver, &MatchDriver::runningChanged, this, &PuzzleRun::judge_at_rest);
    connect(&driver, &MatchDriver::undone, this, [this] {
        m_state = State::Playing; // a person was to act there, so it could still be solved
        m_hint = 0;
        m_events.clear();
        keep_line();
        emit changed();
    });
    connect(driver.view(), &GameView::showingChanged, this, &PuzzleRun::changed);
    keep_line();
}

PuzzleRun::State PuzzleRun::state() const {
    return m_driver && m_driver->view()->showing() ? State::Playing : m_state;
}

bool PuzzleRun::is_solver_to_act() const { return m_driver->match().to_act().has(m_solver); }

// The steps of a drag neither end a hint nor are judged.
void PuzzleRun::follow(const AnyCommand& command) {
    if (m_state != State::Playing || !m_driver->view()->worth_saving(command)) return;
    m_hint = 0;
    m_events.clear();
    judge();
}

// What physics makes of a turn.
void PuzzleRun::judge_at_rest() {
    AnyMatch& match = m_driver->match();
    if (m_state != State::Playing || match.busy()) return;
    if (std::exchange(m_moves, false) || m_game.progress(match, m_puzzle) != PuzzleProgress::open) judge();
}

// A wrong turn is judged after the reply to it, which shows why.
void PuzzleRun::judge() {
    AnyMatch& match = m_driver->match();
    const PuzzleProgress progress = m_game.progress(match, m_puzzle);
    m_moves = match.busy();
    m_in_time =
        progress == PuzzleProgress::open && is_solver_to_act() && !m_game.is_solvable(match, m_puzzle);
    if (progress == PuzzleProgress::solved) {
        m_state = State::Solved;
        m_records.add_solved(m_place.key);
    } else if (progress == PuzzleProgress::failed || m_in_time) {
        m_state = State::Wrong;
        m_records.add_wrong(m_place.key);
    } else {
        m_state = State::Playing;
    }
    keep_line();
    emit changed();
}

// Only what the player can continue from: a puzzle that is over begins anew.
void PuzzleRun::keep_line() {
    if (m_state == State::Playing && !is_solver_to_act()) return;
    QStringList line;
    if (m_state == State::Playing)
        for (const StampedCommand& stamped : m_driver->match().journal().commands)
            line << line_of(stamped);
    else if (m_state == State::Wrong && m_game.info().can_undo)
        return; // the line up to that turn
    m_records.set_open({m_place.key, line});
}

Thought PuzzleRun::reply() const {
    const Playback playback = m_driver->match().playback();
    std::shared_ptr<AnyMatch> match = playback.at_start();
    for (const PlayedCommand& played : playback.commands)
        (void)match->apply(played.command);
    return [match, puzzle = m_puzzle, reply = m_game.reply](const Budget&) {
        Plan<AnyCommand> plan;
        if (auto command = reply(*match, puzzle)) plan.push_back({kReplyDelay, std::move(*command)});
        return plan;
    };
}

void PuzzleRun::retry() {
    if (m_state != State::Wrong) return;
    if (m_game.info().can_undo)
        m_driver->undo();
    else
        m_driver->start_over();
}

void PuzzleRun::hint() {
    if (state() != State::Playing || !is_solver_to_act()) return;
    if (m_hint == 0) m_hinted = m_game.turn(m_driver->match(), m_puzzle);
    if (m_hinted.empty()) return;
    GameView& view = *m_driver->view();
    const auto show = [&] {
        for (const AnyCommand& command : m_hinted)
            view.show_hint(command);
    };
    const int step = std::min(m_hint + 1, PuzzleText::kHintSteps);
    if (step == PuzzleText::kHintSteps)
        show();
    else if (!view.point_at(m_hinted.front()))
        return show(); // it gives nothing away
    m_hint = step;
    m_records.add_help(m_place.key);
    emit changed();
}

QString PuzzleRun::title() const {
    return m_place.number > 0 ? tr("Puzzle %1").arg(m_place.number) : tr("Puzzle of the day");
}

QString PuzzleRun::goal() const { return PuzzleText::goal(m_puzzle); }

QString PuzzleRun::coming() const {
    return m_driver ? PuzzleText::coming(m_driver->match(), m_puzzle) : QString();
}

QString PuzzleRun::note() const {
    if (state() == State::Wrong) return PuzzleText::wrong(m_driver->match(), m_puzzle, m_in_time, m_events);
    if (m_hint == 0 || !m_driver) return {};
    return PuzzleText::hint(m_puzzle, m_hinted, m_hint);
}

}
