// Generates puzzles of The Passed-Trap from positions of solitaires that bots play.
#pragma once

#include "core/puzzle_maker.h"

namespace trapbox::passed_trap {

MakerReport make_puzzles(const MakerOrder& order);

}
