// Plays a complete game of each kind, from Home to the result, with keys only. The player navigates by
// accessible texts and chooses random legal moves.
#include "core/random.h"
#include "games/booby_trap/view.h"
#include "games/passed_trap/view.h"
#include "games/trapdoor_checkers/view.h"
#include "layout.h"
#include "places.h"
#include "reach.h"
#include "trapdoor_checkers/square.h"
#include "window.h"

#include <QFile>
#include <QQuickItem>
#include <QRegularExpression>

#include <algorithm>
#include <deque>
#include <map>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

struct KeyPlayer : Window {
    Random random{7};

    KeyPlayer() {
        parts.store.settings().setMuted(true);
        parts.store.settings().setLanguage("en");
        parts.store.settings().setReducedMotion(true);
    }

    void press(Qt::Key key) { QTest::keyClick(window, key); }

    // Presses Tab until the focused item has this text. Returns false if none has.
    bool find(const QString& name) {
        for (int tabs = 0; tabs < 100; ++tabs) {
            if (focused_name(*window) == name) return true;
            press(Qt::Key_Tab);
        }
        return false;
    }
    void choose(const QString& name) {
        CAPTURE(name.toStdString());
        REQUIRE(find(name));
        press(Qt::Key_Return);
        QTest::qWait(50);
    }
    void sit_down(const QString& game, const QString& variant) {
        choose(game);
        choose(variant);
    }
    void begin() {
        choose("Play");
        for (int i = 0; i < 100 && !focused_name(*window).startsWith("Board"); ++i)
            QTest::qWait(10);
        REQUIRE(focused_name(*window).startsWith("Board"));
    }
    bool ended() { return session().driver()->ended(); }
    std::size_t played() { return session().driver()->match().command_count(); }

    // Waits until nothing moves, faster than real time.
    void rest() {
        MatchDriver& driver = *session().driver();
        for (int i = 0; i < 2000 && driver.running() && !driver.ended(); ++i)
            driver.frame(1.0 / 60);
    }

    // Waits until the result is shown, and opens the next game.
    void see_result() {
        REQUIRE(ended());
        for (int i = 0; i < 100 && top_sheet(*window) == window->contentItem(); ++i)
            QTest::qWait(20);
        REQUIRE(find("Play again"));
        press(Qt::Key_Return);
        QTest::qWait(50);
        CHECK_FALSE(ended());
    }
};

// Explores a board with arrow keys and the announced places.
class Cursor {
  public:
    // The first key shows the cursor.
    explicit Cursor(KeyPlayer& player) : m_player(player) { m_player.press(Qt::Key_Up); }

    // "c3" of "Board: c3, black man", "c3|c4" of "Board: slot between c3 and c4".
    std::string place() {
        QString name = focused_name(*m_player.window).section(": ", 1).section(',', 0, 0);
        for (const char* prefix : {"slot between ", "wall between ", "wall here? "})
            if (name.startsWith(prefix))
                return name.mid(QString(prefix).size()).replace(" and ", "|").toStdString();
        return name.toStdString();
    }
    void go_to(const std::string& target) {
        for (int steps = 0; steps < 400; ++steps) {
            const std::string at = place();
            if (at == target) return;
            const Qt::Key key = way(at, target);
            m_player.press(key);
            m_leads[{at, key}] = place();
        }
        FAIL("the cursor never comes to " << target);
    }

  private:
    static constexpr Qt::Key kArrows[] = {Qt::Key_Up, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left};

    // The first key of the shortest known path to the target, or to an untried key.
    Qt::Key way(const std::string& from, const std::string& target) const {
        std::map<std::string, Qt::Key> first; // first key of the path to a place
        std::deque<std::string> next{from};
        Qt::Key untried = Qt::Key_unknown;
        while (!next.empty()) {
            const std::string at = next.front();
            next.pop_front();
            for (const Qt::Key key : kArrows) {
                const Qt::Key begin = at == from ? key : first[at];
                const auto known = m_leads.find({at, key});
                if (known == m_leads.end()) {
                    if (untried == Qt::Key_unknown) untried = begin;
                } else if (known->second == target) {
                    return begin;
                } else if (known->second != from && first.emplace(known->second, begin).second) {
                    next.push_back(known->second);
                }
            }
        }
        return untried == Qt::Key_unknown ? Qt::Key_Up : untried;
    }

    KeyPlayer& m_player;
    std::map<std::pair<std::string, Qt::Key>, std::string> m_leads;
};

}

