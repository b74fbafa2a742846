#include "faulty_files.h"
#include "pebbles.h"
#include "store/save_store.h"
#include "test.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <csignal>
#include <sys/resource.h>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

const QString kId = QStringLiteral("one");

QStringList files_in(const QString& folder) { return QDir(folder).entryList(QDir::Files, QDir::Name); }

void put(const QString& path, const QByteArray& bytes) { REQUIRE(DiskFiles().write(path, bytes)); }

}

TEST_CASE("a saved game opens unchanged in a new store", "[store]") {
    Box box;
    REQUIRE(save_turn(box.saves, kId, 7));
    Box later(nullptr, box.folder());
    const auto games = later.saves.games();
    REQUIRE(games.size() == 1);
    CHECK(games[0].id == kId);
    CHECK(unnumbered(games[0].table) == pebbles_table(7));
    const auto game = later.saves.open(kId);
    REQUIRE(game);
    CHECK(turns_of(*game) == 7);
    CHECK(game->match->exact());
    CHECK(later.notices.all().isEmpty());
}

TEST_CASE("two quick saves keep both generations", "[store]") {
    Box box;
    REQUIRE(save_turn(box.saves, kId, 1));
    REQUIRE(save_turn(box.saves, kId, 2));
    REQUIRE(save_turn(box.saves, kId, 3));
    CHECK(files_in(box.folder() + "/games") == QStringList{"one.trapbox", "one.trapbox.previous"});
    CHECK(turns_of(*box.saves.open(kId)) == 3);
    REQUIRE(QFile::remove(box.folder() + "/games/one.trapbox"));
    CHECK(turns_of(*box.saves.open(kId)) == 2);
}

TEST_CASE("an invalid id never reaches the disk", "[store]") {
    Box box;
    for (const char* id : {"", "../one", "a/b", "A", "one.trapbox", "ö"}) {
        CHECK_FALSE(save_turn(box.saves, QString::fromUtf8(id), 1));
        CHECK_FALSE(box.saves.open(QString::fromUtf8(id)));
        CHECK_FALSE(box.saves.remove(QString::fromUtf8(id)));
        CHECK_FALSE(box.saves.finish(QString::fromUtf8(id)));
        CHECK_FALSE(box.saves.export_game(QString::fromUtf8(id)));
    }
    CHECK_FALSE(QDir(box.folder() + "/games").exists());
}

TEST_CASE("a table that could not be read back is corrected or refused", "[store]") {
    Box box;
    auto table = pebbles_table(3);
    table.players[0].name = QString(5000, QChar(0x20AC));
    REQUIRE(box.saves.save(kId, table, pebbles_journal(3)));
    const auto game = Box(nullptr, box.folder()).saves.open(kId);
    REQUIRE(game);
    CHECK(game->table.players[0].name == QString(kMaxName, QChar(0x20AC)));

    table.players.resize(11);
    CHECK_FALSE(box.saves.save(kId, table, pebbles_journal(4)));
    table = pebbles_table(4);
    table.players[1].level = 6;
    CHECK_FALSE(box.saves.save(kId, table, pebbles_journal(4)));
    table = pebbles_table(4);
    table.standing = std::vector<int>(11, 1);
    CHECK_FALSE(box.saves.save(kId, table, pebbles_journal(4)));
    table = pebbles_table(4);
    table.standing = {2'000'000, 0};
    CHECK_FALSE(box.saves.save(kId, table, pebbles_journal(4)));
    table = pebbles_table(4);
    table.ticks = -1;
    CHECK_FALSE(box.saves.save(kId, table, pebbles_journal(4)));
    CHECK(box.saves.open(kId)->match->command_count() == 3);
}

TEST_CASE("a removed game does not return", "[store]") {
    Box box;
    REQUIRE(save_turn(box.saves, kId, 1));
    REQUIRE(save_turn(box.saves, kId, 2));
    REQUIRE(box.saves.remove(kId));
    CHECK(box.saves.games().empty());
    CHECK(files_in(box.folder() + "/games").isEmpty());
    CHECK_FALSE(box.saves.open(kId));
}

TEST_CASE("a finished game moves to the replays and still opens", "[store]") {
    Box box;
    REQUIRE(save_turn(box.saves, kId, 99));
    REQUIRE(save_turn(box.saves, kId, 100));
    REQUIRE(box.saves.finish(kId));
    CHECK(box.saves.games().empty());
    CHECK(files_in(box.folder() + "/games").isEmpty());
    Box later(nullptr, box.folder());
    REQUIRE(later.saves.replays().size() == 1);
    const auto game = later.saves.open(kId);
    REQUIRE(game);
    CHECK(turns_of(*game) == 100);
    CHECK(game->match->outcome().ended());
}

