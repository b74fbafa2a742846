// The rule options of Booby-Trap. The dimensions of the tray are in set_up.h.
#pragma once

#include "core/options.h"

#include <array>

namespace trapbox::booby_trap {

enum class Size : std::uint8_t { small, medium, large };
inline constexpr int kSizes = 3;

enum class Values : std::uint8_t { five_ten_twenty, one_two_three, own }; // BT-2
enum class Order : std::uint8_t { any, by_size };                         // BT-9

// Determines how many pieces hold the bar, how far it runs when it slips, and how steady the lifting hand
// must be.
enum class Difficulty : std::uint8_t { easy, normal, hard };

struct Options {
    int players = 4; // 1 … 10; alone it is the solitaire (BT-8)
    Values values = Values::five_ten_twenty;
    int small = 5; // 0 … 100, with Values::own
    int medium = 10;
    int large = 20;
    Order order = Order::any;
    bool passes = true;  // BT-10
    bool strict = false; // in the solitaire, a pick is compulsory after two passes (BT-6)
    Difficulty difficulty = Difficulty::normal;
    bool practice = false; // alone, unscored, with the force chains (BT-13)
};

inline constexpr int kTripsAllowed = 3; // BT-8

constexpr int seats(const Options& options) { return options.practice ? 1 : options.players; }
constexpr bool solitaire(const Options& options) { return seats(options) == 1; }
// Whether the limit on passing (BT-6) applies to a single player.
constexpr bool has_strict_passing(const Options& options) { return options.strict && !options.practice; }
// Points by size.
std::array<int, kSizes> piece_values(const Options& options);

std::span<const OptionField<Options>> option_fields();
std::span<const Preset> presets();

}
