// How seats look by default: a colour, a mark and a name each. Colour never carries meaning alone.
#pragma once

#include "row_model.h"
#include "store/saved_table.h"

namespace trapbox {

QString seat_colour(int seat); // "#b8392b"
QString seat_mark(int seat);   // "dot", "ring", "bar", "cross"
QString seat_name(int seat, bool bot);

// Roles for QML: seat, name, colour, mark, bot, level.
std::vector<RowModel<SavedPlayer>::Role> player_roles();

}
