#include "players.h"

#include "core/bot.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace trapbox {

namespace {

constexpr std::array<const char*, kMaxSeats> kColours{"b8392b", "2f6fb0", "3d8b4f", "d9a021", "7a4ea3",
                                                      "2a9a9a", "c7628a", "7d6a55", "4b5a68", "e07b39"};
constexpr std::array<const char*, 5> kMarks{"dot", "ring", "bar", "cross", "crown"};
constexpr std::array<const char*, kBotLevels> kLevels{
    QT_TRANSLATE_NOOP("players", "Beginner"), QT_TRANSLATE_NOOP("players", "Easy"),
    QT_TRANSLATE_NOOP("players", "Medium"), QT_TRANSLATE_NOOP("players", "Hard"),
    QT_TRANSLATE_NOOP("players", "Master")};
constexpr std::array<const char*, kBotLevels> kBots{
    QT_TRANSLATE_NOOP("players", "Beginner bot"), QT_TRANSLATE_NOOP("players", "Easy bot"),
    QT_TRANSLATE_NOOP("players", "Medium bot"), QT_TRANSLATE_NOOP("players", "Hard bot"),
    QT_TRANSLATE_NOOP("players", "Master bot")};

std::size_t index_of(int level) { return static_cast<std::size_t>(std::clamp(level, 1, kBotLevels) - 1); }

}

QString seat_disk(int seat) {
    const auto index = static_cast<std::size_t>(seat);
    return QString("disk?tint=%23") + kColours[index % kColours.size()] +
           "&mark=" + kMarks[index % kMarks.size()];
}

QString level_name(int level) { return QCoreApplication::translate("players", kLevels[index_of(level)]); }

QString shown_name(const std::vector<SavedPlayer>& players, int seat) {
    const auto player = std::find_if(players.begin(), players.end(),
                                     [seat](const SavedPlayer& each) { return each.seat == seat; });
    if (player == players.end()) return {};
    const auto number = player - players.begin() + 1;
    if (!player->bot)
        return player->name.isEmpty() ? QCoreApplication::translate("players", "Player %1").arg(number)
                                      : player->name;
    if (!player->name.isEmpty())
        return QCoreApplication::translate("players", "%1 (%2)").arg(player->name, level_name(player->level));
    const QString bot = QCoreApplication::translate("players", kBots[index_of(player->level)]);
    const auto bots = std::count_if(players.begin(), players.end(),
                                    [](const SavedPlayer& each) { return each.bot && each.name.isEmpty(); });
    return bots == 1 ? bot : QCoreApplication::translate("players", "%1 %2").arg(bot).arg(number);
}

QString ending_text(const SavedTable& table) {
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
            names << shown_name(table.players, player.seat);
    return (names.size() == 1 ? QCoreApplication::translate("players", "%1 wins")
                              : QCoreApplication::translate("players", "%1 share the win"))
        .arg(names.join(", "));
}

std::vector<RowModel<SavedPlayer>::Role> player_roles(std::function<QString(int seat)> name,
                                                      std::function<QString(int seat)> art) {
    return {
        {"seat", [](const SavedPlayer& player) { return QVariant(player.seat); }},
        {"name", [name](const SavedPlayer& player) { return QVariant(name(player.seat)); }},
        {"givenName", [](const SavedPlayer& player) { return QVariant(player.name); }},
        {"art", [art](const SavedPlayer& player) { return QVariant(art(player.seat)); }},
        {"bot", [](const SavedPlayer& player) { return QVariant(player.bot); }},
        {"level", [](const SavedPlayer& player) { return QVariant(player.level); }},
    };
}

}