TEST_CASE("a game that ended just before the app was killed is among the replays at the next start",
          "[store]") {
    Box box;
    auto table = pebbles_table(100);
    table.finished = true;
    REQUIRE(box.saves.save(kId, table, pebbles_journal(100)));
    Box later(nullptr, box.folder());
    CHECK(later.saves.games().empty());
    CHECK(later.saves.replays().size() == 1);
}

TEST_CASE("the last 100 replays are kept, in addition to the pinned ones", "[store]") {
    Box box;
    const auto id = [](int number) { return QStringLiteral("game-%1").arg(number); };
    const std::string journal = pebbles_journal(100);
    for (int number = 0; number < 103; ++number) {
        auto table = pebbles_table(100);
        table.last_played = table.started.addDays(number);
        REQUIRE(box.saves.save(id(number), table, journal));
        REQUIRE(box.saves.finish(id(number)));
        if (number == 0) REQUIRE(box.saves.pin(id(0), true));
    }
    // 0 is pinned; of 1 … 102, the last 100 are 3 … 102.
    Box later(nullptr, box.folder());
    const auto replays = later.saves.replays();
    REQUIRE(replays.size() == 101);
    CHECK(replays.front().id == id(102));
    CHECK(replays[99].id == id(3));
    CHECK(replays.back().id == id(0));
    CHECK(replays.back().table.pinned);
    CHECK(later.saves.open(id(0)));
    CHECK_FALSE(later.saves.open(id(2)));
    REQUIRE(later.saves.pin(id(0), false));
    CHECK_FALSE(Box(nullptr, box.folder()).saves.open(id(0)));
}

TEST_CASE("with the clock set back, the game just finished is not deleted as the oldest", "[store]") {
    Box box;
    const auto finish_game = [&](const QString& id, const QDateTime& last_played) {
        auto table = pebbles_table(100);
        table.last_played = last_played;
        REQUIRE(box.saves.save(id, table, pebbles_journal(100)));
        REQUIRE(box.saves.finish(id));
    };
    const QDateTime wrong_clock = pebbles_table(0).started.addYears(3);
    for (std::size_t number = 0; number < SaveStore::kMaxReplays; ++number)
        finish_game(QStringLiteral("game-%1").arg(number), wrong_clock.addDays(static_cast<qint64>(number)));
    finish_game("newest", pebbles_table(0).started);
    const auto replays = Box(nullptr, box.folder()).saves.replays();
    REQUIRE(replays.size() == SaveStore::kMaxReplays);
    CHECK(replays.front().id == "newest");
    CHECK(replays.back().id == "game-1"); // game-0 was the oldest
}

TEST_CASE("games are listed by when they were last played", "[store]") {
    Box box;
    SECTION("regardless of the clock") {
        REQUIRE(save_turn(box.saves, "early", 50));
        REQUIRE(save_turn(box.saves, "between", 20));
        REQUIRE(save_turn(box.saves, "late", 3));
    }
    SECTION("by the clock for saves of older versions") {
        for (const auto& [id, turns] :
             {std::pair("early", 3), std::pair("late", 50), std::pair("between", 20)})
            put(box.folder() + "/games/" + id + ".trapbox",
                to_save(pebbles_table(turns), pebbles_journal(turns)));
    }
    SECTION("saves of older versions after those of this version") {
        put(box.folder() + "/games/early.trapbox", to_save(pebbles_table(50), pebbles_journal(50)));
        REQUIRE(save_turn(box.saves, "between", 20));
        REQUIRE(save_turn(box.saves, "late", 3));
    }
    const auto games = Box(nullptr, box.folder()).saves.games();
    REQUIRE(games.size() == 3);
    CHECK(games[0].id == "late");
    CHECK(games[1].id == "between");
    CHECK(games[2].id == "early");
}

