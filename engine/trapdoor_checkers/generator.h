// The only move generator, compiled for each rule set and side; play, perft and search use it. It reports
// every path of a capture; code that counts positions must remove duplicates.
#pragma once

#include "trapdoor_checkers/position.h"
#include "trapdoor_checkers/rule_set.h"

namespace trapbox::trapdoor_checkers {

template <Side kSide>
inline constexpr std::array<Direction, 2> kForward =
    kSide == Side::white ? std::array{Direction::up_left, Direction::up_right}
                         : std::array{Direction::down_left, Direction::down_right};
template <Side kSide>
inline constexpr std::array<Direction, 2> kBackward = kForward<other(kSide)>;

namespace detail {

// The squares that `sliding` queens can reach over empty squares in one direction, including their own.
template <Direction kDirection>
constexpr Bitboard swept(Bitboard sliding, Bitboard empty) {
    for (Bitboard front = sliding; (front = step<kDirection>(front) & empty) != 0;)
        sliding |= front;
    return sliding;
}

// Those of `pieces` that are next to an enemy with an empty square behind it.
template <Direction kDirection>
constexpr Bitboard jumpers(Bitboard pieces, Bitboard enemy, Bitboard empty) {
    constexpr Direction kBack = opposite(kDirection);
    return pieces & step<kBack>(enemy & step<kBack>(empty));
}

template <Direction kDirection>
constexpr bool queens_capture(Bitboard queens, Bitboard enemy, Bitboard empty) {
    return (step<kDirection>(step<kDirection>(swept<kDirection>(queens, empty)) & enemy) & empty) != 0;
}

}

// The squares of a capture so far, each as a one-bit set: the start square, then every landing square.
struct Trail {
    int length = 0;
    std::array<Bitboard, kPiecesPerSide + 1> squares;

    void push(Bitboard square) { squares[static_cast<std::size_t>(length++)] = square; }
    void pop() { --length; }
    int taken() const { return length - 1; }
    Bitboard from() const { return squares[0]; }
    Bitboard to() const { return squares[static_cast<std::size_t>(length - 1)]; }
};

template <RuleSet kRules, Side kSide>
class Generator {
  public:
    explicit constexpr Generator(const Position& position)
        : m_own(position.of(kSide)), m_enemy(position.of(other(kSide))), m_kings(m_own & position.kings),
          m_empty(position.empty()), m_doors(position.doors) {}

    bool can_capture() const {
        using namespace detail;
        constexpr auto kAhead = kForward<kSide>;
        constexpr auto kBack = kBackward<kSide>;
        const Bitboard men = kRules.flying_queens ? m_own & ~m_kings : m_own;
        Bitboard found =
            jumpers<kAhead[0]>(men, m_enemy, m_empty) | jumpers<kAhead[1]>(men, m_enemy, m_empty);
        const Bitboard back = kRules.men_capture_backward ? men : m_kings;
        if (kRules.men_capture_backward || m_kings != 0)
            found |= jumpers<kBack[0]>(back, m_enemy, m_empty) | jumpers<kBack[1]>(back, m_enemy, m_empty);
        if (found != 0) return true;
        if constexpr (kRules.flying_queens)
            return m_kings != 0 && (queens_capture<Direction::up_left>(m_kings, m_enemy, m_empty) ||
                                    queens_capture<Direction::up_right>(m_kings, m_enemy, m_empty) ||
                                    queens_capture<Direction::down_left>(m_kings, m_enemy, m_empty) ||
                                    queens_capture<Direction::down_right>(m_kings, m_enemy, m_empty));
        return false;
    }

    // Calls visit(trail, captured) for every capture that cannot continue. With majority_capture, the visitor
    // must keep only the longest trails.
    template <class Visit>
    void for_each_capture(Visit&& visit) {
        using namespace detail;
        constexpr auto kAhead = kForward<kSide>;
        constexpr auto kBack = kBackward<kSide>;
        const Bitboard men = m_own & ~m_kings;
        Bitboard starts =
            jumpers<kAhead[0]>(men, m_enemy, m_empty) | jumpers<kAhead[1]>(men, m_enemy, m_empty);
        if constexpr (kRules.men_capture_backward)
            starts |= jumpers<kBack[0]>(men, m_enemy, m_empty) | jumpers<kBack[1]>(men, m_enemy, m_empty);
        for (; starts != 0; starts &= starts - 1)
            lift(lowest(starts), [&](Bitboard at) { man_goes_on(at, visit); });
        for (Bitboard kings = m_kings; kings != 0; kings &= kings - 1)
            lift(lowest(kings), [&](Bitboard at) { king_goes_on(at, visit); });
    }

