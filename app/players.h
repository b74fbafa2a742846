// Names and pictures of players. A seat without pieces of its own has a disk with a colour and a mark, so
// that colour is not the only difference.
#pragma once

#include "row_model.h"
#include "store/saved_table.h"

namespace trapbox {

QString seat_disk(int seat);   // picture name, for Art
QString level_name(int level); // of a bot: "Easy"
// The name of the player at that seat: as entered, else "Player 2" or "Easy bot". The number is the person's
// position in the list, not the seat, so that it stays when players change sides. Empty if nobody plays
// there.
QString shown_name(const std::vector<SavedPlayer>& players, int seat);
// "Anna wins"; empty while the match is in progress.
QString ending_text(const SavedTable& table);

// Roles for QML: seat, name, givenName, art, bot, level.
std::vector<RowModel<SavedPlayer>::Role> player_roles(std::function<QString(int seat)> name,
                                                      std::function<QString(int seat)> art);

}
