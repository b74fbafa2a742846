#include "console/trial.h"

#include "core/text.h"

#include <algorithm>

namespace trapbox {

namespace {

// Each step back replays the whole match: twelve where that costs little, fewer in a long game of physics.
std::size_t undo_steps(const AnyMatch& match) {
    constexpr Tick kMaxUndoTicks = ticks_from_seconds(120);
    const Tick affordable = 1 + kMaxUndoTicks / std::max<Tick>(match.ticks(), 1);
    return static_cast<std::size_t>(std::min<Tick>(affordable, 12));
}

constexpr std::uint64_t kBotNodes = 100;
constexpr Tick kBriefTicks = ticks_from_seconds(10);

std::string garbage(Random& random) {
    std::string line;
    const auto length = random.below(24);
    for (std::uint32_t i = 0; i < length; ++i)
        line += static_cast<char>(random.below(256));
    return line;
}

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
    bool sound() const { return m_report.violation.empty(); }

    bool fail(const AnyMatch& match, std::string violation) {
        if (!sound()) return false;
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
        const auto least = static_cast<std::uint32_t>(m_plan.min_steps);
        const auto most = static_cast<std::uint32_t>(m_plan.max_steps);
        const auto steps = least + random.below(most - least + 1);
        const Tick leave_at = m_plan.brief ? static_cast<Tick>(random.below(kBriefTicks)) : kMaxTicks;
        for (std::uint32_t i = 0; i < steps; ++i) {
            // Up to a second, so that physics is caught in the middle of things.
            if (random.below(3) == 0) match->advance(1 + static_cast<Tick>(random.below(kTicksPerSecond)));
            if (match->outcome().ended() || match->ticks() > leave_at) break;
            if (!step(*match, random, i)) return {};
        }
        return match;
    }

    bool step(AnyMatch& match, Random& random, std::uint32_t number) {
        if (!check_words(match)) return false;
        const auto random_move = number % 16 == 15 ? std::nullopt : match.random_move(random);
        const auto moves = random_move ? std::vector{*random_move} : match.moves();
        if (moves.empty()) { // nobody can act until something has come to rest
            const bool moved = match.advance(kTicksPerSecond) > 0;
            return must(moved, match, "the game is open, but nobody can act and nothing moves");
        }
        if (!check_actors(match)) return false;
        std::vector<std::string_view> sorted(moves.begin(), moves.end());
        std::sort(sorted.begin(), sorted.end());
        const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
        if (twice != sorted.end()) return fail(match, "a move is listed twice: " + std::string(*twice));
        if (number % 16 == 0 && !check_garbage(match, random)) return false;
        if (random.below(128) == 0) return speak_aside(match, random);
        // Bots get a game somewhere; chance alone would rarely shoot a disk through the trap.
        if (random.below(4) == 0) return play_plan(match, random);
        const auto& move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        if (!accepts(match, move)) return fail(match, "a listed move is refused: " + move);
        const auto journalled = match.journal().commands.back().command;
        if (journalled != move) return fail(match, "said: " + move + "; journalled: " + journalled);
        for (const auto& event : match.take_events())
            if (!fits_journal_line(event)) return fail(match, "an event is not one line: " + quoted(event));
        return true;
    }

    bool check_actors(const AnyMatch& match) {
        int acting = 0;
        for (int i = 0; i < match.seats(); ++i)
            acting += match.to_act().has(seat_at(i));
        for (int i = match.seats(); i < kMaxSeats; ++i)
            if (match.to_act().has(seat_at(i))) return fail(match, "a seat is to act that nobody sits at");
        return must(acting > 0, match, "moves are listed, but nobody is to act") &&
               must(acting == 1 || match.info().simultaneous, match,
                    "several seats are to act where players take turns");
    }

    // What moves() need not list; a game that does not know the word, or not now, refuses it.
    static bool speak_aside(AnyMatch& match, Random& random) {
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
            if (accepts(match, step.command)) continue;
            return must(moved, match, "a bot's command is refused: " + step.command);
        }
        // In play at the same time one may have to wait for the other; alone nobody else will move.
        const bool waits = match.busy() || match.to_act() != SeatSet(seat);
        return must(!plan.empty() || waits, match, "the bot on whom all wait has nothing to do");
    }

