#include "players.h"

#include <QCoreApplication>

#include <array>

namespace trapbox {

namespace {

constexpr std::array<const char*, kMaxSeats> kColours{"#b8392b", "#2f6fb0", "#3d8b4f", "#d9a021", "#7a4ea3",
                                                      "#2a9a9a", "#c7628a", "#7d6a55", "#4b5a68", "#e07b39"};
constexpr std::array<const char*, 5> kMarks{"dot", "ring", "bar", "cross", "crown"};

}

QString seat_colour(int seat) { return kColours[static_cast<std::size_t>(seat) % kColours.size()]; }
QString seat_mark(int seat) { return kMarks[static_cast<std::size_t>(seat) % kMarks.size()]; }

QString seat_name(int seat, bool bot) {
    return (bot ? QCoreApplication::translate("players", "Bot %1")
                : QCoreApplication::translate("players", "Player %1"))
        .arg(seat + 1);
}

std::vector<RowModel<SavedPlayer>::Role> player_roles() {
    return {
        {"seat", [](const SavedPlayer& player) { return QVariant(player.seat); }},
        {"name",
         [](const SavedPlayer& player) {
             return QVariant(player.name.isEmpty() ? seat_name(player.seat, player.bot) : player.name);
         }},
        {"givenName", [](const SavedPlayer& player) { return QVariant(player.name); }},
        {"colour", [](const SavedPlayer& player) { return QVariant(player.colour); }},
        {"mark", [](const SavedPlayer& player) { return QVariant(seat_mark(player.seat)); }},
        {"bot", [](const SavedPlayer& player) { return QVariant(player.bot); }},
        {"level", [](const SavedPlayer& player) { return QVariant(player.level); }},
    };
}

}
