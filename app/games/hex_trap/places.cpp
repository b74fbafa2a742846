#include "games/hex_trap/places.h"

#include <functional>
#include <numbers>

namespace trapbox {

using namespace hex_trap;

namespace {

constexpr double kRowHeight = std::numbers::sqrt3 / 2;
constexpr double kCorner = 1 / std::numbers::sqrt3; // from the middle of a space

// How far a place lies off: straight ahead is near, aside is far, behind does not count.
double effort(QPointF way, QPointF direction) {
    const double ahead = QPointF::dotProduct(way, direction);
    const double aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
    return ahead < 0.1 || aside > 2 * ahead ? std::numeric_limits<double>::infinity() : ahead + 1.5 * aside;
}

template <class Place, class Rows, class PlaceOf>
Place easiest(const HexTrapPlaces& places, Place from, QPointF direction, const Rows& rows,
              PlaceOf place_of) {
    Place best = from;
    double least = std::numeric_limits<double>::infinity();
    for (const auto& row : rows) {
        const Place place = std::invoke(place_of, row);
        const double cost = effort(places.at(place) - places.at(from), direction);
        if (cost >= least) continue;
        least = cost;
        best = place;
    }
    return best;
}

}

HexTrapPlaces::HexTrapPlaces(int side) : m_board(&board_of(side)) {
    for (const SpacePlace& place : m_board->spaces)
        m_at[place.space.index] = {place.q + place.r / 2.0, place.r * kRowHeight};
}

double HexTrapPlaces::angle(Slot slot) const {
    const QPointF across = at(slot.b) - at(slot.a);
    if (std::abs(across.y()) < 0.1) return 90;
    return across.x() * across.y() < 0 ? 30 : -30;
}

std::optional<Space> HexTrapPlaces::space_at(QPointF point) const {
    std::optional<Space> nearest;
    double reach = kCorner;
    for (const SpacePlace& place : m_board->spaces) {
        const double distance = length(at(place.space) - point);
        if (distance >= reach) continue;
        reach = distance;
        nearest = place.space;
    }
    return nearest;
}

Space HexTrapPlaces::next(Space from, QPointF direction) const {
    return easiest(*this, from, direction, m_board->spaces, &SpacePlace::space);
}

Slot HexTrapPlaces::next(Slot from, QPointF direction) const {
    return easiest(*this, from, direction, m_board->slot_list, std::identity{});
}

}
