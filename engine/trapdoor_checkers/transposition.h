// The transposition table: search results of earlier positions. Fixed size. If two positions compete for an
// entry, the more deeply searched one keeps it and the other takes the adjacent entry.
#pragma once

#include "trapdoor_checkers/position.h"

#include <vector>

namespace trapbox::trapdoor_checkers {

enum class Bound : std::uint8_t { none, exact, at_least, at_most };

struct Entry {
    std::uint64_t key = 0;
    std::int16_t value = 0;
    std::int8_t depth = 0;
    Bound bound = Bound::none;
    std::uint8_t from = 0, to = 0; // bit indices of the best move; equal: none
};

class TranspositionTable {
  public:
    // 2^bits entries of 16 bytes.
    explicit TranspositionTable(int bits) : m_entries(std::size_t{1} << bits) {}

    const Entry* find(std::uint64_t key) const {
        const Entry* pair = &m_entries[first_of_pair(key)];
        if (pair[0].key == key && pair[0].bound != Bound::none) return &pair[0];
        return pair[1].key == key && pair[1].bound != Bound::none ? &pair[1] : nullptr;
    }
    void store(const Entry& entry) {
        Entry* pair = &m_entries[first_of_pair(entry.key)];
        const bool deeper = pair[0].bound == Bound::none || entry.depth >= pair[0].depth;
        pair[deeper || pair[0].key == entry.key ? 0 : 1] = entry;
    }

    static std::uint64_t key_of(const Position& position, Side turn) {
        std::uint64_t key = index_of(turn) + 1;
        for (const Bitboard set : {position.pieces[0], position.pieces[1], position.kings, position.doors}) {
            key = (key ^ set) * 0x9e3779b97f4a7c15U;
            key ^= key >> 29;
        }
        return key * 0xbf58476d1ce4e5b9U;
    }

  private:
    std::size_t first_of_pair(std::uint64_t key) const { return key & (m_entries.size() - 2); }

    std::vector<Entry> m_entries;
};

}
