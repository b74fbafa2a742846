// A tray with given pieces, and a match played on it with text commands.
#pragma once

#include "booby_trap/rules.h"
#include "core/match.h"
#include "test.h"

namespace trapbox::booby_trap::tests {

struct Drawn {
    const char* name; // "l1"
    double x;         // mm from the left wall
    double y;         // mm from the front wall
};

// The turn of seat 0 so far.
struct Begun {
    const char* touched = nullptr; // the piece under the finger; null: none yet
    int height = 0;                // height of the piece above the floor, µm
    double bar = 0; // mm, position of the bar at the start of the turn; 0 = its current position
};

// The text of a position at rest, with these pieces and the bar's face at `bar` (mm). All other pieces were
// taken by seat 0, who has no points for them. `trips` are those of seat 0. Bodies that press on each other
// overlap by 0.05 mm, as in Box2D.
std::string drawn(int players, double bar, const std::vector<Drawn>& pieces, int trips = 0,
                  const Begun& turn = {});

class Table {
  public:
    Table(std::string_view options, Seed seed);                   // set up from a seed
    Table(std::string_view options, const std::string& position); // as drawn

    // Plays a line and lets the tray come to rest. Returns the refusal's key; empty if the line was accepted.
    std::string play(std::string_view line);
    void take(std::string_view piece); // touch, then take

    // The events of all lines played so far, without hits.
    const std::vector<std::string>& events() const { return m_events; }
    bool happened(std::string_view event) const;
    const State& state() const { return m_match.state(); }
    const View& view() const { return m_view = Rules::view(m_match.state()); } // valid until the next call
    Outcome outcome() const { return Rules::outcome(m_match.state()); }
    Match<Rules>& match() { return m_match; }

  private:
    Match<Rules> m_match;
    std::vector<std::string> m_events;
    mutable View m_view;
};

// Ten loose small pieces in front of the bar, which is at its stop: nothing can move.
//   =========================== 40 mm
//   s1 s2 s3 s4 s5 s6 s7 s8 s9 s10
std::string idle_tray(int players);

// Two columns of two large pieces carry the bar between them; two loose small pieces are beside them.
//   =================== 64 mm minus three times 0.05
//   s1   l2   l4   s2
//        l1   l3
std::string two_columns(int players, int trips = 0);

int number_of(std::string_view piece);

}
