// The physics of the packing (BT-11), over many seeds.
#include "booby_trap/feel.h"
#include "booby_trap/rules.h"
#include "booby_trap/table.h"

#include <algorithm>

using namespace trapbox;
using namespace trapbox::booby_trap;

namespace {

struct Pick {
    float tension;
    bool tripped;
};

// Takes random pieces straight out of the tray, one by one.
void pick_some(physics::PackedTray& tray, Random& random, int count, std::vector<Pick>& picks) {
    for (int i = 0; i < count; ++i) {
        int piece = 0;
        do
            piece = static_cast<int>(random.below(kPieces));
        while (!tray.contains(piece));
        const float before = tray.bar().face();
        const float tension = tray.tension(piece);
        tray.remove(piece);
        for (int step = 0; step < 2'000 && !tray.at_rest(); ++step)
            tray.step();
        picks.push_back({tension, before - tray.bar().face() >= kMarking});
    }
}

// The number of trips. `drift` is in µm, in a different direction each time.
int trips_of_lifts(int seeds, float drift) {
    int trips = 0;
    for (int seed = 1; seed <= seeds; ++seed) {
        Options options;
        options.practice = true;
        Match<Rules> match(options, static_cast<Seed>(seed));
        Random random(static_cast<Seed>(seed));
        for (int pick = 0; pick < 8; ++pick) {
            const auto moves = Rules::moves(match.state());
            REQUIRE(
                match.apply(moves[random.below(static_cast<std::uint32_t>(moves.size() - 1))]).accepted());
            const float angle = random.unit() * 6.2831853F;
            if (drift > 0) {
                const Drift aside{static_cast<int>(drift * std::cos(angle)),
                                  static_cast<int>(drift * std::sin(angle))};
                REQUIRE(match.apply({Command::Kind::raise, 0, kClear - 1, aside}).accepted());
                match.advance(ticks_from_seconds(20));
            }
            REQUIRE(match.apply({Command::Kind::take, 0, 0, {}}).accepted());
            match.advance(ticks_from_seconds(20));
        }
        trips += match.state().players[0].trips;
    }
    return trips;
}

}

TEST_CASE("a hundred trays: forces balance, the pieces carry the spring, and tension predicts trips",
          "[booby_trap]") {
    constexpr int kSetUps = 100;
    std::vector<Pick> picks;
    float loose = 0;
    for (int seed = 1; seed <= kSetUps; ++seed) {
        CAPTURE(seed);
        auto tray = set_up(Difficulty::normal, static_cast<Seed>(seed));
        REQUIRE(tray.at_rest());
        CHECK(tray.force_residual() <= 1e-3F * tray.mean_contact_load());
        CHECK(tray.load_on_bar() == Approx(tray.bar().spring_force()).epsilon(0.01));
        loose += loose_share(tray) / kSetUps;
        Random random(static_cast<Seed>(seed));
        pick_some(tray, random, 6, picks);
    }
    CHECK(loose >= 0.25F);
    CHECK(loose <= 0.40F);

    std::stable_sort(picks.begin(), picks.end(),
                     [](const Pick& a, const Pick& b) { return a.tension < b.tension; });
    const auto fifth = static_cast<std::ptrdiff_t>(picks.size() / 5);
    std::vector<std::ptrdiff_t> trips;
    for (auto from = picks.begin(); from != picks.end(); from += fifth)
        trips.push_back(std::count_if(from, from + fifth, [](const Pick& pick) { return pick.tripped; }));
    CAPTURE(trips);
    REQUIRE(trips.size() == 5);
    CHECK(std::is_sorted(trips.begin(), trips.end()));
    CHECK(trips.back() >= 10 * std::max<std::ptrdiff_t>(trips.front(), 1));
}

TEST_CASE("a careless lift trips the bar more often than a straight one", "[booby_trap]") {
    // BT-12: the same pieces from the same trays, with 8 mm of drift.
    const int straight = trips_of_lifts(12, 0);
    const int careless = trips_of_lifts(12, 8'000);
    CAPTURE(straight, careless);
    CHECK(careless > straight);
}

TEST_CASE("nothing moves in a tray at rest", "[booby_trap]") {
    // Within 4 s the bar moves less than a hundredth of a marking, so that no movement carries over to the
    // next turn.
    for (const Seed seed : {5u, 11u, 13u}) {
        CAPTURE(seed);
        auto tray = set_up(Difficulty::normal, seed);
        const float bar = tray.bar().face();
        std::vector<physics::Vec> before;
        for (int piece = 0; piece < kPieces; ++piece)
            before.push_back(tray.position(piece));
        for (int step = 0; step < 960; ++step)
            tray.step();
        CHECK(tray.bar().face() == Approx(bar).margin(kMarking / 100));
        for (int piece = 0; piece < kPieces; ++piece)
            CHECK(length(tray.position(piece) - before[static_cast<std::size_t>(piece)]) < 100e-6F);
    }
}

TEST_CASE("no tick runs while nothing moves", "[booby_trap]") {
    Match<Rules> match({}, 3);
    CHECK(match.advance(240) == 0);
    REQUIRE(match.apply({Command::Kind::touch, 7, 0, {}}).accepted());
    CHECK(match.advance(240) == 0);
    REQUIRE(match.apply({Command::Kind::take, 0, 0, {}}).accepted());
    CHECK(match.advance(ticks_from_seconds(20)) > 0);
    CHECK(match.advance(240) == 0);
}

TEST_CASE("a longer press feels finer, and five levels can be distinguished", "[booby_trap]") {
    CHECK(felt(0, 2, 1) == 0);
    CHECK(noticeable(2) < noticeable(0.3F) / 2);
    // The centres of the five levels, in newtons.
    constexpr std::array<float, kFeelLevels> kMiddles{0, 0.12F, 0.55F, 1.7F, 5};
    for (int level = 0; level < kFeelLevels; ++level) {
        int right = 0;
        float error_short = 0;
        float error_long = 0;
        const float tension = kMiddles[static_cast<std::size_t>(level)];
        for (Seed seed = 0; seed < 200; ++seed) {
            right += feel_level(felt(tension, 2, seed)) == level ? 1 : 0;
            error_short += std::abs(felt(tension, 0.2F, seed) - tension);
            error_long += std::abs(felt(tension, 2, seed) - tension);
        }
        CAPTURE(level, right);
        CHECK(right >= 195);
        CHECK(error_long <= error_short);
    }
}

TEST_CASE("on the scale of ring, tone and vibration each of the five levels has its own fifth",
          "[booby_trap]") {
    CHECK(feel_scale(0) == 0);
    float before = 0;
    for (float tension = kLoose; tension < 20; tension *= 1.01F) {
        const float shown = feel_scale(tension);
        const auto fifth = static_cast<float>(feel_level(tension));
        CHECK(shown * 5 > fifth);
        CHECK(shown * 5 < fifth + 1);
        CHECK(shown >= before);
        before = shown;
    }
}