TEST_CASE("a game of The Passed-Trap is played by keys alone", "[keys][walk]") {
    KeyPlayer player;
    player.sit_down("The Passed-Trap", "Solitaire Reflected");
    player.begin();
    player.press(Qt::Key_Space); // touches hands
    const auto& view = *qobject_cast<PassedTrapView*>(player.session().view());
    REQUIRE(view.phase() == PassedTrapView::RoundPhase::Playing);
    for (int tries = 20; tries > 0 && view.phase() == PassedTrapView::RoundPhase::Playing; --tries) { // PT-15
        CHECK(view.triesLeft() == tries);
        player.press(Qt::Key_N);
        player.press(tries % 2 == 0 ? Qt::Key_Up : Qt::Key_Left);
        player.press(Qt::Key_Space);
        player.rest();
    }
    player.see_result();
}

TEST_CASE("the keys that are pressed in an emulator play one shot of The Passed-Trap", "[keys]") {
    static const std::map<QString, Qt::Key> names{{"TAB", Qt::Key_Tab},
                                                  {"ENTER", Qt::Key_Return},
                                                  {"SPACE", Qt::Key_Space},
                                                  {"N", Qt::Key_N},
                                                  {"DPAD_UP", Qt::Key_Up}};
    QFile file(QString(SOURCE_DIR) + "/.github/scripts/one_shot.keys");
    REQUIRE(file.open(QIODevice::ReadOnly));
    Window app;                   // a fresh installation
    app.window->resize(411, 914); // a Pixel 6
    app.settle();
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts)) {
        if (line.startsWith('#')) continue;
        const QStringList words = line.split(' ');
        CAPTURE(line.toStdString());
        REQUIRE(names.count(words[0]) == 1);
        for (int i = words.value(1, "1").toInt(); i > 0; --i)
            QTest::keyClick(app.window, names.at(words[0]));
        QTest::qWait(400); // a screen that opens
    }
    const auto* view = qobject_cast<PassedTrapView*>(app.session().view());
    REQUIRE(view);
    CHECK(view->phase() == PassedTrapView::RoundPhase::Playing);
    const auto& entries = app.session().driver()->match().journal();
    INFO(to_text(entries));
    CHECK(to_text(entries).find(" release") != std::string::npos);
}

TEST_CASE("a game of Booby-Trap is played by keys alone", "[keys][walk]") {
    KeyPlayer player;
    player.sit_down("Booby-Trap", "Solitaire");
    player.begin();
    const auto& view = *qobject_cast<BoobyTrapView*>(player.session().view());
    constexpr Qt::Key kArrows[] = {Qt::Key_Up, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left};
    // Sixty pieces, and every turn takes one or trips the bar.
    for (int turn = 0; turn < 60 && !player.ended(); ++turn) {
        for (int step = 0; step < 5; ++step)
            player.press(kArrows[player.random.below(4)]);
        REQUIRE(view.cursor() >= 0);
        player.press(Qt::Key_Space); // feels it
        REQUIRE(view.phase() == BoobyTrapView::TurnPhase::Touching);
        player.press(Qt::Key_Return); // takes it
        CHECK(view.phase() != BoobyTrapView::TurnPhase::Touching);
        player.rest();
    }
    player.see_result();
}

TEST_CASE("a game of Trapdoor Checkers is played by keys alone, both sides", "[keys][walk]") {
    KeyPlayer player;
    player.sit_down("Trapdoor Checkers", "Trapdoor Checkers");
    player.choose("Player 2: person");
    player.choose("Side by side");
    player.begin();
    const auto& view = *qobject_cast<TrapdoorCheckersView*>(player.session().view());
    Cursor cursor(player);
    for (int turn = 0; turn < 1500 && !player.ended(); ++turn) {
        auto moves = moves_of(player.session().driver()->match());
        std::erase_if(moves,
                      [](const std::string& move) { return move == "resign" || move == "offer_draw"; });
        REQUIRE_FALSE(moves.empty());
        const std::string& move = moves[player.random.below(static_cast<std::uint32_t>(moves.size()))];
        CAPTURE(move);
        const auto before = player.played();
        if (move == "spin") {
            player.press(Qt::Key_Space);
        } else if (move.starts_with("slide")) {
            player.press(Qt::Key_Up); // to a movable slider
            for (const Qt::Key arrow : {Qt::Key_Left, Qt::Key_Right}) {
                if (player.played() != before) break;
                player.press(arrow); // previews the slide
                REQUIRE(player.played() == before);
                if (view.slideChosen()) player.press(Qt::Key_Return); // else it can't move that way
            }
        } else {
            for (const QString& number : QString::fromStdString(move).split(QRegularExpression("[-x]"))) {
                if (player.played() != before) break; // there in fewer steps
                cursor.go_to(trapdoor_checkers::name_of(trapdoor_checkers::square_numbered(number.toInt())));
                player.press(Qt::Key_Return);
            }
        }
        REQUIRE(player.played() == before + 1);
    }
    player.see_result();
}

