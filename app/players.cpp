#include "players.h"

#include <QCoreApplication>

#include <algorithm>
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

QString ending_words(const SavedTable& table) {
    switch (table.ending) {
    case Outcome::Kind::open: return {};
    case Outcome::Kind::drawn: return QCoreApplication::translate("players", "A draw");
    case Outcome::Kind::lost: return QCoreApplication::translate("players", "Not this time");
    case Outcome::Kind::won: break;
    }
    if (table.players.size() == 1) return QCoreApplication::translate("players", "Done!");
    QStringList names;
    for (const SavedPlayer& player : table.players)
        if (std::find(table.winners.begin(), table.winners.end(), player.seat) != table.winners.end())
            names << shown_name(player);
    return (names.size() == 1 ? QCoreApplication::translate("players", "%1 wins")
                              : QCoreApplication::translate("players", "%1 share the win"))
        .arg(names.join(", "));
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
