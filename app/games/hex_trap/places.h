// Where the spaces and slots of a field lie, measured in widths of a space: the middle is (0, 0), y grows
// towards Red. Finds what is nearest to a finger and what comes next in a direction. Knows nothing of a game.
#pragma once

#include "hex_trap/board.h"

#include <QPointF>

#include <cmath>
#include <limits>
#include <optional>

namespace trapbox {

class HexTrapPlaces {
  public:
    explicit HexTrapPlaces(int side);

    const hex_trap::Board& board() const { return *m_board; }
    QPointF at(hex_trap::Space space) const { return m_at[space.index]; }
    QPointF at(hex_trap::Slot slot) const { return (at(slot.a) + at(slot.b)) / 2; }
    // Of a wall's length, in degrees clockwise from the x axis: 90, 30 or −30.
    double angle(hex_trap::Slot slot) const;

    // The space on which the point lies.
    std::optional<hex_trap::Space> space_at(QPointF point) const;
    // The nearest slot within that distance that is wanted.
    template <class Wanted>
    std::optional<hex_trap::Slot> nearest_slot(QPointF point, double reach, Wanted wanted) const {
        std::optional<hex_trap::Slot> nearest;
        for (const hex_trap::Slot slot : m_board->slot_list) {
            const double distance = length(at(slot) - point);
            if (distance > reach || !wanted(slot)) continue;
            reach = distance;
            nearest = slot;
        }
        return nearest;
    }
    // The next one in that direction; the same where there is none.
    hex_trap::Space next(hex_trap::Space from, QPointF direction) const;
    hex_trap::Slot next(hex_trap::Slot from, QPointF direction) const;

    static double length(QPointF vector) { return std::hypot(vector.x(), vector.y()); }

  private:
    const hex_trap::Board* m_board;
    std::array<QPointF, hex_trap::kSpaceIndices> m_at;
};

}
