// The move texts of Trapdoor Checkers, in the list and on the strips.
#include "games/trapdoor_checkers/table.h"

using namespace trapbox;
using tests::Checkers;
using Light = TrapdoorCheckersView::Light;

TEST_CASE("move texts use the names of squares and doors, whatever the rotation", "[views]") {
    const auto move_text = [](Checkers& table, int row) {
        return Checkers::cell(table.view().turns(), row, "text").toString().toStdString();
    };
    Checkers doors("B:W21-32:B1-12 wheel=green");
    CHECK(Checkers::cell(doors.view().sliders(), 0, "leftText") == "Slider opens c3: white man falls");
    CHECK(Checkers::cell(doors.view().sliders(), 0, "rightText") == "Slider opens g3: white man falls");
    CHECK(Checkers::cell(doors.view().sliders(), 1, "leftText") == ""); // orange
    doors.view().slide(0, false);
    CHECK(move_text(doors, 0) == "Slider opens c3: white man falls"); // TC-5: a white man is on c3
    CHECK(doors.view().side0()->text.toStdString() == "Slider opens c3: white man falls");
    CHECK(doors.light(22) == Light::Last); // c3

    // The slider that holds c3 open can only move back, to the right, and close it (TC-2).
    Checkers closes("B:W21,23-32:B1-12 doors=c3 wheel=green");
    CHECK(Checkers::cell(closes.view().sliders(), 0, "leftText") == "");
    CHECK(Checkers::cell(closes.view().sliders(), 0, "rightText") == "Slider closes c3");
    closes.view().slide(0, true);
    CHECK(move_text(closes, 0) == "Slider closes c3");

    // c5 takes d4 and f2 (TC-8).
    Checkers captures("B:W18,27:B3,14");
    captures.view().tap(14);
    captures.view().tap(32);
    CHECK(move_text(captures, 0) == "c5×e3×g1");
    Checkers plain({}, "checkers");
    plain.view().tap(11);
    plain.view().tap(15);
    CHECK(move_text(plain, 0) == "f6–e5");
}
