#include "core/random.h"
#include "test.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>

using namespace trapbox;

namespace {

// The chi-square statistic of the counts against a uniform distribution.
template <class Counts>
double chi_square(const Counts& counts, double expected) {
    double sum = 0;
    for (const int count : counts)
        sum += (count - expected) * (count - expected) / expected;
    return sum;
}

}

TEST_CASE("the generator is PCG32: its first six published draws of seed 42, stream 54") {
    Random random(42, 54);
    for (const std::uint32_t expected :
         {0xa15c02b7U, 0x7b47f409U, 0xba1d3330U, 0x83d2f293U, 0xbfa4784bU, 0xcbed606eU})
        CHECK(random.next() == expected);
}

TEST_CASE("a resumed generator continues the same sequence") {
    Random random(7);
    random.next();
    Random resumed = Random::resumed(random.state(), random.increment());
    for (int i = 0; i < 10; ++i)
        CHECK(resumed.next() == random.next());
}

TEST_CASE("two seeds and two streams draw differently") {
    CHECK(Random(1).next() != Random(2).next());
    CHECK(Random(1, 1).next() != Random(1, 2).next());
}

TEST_CASE("a bounded draw covers its range fairly") {
    Random random(1);
    std::array<int, 7> counts{};
    for (int i = 0; i < 70'000; ++i)
        ++counts.at(random.below(7));
    CHECK(chi_square(counts, 10'000) < 22.46); // 6 degrees of freedom, p = 0.001
    for (int i = 0; i < 100; ++i)
        CHECK(random.below(1) == 0);
}

TEST_CASE("a bounded draw is fair where a plain remainder would not be") {
    // With a bound of 3·2³⁰, a third of the values are below 2³⁰; a plain remainder of 32 bits would give
    // them half of the draws.
    Random random(1);
    int low = 0;
    for (int i = 0; i < 30'000; ++i)
        if (random.below(3U << 30) < 1U << 30) ++low;
    CHECK(low > 9'700); // 10,000 ± 3.7 standard deviations of 82
    CHECK(low < 10'300);
}

TEST_CASE("a uniform draw is at least 0 and less than 1, and a normal one has mean 0 and deviation 1") {
    Random random(3);
    double sum = 0;
    double squares = 0;
    constexpr int kDraws = 100'000;
    for (int i = 0; i < kDraws; ++i) {
        const float unit = random.unit();
        CHECK((unit >= 0 && unit < 1));
        const double normal = static_cast<double>(random.normal());
        CHECK(std::abs(normal) <= 6);
        sum += normal;
        squares += normal * normal;
    }
    CHECK(std::abs(sum / kDraws) < 0.013); // 4 standard deviations of 1/√100,000
    CHECK(std::abs(squares / kDraws - 1) < 0.02);
}
