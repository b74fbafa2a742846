// Measures the strength of the checkers bots in games. Takes minutes to hours; not part of the test suite.
//
//   checkers_strength baseline [GAMES] [ms=N|nodes=N] [english|continental]
//       level 5, 100 ms a move by default, trapdoors off, against a plain searcher: fixed depth 6, material
//       only
//   checkers_strength levels [GAMES] [OPTIONS] [LEVEL] [NODES]
//       each level, or LEVEL, against the one below it, with trapdoors unless OPTIONS disable them; NODES
//       limits the search below the level's own limit
//
//   checkers_strength endings [english|continental]
//       computes every table of endings with four pieces; prints its size and the time
//
// Games come in pairs: the same opening of three random moves (the same wheel, with trapdoors) with sides
// exchanged.
#include "console/measure.h"
#include "trapdoor_checkers/endgame_tables.h"
#include "trapdoor_checkers/generator.h"
#include "trapdoor_checkers/moves.h"
#include "trapdoor_checkers/rules.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>

using namespace trapbox;
using namespace trapbox::trapdoor_checkers;

namespace {

using Player = std::function<Command(const State&, Seed)>;

// The reference opponent: alpha-beta to a fixed depth, with an evaluation that only counts men and kings.
class MaterialSearcher {
  public:
    explicit MaterialSearcher(const RuleSet& rules) : m_rules(rules) {}

    Command operator()(const State& state, Seed seed) const {
        auto moves = legal_moves(m_rules, state.position, state.turn);
        Random random(seed);
        for (auto left = static_cast<std::uint32_t>(moves.size()); left > 1; --left) // in random order
            std::swap(moves[left - 1], moves[random.below(left)]);
        int best = -kInfinite;
        Move chosen;
        for (const Move& move : moves) {
            Position next = state.position;
            make(next, state.turn, move);
            const int value = -search(next, other(state.turn), kDepth - 1, -kInfinite, -best);
            if (value <= best) continue;
            best = value;
            chosen = move;
        }
        return {.kind = Command::Kind::move, .path = chosen.path, .capture = chosen.captures()};
    }

  private:
    static constexpr int kDepth = 6;
    static constexpr int kInfinite = 10000;

    int material(const Position& position, Side side) const {
        const int kings = count(position.of(side) & position.kings);
        return 2 * count(position.of(side)) + (m_rules.flying_queens ? 4 : 1) * kings;
    }

    int search(const Position& position, Side side, int depth, int alpha, int beta) const {
        const auto moves = legal_moves(m_rules, position, side);
        if (moves.empty()) return -1000 - depth;
        if (depth == 0) return material(position, side) - material(position, other(side));
        for (const Move& move : moves) {
            Position next = position;
            make(next, side, move);
            alpha = std::max(alpha, -search(next, other(side), depth - 1, -beta, -alpha));
            if (alpha >= beta) break;
        }
        return alpha;
    }

