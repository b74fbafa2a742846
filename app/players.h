// How seats look where a game has no pieces of their own: a disk with a colour and a mark each. Colour never
// carries meaning alone.
#pragma once

#include "row_model.h"
#include "store/saved_table.h"

namespace trapbox {

QString seat_disk(int seat);   // the name of a picture
QString level_name(int level); // of a bot: "Easy"
// Who plays at that seat: the name they gave, else "Player 2" or "Easy bot". The number is the person's, in
// the order of the list, and not the seat's: it stays the same when players change sides. A bot's name tells
// its level. Empty where nobody plays there.
QString shown_name(const std::vector<SavedPlayer>& players, int seat);
// "Anna wins"; empty while the match goes on.
QString ending_words(const SavedTable& table);

// Roles for QML: seat, name, givenName, art, bot, level.
std::vector<RowModel<SavedPlayer>::Role> player_roles(std::function<QString(int seat)> name,
                                                      std::function<QString(int seat)> art);

}
