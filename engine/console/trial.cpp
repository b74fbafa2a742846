#include "console/trial.h"

#include "core/text.h"

#include <algorithm>

namespace trapbox {

namespace {

// The number of undo steps to check. Each step replays the whole match: twelve if that is fast, fewer in a
// long physics game.
std::size_t undo_steps(const AnyMatch& match) {
    constexpr Tick kMaxUndoTicks = ticks_from_seconds(120);
    const Tick affordable = 1 + kMaxUndoTicks / std::max<Tick>(match.ticks(), 1);
    return static_cast<std::size_t>(std::min<Tick>(affordable, 12));
}

constexpr std::uint64_t kBotNodes = 100;
constexpr Tick kBriefTicks = ticks_from_seconds(10);
constexpr int kMaxWaitSeconds = 60;

std::string garbage(Random& random) {
    std::string line;
    const auto length = random.below(24);
    for (std::uint32_t i = 0; i < length; ++i)
        line += static_cast<char>(random.below(256));
    return line;
}

// Moves and plans are applied as text here, so that the notation is checked with them.
bool accepts(AnyMatch& match, std::string_view command) {
    const auto verdict = match.apply(command);
    return verdict && verdict->accepted();
}

class Trial {
  public:
    explicit Trial(const TrialPlan& plan) : m_plan(plan) {}

    TrialReport run() {
        auto match = played();
        if (match) {
            m_report.commands = match->command_count();
            m_report.ticks = match->ticks();
            m_report.ended = match->outcome().ended();
            const bool brief = m_plan.brief && match->ticks() > 0;
            if ((brief || check_twin(*match)) && check_save(*match)) check_end(*match);
        }
        return std::move(m_report);
    }

  private:
    bool passed() const { return m_report.violation.empty(); }

    bool fail(const AnyMatch& match, std::string violation) {
        if (!passed()) return false;
        m_report.violation = std::move(violation);
        m_report.journal = match.journal();
        return false;
    }

    bool must(bool fact, const AnyMatch& match, std::string_view violation) {
        return fact || fail(match, std::string(violation));
    }

    // The random game of this seed; null after a violation.
    std::unique_ptr<AnyMatch> played() {
        auto started = m_plan.game->start(m_plan.options, m_plan.seed);
        if (!started) {
            m_report.violation = "it does not start: " + started.fault().reason;
            return {};
        }
        auto match = std::move(*started);
        Random random(m_plan.seed);
        const auto min = static_cast<std::uint32_t>(m_plan.min_steps);
        const auto max = static_cast<std::uint32_t>(m_plan.max_steps);
        const auto steps = min + random.below(max - min + 1);
        const Tick leave_at = m_plan.brief ? static_cast<Tick>(random.below(kBriefTicks)) : kMaxTicks;
        for (std::uint32_t i = 0; i < steps; ++i) {
            // Up to a second, so that the checks also happen while bodies move.
            if (random.below(3) == 0) match->advance(1 + static_cast<Tick>(random.below(kTicksPerSecond)));
            if (match->outcome().ended() || match->ticks() > leave_at) break;
            if (!step(*match, random, i)) return {};
        }
        return match;
    }

    static std::vector<std::string> listed_moves(const AnyMatch& match, Random& random,
                                                 std::uint32_t number) {
        const auto random_move = number % 16 == 15 ? std::nullopt : match.random_move(random);
        std::vector<std::string> moves;
        for (const AnyCommand& move : random_move ? std::vector{*random_move} : match.moves())
            moves.push_back(to_text(move));
        return moves;
    }

    bool step(AnyMatch& match, Random& random, std::uint32_t number) {
        if (!check_texts(match)) return false;
        auto moves = listed_moves(match, random, number);
        // Nobody can act until the moving objects have come to rest.
        for (int second = 0; moves.empty() && !match.outcome().ended(); ++second) {
            if (second == kMaxWaitSeconds) return fail(match, "nobody can act for a minute");
            if (!must(match.advance(kTicksPerSecond) > 0, match,
                      "the game is open, but nobody can act and nothing moves"))
                return false;
            moves = listed_moves(match, random, number);
        }
        if (match.outcome().ended()) return true;
        if (!check_actors(match)) return false;
        std::vector<std::string_view> sorted(moves.begin(), moves.end());
        std::sort(sorted.begin(), sorted.end());
        const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
        if (twice != sorted.end()) return fail(match, "a move is listed twice: " + std::string(*twice));
        if (number % 16 == 0 && !check_garbage(match, random)) return false;
        if (random.below(128) == 0) return try_other_commands(match, random);
        // Some moves are bots' plans: random moves would rarely shoot a disk through the trap.
        if (random.below(4) == 0) return play_plan(match, random);
        const auto& move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        if (!accepts(match, move)) return fail(match, "a listed move is refused: " + move);
        const auto journalled = match.journal().commands.back().command;
        if (journalled != move)
            return fail(match, "played " + move + ", found " + journalled + " in the journal");
        for (const AnyEvent& event : match.take_events())
            if (const auto text = to_text(event); !fits_journal_line(text))
                return fail(match, "an event is not one line: " + quoted(text));
        return true;
    }

    bool check_actors(const AnyMatch& match) {
        int acting = 0;
        for (int i = 0; i < match.seats(); ++i)
            acting += match.to_act().has(seat_at(i));
        for (int i = match.seats(); i < kMaxSeats; ++i)
            if (match.to_act().has(seat_at(i)))
                return fail(match, "to_act contains a seat that does not exist");
        return must(acting > 0, match, "moves are listed, but to_act is empty") &&
               must(acting == 1 || match.info().simultaneous, match,
                    "to_act contains several seats of a turn-based game");
    }

