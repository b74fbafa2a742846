// The interface of a game's puzzles: goals, progress, the defender's replies, and the proof. A struct of
// static functions implements it, as with GameRules. Each function depends only on its arguments and may run
// on any thread.
#pragma once

#include "core/any_match.h"
#include "core/puzzle.h"

namespace trapbox {

enum class PuzzleProgress : std::uint8_t { open, solved, failed };

// The result of proving that a goal can be reached from a position.
struct PuzzleProof {
    bool holds = false;
    int par = 0;
    std::string text; // one line: the method and the number of positions examined, or why it does not hold
};

template <class P>
concept PuzzleRules = GameRules<typename P::Rules> &&
    requires(const typename P::Rules::State& state, const typename P::Goal& goal, std::string_view text) {
    { P::parse_goal(text) } -> std::same_as<Result<typename P::Goal>>;
    { P::to_text(goal) } -> std::same_as<std::string>;
    // Depends on the commands since the puzzle's position.
    { P::progress(state, goal) } -> std::same_as<PuzzleProgress>;
    // Whether the goal can still be reached against every defence.
    { P::is_solvable(state, goal) } -> std::same_as<bool>;
    // The solver's next command on the way to the goal. None when the solver is not to act, the goal can no
    // longer be reached, or the puzzle is over.
    { P::answer(state, goal) } -> std::same_as<std::optional<typename P::Rules::Command>>;
    // The defender's next command: the one that refutes a wrong answer, otherwise the one that resists best.
    // None when the defender is not to act, or the puzzle is over.
    { P::reply(state, goal) } -> std::same_as<std::optional<typename P::Rules::Command>>;
    // `state` is the puzzle's position.
    { P::prove(state, goal) } -> std::same_as<PuzzleProof>;
    { P::shipped() } -> std::same_as<std::string_view>; // the file of puzzles that comes with the game
};

// Games in which a turn takes several commands (grab, drag, release) also have:
//   std::vector<Command> turn(const State&, const Goal&)    all of them, of which answer is the first

// The puzzles of one game, for code that must not depend on the game.
struct PuzzleGame {
    const GameInfo& (*info)();
    std::string_view (*shipped)();
    // The match in which a puzzle is played; a Fault if its options, position or goal are invalid.
    Result<std::unique_ptr<AnyMatch>> (*start)(const Puzzle& puzzle);
    PuzzleProgress (*progress)(AnyMatch& match, const Puzzle& puzzle);
    bool (*is_solvable)(AnyMatch& match, const Puzzle& puzzle);
    std::optional<AnyCommand> (*answer)(AnyMatch& match, const Puzzle& puzzle); // the solver's, for hints
    std::vector<AnyCommand> (*turn)(AnyMatch& match, const Puzzle& puzzle);     // which begins with answer
    std::optional<AnyCommand> (*reply)(AnyMatch& match, const Puzzle& puzzle);  // the defender's
    // Repeats the proof, checks par and plays the solution. None = the puzzle is correct.
    std::optional<Fault> (*check)(const Puzzle& puzzle);
};

namespace detail {

template <PuzzleRules P>
Result<Match<typename P::Rules>> puzzle_match(const Puzzle& puzzle) {
    using R = typename P::Rules;
    if (puzzle.game != R::info().key) return Fault{"this is a puzzle of " + trapbox::quoted(puzzle.game)};
    if (const auto goal = P::parse_goal(puzzle.goal); !goal) return goal.fault();
    const auto options = parse_options<typename R::Options>(puzzle.options, R::option_fields());
    if (!options) return options.fault();
    return Match<R>::from_position(*options, puzzle.seed, puzzle.position);
}

// The goal must be valid: puzzle_match has parsed it.
template <PuzzleRules P>
typename P::Goal goal_of(const Puzzle& puzzle) {
    const auto goal = P::parse_goal(puzzle.goal);
    assert(goal);
    return *goal;
}

template <PuzzleRules P>
const typename P::Rules::State& state_of(AnyMatch& any) {
    const auto* match = match_of<typename P::Rules>(any);
    assert(match);
    return match->state();
}

template <PuzzleRules P>
std::optional<Fault> check_solution(Match<typename P::Rules> match, const Puzzle& puzzle) {
    using R = typename P::Rules;
    const auto goal = goal_of<P>(puzzle);
    for (const StampedCommand& stamped : puzzle.solution) {
        const auto name = trapbox::quoted(stamped.command);
        if (P::progress(match.state(), goal) != PuzzleProgress::open)
            return Fault{"the solution is over before " + name};
        match.advance(stamped.tick - match.ticks());
        if (match.ticks() != stamped.tick) return Fault{"the game is at rest before " + name};
        const auto command = R::parse(match.state(), stamped.command);
        if (!command) return command.fault();
        const Verdict verdict = match.apply(*command);
        if (!verdict.accepted()) return Fault{name + " is refused: " + std::string(verdict.refusal()->key)};
    }
    while (P::progress(match.state(), goal) == PuzzleProgress::open && match.advance(1) == 1) {
    }
    if (P::progress(match.state(), goal) != PuzzleProgress::solved)
        return Fault{"the solution does not reach the goal"};
    return {};
}

template <PuzzleRules P>
std::optional<Fault> check(const Puzzle& puzzle) {
    auto match = puzzle_match<P>(puzzle);
    if (!match) return match.fault();
    const auto goal = goal_of<P>(puzzle);
    if (P::to_text(goal) != puzzle.goal) return Fault{"the goal is not in canonical form"};
    const PuzzleProof proof = P::prove(match->state(), goal);
    if (!proof.holds) return Fault{proof.text};
    if (proof.text != puzzle.proof)
        return Fault{"the proof is " + trapbox::quoted(proof.text) + ", not " +
                     trapbox::quoted(puzzle.proof)};
    if (proof.par != puzzle.par)
        return Fault{"par is " + std::to_string(proof.par) + ", not " + std::to_string(puzzle.par)};
    return check_solution<P>(std::move(*match), puzzle);
}

}

// Best play of both sides to the end of the puzzle, in a game without ticks. Empty when the goal cannot be
// reached.
template <PuzzleRules P>
std::vector<typename P::Rules::Command> best_line(typename P::Rules::State state,
                                                  const typename P::Goal& goal) {
    std::vector<typename P::Rules::Command> line;
    std::vector<typename P::Rules::Event> events;
    while (P::progress(state, goal) == PuzzleProgress::open) {
        auto command = P::reply(state, goal);
        if (!command) command = P::answer(state, goal);
        if (!command || !P::Rules::apply(state, *command, events).accepted()) return {};
        line.push_back(*command);
    }
    return line;
}

template <PuzzleRules P>
constexpr PuzzleGame puzzle_game() {
    using R = typename P::Rules;
    return {
        .info = &R::info,
        .shipped = &P::shipped,
        .start = [](const Puzzle& puzzle) { return detail::erase<R>(detail::puzzle_match<P>(puzzle)); },
        .progress =
            [](AnyMatch& match, const Puzzle& puzzle) {
                return P::progress(detail::state_of<P>(match), detail::goal_of<P>(puzzle));
            },
        .is_solvable =
            [](AnyMatch& match, const Puzzle& puzzle) {
                return P::is_solvable(detail::state_of<P>(match), detail::goal_of<P>(puzzle));
            },
        .answer = [](AnyMatch& match, const Puzzle& puzzle) -> std::optional<AnyCommand> {
            const auto command = P::answer(detail::state_of<P>(match), detail::goal_of<P>(puzzle));
            return command ? std::optional(any_command<R>(*command)) : std::nullopt;
        },
        .turn =
            [](AnyMatch& match, const Puzzle& puzzle) {
                std::vector<AnyCommand> commands;
                if constexpr (requires { &P::turn; }) {
                    for (const auto& command :
                         P::turn(detail::state_of<P>(match), detail::goal_of<P>(puzzle)))
                        commands.push_back(any_command<R>(command));
                } else if (const auto command =
                               P::answer(detail::state_of<P>(match), detail::goal_of<P>(puzzle))) {
                    commands.push_back(any_command<R>(*command));
                }
                return commands;
            },
        .reply = [](AnyMatch& match, const Puzzle& puzzle) -> std::optional<AnyCommand> {
            const auto command = P::reply(detail::state_of<P>(match), detail::goal_of<P>(puzzle));
            return command ? std::optional(any_command<R>(*command)) : std::nullopt;
        },
        .check = &detail::check<P>,
    };
}

}
