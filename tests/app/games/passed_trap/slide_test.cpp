// What is heard of disks that slide over the slate.
#include "games/passed_trap/view.h"
#include "table.h"
#include "test.h"

#include <algorithm>

using namespace trapbox;

namespace {
struct Sliding : tests::Table {
    QList<float> slides; // what is emitted of the cue

    Sliding() {
        REQUIRE(play("passed_trap", "best_of_seven", {0, 0}));
        QObject::connect(session().view(), &GameView::continuous, session().view(),
                         [this](int, Cue cue, float value) {
                             if (cue == Cue::disks_slide) slides << value;
                         });
    }
    void say(const char* command) { REQUIRE(submit(*session().driver(), command)); }
    bool heard() const {
        return std::any_of(slides.begin(), slides.end(), [](float value) { return value > 0; });
    }
};
}

TEST_CASE("a disk that slides is heard, the fainter the slower it gets, and then no more", "[views]") {
    Sliding table;
    QList<float>& slides = table.slides;
    const auto say = [&](const char* command) { table.say(command); };
    say("ready 0");
    say("ready 1");
    table.run(0.2);
    REQUIRE_FALSE(slides.isEmpty());
    CHECK(slides.back() < 0); // all disks rest
    slides.clear();
    // The first disk of that seat towards the trap: quick set-up puts it at (−62, −204) mm.
    say("grab 0 0 -62000 -204000");
    say("drag 0 0 -248400");
    say("release 0");
    table.run(3);
    const float fastest = *std::max_element(slides.begin(), slides.end());
    CHECK(fastest > 0.5F); // a full pull launches at 3 m/s
    CHECK(fastest <= 1);
    const auto after = slides.mid(slides.indexOf(fastest));
    CHECK(std::any_of(after.begin(), after.end(), [&](float x) { return x > 0 && x < 0.4F * fastest; }));
    table.run(10);
    CHECK(slides.back() < 0);
}

TEST_CASE("a disk that is placed, or is put back without a shot, is not heard to slide", "[views]") {
    Sliding table;
    table.say("place 0 0 -66000 -204000"); // 4 mm from where it was
    CHECK_FALSE(table.slides.isEmpty());
    CHECK_FALSE(table.heard());
    table.say("ready 0");
    table.say("ready 1");
    table.run(0.2);
    table.say("grab 0 0 -66000 -204000");
    table.say("drag 0 -64000 -204000");
    table.say("drop 0");
    table.run(0.2);
    CHECK_FALSE(table.heard());
}
