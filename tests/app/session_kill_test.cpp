// The state of a session after the app is killed during it.
#include "feedback/feedback_player.h"
#include "store/faulty_files.h"
#include "table.h"
#include "test.h"

using namespace trapbox;
using namespace trapbox::tests;

namespace {

// A session on a file system with simulated failures.
struct Sitting {
    FaultyFiles files;
    Store store;
    FeedbackPlayer feedback{make_haptic_device()};
    std::shared_ptr<ShareSheet> sheet = make_share_sheet();
    Session session;

    Sitting(const QString& folder, Mishap mishap)
        : files(1'000'000, mishap), store(files, folder),
          session(store.saves(), store.settings(), store.records(), feedback, *sheet) {}
};

}

TEST_CASE("a kill at any point while a game ends leaves its result counted once if the game is stored",
          "[session][store]") {
    const auto mishap = GENERATE(Mishap::fails, Mishap::stops, Mishap::torn);
    int recovered = 0;
    int operations = 0;
    for (int number = 1;; ++number) {
        INFO("mishap " << static_cast<int>(mishap) << " at operation " << number);
        QTemporaryDir folder;
        bool struck = false;
        {
            Sitting sitting(folder.path(), mishap);
            MatchSetup setup;
            setup.setGame("hex_trap");
            setup.setPreset("standard");
            setup.setBot(0, 1);
            setup.setBot(1, 0);
            REQUIRE(sitting.session.start(&setup));
            sitting.files.arm(number);
            REQUIRE(submit(*sitting.session.driver(), "resign")); // the bot, whose turn it is
            struck = sitting.files.struck();
        }
        const auto played = [&] {
            Store store(folder.path());
            const Record record = store.records().record("hex_trap", "standard", Opponents::bots, false, 1);
            const bool kept = store.replays()->count() == 1;
            CHECK(store.games()->count() + store.replays()->count() == 1);
            CHECK(record.played == (kept ? 1 : 0));
            CHECK(record.won == record.played);
            CHECK(record.streak == record.played);
            return kept;
        };
        const bool kept = played();
        CHECK(played() == kept); // once, however often the app starts
        if (mishap != Mishap::stops) CHECK(kept);
        recovered += kept && struck ? 1 : 0;
        if (!struck) break;
        operations = number;
    }
    CHECK(operations > 4); // the save, the records, the replay
    CHECK(recovered > 1);
}

TEST_CASE("a daily challenge that was ended by a kill counts as a try", "[session][store]") {
    QTemporaryDir folder;
    {
        Sitting sitting(folder.path(), Mishap::stops);
        REQUIRE(sitting.session.startDaily("passed_trap", "solitaire_madness"));
        MatchDriver& driver = *sitting.session.driver();
        submit(driver, "ready 0");
        for (int i = 0; i < 60 * 60 && !driver.ended(); ++i) {
            // Killed directly after the last save of the match, before the records are written.
            if (i % 60 == 0) sitting.session.save();
            driver.frame(1.0 / 60);
            if (!driver.running()) submit(driver, "next 0");
        }
        REQUIRE(driver.ended());
    }
    const QDate today = QDate::currentDate();
    REQUIRE(Store(folder.path()).records().daily(today, "passed_trap", "solitaire_madness").tries == 1);

    // The same state, created directly: the game is finished, but neither among the replays nor in the
    // records.
    DiskFiles files;
    const QString name = files.list(folder.filePath("replays")).at(0).name;
    REQUIRE(files.rename(folder.filePath("replays/" + name), folder.filePath("games/" + name)));
    REQUIRE(files.remove(folder.filePath("records.json")));
    REQUIRE(files.remove(folder.filePath("records.json.previous")));
    Store store(folder.path());
    CHECK(store.records().daily(today, "passed_trap", "solitaire_madness").tries == 1);
    CHECK(store.replays()->count() == 1);
    CHECK(store.games()->count() == 0);
}

TEST_CASE("an undone move does not return after a kill of the app", "[session][store]") {
    Table table;
    REQUIRE(table.play("hex_trap", "standard", {0, 0}));
    MatchDriver& driver = *table.session().driver();
    REQUIRE(submit(driver, "c2-d2"));
    table.session().save();
    driver.undo();
    // As at the next start of the app.
    Notices notices;
    DiskFiles files;
    SaveStore later(files, table.folder.path(), notices);
    REQUIRE(later.games().size() == 1);
    const auto found = later.open(later.games().front().id);
    REQUIRE(found);
    CHECK(found->match->command_count() == 0);
    CHECK(found->match->hash() == driver.match().hash());
}