    // Commands that moves() need not list; a game may refuse them.
    static bool try_other_commands(AnyMatch& match, Random& random) {
        static_cast<void>(accepts(match, random.below(8) == 0 ? "resign" : "offer_draw"));
        return true;
    }

    bool play_plan(AnyMatch& match, Random& random) {
        Seat seat;
        do
            seat = seat_at(static_cast<int>(random.below(static_cast<std::uint32_t>(match.seats()))));
        while (!match.to_act().has(seat));
        const BotLevel level{1 + static_cast<int>(random.below(kBotLevels))};
        bool moved = false;
        const auto plan = match.think(seat, level, random.next())(Budget{.nodes = kBotNodes});
        for (const auto& step : plan) {
            moved |= match.advance(step.delay) > 0;
            const auto command = to_text(step.command);
            if (accepts(match, command)) continue;
            return must(moved, match, "a bot's command is refused: " + command);
        }
        // A bot may wait for another seat only in simultaneous play.
        const bool waits = match.busy() || match.to_act() != SeatSet(seat);
        return must(!plan.empty() || waits, match, "the only seat to act has a bot without a plan");
    }

    bool check_texts(const AnyMatch& match) {
        const auto outcome = match.outcome();
        const auto seats = static_cast<std::size_t>(match.seats());
        const bool scored = outcome.scores.empty() || outcome.scores.size() == seats;
        return must(seats >= 1 && seats <= kMaxSeats, match, "the number of seats is out of range") &&
               must(scored, match, "expected one score per seat") &&
               must(outcome.ended() || outcome.winners.empty(), match, "an open game has winners") &&
               must(fits_journal_line(match.checkpoint()), match, "the checkpoint is not one line") &&
               must(!match.show().empty(), match, "the board is not shown");
    }

    bool check_garbage(AnyMatch& match, Random& random) {
        const auto hash = match.hash();
        const auto count = match.command_count();
        const auto line = garbage(random);
        // No random line of this kind is a legal command.
        if (accepts(match, line)) return fail(match, "random text is accepted: " + quoted(line));
        return must(match.hash() == hash && match.command_count() == count, match,
                    "a refused line changed the state");
    }

    bool check_save(const AnyMatch& match) {
        const auto text = to_text(match.journal());
        auto journal = parse_journal(text);
        if (!journal) return fail(match, "its save cannot be read: " + to_text(journal.fault()));
        if (!must(to_text(*journal) == text, match, "its save changes when it is parsed and written"))
            return false;
        const auto loaded = m_plan.game->load(*journal);
        if (!loaded) return fail(match, "its save does not open: " + loaded.fault().reason);
        return must((*loaded)->exact() && (*loaded)->hash() == match.hash(), match,
                    "its save does not replay") &&
               must(to_text((*loaded)->journal()) == text, match,
                    "the replay of its save has another journal");
    }

    bool check_twin(const AnyMatch& match) {
        const auto twin = played();
        return twin &&
               must(twin->hash() == match.hash(), match, "the same seed and commands give another hash") &&
               check_checkpoint(match) && check_undo(*twin);
    }

    // The checkpoint alone must also open, for saves from before an update that changed the physics.
    bool check_checkpoint(const AnyMatch& match) {
        auto journal = match.journal();
        for (auto& mark : journal.marks)
            mark.hash ^= 1;
        const auto resumed = m_plan.game->load(journal);
        if (!resumed) return fail(match, "its checkpoint does not open: " + resumed.fault().reason);
        return must(!(*resumed)->exact(), match, "a wrong hash is not detected") &&
               must((*resumed)->outcome() == match.outcome(), match, "its checkpoint has another outcome") &&
               must((*resumed)->checkpoint() == match.checkpoint(), match,
                    "its checkpoint changes when it is restored and written");
    }

    bool check_end(AnyMatch& match) {
        const auto outcome = match.outcome();
        if (!outcome.ended()) return true;
        if (!check_texts(match) || !must(match.moves().empty(), match, "there are moves after the end") ||
            !must(match.to_act().empty(), match, "to_act is not empty after the end"))
            return false;
        match.advance(ticks_from_seconds(60));
        for (const auto& stamped : match.journal().commands)
            if (accepts(match, stamped.command))
                return fail(match, "accepted after the end: " + stamped.command);
        return must(match.outcome() == outcome, match, "the outcome changed after the end");
    }

    bool check_undo(AnyMatch& match) {
        const auto journal = match.journal();
        const auto hash = match.hash();
        const auto fresh = match.rewound();
        const auto max_steps = undo_steps(match);
        const auto steps = std::min(match.command_count(), max_steps);
        for (std::size_t i = 0; i < steps; ++i)
            if (!match.undo()) return fail(match, "a command cannot be undone");
        for (auto next = journal.commands.end() - static_cast<std::ptrdiff_t>(steps);
             next != journal.commands.end(); ++next) {
            match.advance(next->tick - match.ticks());
            if (!accepts(match, next->command)) return fail(match, "refused after undo: " + next->command);
        }
        match.advance(journal.ticks - match.ticks());
        if (!must(match.hash() == hash, match, "the hash differs after undo and redo")) return false;

        if (match.command_count() > max_steps) return true;
        while (match.undo()) {
        }
        fresh->advance(match.ticks());
        return must(match.command_count() == 0, match, "a command cannot be undone") &&
               must(match.hash() == fresh->hash(), match, "the hash differs after undo to the start");
    }

    const TrialPlan& m_plan;
    TrialReport m_report;
};

}

TrialReport run_trial(const TrialPlan& plan) { return Trial(plan).run(); }

}
