// What the fuzz targets play: the games of the box and the null game, which is the fastest way into the core.
#pragma once

#include "catalog.h"
#include "null_game/rules.h"

#include <cstdio>
#include <cstdlib>
#include <vector>

namespace trapbox::tests {

inline const std::vector<CatalogEntry>& fuzz_games() {
    static const auto games = [] {
        std::vector<CatalogEntry> list(catalog().begin(), catalog().end());
        list.push_back(catalog_entry<null_game::Rules>());
        return list;
    }();
    return games;
}

// A promise of the engine that an input broke.
inline void must(bool fact, const char* promise) {
    if (fact) return;
    std::fprintf(stderr, "broken: %s\n", promise);
    std::abort();
}

}
