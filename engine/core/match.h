// One game being played: owns the state and the journal that reproduces it. Save, load, undo and replay all
// replay the journal, with the same code for every game. Knows no screen, clock or file.
#pragma once

#include "core/journal.h"
#include "core/refusals.h"
#include "core/rules.h"
#include "core/text.h"

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trapbox {

// Progress and cancellation of a long replay. Each function may be empty; it is called before every command
// and after every kTicksPerPoll ticks (a few milliseconds).
struct ReplayMonitor {
    CancelToken cancelled{};
    std::function<bool()> use_checkpoint{}; // instead of replaying to the end
    std::function<void(double)> progress{}; // 0 … 1

    bool is_cancelled() const { return cancelled && cancelled(); }

    static constexpr Tick kTicksPerPoll = kTicksPerSecond / 10;
};

template <GameRules R>
class Match {
  public:
    using Options = typename R::Options;
    using State = typename R::State;
    using Command = typename R::Command;
    using Event = typename R::Event;

    struct Entry {
        Tick tick = 0;
        Command command;
    };

    explicit Match(Options options = {}, Seed seed = 0)
        : m_options(std::move(options)), m_seed(seed), m_state(R::start(m_options, seed)) {}

    // A match that begins at a position other than the game's own start.
    static Result<Match> from_position(Options options, Seed seed, std::string position) {
        if (position.empty()) return Fault{"the position is missing"};
        if (!fits_journal_line(position)) return Fault{"the position is too long or not text"};
        auto state = R::restore(options, seed, position);
        if (!state) return state.fault();
        return Match(std::move(options), seed, std::move(position), std::move(*state));
    }

    // Applies all commands of a recorded game, without the ticks between them; recorded() is the inverse.
    static Result<Match> of(const RecordedGame<Options, Command>& game) {
        auto match = at_start(game.options, game.seed, game.position);
        if (!match) return match.fault();
        for (const Command& command : game.commands)
            if (const Verdict verdict = match->apply(command); !verdict.accepted())
                return Fault{R::to_text(command) + " is refused: " + std::string(verdict.refusal()->key)};
        return match;
    }
    RecordedGame<Options, Command> recorded() const {
        RecordedGame<Options, Command> game{m_options, m_seed, m_position, {}};
        for (const Entry& entry : m_entries)
            game.commands.push_back(entry.command);
        return game;
    }

    // A refused command changes nothing and is not journalled.
    Verdict apply(const Command& command) {
        if (m_entries.size() == kMaxCommands) return Verdict::refuse(kTooLong);
        const Verdict verdict = R::apply(m_state, command, m_events);
        if (!verdict.accepted()) return verdict;
        m_entries.push_back({m_ticks, command});
        if (m_entries.size() % kCommandsPerMark == 0) mark();
        return verdict;
    }

    // Runs up to `count` ticks. Stops when the game comes to rest or reaches kMaxTicks. Returns the number of
    // ticks run.
    Tick advance(Tick count) {
        count = std::min(count, kMaxTicks - m_ticks);
        Tick run = 0;
        for (; run < count && R::busy(m_state); ++run) {
            R::tick(m_state, m_events);
            if (++m_ticks % kTicksPerSecond == 0) mark();
        }
        return run;
    }

    // Undoes the last command: restores the state just before it. False when there is none.
    bool undo() {
        if (m_entries.empty()) return false;
        const Tick until = m_entries.back().tick;
        m_entries.pop_back();
        std::erase_if(m_restarts,
                      [&](const Snapshot& restart) { return restart.commands > m_entries.size(); });
        Match earlier = rewound();
        [[maybe_unused]] const bool same = earlier.replay(m_entries, m_restarts, until);
        assert(same);
        earlier.m_events.clear();
        *this = std::move(earlier);
        return true;
    }

    // A new match with the same start and no commands.
    Match rewound() const {
        auto begun = at_start(m_options, m_seed, m_position);
        assert(begun); // the position was valid when this match started
        begun->m_exact = m_exact;
        return std::move(*begun);
    }

    Journal journal() const {
        Journal journal{std::string(R::info().key),
                        std::string(build_id()),
                        to_text(m_options, R::option_fields()),
                        m_seed,
                        m_position,
                        m_ticks,
                        {},
                        m_marks,
                        R::checkpoint(m_state),
                        m_restarts};
        journal.commands.reserve(m_entries.size());
        for (const Entry& entry : m_entries)
            journal.commands.push_back({entry.tick, R::to_text(entry.command)});
        add_mark(journal.marks);
        return journal;
    }

    // Replays the journal and checks every hash. If one differs (for example, in another build), the match
    // continues from the checkpoint without its history, and exact() is false. If the monitor requests the
    // checkpoint, the match continues from it with its history. Returns a Fault when cancelled.
    static Result<Match> load(const Journal& journal, const ReplayMonitor& monitor = {}) {
        if (journal.game != R::info().key) return Fault{"this is a game of " + trapbox::quoted(journal.game)};
        const auto options = parse_saved_options<Options>(journal.options, R::option_fields());
        if (!options) return options.fault();
        auto match = at_start(*options, journal.seed, journal.position);
        if (!match) return match.fault();
        const auto replayed = match->replay_journal(journal, monitor);
        if (replayed && *replayed) return match;
        if (replayed) {
            auto restarted = restart_at_end(*options, journal);
            if (restarted) return restarted;
            ReplayMonitor patient = monitor;
            patient.use_checkpoint = {};
            return load(journal, patient);
        }
        if (journal.checkpoint.empty() || monitor.is_cancelled()) return replayed.fault();
        auto resumed = from_position(*options, journal.seed, journal.checkpoint);
        if (!resumed)
            return Fault{replayed.fault().reason + "; from its checkpoint: " + resumed.fault().reason};
        resumed->m_exact = false;
        return resumed;
    }

    // Continues from a snapshot taken at the current moment, and adds it to the journal. False, with nothing
    // changed, when it cannot be restored.
    bool restart(const Snapshot& snapshot) {
        if (snapshot.tick != m_ticks || snapshot.commands != m_entries.size()) return false;
        if (m_restarts.size() == kMaxRestarts) return false;
        auto state = R::restore(m_options, m_seed, snapshot.checkpoint);
        if (!state) return false;
        m_state = std::move(*state);
        add_restart(snapshot);
        return true;
    }

    std::vector<Event> take_events() { return std::exchange(m_events, {}); }

    const State& state() const { return m_state; }
    const Options& options() const { return m_options; }
    const std::vector<Entry>& entries() const { return m_entries; }
    const std::vector<Snapshot>& restarts() const { return m_restarts; }
    const std::string& position() const { return m_position; }
    Seed seed() const { return m_seed; }
    Tick ticks() const { return m_ticks; }
    bool exact() const { return m_exact; }

  private:
    static constexpr std::size_t kCommandsPerMark = 16;

    Match(Options options, Seed seed, std::string position, State state)
        : m_options(std::move(options)), m_seed(seed), m_position(std::move(position)),
          m_state(std::move(state)) {}

    static Result<Match> at_start(const Options& options, Seed seed, const std::string& position) {
        if (position.empty()) return Match(options, seed);
        return from_position(options, seed, position);
    }

    void mark() { add_mark(m_marks); }
    void add_mark(std::vector<HashMark>& marks) const {
        const HashMark now{m_ticks, m_entries.size(), R::hash(m_state)};
        if (marks.empty() || marks.back() != now) marks.push_back(now);
    }

    // Replaces an earlier restart or hash of the same moment.
    void add_restart(const Snapshot& snapshot) {
        const auto is_now = [&](const auto& other) {
            return other.tick == m_ticks && other.commands == m_entries.size();
        };
        if (!m_restarts.empty() && is_now(m_restarts.back())) m_restarts.pop_back();
        if (!m_marks.empty() && is_now(m_marks.back())) m_marks.pop_back();
        m_restarts.push_back(snapshot);
    }

    // False when the game came to rest before that tick.
    bool run_until(Tick tick) {
        advance(tick - m_ticks);
        return m_ticks >= tick;
    }

    bool replay(const std::vector<Entry>& entries, const std::vector<Snapshot>& restarts, Tick until) {
        auto next = restarts.begin();
        const auto make_restarts = [&] {
            for (; next != restarts.end() && next->commands == m_entries.size(); ++next)
                if (!run_until(next->tick) || !restart(*next)) return false;
            return true;
        };
        for (const Entry& entry : entries)
            if (!make_restarts() || !run_until(entry.tick) || !apply(entry.command).accepted()) return false;
        return make_restarts() && run_until(until);
    }

    // The match at the end of the journal, without replaying it.
    static Result<Match> restart_at_end(const Options& options, const Journal& journal) {
        if (journal.restarts.size() == kMaxRestarts) return Fault{"there are too many restarts"};
        auto state = R::restore(options, journal.seed, journal.checkpoint);
        if (!state) return state.fault();
        Match match(options, journal.seed, journal.position, std::move(*state));
        match.m_ticks = journal.ticks;
        match.m_marks = journal.marks;
        match.m_restarts = journal.restarts;
        match.m_entries.reserve(journal.commands.size());
        for (const StampedCommand& stamped : journal.commands) {
            const auto command = R::parse(match.m_state, stamped.command);
            if (!command) return command.fault();
            // Notation that depends on the state before the command cannot be parsed without a replay.
            if (R::to_text(*command) != stamped.command)
                return Fault{"a command can be read only in a replay"};
            match.m_entries.push_back({stamped.tick, *command});
        }
        match.add_restart({journal.ticks, journal.commands.size(), journal.checkpoint});
        return match;
    }

    // False when the monitor requested the checkpoint.
    Result<bool> replay_journal(const Journal& journal, const ReplayMonitor& monitor) {
        auto due = journal.marks.begin();
        auto next_restart = journal.restarts.begin();
        bool cut_short = false;
        const double length =
            static_cast<double>(journal.ticks) + static_cast<double>(journal.commands.size()) + 1;
        const auto may_continue = [&] {
            if (monitor.progress)
                monitor.progress((static_cast<double>(m_ticks) + static_cast<double>(m_entries.size())) /
                                 length);
            cut_short = cut_short || (monitor.use_checkpoint && monitor.use_checkpoint());
            return !cut_short && !monitor.is_cancelled();
        };
        const auto run_to = [&](Tick tick) {
            for (Tick next = m_ticks; next < tick && may_continue();) {
                next = std::min(tick, next + ReplayMonitor::kTicksPerPoll);
                if (!run_until(next)) break;
                m_events.clear(); // not read during a replay, and an hour of play has many
            }
            return m_ticks >= tick;
        };
        const auto restart_is_next = [&] {
            return next_restart != journal.restarts.end() && next_restart->commands == m_entries.size() &&
                   (due == journal.marks.end() || due->commands > m_entries.size() ||
                    next_restart->tick <= due->tick);
        };
        const auto pass_marks = [&] {
            for (;;) {
                if (restart_is_next()) {
                    if (!run_to(next_restart->tick) || !restart(*next_restart)) return false;
                    ++next_restart;
                } else if (due != journal.marks.end() && due->commands == m_entries.size()) {
                    if (!run_to(due->tick) || due->hash != R::hash(m_state)) return false;
                    ++due;
                } else {
                    return true;
                }
            }
        };
        for (const StampedCommand& stamped : journal.commands) {
            const auto number = std::to_string(m_entries.size() + 1);
            if (!may_continue() || !pass_marks() || !run_to(stamped.tick)) {
                if (cut_short) return false;
                return Fault{"the game does not replay: the state differs before command " + number};
            }
            const auto command = R::parse(m_state, stamped.command);
            if (!command) return Fault{"command " + number + ": " + command.fault().reason};
            const Verdict verdict = apply(*command);
            if (!verdict.accepted())
                return Fault{"command " + number + " is refused: " + std::string(verdict.refusal()->key)};
            m_events.clear();
        }
        const bool same = pass_marks() && run_to(journal.ticks);
        m_events.clear();
        if (!same && cut_short) return false;
        if (!same) return Fault{"the game does not replay: the state differs at the end"};
        return true;
    }

    Options m_options;
    Seed m_seed = 0;
    std::string m_position;
    State m_state;
    Tick m_ticks = 0;
    std::vector<Entry> m_entries;
    std::vector<HashMark> m_marks;
    std::vector<Snapshot> m_restarts;
    std::vector<Event> m_events;
    bool m_exact = true;
};

}