TEST_CASE("an imported game is stored as a new game", "[store]") {
    Box box;
    REQUIRE(save_turn(box.saves, kId, 5));
    const QString file = box.folder() + "/shared.trapbox";
    REQUIRE(box.saves.export_file(kId, file));
    Box other;
    const auto id = import_game(other.saves, *other.saves.read_file(file));
    REQUIRE(id);
    CHECK(*id != kId);
    auto came = other.saves.open(*id);
    REQUIRE(came);
    CHECK(came->table.last_played > pebbles_table(5).last_played); // now, when it came
    came->table.last_played = pebbles_table(5).last_played;
    CHECK(turns_of(*came) == 5);

    SECTION("a finished game goes to the replays, regardless of its table") {
        REQUIRE(save_turn(box.saves, kId, 100));
        REQUIRE(import_game(other.saves, *box.saves.export_game(kId)));
        CHECK(other.saves.replays().size() == 1);
    }
    SECTION("a bare journal gets a table with a player for each seat") {
        const auto bare = import_game(other.saves, QByteArray::fromStdString(pebbles_journal(4)));
        REQUIRE(bare);
        const auto game = other.saves.open(*bare);
        REQUIRE(game);
        CHECK(game->table.players.size() == 2);
        CHECK(game->match->command_count() == 4);
    }
    SECTION("an unfinished game of checkers in PDN can be continued") {
        const auto pdn = import_game(
            other.saves, "[Event \"A club game\"]\n[GameType \"21\"]\n\n1. 11-15 22-18 2. 15x22 *\n");
        REQUIRE(pdn);
        const auto games = other.saves.games(); // both games may have the same time in milliseconds
        const auto entry = std::ranges::find(games, *pdn, &SavedEntry::id);
        REQUIRE(entry != games.end());
        CHECK(entry->table.game == "trapdoor_checkers");
        CHECK(entry->table.players.size() == 2);
    }
    SECTION("PDN may begin with blank lines, a byte order mark, a comment or the first move") {
        for (const char* begin :
             {"\r\n\r\n[GameType \"21\"]\n", "\xEF\xBB\xBF[GameType \"21\"]\n", "% by hand\n", ""}) {
            const auto game = read_import(begin + QByteArray("1. 11-15 22-18 2. 15x22 *\n"), find_game);
            CAPTURE(begin);
            REQUIRE(game);
            CHECK(game->match->command_count() == 3);
        }
    }
    SECTION("players have their names from PDN, cleaned of invisible characters") {
        const auto names = [&](const QByteArray& white, const QByteArray& black) {
            const auto game = read_import("[White \"" + white + "\"]\n[Black \"" + black +
                                              "\"]\n\n1. 11-15 22-18 2. 15x22 *\n",
                                          find_game);
            REQUIRE(game);
            const auto& players = game->table.players;
            return QStringList{players.at(0).name,
                               players.at(1).name}; // Black starts, so it has the first seat
        };
        CHECK(names("Ada", "Lovel, Ben") == QStringList{"Lovel, Ben", "Ada"});
        CHECK(names("?", "") == QStringList{"", ""});
        CHECK(names("A\x1b[1m\n  d\ta", "B\xe2\x80\xae"
                                        "en") == QStringList{"Ben", "A[1m d a"});
        CHECK(names("Andr\xe9", "Zo\xc3\xab") == QStringList{"Zoë", "André"}); // Latin 1, and UTF-8
        CHECK(names(QByteArray(500, 'x'), "Ben") == QStringList{"Ben", QString(kMaxName, 'x')});
    }
    SECTION("a finished game of checkers in PDN goes to the replays") {
        const QByteArray pdn = "[Result \"1-0\"]\n\n1. 11-15 22-18 1-0\n";
        REQUIRE(import_game(other.saves, pdn));
        CHECK(other.saves.replays().size() == 1);
        const auto game = read_import(pdn, find_game);
        REQUIRE(game);
        CHECK(to_text(game->match->outcome()) == "won 0"); // Black, who moves first
    }
}

