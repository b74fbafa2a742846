#include "core/random.h"

#include <bit>
#include <cassert>

namespace trapbox {

Random::Random(Seed seed, std::uint64_t stream) : m_increment(stream << 1 | 1) {
    next();
    m_state += seed;
    next();
}

Random Random::resumed(std::uint64_t state, std::uint64_t increment) {
    Random random;
    random.m_state = state;
    random.m_increment = increment | 1;
    return random;
}

std::uint32_t Random::next() {
    const std::uint64_t old = m_state;
    m_state = old * 6364136223846793005ULL + m_increment;
    const auto mixed = static_cast<std::uint32_t>(((old >> 18) ^ old) >> 27);
    return std::rotr(mixed, static_cast<int>(old >> 59));
}

std::uint32_t Random::below(std::uint32_t bound) {
    assert(bound > 0);
    // Rejects the lowest 2³² mod bound values, which would make some results more likely.
    const std::uint32_t surplus = (0U - bound) % bound;
    for (;;) {
        const std::uint32_t draw = next();
        if (draw >= surplus) return draw % bound;
    }
}

float Random::unit() { return static_cast<float>(next() >> 8) * 0x1p-24F; }

float Random::normal() {
    float sum = 0;
    for (int i = 0; i < 12; ++i)
        sum += unit();
    return sum - 6;
}

}
