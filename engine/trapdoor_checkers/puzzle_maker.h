// Generates puzzles of Trapdoor Checkers and Dames & Trap from games between bots.
#pragma once

#include "core/puzzle_maker.h"

namespace trapbox::trapdoor_checkers {

MakerReport make_puzzles(const MakerOrder& order);

}