TEST_CASE("importing a stored game adds no copy", "[store]") {
    Box box;
    const auto open_again = [&](const QByteArray& file) {
        auto game = read_import(file, &find_pebbles);
        REQUIRE(game);
        const auto id = box.saves.import_game(*game);
        REQUIRE(id);
        return std::pair(*id, std::move(*game));
    };
    SECTION("a game that was finished and shared") {
        auto table = pebbles_table(100);
        table.finished = table.pinned = true;
        table.daily = QDate(2026, 3, 1);
        REQUIRE(box.saves.save(kId, table, pebbles_journal(100)));
        REQUIRE(box.saves.finish(kId));
        const auto [id, game] = open_again(*box.saves.export_game(kId));
        CHECK(id == kId);
        CHECK(unnumbered(game.table) == table); // it is still the player's own
        CHECK(box.saves.replays().size() == 1);
    }
    SECTION("a continued game opens in its current state") {
        REQUIRE(save_turn(box.saves, kId, 5));
        const QByteArray file = *box.saves.export_game(kId);
        REQUIRE(save_turn(box.saves, kId, 7));
        const auto [id, game] = open_again(file);
        CHECK(id == kId);
        CHECK(turns_of(game) == 7);
        CHECK(turns_of(*box.saves.open(kId)) == 7);
        // If the other copy was continued, it is a different game, so that no turns are lost.
        CHECK(open_again(to_save(pebbles_table(9), pebbles_journal(9))).first != kId);
    }
    SECTION("a bare journal is imported once, and again if the first copy was continued") {
        const QByteArray file = QByteArray::fromStdString(pebbles_journal(5));
        const QString first = open_again(file).first;
        CHECK(open_again(file).first == first);
        REQUIRE(save_turn(box.saves, first, 6));
        CHECK(open_again(file).first != first);
        CHECK(box.saves.games().size() == 2);
    }
}

TEST_CASE("a file is imported beside damaged or missing saves", "[store]") {
    Box box;
    for (const char* id : {"damaged", "gone", "whole"})
        REQUIRE(save_turn(box.saves, id, 5));
    const QString damaged = box.folder() + "/games/damaged.trapbox";
    put(damaged, to_save(pebbles_table(5), pebbles_journal(5)).chopped(1) + '?');
    REQUIRE(QFile::remove(box.folder() + "/games/gone.trapbox"));
    const auto id = import_game(box.saves, to_save(pebbles_table(5), pebbles_journal(5)));
    REQUIRE(id);
    CHECK(*id == "whole");
    CHECK(box.notices.all().size() == 1); // of the damaged one
    CHECK_FALSE(box.saves.open("gone"));
}

TEST_CASE("an imported replay is not deleted as the oldest", "[store]") {
    Box box;
    for (std::size_t number = 0; number < SaveStore::kMaxReplays; ++number) {
        auto table = pebbles_table(100);
        table.started = table.last_played = table.started.addDays(static_cast<qint64>(number) + 1);
        const QString id = QStringLiteral("game-%1").arg(number);
        REQUIRE(box.saves.save(id, table, pebbles_journal(100)));
        REQUIRE(box.saves.finish(id));
    }
    auto older = pebbles_table(100);
    older.finished = true;
    const auto id = import_game(box.saves, to_save(older, pebbles_journal(99)));
    REQUIRE(id);
    CHECK(box.saves.open(*id));
}

TEST_CASE("a pin that can't be written is reported", "[store]") {
    int refused = 0;
    for (int number = 1; number < 20; ++number) {
        Box box;
        REQUIRE(save_turn(box.saves, kId, 100));
        REQUIRE(box.saves.finish(kId));
        FaultyFiles faulty(number, Mishap::fails);
        Box later(&faulty, box.folder());
        if (later.saves.pin(kId, true) || later.notices.all().isEmpty()) continue;
        CAPTURE(number);
        CHECK_FALSE(later.notices.all().back().startsWith("Your game can’t be saved"));
        refused += later.notices.all().back().startsWith("The replay can’t be changed") ? 1 : 0;
    }
    CHECK(refused > 0);
}

TEST_CASE("an incomplete game is refused and changes nothing", "[store]") {
    Box box;
    const auto refused = [&](const QByteArray& bytes) {
        const auto id = import_game(box.saves, bytes);
        return id ? std::string("taken") : id.fault().reason;
    };
    CHECK(refused("") == kNotASave);
    CHECK(refused("hello") == kNotASave);
    CHECK(refused("[GameType \"21\"]\n1. 11-16 16-20 *")
              .starts_with("the game can’t be read from line 2 on. ")); // Black is named twice
    CHECK(refused("trapbox-save 3 1 00000000 1 00000000\n") == kNewerSave);
    CHECK(refused("trapbox-save 1 99999999999999999999 0 1 0\n") == kDamagedSave);
    QByteArray chess = QByteArray::fromStdString(pebbles_journal(2));
    chess.replace("game null_game", "game chess");
    CHECK(refused(chess) == kUnknownGame);
    // The checksums are correct, but the rules of Pebbles refuse to take 9 of at most 3, and the checkpoint
    // is not a position.
    QByteArray cheat = QByteArray::fromStdString(pebbles_journal(2));
    cheat.replace("c 0 take 1", "c 0 take 9");
    cheat.replace("\ncheckpoint ", "\ncheckpoint x");
    CHECK(refused(cheat) == kDamagedSave);
    CHECK(refused(to_save(pebbles_table(2), cheat.toStdString())) == kDamagedSave);
    auto other = pebbles_table(2);
    other.game = "hex_trap";
    CHECK(refused(to_save(other, pebbles_journal(2))) == kDamagedSave);
    CHECK(box.saves.games().empty());
    CHECK(box.notices.all().isEmpty());
}

