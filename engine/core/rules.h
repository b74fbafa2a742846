// The interface of a game: a pure, deterministic function from options, seed and commands at ticks to a
// state. A struct of static functions implements it; tests/engine/null_game is the smallest one and the
// template for a new game.
#pragma once

#include "core/bot.h"
#include "core/hash.h"
#include "core/options.h"
#include "core/outcome.h"
#include "core/random.h"
#include "core/result.h"
#include "core/seat.h"
#include "core/verdict.h"

#include <concepts>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trapbox {

struct GameInfo {
    std::string_view key;            // the folder's name: "hex_trap"; also the context of its translations
    UiText title;                    // "Trap"
    UiText tagline;                  // one line below the title
    bool can_undo;                   // whether a turn can be undone in the app
    std::span<const Preset> presets; // at least one; the first is the default
    bool simultaneous = false;       // whether all players act at the same time
    bool one_sided = false;          // whether everybody plays from the same end of the board
};

template <class R>
concept GameRules = requires(const typename R::Options& options, Seed seed, typename R::State& state,
                             const typename R::State& fixed, const typename R::Command& command,
                             const typename R::Event& event, std::vector<typename R::Event>& events,
                             const typename R::View& view, std::string_view text, Seat seat, BotLevel level,
                             const Budget& budget) {
    { R::info() } -> std::same_as<const GameInfo&>;
    { R::option_fields() } -> std::same_as<std::span<const OptionField<typename R::Options>>>;
    { R::seats(options) } -> std::same_as<int>;

    // Accepts any options within their ranges; ignores those that are not relevant.
    { R::start(options, seed) } -> std::same_as<typename R::State>;
    // A state from untrusted text: the checkpoint of a save, or a typed position. Checks all of it.
    { R::restore(options, seed, text) } -> std::same_as<Result<typename R::State>>;
    { R::checkpoint(fixed) } -> std::same_as<std::string>;

    // The only definition of what is legal; apply, to_act, moves and the view use it.
    { R::judge(fixed, command) } -> std::same_as<Verdict>;
    // Changes nothing when judge refuses the command. Appends the events in the order they happened.
    { R::apply(state, command, events) } -> std::same_as<Verdict>;
    // One tick of time. Called only while busy: something moves, or the sand timer runs.
    { R::tick(state, events) } -> std::same_as<void>;
    { R::busy(fixed) } -> std::same_as<bool>;

    // The seats that have a legal command now. Empty once the game has ended, and while nobody can act.
    { R::to_act(fixed) } -> std::same_as<SeatSet>;
    { R::outcome(fixed) } -> std::same_as<Outcome>;
    { R::hash(fixed) } -> std::same_as<HashValue>;
    { R::view(fixed) } -> std::same_as<typename R::View>;

    // Every legal command, each once; where commands are continuous (an aimed shot), a representative sample.
    // resign and offer_draw may be left out. Empty once the game has ended.
    { R::moves(fixed) } -> std::same_as<std::vector<typename R::Command>>;
    { R::to_text(command) } -> std::same_as<std::string>;
    { R::to_text(event) } -> std::same_as<std::string>;
    // Parses one line. The state resolves what the notation leaves out (a capture given by its end squares).
    { R::parse(fixed, text) } -> std::same_as<Result<typename R::Command>>;
    { R::show(fixed) } -> std::same_as<std::string>; // the board as text, several lines

    // The bot. Uses only the view; may run on any thread. Empty only when the seat has nothing to do.
    { R::plan(view, seat, level, seed, budget) } -> std::same_as<Plan<typename R::Command>>;
}
&&std::default_initializable<typename R::Options>&& std::copyable<typename R::Options>&&
    std::movable<typename R::State>&& std::copyable<typename R::Command>&& std::copyable<typename R::View>;

// Games that can count their move tree (checkers) also have: std::uint64_t perft(const State&, int depth).
template <class R>
concept CountsMoveTree = GameRules<R> && requires(const typename R::State& state, int depth) {
    { R::perft(state, depth) } -> std::same_as<std::uint64_t>;
};

// The number of leaves below one move at the root of the move tree.
struct Branch {
    std::string move;
    std::uint64_t count = 0;
};

// Games that can also count each root move separately have:
// std::vector<Branch> divide(const State&, int depth).
template <class R>
concept DividesMoveTree = CountsMoveTree<R> && requires(const typename R::State& state, int depth) {
    { R::divide(state, depth) } -> std::same_as<std::vector<Branch>>;
};

// Games in which listing all moves is slow (Trap) also have
// std::optional<Command> random_move(const State&, Random&): a random legal command; none where the list is
// short.
template <class R>
concept HasRandomMove = GameRules<R> && requires(const typename R::State& state, Random& random) {
    { R::random_move(state, random) } -> std::same_as<std::optional<typename R::Command>>;
};

// Games whose hint is not the strongest bot's plan (Booby-Trap: a bot has felt only a few pieces) also have:
// std::function<Plan<Command>(const Budget&)> prepare_hint(const State&, Seed), which reads the state and
// returns a function that may run on any thread.
template <class R>
concept PreparesHint = GameRules<R> && requires(const typename R::State& state, Seed seed) {
    { R::prepare_hint(state, seed) } -> std::same_as<std::function<Plan<typename R::Command>(const Budget&)>>;
};

// A whole game as its public notation describes it.
template <class Options, class Command>
struct RecordedGame {
    Options options;
    Seed seed = 0;
    std::string position; // empty: the start
    std::vector<Command> commands;
    std::vector<std::string> names{}; // by seat, as written in the record; empty: unknown
};

// Games with such a notation (PDN) also have:
// std::string record(const RecordedGame&), and Result<RecordedGame> read_record(std::string_view).
template <class R>
concept KeepsRecord = GameRules<R> &&
    requires(const RecordedGame<typename R::Options, typename R::Command>& game, std::string_view text) {
    { R::record(game) } -> std::same_as<std::string>;
    { R::read_record(text) } -> std::same_as<Result<RecordedGame<typename R::Options, typename R::Command>>>;
};

}
