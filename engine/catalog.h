// The list of all games. A new game adds one line to catalog.cpp.
#pragma once

#include "core/any_match.h"

#include <span>

namespace trapbox {

std::span<const CatalogEntry> catalog();

// Null when no game has that key.
const CatalogEntry* find_game(std::string_view key);

}