TEST_CASE("a huge save is set aside without being read", "[store]") {
    Box box;
    REQUIRE(save_turn(box.saves, kId, 4));
    REQUIRE(save_turn(box.saves, kId, 5));
    QFile file(box.folder() + "/games/one.trapbox");
    REQUIRE(file.resize(qint64{1} << 36)); // 64 GiB with nothing in them
    Box later(nullptr, box.folder());
    CHECK(turns_of(*later.saves.open(kId)) == 4);
    REQUIRE(later.notices.all().size() == 1);
    CHECK(later.notices.all()[0].contains(kHugeSave));
    QDir(box.folder() + "/damaged").removeRecursively();
}

TEST_CASE("only the store's own temporary files are removed at the start", "[store]") {
    Box box;
    const QString games = box.folder() + "/games/";
    put(games + "one.trapbox.new-0123abcd", "half a ga"); // as left by DiskFiles::write when it is killed
    const QStringList others{"notes.trapbox.backup", "notes.txt", "one.trapbox.Ab12Cd",
                             "one.txt.new-0123abcd", "one.trapbox.new-0123abcde"};
    for (const QString& name : others)
        put(games + name, "mine");
    CHECK(box.saves.games().empty());
    QStringList left = files_in(games);
    left.sort();
    QStringList expected = others;
    expected.sort();
    CHECK(left == expected);
    CHECK(box.notices.all().isEmpty());
}

TEST_CASE("if nothing can be written, play continues in memory and each save retries", "[store]") {
    Box box;
    const QString games = box.folder() + "/games";
    put(games, "a file in place of the folder");
    CHECK_FALSE(save_turn(box.saves, kId, 1));
    CHECK_FALSE(save_turn(box.saves, "two", 8));
    CHECK_FALSE(save_turn(box.saves, kId, 2));
    REQUIRE(box.notices.all().size() == 1);
    CHECK(box.saves.games().size() == 2);
    CHECK(turns_of(*box.saves.open(kId)) == 2);

    REQUIRE(QFile::remove(games));
    REQUIRE(save_turn(box.saves, kId, 3));
    CHECK(box.notices.all().isEmpty());
    Box later(nullptr, box.folder());
    CHECK(turns_of(*later.saves.open(kId)) == 3);
    CHECK(turns_of(*later.saves.open("two")) == 8);
}

TEST_CASE("a disk that becomes full during a write leaves the saved game unchanged", "[store]") {
    Box box;
    REQUIRE(save_turn(box.saves, kId, 1));
    // A limit on the size of files truncates the write, like a full disk.
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{200, before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
    const auto saved = save_turn(box.saves, kId, 2);
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    REQUIRE_FALSE(saved);
    CHECK(saved.fault().reason == kDeviceFull); // although the system reported a short write and no error
    REQUIRE(box.notices.all().size() == 1);
    CHECK(box.notices.all()[0].contains(kDeviceFull));
    CHECK(turns_of(*Box(nullptr, box.folder()).saves.open(kId)) == 1);
    CHECK(save_turn(box.saves, kId, 3));
    CHECK(turns_of(*Box(nullptr, box.folder()).saves.open(kId)) == 3);
    CHECK(files_in(box.folder() + "/games").size() == 2);
}

TEST_CASE("two hundred games are listed without reading them in full", "[store]") {
    Box box;
    const std::string journal = pebbles_journal(60);
    for (int number = 0; number < 200; ++number)
        put(box.folder() + QStringLiteral("/games/game-%1.trapbox").arg(number),
            to_save(pebbles_table(60), journal));
    FaultyFiles files(0, Mishap::fails); // counts operations, fails none
    Box again(&files, box.folder());
    CHECK(again.saves.games().size() == 200);
    CHECK(files.reads() == 200);
    CHECK(files.max_read() == kMaxHeadBytes); // the table, not the commands
    CHECK(again.saves.games().size() == 200);
    CHECK(files.reads() == 200);
}
