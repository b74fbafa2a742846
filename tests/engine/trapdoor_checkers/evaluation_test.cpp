#include "core/random.h"
#include "test.h"
#include "trapdoor_checkers/evaluation.h"
#include "trapdoor_checkers/weights.h"

using namespace trapbox;
using namespace trapbox::trapdoor_checkers;

namespace {

constexpr Bitboard at(const char* name) { return bit(*square_named(name)); }

// Rotates the board by 180°; the caller swaps the sides.
Bitboard turned(Bitboard set) {
    Bitboard result = 0;
    for_each_square(set,
                    [&](Square square) { result |= bit({static_cast<std::uint8_t>(31 - square.index)}); });
    return result;
}

Position turned(const Position& position) {
    return {{turned(position.pieces[1]), turned(position.pieces[0])},
            turned(position.kings),
            turned(position.doors)};
}

// Up to 12 pieces a side at random places, and up to 4 open doors.
Position random_position(Random& random) {
    Position position;
    for (const Side side : {Side::black, Side::white})
        for (auto left = 1 + random.below(kPiecesPerSide); left > 0; --left) {
            const Bitboard square = bit(square_numbered(1 + static_cast<int>(random.below(kSquares))));
            if ((position.occupied() & square) != 0) continue;
            position.pieces[index_of(side)] |= square;
            if (random.below(3) == 0) position.kings |= square;
        }
    for (const Slider& slider : kSliders) {
        const Bitboard door = bit(random.below(2) == 0 ? slider.left : slider.right);
        if ((position.occupied() & door) == 0) position.doors |= door;
    }
    return position;
}

// Adds all pieces and doors one by one, in integers that cannot overflow.
int plain_network_value(const Network& network, const Position& position, Side side) {
    long total = 0;
    const int phase = (count(position.occupied()) - 1) / 4;
    for (std::size_t unit = 0; unit < Network::kHidden; ++unit) {
        long sum = network.bias[unit];
        for (int number = 1; number <= kSquares; ++number) {
            const Bitboard square = bit(square_numbered(side == Side::white ? number : 33 - number));
            const auto place = static_cast<std::size_t>(std::countr_zero(bit(square_numbered(number))));
            const bool king = (position.kings & square) != 0;
            if ((position.of(side) & square) != 0)
                sum += network.input[king ? Network::own_king : Network::own_man][place][unit];
            if ((position.of(other(side)) & square) != 0)
                sum += network.input[king ? Network::enemy_king : Network::enemy_man][place][unit];
            if ((position.doors & square) != 0) sum += network.input[Network::open_door][place][unit];
        }
        const long cut = sum < 0 ? 0 : sum > 255 ? 255 : sum;
        total += cut * cut * network.output[static_cast<std::size_t>(phase)][unit];
    }
    return static_cast<int>(total / (255 * 255 * 64 / 200)) +
           network.output_bias[static_cast<std::size_t>(phase)];
}

std::vector<Options> all_sets() {
    std::vector<Options> sets;
    for (const auto rules : {Options::Rules::english, Options::Rules::continental})
        for (const bool doors : {false, true})
            sets.push_back({.rules = rules, .trapdoors = doors});
    return sets;
}

}

TEST_CASE("a network adds the rows of the pieces, as seen by the side to move", "[trapdoor_checkers]") {
    Network network;
    const auto place = [](const char* name) { return static_cast<std::size_t>(std::countr_zero(at(name))); };
    network.bias[0] = 50;
    network.input[Network::own_man][place("c3")][0] = 60;
    network.input[Network::enemy_king][place("f6")][0] = 100;
    network.output[0][0] = 64;
    network.output_bias[0] = 7;
    // White's man on c3 and Black's king on f6: 50 + 60 + 100 = 210 of 255; 200 · (210 / 255)² = 135.6.
    const Position position{{at("f6"), at("c3")}, at("f6"), 0};
    CHECK(network_value<false, Side::white>(network, position) == 135 + 7);
    // From Black's side, the king is an own king on c3, whose weight is 0: 200 · (50 / 255)² = 7.7.
    CHECK(network_value<false, Side::black>(network, position) == 7 + 7);
    CHECK(network_value<false, Side::black>(network, turned(position)) == 135 + 7);
}

TEST_CASE("the hidden layer of a network is clamped to 0 … 1", "[trapdoor_checkers]") {
    Network network;
    network.bias[0] = 900;
    network.bias[1] = -900;
    network.output[0].fill(64);
    CHECK(network_value<false, Side::white>(network, {{at("f6"), at("c3")}, 0, 0}) == 200);
}

TEST_CASE("the trained networks cannot overflow", "[trapdoor_checkers]") {
    for (const Options& options : all_sets()) {
        const Network& network = trained_network(options);
        bool good = true;
        for (const auto& rows : network.input)
            for (const auto& row : rows)
                for (const int weight : row)
                    good &= std::abs(weight) <= Network::kMaxInput;
        for (const int weight : network.bias)
            good &= std::abs(weight) <= Network::kMaxInput;
        for (const auto& layer : network.output)
            for (const int weight : layer)
                good &= std::abs(weight) <= Network::kMaxOutput;
        CHECK(good);
        Random random(1);
        for (int i = 0; i < 500; ++i) {
            const Position position = random_position(random);
            REQUIRE(network_value<true, Side::white>(network, position) ==
                    plain_network_value(network, position, Side::white));
            REQUIRE(network_value<true, Side::black>(network, position) ==
                    plain_network_value(network, position, Side::black));
        }
    }
}

TEST_CASE("the evaluation is symmetric for both sides", "[trapdoor_checkers]") {
    const WheelOdds odds(wheel_sections(false));
    const Options english;
    const Network& network = trained_network(english);
    Random random(2);
    for (int i = 0; i < 500; ++i) {
        const Position position = random_position(random);
        REQUIRE(evaluate<kEnglish, true, Side::white>(position, odds, network) ==
                evaluate<kEnglish, true, Side::black>(turned(position), odds, network));
    }
}
