#include "players.h"

#include <QCoreApplication>

#include <array>

namespace trapbox {

namespace {

constexpr std::array<const char*, kMaxSeats> kColours{"b8392b", "2f6fb0", "3d8b4f", "d9a021", "7a4ea3",
                                                      "2a9a9a", "c7628a", "7d6a55", "4b5a68", "e07b39"};
constexpr std::array<const char*, 5> kMarks{"dot", "ring", "bar", "cross", "crown"};

}

QString seat_disk(int seat) {
    const auto index = static_cast<std::size_t>(seat);
    return QString("disk?tint=%23") + kColours[index % kColours.size()] +
           "&mark=" + kMarks[index % kMarks.size()];
}

QString shown_name(const SavedPlayer& player) {
    if (!player.name.isEmpty()) return player.name;
    return (player.bot ? QCoreApplication::translate("players", "Bot %1")
                       : QCoreApplication::translate("players", "Player %1"))
        .arg(player.seat + 1);
}

std::vector<RowModel<SavedPlayer>::Role> player_roles(std::function<QString(int seat)> art) {
    return {
        {"seat", [](const SavedPlayer& player) { return QVariant(player.seat); }},
        {"name", [](const SavedPlayer& player) { return QVariant(shown_name(player)); }},
        {"givenName", [](const SavedPlayer& player) { return QVariant(player.name); }},
        {"art", [art](const SavedPlayer& player) { return QVariant(art(player.seat)); }},
        {"bot", [](const SavedPlayer& player) { return QVariant(player.bot); }},
        {"level", [](const SavedPlayer& player) { return QVariant(player.level); }},
    };
}

}
