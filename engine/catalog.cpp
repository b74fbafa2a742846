#include "catalog.h"

#include "booby_trap/rules.h"

namespace trapbox {

std::span<const CatalogEntry> catalog() {
    static const std::vector<CatalogEntry> games{
        catalog_entry<booby_trap::Rules>(),
    };
    return games;
}

const CatalogEntry* find_game(std::string_view key) {
    for (const CatalogEntry& game : catalog())
        if (game.info().key == key) return &game;
    return nullptr;
}

}
