// Damaged saves: listing, recovery, and deletion, which only the player does.
#include "core/random.h"
#include "pebbles.h"
#include "set_aside.h"
#include "table.h"
#include "test.h"

#include <QDir>
#include <QFile>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

const QString kId = QStringLiteral("one");

void put(const QString& path, const QByteArray& bytes) { REQUIRE(DiskFiles().write(path, bytes)); }

QByteArray damaged_after(const QByteArray& save, const char* text) {
    QByteArray bytes = save;
    const auto at = bytes.indexOf(text);
    REQUIRE(at > 0);
    bytes.replace(at, 1, "?");
    return bytes;
}

}

TEST_CASE("all moves before the damage of a save are recovered", "[store]") {
    const QByteArray save = to_save(pebbles_table(30), pebbles_journal(30));
    const auto turns = [](const QByteArray& bytes) {
        const auto game = salvage(bytes, &find_pebbles);
        return game ? static_cast<int>(game->match->command_count()) : -1;
    };
    CHECK(turns(save) == 30);
    CHECK(turns(damaged_after(save, "checkpoint ")) == 30);
    CHECK(turns(damaged_after(save, "{\"")) == 30); // the table: nameless people play on
    CHECK(turns('?' + save.mid(1)) == 30);          // the header
    CHECK(turns(damaged_after(save, "game null_game")) == -1);
    CHECK(turns("damaged") == -1);
    CHECK(turns("") == -1);
    // Truncated anywhere among its moves, or with one unreadable move.
    const auto first = save.indexOf("\nc ") + 1;
    int whole_moves = 0;
    for (qsizetype length = first; length < save.indexOf("\ncheckpoint"); ++length) {
        const QByteArray cut = save.left(length);
        if (cut.endsWith("\n") && cut.chopped(1).mid(cut.chopped(1).lastIndexOf('\n') + 1).startsWith("c "))
            ++whole_moves;
        const int left = turns(cut);
        INFO("cut off after " << length);
        // "c 0 take 1" without its line end is still a move.
        CHECK((left == whole_moves || left == whole_moves + 1 || (whole_moves == 0 && left == -1)));
    }
    CHECK(whole_moves == 30);
    QByteArray one = save;
    qsizetype at = -1;
    for (int move = 1; move <= 11; ++move)
        at = one.indexOf("c 0 take 1", at + 1);
    one[at + 4] = '\x01';
    CHECK(turns(one) == 10);
}

TEST_CASE("a recovered match has the restarts of the original", "[store]") {
    const Journal begun = *parse_journal(pebbles_journal(10));
    auto match = find_pebbles("null_game")->load_with({.use_checkpoint = [] { return true; }}, begun);
    REQUIRE(match);
    for (int turn = 10; turn < 30; ++turn)
        REQUIRE((*match)->apply("take 1")->accepted());
    const QByteArray save = to_save(pebbles_table(30), to_text((*match)->journal()));
    const auto salvaged = [](const QByteArray& bytes) {
        const auto game = salvage(bytes, &find_pebbles);
        REQUIRE(game);
        return std::pair(game->match->command_count(), game->match->restart_count());
    };
    CHECK(salvaged(save) == std::pair<std::size_t, std::size_t>(30, 1));
    CHECK(salvaged(damaged_after(save, "checkpoint ")) == std::pair<std::size_t, std::size_t>(30, 1));
    QByteArray unreadable = save; // the restart itself; all moves are unchanged
    unreadable.replace("\nr 0 ", "\nr ? ");
    CHECK(salvaged(unreadable) == std::pair<std::size_t, std::size_t>(30, 0));
}

TEST_CASE("no damage of a save crashes the recovery", "[store]") {
    Random random(5);
    Box box;
    Play play;
    REQUIRE(play.save(box.saves, kId));
    for (int turn = 0; turn < 40; ++turn)
        REQUIRE(play.take_and_save(box.saves, kId));
    QFile file(box.folder() + "/games/one.trapbox");
    REQUIRE(file.open(QIODevice::ReadOnly));
    const QByteArray save = file.readAll();
    int read = 0;
    for (int way = 0; way < 500; ++way) {
        QByteArray bytes = save;
        for (int stroke = 0; stroke < 3; ++stroke)
            bytes[random.below(static_cast<std::uint32_t>(bytes.size()))] =
                static_cast<char>(random.below(256));
        const auto game = salvage(bytes, &find_pebbles);
        if (!game) continue;
        ++read;
        CHECK(game->match->command_count() <= 40);
        CHECK(game->table.players.size() == 2);
    }
    CHECK(read > 250);
}

TEST_CASE("a damaged game is listed, can be recovered, and is deleted only by the player",
          "[store][session]") {
    Table table;
    SaveStore& saves = table.parts.store.saves();
    REQUIRE(table.play("hex_trap", "standard", {0, 0}));
    REQUIRE(submit(*table.session().driver(), "c2-d2"));
    table.session().close();
    const QString id = saves.games().front().id;
    const QString path = table.folder.filePath("games/" + id + ".trapbox");
    REQUIRE(saves.export_file(id, table.folder.filePath("copy")));
    QFile copy(table.folder.filePath("copy"));
    REQUIRE(copy.open(QIODevice::ReadOnly));
    put(path, damaged_after(copy.readAll(), "checkpoint "));
    QFile::remove(path + ".previous");

    SetAside& aside = *table.parts.store.setAside();
    CHECK(aside.count() == 0);
    CHECK_FALSE(table.open(id)); // finds the damage
    REQUIRE(aside.count() == 1);
    CHECK(saves.games().empty());
    const auto role = [&](int role) { return aside.index(0).data(role).toString(); };
    CHECK(role(SetAside::TitleRole) == "Trap");
    const QString name = role(SetAside::FileNameRole);

    table.session().opener()->bringBack(name);
    REQUIRE(await(table.session()));
    CHECK(table.session().driver()->match().command_count() == 1);
    CHECK(saves.games().size() == 1);
    CHECK(aside.count() == 1); // it was not whole: the player decides
    aside.remove(name);
    CHECK(aside.count() == 0);
    CHECK(QDir(table.folder.filePath("damaged")).entryList(QDir::Files).isEmpty());
}

TEST_CASE("only files of the damaged folder can be read or removed by their names", "[store]") {
    Box box;
    put(box.folder() + "/damaged/0123abcd-settings.json", "{");
    put(box.folder() + "/damaged/mine.txt", "mine");
    put(box.folder() + "/settings.json", "{}");
    CHECK(box.saves.set_aside().empty());
    for (const char* name : {"mine.txt", "0123abcd-settings.json", "../settings.json", "",
                             "0123abcd-../../settings.json", "0123abcd-one.trapbox"}) {
        CAPTURE(name);
        CHECK_FALSE(box.saves.read_aside(name));
        if (QString(name) != "0123abcd-one.trapbox") CHECK_FALSE(box.saves.remove_aside(name));
    }
    CHECK(QFile::exists(box.folder() + "/settings.json"));
}
