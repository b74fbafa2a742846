// Makes puzzles of Trapdoor Checkers and Dames & Trap from games of the bots against each other.
#pragma once

#include "core/puzzle_maker.h"

namespace trapbox::trapdoor_checkers {

MakerReport make_puzzles(const MakerOrder& order);

}
