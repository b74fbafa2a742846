// 64-bit FNV-1a over values fed one by one: the fingerprint of a state, equal on every platform.
#pragma once

#include <bit>
#include <concepts>
#include <cstdint>
#include <string_view>

namespace trapbox {

using HashValue = std::uint64_t;

class Hasher {
  public:
    // Every integer counts as 8 little-endian bytes, so that its C++ type does not matter.
    template <std::integral T>
    Hasher& add(T value) {
        auto bits = static_cast<std::uint64_t>(value);
        for (int i = 0; i < 8; ++i, bits >>= 8)
            add_byte(static_cast<std::uint8_t>(bits));
        return *this;
    }
    // −0 and 0 are hashed differently, because later steps may give different results for them.
    Hasher& add(float value) { return add(std::bit_cast<std::uint32_t>(value)); }
    Hasher& add(std::string_view text) {
        for (const char c : text)
            add_byte(static_cast<std::uint8_t>(c));
        return *this;
    }
    HashValue value() const { return m_value; }

  private:
    void add_byte(std::uint8_t byte) { m_value = (m_value ^ byte) * 0x100000001b3ULL; }
    HashValue m_value = 0xcbf29ce484222325ULL;
};

}