    // Calls visit(from, to) for every plain move. These are legal only if there is no capture.
    template <class Visit>
    void for_each_step(Visit&& visit) const {
        steps<kForward<kSide>[0]>(kRules.flying_queens ? m_own & ~m_kings : m_own, visit);
        steps<kForward<kSide>[1]>(kRules.flying_queens ? m_own & ~m_kings : m_own, visit);
        if (m_kings == 0) return;
        if constexpr (kRules.flying_queens) {
            for_each_flight(visit);
        } else {
            steps<kBackward<kSide>[0]>(m_kings, visit);
            steps<kBackward<kSide>[1]>(m_kings, visit);
        }
    }

    int count_steps() const {
        const Bitboard ahead = kRules.flying_queens ? m_own & ~m_kings : m_own;
        int total = count(step<kForward<kSide>[0]>(ahead) & m_empty) +
                    count(step<kForward<kSide>[1]>(ahead) & m_empty);
        if (m_kings == 0) return total;
        if constexpr (kRules.flying_queens)
            for_each_flight([&](Bitboard, Bitboard) { ++total; });
        else
            total += count(step<kBackward<kSide>[0]>(m_kings) & m_empty) +
                     count(step<kBackward<kSide>[1]>(m_kings) & m_empty);
        return total;
    }

    // Whether any piece can make a plain move.
    bool can_step() const {
        return ((step<kForward<kSide>[0]>(m_own) | step<kForward<kSide>[1]>(m_own) |
                 step<kBackward<kSide>[0]>(m_kings) | step<kBackward<kSide>[1]>(m_kings)) &
                m_empty) != 0;
    }

  private:
    // The start square counts as empty during the capture.
    template <class Go>
    void lift(Bitboard from, Go go) {
        m_empty |= from;
        m_trail.length = 0;
        m_trail.push(from);
        go(from);
        m_empty ^= from;
    }

    // True when the man can continue to capture from `at`.
    template <class Visit>
    bool man_goes_on(Bitboard at, Visit& visit) {
        const auto on = [&](Bitboard to) { return (to & crown_row(kSide)) == 0 && man_goes_on(to, visit); };
        bool any = jump<kForward<kSide>[0]>(at, on, visit);
        any |= jump<kForward<kSide>[1]>(at, on, visit);
        if constexpr (kRules.men_capture_backward) {
            any |= jump<kBackward<kSide>[0]>(at, on, visit);
            any |= jump<kBackward<kSide>[1]>(at, on, visit);
        }
        return any;
    }

    template <class Visit>
    bool king_goes_on(Bitboard at, Visit& visit) {
        const auto on = [&](Bitboard to) { return king_goes_on(to, visit); };
        bool any = jump<Direction::up_left, kRules.flying_queens>(at, on, visit);
        any |= jump<Direction::up_right, kRules.flying_queens>(at, on, visit);
        any |= jump<Direction::down_left, kRules.flying_queens>(at, on, visit);
        any |= jump<Direction::down_right, kRules.flying_queens>(at, on, visit);
        return any;
    }

    // Jumps once and calls `on` to continue; if that fails, the trail is complete. A captured piece blocks
    // its square until the move is over: it is neither enemy nor empty.
    template <Direction kDirection, bool kFlying = false, class On, class Visit>
    bool jump(Bitboard at, const On& on, Visit& visit) {
        Bitboard over = step<kDirection>(at);
        if constexpr (kFlying)
            while ((over & m_empty) != 0)
                over = step<kDirection>(over);
        over &= m_enemy;
        Bitboard to = step<kDirection>(over) & m_empty;
        if (to == 0) return false;
        m_enemy ^= over;
        m_captured |= over;
        do {
            m_trail.push(to);
            const bool fell = (to & m_doors) != 0; // TC-5: the move ends there
            if (fell || !on(to)) visit(m_trail, m_captured);
            m_trail.pop();
            to = step<kDirection>(to) & m_empty;
        } while (kFlying && to != 0);
        m_captured ^= over;
        m_enemy ^= over;
        return true;
    }

    template <Direction kDirection, class Visit>
    void steps(Bitboard pieces, Visit& visit) const {
        for (Bitboard to = step<kDirection>(pieces) & m_empty; to != 0; to &= to - 1)
            visit(step<opposite(kDirection)>(lowest(to)), lowest(to));
    }

    template <class Visit>
    void for_each_flight(Visit&& visit) const {
        flights<Direction::up_left>(visit);
        flights<Direction::up_right>(visit);
        flights<Direction::down_left>(visit);
        flights<Direction::down_right>(visit);
    }

    template <Direction kDirection, class Visit>
    void flights(Visit& visit) const {
        for (Bitboard kings = m_kings; kings != 0; kings &= kings - 1)
            for (Bitboard to = step<kDirection>(lowest(kings)) & m_empty; to != 0;
                 to = step<kDirection>(to) & m_empty)
                visit(lowest(kings), to);
    }

    Bitboard m_own, m_enemy, m_kings, m_empty, m_doors;
    Bitboard m_captured = 0;
    Trail m_trail;
};

}
