#include "trapdoor_checkers/perft.h"

#include "trapdoor_checkers/generator.h"

#include <algorithm>
#include <vector>

namespace trapbox::trapdoor_checkers {

namespace {

struct Capture {
    Bitboard from, to, captured;
};

// Whether both captures lead to the same position: the same piece takes the same pieces and ends on the same
// square, or two pieces both return to where they started.
constexpr bool same_result(const Capture& a, const Capture& b) {
    if (a.captured != b.captured) return false;
    return a.from == b.from ? a.to == b.to : a.from == a.to && b.from == b.to;
}

// Collects the captures that the rules allow, each resulting position once.
template <RuleSet kRules>
class Captures {
  public:
    explicit Captures(Bitboard kings) : m_kings(kings) {}

    void operator()(const Trail& trail, Bitboard captured) {
        if constexpr (kRules.majority_capture) {
            if (trail.taken() < m_max_taken) return;
            if (trail.taken() > m_max_taken) clear();
            m_max_taken = trail.taken();
        }
        if (can_have_twin(trail) && is_known({trail.from(), trail.to(), captured})) return;
        if (m_size < m_first.size())
            m_first[m_size] = {trail.from(), trail.to(), captured};
        else
            m_more.push_back({trail.from(), trail.to(), captured});
        ++m_size;
    }

    std::size_t size() const { return m_size; }

    template <class Visit>
    void for_each(Visit visit) const {
        std::for_each(m_first.begin(), m_first.begin() + std::min(m_size, m_first.size()), visit);
        std::for_each(m_more.begin(), m_more.end(), visit);
    }

  private:
    // Duplicates need a circle, which takes at least four jumps; men that capture only forward never make
    // one. A queen that takes two pieces in a line can land on several squares between them.
    bool can_have_twin(const Trail& trail) const {
        if (kRules.flying_queens && (m_kings & trail.from()) != 0) return trail.taken() >= 2;
        return trail.taken() >= 4;
    }

    bool is_known(Capture capture) const {
        bool known = false;
        for_each([&known, capture](const Capture& other) { known |= same_result(other, capture); });
        return known;
    }

    void clear() {
        m_size = 0;
        m_more.clear();
    }

    Bitboard m_kings;
    std::size_t m_size = 0;
    int m_max_taken = 0;
    std::array<Capture, 32> m_first; // enough for all but constructed positions
    std::vector<Capture> m_more;
};

template <RuleSet kRules, Side kSide>
Captures<kRules> captures_of(const Position& position) {
    Captures<kRules> captures(position.kings);
    Generator<kRules, kSide>(position).for_each_capture(captures);
    return captures;
}

// A plain move with all doors closed. Branch-free, because most of the time is spent here.
template <Side kSide>
Position after_step(const Position& position, Bitboard from, Bitboard to) {
    Position next = position;
    next.pieces[index_of(kSide)] ^= from | to;
    const Bitboard crowning = (position.kings & from) != 0 ? kBoard : crown_row(kSide);
    next.kings = (position.kings & ~from) | (to & crowning);
    return next;
}

// Captures are rare; a separate function keeps the common case fast.
template <RuleSet kRules, Side kSide>
[[gnu::noinline]] std::uint64_t count_captures(const Position& position) {
    return captures_of<kRules, kSide>(position).size();
}

template <RuleSet kRules, Side kSide>
std::uint64_t count_moves(const Position& position) {
    const Generator<kRules, kSide> generator(position);
    if (generator.can_capture()) return count_captures<kRules, kSide>(position);
    return static_cast<std::uint64_t>(generator.count_steps());
}

template <RuleSet kRules, Side kSide>
std::uint64_t count_tree(const Position& position, int depth);

template <RuleSet kRules, Side kSide>
[[gnu::noinline]] std::uint64_t count_tree_of_captures(const Position& position, int depth) {
    std::uint64_t total = 0;
    captures_of<kRules, kSide>(position).for_each([&](const Capture& capture) {
        Position next = position;
        make(next, kSide, capture.from, capture.to, capture.captured);
        total += count_tree<kRules, other(kSide)>(next, depth - 1);
    });
    return total;
}

template <RuleSet kRules, Side kSide>
std::uint64_t count_tree(const Position& position, int depth) {
    if (depth == 1) return count_moves<kRules, kSide>(position);
    const Generator<kRules, kSide> generator(position);
    if (generator.can_capture()) return count_tree_of_captures<kRules, kSide>(position, depth);
    std::uint64_t total = 0;
    generator.for_each_step([&](Bitboard from, Bitboard to) {
        const Position next = after_step<kSide>(position, from, to);
        total += depth == 2 ? count_moves<kRules, other(kSide)>(next)
                            : count_tree<kRules, other(kSide)>(next, depth - 1);
    });
    return total;
}

template <RuleSet kRules>
std::uint64_t count_tree(const Position& position, Side turn, int depth) {
    return turn == Side::black ? count_tree<kRules, Side::black>(position, depth)
                               : count_tree<kRules, Side::white>(position, depth);
}

}

std::uint64_t perft(const RuleSet& rules, const Position& position, Side turn, int depth) {
    if (depth <= 0) return 1;
    return with_rule_set(rules.variant,
                         [&]<RuleSet kRules>() { return count_tree<kRules>(position, turn, depth); });
}

}
