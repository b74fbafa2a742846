// CRC-32 as in zip, PNG and Ethernet (polynomial 0x04C11DB7, reflected): detects damaged saves.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace trapbox {

namespace detail {

inline constexpr auto kCrcOfByte = [] {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t byte = 0; byte < 256; ++byte) {
        std::uint32_t value = byte;
        for (int bit = 0; bit < 8; ++bit)
            value = (value >> 1) ^ ((value & 1U) != 0 ? 0xEDB88320U : 0U);
        table[byte] = value;
    }
    return table;
}();

}

constexpr std::uint32_t crc32(std::string_view bytes) {
    std::uint32_t value = ~0U;
    for (const char c : bytes)
        value = (value >> 8) ^ detail::kCrcOfByte[(value ^ static_cast<std::uint8_t>(c)) & 0xFFU];
    return ~value;
}

}