TEST_CASE("a game of Trap is played by keys alone, both sides", "[keys][walk]") {
    KeyPlayer player;
    player.sit_down("Trap", "Quick");
    player.choose("Player 2: person");
    player.choose("Side by side");
    player.begin();
    Cursor cursor(player);
    for (int turn = 0; turn < 300 && !player.ended(); ++turn) {
        auto moves = moves_of(player.session().driver()->match());
        // Two steps of one mover that end next to its start look like one step to that space.
        std::erase_if(moves, [](const std::string& move) {
            const bool two_steps = move.find(' ') == std::string::npos && std::ranges::count(move, '-') == 2;
            return move == "resign" || move == "offer_draw" || two_steps;
        });
        REQUIRE_FALSE(moves.empty());
        const std::string move = moves[player.random.below(static_cast<std::uint32_t>(moves.size()))];
        CAPTURE(move);
        const auto before = player.played();
        if (move == "pass") {
            player.choose("Pass");
            player.find("Board");
            continue;
        }
        const QStringList halves = QString::fromStdString(move).split(' ');
        for (const QString& half : halves) {
            const bool wall = half.contains('|');
            if (wall) player.press(Qt::Key_Tab); // from the spaces to the slots
            for (const QString& place : wall ? QStringList{half} : half.split('-')) {
                cursor.go_to(place.toStdString());
                player.press(Qt::Key_Return);
            }
            // HX-4: the board may warn that this closes in an own mover.
            if (half == halves.back() && player.played() == before) player.press(Qt::Key_Return);
            if (wall) QTest::keyClick(player.window, Qt::Key_Backtab);
        }
        REQUIRE(player.played() == before + 1);
    }
    player.see_result();
}

TEST_CASE("a puzzle of Trap is failed, retried and solved by keys alone", "[keys][walk][puzzles]") {
    KeyPlayer player;
    player.choose("Puzzles");
    player.choose("Trap");
    for (const char* name : {"Dames & Trap", "Easy", "Puzzle 1", "Puzzle 50", "Expert"})
        CHECK(player.find(name)); // by accessible name
    player.choose("Continue with puzzle 1");
    for (int i = 0; i < 100 && !focused_name(*player.window).startsWith("Board"); ++i)
        QTest::qWait(10);
    Cursor cursor(player);
    const auto play = [&](const std::vector<std::string>& places) {
        for (const std::string& place : places) {
            cursor.go_to(place);
            player.press(Qt::Key_Return);
        }
        QTest::qWait(50);
    };
    const PuzzleRun& run = *player.session().puzzle();
    play({"c4", "b4", "d3", "d4"}); // the solution but for c4-d5: no mover is trapped
    REQUIRE(run.state() == PuzzleRun::State::Wrong);
    CHECK(focused_name(*player.window) == "Retry");
    player.press(Qt::Key_Return);
    QTest::qWait(50);
    CHECK(run.state() == PuzzleRun::State::Playing);
    REQUIRE(focused_name(*player.window).startsWith("Board"));
    play({"c4", "d5", "d3", "d4"});
    REQUIRE(run.state() == PuzzleRun::State::Solved);
    CHECK(run.stars() == 2);
    for (int i = 0; i < 100 && top_sheet(*player.window) == player.window->contentItem(); ++i)
        QTest::qWait(20);
    player.choose("Next puzzle");
    CHECK(player.session().puzzle()->place().number == 2);
}

TEST_CASE("a puzzle of The Passed-Trap is hinted and solved by keys alone", "[keys][walk][puzzles]") {
    KeyPlayer player;
    player.choose("Puzzles");
    player.choose("The Passed-Trap");
    player.choose("Continue with puzzle 1");
    for (int i = 0; i < 100 && !focused_name(*player.window).startsWith("Board"); ++i)
        QTest::qWait(10);
    const PuzzleRun& run = *player.session().puzzle();
    auto& view = *qobject_cast<PassedTrapView*>(player.session().view());
    REQUIRE(QTest::qWaitFor([&] { return !player.session().driver()->match().busy(); }));
    for (int step = 0; step < 3; ++step)
        player.press(Qt::Key_H);
    REQUIRE(view.hintShown());
    for (int i = 0; i < 20 && view.aimDisk() != view.hintDisk(); ++i)
        player.press(Qt::Key_N);
    REQUIRE(view.aimDisk() == view.hintDisk());
    for (int i = 0; i < 200 && std::abs(view.aimX() - view.hintAt().x()) > 1; ++i)
        player.press(view.aimX() < view.hintAt().x() ? Qt::Key_Right : Qt::Key_Left);
    for (int i = 0; i < 40 && std::abs(view.aimAt().y() - view.hintAt().y()) > 1.6; ++i) // one step is 3 mm
        player.press(view.aimAt().y() < view.hintAt().y() ? Qt::Key_Down : Qt::Key_Up);
    player.press(Qt::Key_Space);
    REQUIRE(QTest::qWaitFor([&] { return run.state() != PuzzleRun::State::Playing; }, 20'000));
    CHECK(run.state() == PuzzleRun::State::Solved);
    CHECK(run.stars() == 1);
}
