// The players in a file: lengths and checksums are correct, but the players may not match the game.
#include "pebbles.h"
#include "table.h"
#include "test.h"

#include <QTest>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

SavedPlayer at(int seat, bool bot = false) { return {.name = {}, .bot = bot, .seat = seat}; }

// Pebbles has seats 0 and 1.
QByteArray seated(const std::vector<SavedPlayer>& players) {
    SavedTable table = pebbles_table(3);
    table.players = players;
    return to_save(table, pebbles_journal(3));
}

const std::vector<std::vector<SavedPlayer>> kMisfits{
    {},                         // no players
    {at(0)},                    // one seat is empty
    {at(0), at(0)},             // two players on one seat
    {at(0), at(9, true)},       // a bot on a seat that does not exist
    {at(2), at(3)},             //
    {at(0), at(1), at(2, true)} // one too many
};

}

TEST_CASE("a save with invalid players is damaged", "[store]") {
    const auto fault = [](const QByteArray& save) {
        const auto game = read_save({save, save.size()}, &find_pebbles);
        return game ? std::string("taken") : game.fault().reason;
    };
    CHECK(fault(seated({at(1), at(0, true)})) == "taken");
    for (const auto& players : kMisfits)
        CHECK(fault(seated(players)) == kDamagedSave);
}

TEST_CASE("an imported game with invalid players gets unnamed people", "[store]") {
    for (const auto& players : kMisfits) {
        const auto game = read_import(seated(players), &find_pebbles);
        REQUIRE(game);
        CHECK(game->table.players == std::vector{at(0), at(1)});
        CHECK(game->match->command_count() == 3);
    }
}

TEST_CASE("an imported game is neither a daily challenge nor pinned", "[store]") {
    SavedTable table = pebbles_table(3);
    table.daily = QDate(2026, 3, 1);
    table.pinned = true;
    const auto game = read_import(to_save(table, pebbles_journal(3)), &find_pebbles);
    REQUIRE(game);
    CHECK_FALSE(game->table.daily.isValid());
    CHECK_FALSE(game->table.pinned);
    CHECK(game->table.players == table.players);
    CHECK(game->table.preset == table.preset);
}

TEST_CASE("a file with a bot at an invalid seat opens without harm", "[store][session]") {
    Table table;
    const QString path = table.folder.path() + "/crafted.trapbox";
    auto match = find_game("hex_trap")->start("side=5", 1);
    REQUIRE(match);
    SavedTable crafted;
    crafted.game = "hex_trap";
    crafted.players = {at(0), at(9, true)};
    REQUIRE(DiskFiles().write(path, to_save(crafted, to_text((*match)->journal()))));
    table.session().opener()->openFile(path);
    REQUIRE(QTest::qWaitFor([&] { return table.session().driver() != nullptr; }));
    CHECK(table.session().table()->people() == 2);
}
