// The sliders, their doors and the wheel as data (TC-2, TC-12), and the effect of a slide on the doors. The
// set of open doors determines the positions of all sliders.
#pragma once

#include "trapdoor_checkers/square.h"

#include <span>

namespace trapbox::trapdoor_checkers {

// What the wheel can show. `both` only with the orange/green variant (TC-11).
enum class Face : std::uint8_t { piece, green, orange, both };

constexpr std::string_view name_of(Face face) {
    constexpr std::string_view kNames[] = {"piece", "green", "orange", "both"};
    return kNames[static_cast<std::size_t>(face)];
}

// The sections in order around the wheel.
inline constexpr Face kWheel[] = {Face::piece, Face::piece, Face::green,
                                  Face::piece, Face::piece, Face::orange};
inline constexpr Face kWheelWithBoth[] = {Face::piece, Face::piece,  Face::green, Face::piece,
                                          Face::piece, Face::orange, Face::piece, Face::both};

constexpr std::span<const Face> wheel_sections(bool orange_green) {
    if (orange_green) return kWheelWithBoth;
    return kWheel;
}

// How many sections show each face.
struct WheelOdds {
    std::array<int, 4> sections{}; // by Face
    int all = 0;

    constexpr explicit WheelOdds(std::span<const Face> wheel) : all(static_cast<int>(wheel.size())) {
        for (const Face face : wheel)
            ++sections[static_cast<std::size_t>(face)];
    }
    constexpr int of(Face face) const { return sections[static_cast<std::size_t>(face)]; }
};

struct Slider {
    std::string_view name;
    Face colour;        // green or orange
    Square left, right; // its doors, seen from White's side
};

inline constexpr std::array<Slider, 4> kSliders{{
    {"g3", Face::green, *square_named("c3"), *square_named("g3")},
    {"o4", Face::orange, *square_named("b4"), *square_named("f4")},
    {"o5", Face::orange, *square_named("c5"), *square_named("g5")},
    {"g6", Face::green, *square_named("b6"), *square_named("f6")},
}};

inline constexpr Bitboard kDoors = [] {
    Bitboard doors = 0;
    for (const Slider& slider : kSliders)
        doors |= bit(slider.left) | bit(slider.right);
    return doors;
}();

enum class SliderPosition : std::uint8_t { left, centre, right };

constexpr SliderPosition position_of(const Slider& slider, Bitboard open) {
    if ((open & bit(slider.left)) != 0) return SliderPosition::left;
    return (open & bit(slider.right)) != 0 ? SliderPosition::right : SliderPosition::centre;
}

struct Slide {
    std::uint8_t slider = 0; // index into kSliders
    bool right = false;
    constexpr bool operator==(const Slide&) const = default;
};

// A slider moves one position at a time: from the left or right only back to the centre (TC-2).
constexpr bool can_slide(Bitboard open, Slide slide) {
    const SliderPosition at = position_of(kSliders[slide.slider], open);
    return at != (slide.right ? SliderPosition::right : SliderPosition::left);
}

// The door that the slide opens; empty if it closes one. The slide must be possible.
constexpr Bitboard opened_by(Bitboard open, Slide slide) {
    const Slider& slider = kSliders[slide.slider];
    if (position_of(slider, open) != SliderPosition::centre) return 0;
    return bit(slide.right ? slider.right : slider.left);
}

// The open doors after the slide, before TC-10 closes a door again.
constexpr Bitboard after_slide(Bitboard open, Slide slide) {
    const Slider& slider = kSliders[slide.slider];
    return (open & ~(bit(slider.left) | bit(slider.right))) | opened_by(open, slide);
}

// Whether that result of the wheel allows this slider (TC-4, TC-11).
constexpr bool allows(Face shown, const Slider& slider) {
    return shown == Face::both || shown == slider.colour;
}

// Calls visit(Slide) for every slide that this result of the wheel allows. There is always one: a slider in
// the centre can move in both directions, any other in one.
template <class Visit>
constexpr void for_each_slide(Bitboard open, Face shown, Visit visit) {
    for (std::uint8_t i = 0; i < kSliders.size(); ++i)
        for (const bool right : {false, true})
            if (allows(shown, kSliders[i]) && can_slide(open, {i, right})) visit(Slide{i, right});
}

}
