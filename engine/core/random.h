// The only source of randomness: PCG32 (O'Neill 2014), identical on every platform and small enough to be
// part of a state. Store each draw in a named variable; never draw twice in one argument list, because the
// order of evaluation is unspecified.
#pragma once

#include <cstdint>

namespace trapbox {

using Seed = std::uint64_t;

class Random {
  public:
    explicit Random(Seed seed, std::uint64_t stream = 54);

    std::uint32_t next();
    // 0 … bound−1, every value equally likely; bound ≥ 1.
    std::uint32_t below(std::uint32_t bound);
    // 0 ≤ x < 1 in steps of 2⁻²⁴, exact in a float.
    float unit();
    // Mean 0, standard deviation 1, within ±6: the sum of twelve uniform draws. Uses no logarithm, which
    // differs between libraries.
    float normal();

    // For checkpoints and hashes.
    std::uint64_t state() const { return m_state; }
    std::uint64_t increment() const { return m_increment; }
    static Random resumed(std::uint64_t state, std::uint64_t increment);

  private:
    Random() = default;
    std::uint64_t m_state = 0;
    std::uint64_t m_increment = 1;
};

}
