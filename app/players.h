// How seats look where a game has no pieces of their own: a disk with a colour and a mark each. Colour never
// carries meaning alone.
#pragma once

#include "row_model.h"
#include "store/saved_table.h"

namespace trapbox {

QString seat_disk(int seat); // the name of a picture
QString shown_name(const SavedPlayer& player);
// "Anna wins"; empty while the match goes on.
QString ending_words(const SavedTable& table);

// Roles for QML: seat, name, givenName, art, bot, level.
std::vector<RowModel<SavedPlayer>::Role> player_roles(std::function<QString(int seat)> art);

}