    const RuleSet& m_rules;
};

struct Thinking {
    double ms = 0; // 0: unlimited
    std::uint64_t nodes = Budget().nodes;
};

Player bot(int level, Thinking thinking = {}) {
    return [=](const State& state, Seed seed) {
        Budget budget;
        budget.nodes = thinking.nodes;
        const double end = thread_seconds() + thinking.ms * 1e-3;
        if (thinking.ms > 0) budget.cancelled = [end] { return thread_seconds() >= end; };
        const Seat seat = seat_of(state.options, acting_side(state));
        return Rules::plan(Rules::view(state), seat, {level}, seed, budget).front().command;
    };
}

struct Score {
    int won = 0, drawn = 0, lost = 0;
    int games() const { return won + drawn + lost; }
    double share() const { return (won + 0.5 * drawn) / games(); }
    double deviation() const { // standard deviation of the share
        const double squares = (won + 0.25 * drawn) / games() - share() * share();
        return std::sqrt(squares / games());
    }
};

void play(const Options& options, Seed seed, Side first_side, const Player& first, const Player& second,
          Score& score) {
    State state = Rules::start(options, seed);
    std::vector<Event> events;
    Random opening(seed);
    for (int turns = 0; !state.end; events.clear()) {
        const auto moves = Rules::moves(state);
        Command command;
        if (moves.size() == 1)
            command = moves.front();
        else if (!options.trapdoors && turns < 3)
            command = moves[opening.below(static_cast<std::uint32_t>(moves.size()))];
        else
            command =
                (state.turn == first_side ? first : second)(state, seed * 1000 + static_cast<Seed>(turns));
        ++turns;
        if (!Rules::apply(state, command, events).accepted()) {
            std::printf("refused: %s\n", to_text(command).c_str());
            return;
        }
    }
    ++(!state.end->winner ? score.drawn : *state.end->winner == first_side ? score.won : score.lost);
}

Score match(const Options& options, int games, const Player& first, const Player& second) {
    Score score;
    for (int game = 0; game < games; ++game)
        play(options, 1 + static_cast<Seed>(game / 2), game % 2 == 0 ? Side::black : Side::white, first,
             second, score);
    return score;
}

void print(const char* what, const Score& score) {
    std::printf("%s: won %d, drawn %d, lost %d of %d: %.1f %% +- %.1f\n", what, score.won, score.drawn,
                score.lost, score.games(), 100 * score.share(), 100 * score.deviation());
    std::fflush(stdout);
}

void print_endings(const RuleSet& rules) {
    // Three men against two: all endings with four pieces can follow.
    Position position;
    for (const int number : {1, 2, 3})
        position.pieces[index_of(Side::black)] |= bit(square_numbered(number));
    for (const int number : {31, 32})
        position.pieces[index_of(Side::white)] |= bit(square_numbered(number));
    const double begun = thread_seconds();
    const EndgameTables tables(rules, position, Side::white, {});
    std::printf("%.2f s, %zu bytes\n", thread_seconds() - begun, tables.bytes());
}

}

int main(int count, char** arguments) {
    const std::string_view what = count > 1 ? arguments[1] : "";
    const int games = count > 2 ? std::atoi(arguments[2]) : 100;
    if (what == "baseline") {
        Options options;
        options.trapdoors = false;
        if (count > 4 && std::string_view(arguments[4]) == "continental")
            options.rules = Options::Rules::continental;
        Thinking thinking{.ms = 100};
        const std::string limit = count > 3 ? arguments[3] : "";
        if (limit.starts_with("ms=")) thinking.ms = std::atoi(limit.c_str() + 3);
        if (limit.starts_with("nodes=")) thinking = {0, std::strtoull(limit.c_str() + 6, nullptr, 10)};
        print("level 5 against material to depth 6",
              match(options, games, bot(5, thinking), MaterialSearcher(options.rule_set())));
    } else if (what == "levels") {
        const auto options = parse_options<Options>(count > 3 ? arguments[3] : "", Rules::option_fields());
        if (!options) return 1;
        const int only = count > 4 ? std::atoi(arguments[4]) : 0;
        Thinking thinking;
        if (count > 5) thinking.nodes = std::strtoull(arguments[5], nullptr, 10);
        for (int level = only ? only : 2; level <= (only ? only : kBotLevels); ++level) {
            const auto name =
                "level " + std::to_string(level) + " against level " + std::to_string(level - 1);
            print(name.c_str(), match(*options, games, bot(level, thinking), bot(level - 1, thinking)));
        }
    } else if (what == "endings") {
        const bool continental = count > 2 && std::string_view(arguments[2]) == "continental";
        print_endings(continental ? kContinental : kEnglish);
    } else {
        std::printf(
            "usage: checkers_strength baseline [GAMES] [ms=N|nodes=N] [RULES] | levels [GAMES] [OPTIONS] "
            "[LEVEL] [NODES] | endings [RULES]\n");
        return 1;
    }
}
