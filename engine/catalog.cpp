#include "catalog.h"

#include "booby_trap/rules.h"
#include "hex_trap/rules.h"
#include "passed_trap/rules.h"
#include "trapdoor_checkers/rules.h"

namespace trapbox {

std::span<const CatalogEntry> catalog() {
    static const std::vector<CatalogEntry> games{
        catalog_entry<passed_trap::Rules>(),
        catalog_entry<booby_trap::Rules>(),
        catalog_entry<trapdoor_checkers::Rules>(),
        catalog_entry<hex_trap::Rules>(),
    };
    return games;
}

const CatalogEntry* find_game(std::string_view key) { return find_entry(catalog(), key); }

}
