// What QML reads of a tray, row by row: pieces, players, and the contacts that carry load.
#pragma once

#include "booby_trap/view.h"
#include "games/millimetres.h"
#include "row_model.h"

namespace trapbox {

struct TrayPieceRow {
    int number = 0;
    booby_trap::PieceView view;
    physics::Vec shown{}; // m, between two ticks
    bool touched = false;
    int known = -1; // what this seat felt of it: 0 … 4, −1 = nothing
    bool on_end = false;
    int pile_index = -1;
    int taken_index = -1; // among what its player has taken, small pieces first
};

struct TrayPlayerRow {
    int seat = 0;
    booby_trap::PlayerView view;
    bool on_turn = false;
};

struct ChainRow {
    physics::LoadedContact contact;
    bool broken = false; // of an arch: it carries no more
};

QString level_text(int level); // 0 "loose" … 4 "very tight"; empty below
// The number whose size is said so; Qt finds the plural of no negative number.
QString with_sign(int number, const QString& size);

std::vector<RowModel<TrayPieceRow>::Role> tray_piece_roles(std::function<QString(const TrayPieceRow&)> label);
std::vector<RowModel<TrayPlayerRow>::Role> tray_player_roles(std::function<QString(int score)> points_text);
std::vector<RowModel<ChainRow>::Role> chain_roles();

}
