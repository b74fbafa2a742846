#include "perft.h"

#include "generator.h"

#include <algorithm>
#include <vector>

namespace trapbox::trapdoor_checkers {

namespace {

// The captures of one position without those that lead to the same position.
template <RuleSet kRules, Side kSide>
class Captures {
  public:
    struct Capture {
        Bitboard from, to, captured;
    };

    explicit Captures(const Position& position) : m_own(position.of(kSide)), m_kings(position.kings) {
        Generator<kRules, kSide>(position).for_each_capture(
            [this](const Path& path, Bitboard captured) { add(path, captured); });
    }

    int size() const { return m_size; }
    const Capture* begin() const { return m_captures.data(); }
    const Capture* end() const { return m_captures.data() + m_size; }

  private:
    // Fewer pieces than this cannot be taken in two ways with the same result: a circle has four jumps, and
    // two paths over the same pieces form one. A queen that takes two in a line can land in several places
    // between.
    static constexpr int kFewestOfTwins = kRules.flying_queens ? 2 : 4;

    void add(const Path& path, Bitboard captured) {
        const int taken = path.length - 1;
        if constexpr (kRules.most_pieces) {
            if (taken < m_most) return;
            if (taken > m_most) m_size = 0;
            m_most = taken;
        }
        const Capture capture{bit(path.from()), bit(path.to()), captured};
        if (taken >= kFewestOfTwins && is_known(capture)) return;
        // The bound is never met: 12 pieces with all their paths stay far below it (most seen: see the
        // tests).
        if (m_size < kMost) m_captures[static_cast<std::size_t>(m_size++)] = capture;
    }

    bool is_known(const Capture& capture) const {
        return std::any_of(begin(), end(), [&](const Capture& known) {
            if (known.captured != capture.captured) return false;
            if (known.from == capture.from) return known.to == capture.to;
            // Two pieces that both come round to where they started change nothing but what they took.
            return known.from == known.to && capture.from == capture.to;
        });
    }

    static constexpr int kMost = 512;
    Bitboard m_own, m_kings;
    int m_size = 0;
    int m_most = 0;
    std::array<Capture, kMost> m_captures;
};

template <RuleSet kRules, Side kSide>
std::uint64_t count_tree(const Position& position, int depth) {
    const Generator<kRules, kSide> generator(position);
    std::uint64_t total = 0;
    const auto descend = [&](Bitboard from, Bitboard to, Bitboard captured) {
        Position next = position;
        make(next, kSide, from, to, captured);
        total += count_tree<kRules, other(kSide)>(next, depth - 1);
    };
    if (generator.can_capture()) {
        const Captures<kRules, kSide> captures(position);
        if (depth == 1) return static_cast<std::uint64_t>(captures.size());
        for (const auto& capture : captures)
            descend(capture.from, capture.to, capture.captured);
        return total;
    }
    if (depth == 1) return static_cast<std::uint64_t>(generator.count_steps());
    generator.for_each_step([&](Bitboard from, Bitboard to) { descend(from, to, 0); });
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
    return rules.flying_queens ? count_tree<kContinental>(position, turn, depth)
                               : count_tree<kEnglish>(position, turn, depth);
}

}
