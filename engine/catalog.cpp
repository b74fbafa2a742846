#include "catalog.h"

#include "trapdoor_checkers/rules.h"

namespace trapbox {

std::span<const CatalogEntry> catalog() {
    static const std::vector<CatalogEntry> games{
        catalog_entry<trapdoor_checkers::Rules>(),
    };
    return games;
}

const CatalogEntry* find_game(std::string_view key) {
    for (const CatalogEntry& game : catalog())
        if (game.info().key == key) return &game;
    return nullptr;
}

}