    bool check_words(const AnyMatch& match) {
        const auto outcome = match.outcome();
        const auto seats = static_cast<std::size_t>(match.seats());
        const bool scored = outcome.scores.empty() || outcome.scores.size() == seats;
        return must(seats >= 1 && seats <= kMaxSeats, match, "the number of seats is out of range") &&
               must(scored, match, "the scores are not one for each seat") &&
               must(outcome.ended() || outcome.winners.empty(), match, "an open game has winners") &&
               must(fits_journal_line(match.checkpoint()), match, "the checkpoint is not one line") &&
               must(!match.show().empty(), match, "the board is not shown");
    }

    bool check_garbage(AnyMatch& match, Random& random) {
        const auto hash = match.hash();
        const auto count = match.command_count();
        const auto line = garbage(random);
        // Noise that is a legal command by chance is not worth a thought: none is that short and that odd.
        if (accepts(match, line)) return fail(match, "noise is accepted: " + quoted(line));
        return must(match.hash() == hash && match.command_count() == count, match,
                    "a refused line changed it");
    }

    bool check_save(const AnyMatch& match) {
        const auto text = to_text(match.journal());
        auto journal = parse_journal(text);
        if (!journal) return fail(match, "its save cannot be read: " + to_text(journal.fault()));
        if (!must(to_text(*journal) == text, match, "its save reads back differently")) return false;
        const auto loaded = m_plan.game->load(*journal);
        if (!loaded) return fail(match, "its save does not open: " + loaded.fault().reason);
        return must((*loaded)->exact() && (*loaded)->hash() == match.hash(), match,
                    "its save does not replay") &&
               must(to_text((*loaded)->journal()) == text, match, "its save replays to another journal");
    }

    bool check_twin(const AnyMatch& match) {
        const auto twin = played();
        return twin && must(twin->hash() == match.hash(), match, "the same play gives another hash") &&
               check_checkpoint(match) && check_undo(*twin);
    }

    // The plain checkpoint alone opens as well, as it must after an update that changed the physics.
    bool check_checkpoint(const AnyMatch& match) {
        auto journal = match.journal();
        for (auto& mark : journal.marks)
            mark.hash ^= 1;
        const auto resumed = m_plan.game->load(journal);
        if (!resumed) return fail(match, "its checkpoint does not open: " + resumed.fault().reason);
        return must(!(*resumed)->exact(), match, "a wrong hash goes unnoticed") &&
               must((*resumed)->outcome() == match.outcome(), match, "its checkpoint has another outcome") &&
               must((*resumed)->checkpoint() == match.checkpoint(), match,
                    "its checkpoint reads back differently");
    }

    bool check_end(AnyMatch& match) {
        const auto outcome = match.outcome();
        if (!outcome.ended()) return true;
        if (!check_words(match) || !must(match.moves().empty(), match, "there are moves after the end") ||
            !must(match.to_act().empty(), match, "somebody is to act after the end"))
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
        const auto most = undo_steps(match);
        const auto steps = std::min(match.command_count(), most);
        for (std::size_t i = 0; i < steps; ++i)
            if (!match.undo()) return fail(match, "a command cannot be taken back");
        for (auto next = journal.commands.end() - static_cast<std::ptrdiff_t>(steps);
             next != journal.commands.end(); ++next) {
            match.advance(next->tick - match.ticks());
            if (!accepts(match, next->command))
                return fail(match, "refused after it was taken back: " + next->command);
        }
        match.advance(journal.ticks - match.ticks());
        if (!must(match.hash() == hash, match, "undone and done again, the hash differs")) return false;

        if (match.command_count() > most) return true;
        while (match.undo()) {
        }
        fresh->advance(match.ticks());
        return must(match.command_count() == 0, match, "a command cannot be taken back") &&
               must(match.hash() == fresh->hash(), match, "undone to the start, the hash differs");
    }

    const TrialPlan& m_plan;
    TrialReport m_report;
};

}

TrialReport run_trial(const TrialPlan& plan) { return Trial(plan).run(); }

}
