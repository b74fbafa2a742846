// The sound of disks that slide over the slate.
#include "games/passed_trap/view.h"
#include "table.h"
#include "test.h"

#include <algorithm>

using namespace trapbox;

namespace {
struct Sliding : tests::Table {
    QList<float> slides; // the values of the cue

    Sliding() {
        REQUIRE(play("passed_trap", "best_of_seven", {0, 0}));
        QObject::connect(session().view(), &GameView::continuous, session().view(),
                         [this](int, Cue cue, float value) {
                             if (cue == Cue::disks_slide) slides << value;
                         });
    }
    void send(const char* command) { REQUIRE(submit(*session().driver(), command)); }
    bool heard() const {
        return std::any_of(slides.begin(), slides.end(), [](float value) { return value > 0; });
    }
};
}

TEST_CASE("a sliding disk is audible, fainter as it slows down, and then silent", "[views]") {
    Sliding table;
    QList<float>& slides = table.slides;
    const auto send = [&](const char* command) { table.send(command); };
    send("ready 0");
    send("ready 1");
    table.run(0.2);
    REQUIRE_FALSE(slides.isEmpty());
    CHECK(slides.back() < 0); // all disks rest
    slides.clear();
    // The first disk of that seat, towards the trap: quick set-up places it at (−62, −204) mm.
    send("grab 0 0 -62000 -204000");
    send("drag 0 0 -248400");
    send("release 0");
    table.run(3);
    const float fastest = *std::max_element(slides.begin(), slides.end());
    CHECK(fastest > 0.5F); // a full pull launches at 3 m/s
    CHECK(fastest <= 1);
    const auto after = slides.mid(slides.indexOf(fastest));
    CHECK(std::any_of(after.begin(), after.end(), [&](float x) { return x > 0 && x < 0.4F * fastest; }));
    table.run(10);
    CHECK(slides.back() < 0);
}

TEST_CASE("placing a disk, or putting it back without a shot, makes no sliding sound", "[views]") {
    Sliding table;
    table.send("place 0 0 -66000 -204000"); // 4 mm from its place
    CHECK_FALSE(table.slides.isEmpty());
    CHECK_FALSE(table.heard());
    table.send("ready 0");
    table.send("ready 1");
    table.run(0.2);
    table.send("grab 0 0 -66000 -204000");
    table.send("drag 0 -64000 -204000");
    table.send("drop 0");
    table.run(0.2);
    CHECK_FALSE(table.heard());
}
