// Generates puzzles of Trap from games between bots.
#pragma once

#include "core/puzzle_maker.h"

namespace trapbox::hex_trap {

MakerReport make_puzzles(const MakerOrder& order);

}
