// Makes puzzles of Trap from games of the bots against each other.
#pragma once

#include "core/puzzle_maker.h"

namespace trapbox::hex_trap {

MakerReport make_puzzles(const MakerOrder& order);

}
