#include "cue_table.h"
#include "measure.h"
#include "test.h"

#include <set>
#include <string>

using namespace trapbox;

TEST_CASE("every cue has its own row and is audible", "[feedback]") {
    std::set<std::string> names;
    for (int i = 0; i < kCueCount; ++i) {
        const auto cue = static_cast<Cue>(i);
        const CueRow& row = row_of(cue);
        INFO(row.name);
        CHECK(row.cue == cue);
        CHECK(names.insert(row.name).second);
        Synth synth;
        if (row.continuous())
            synth.hold(1, row.sound, 0.7F);
        else
            synth.strike(row.sound, 1, 0, 1, 0);
        // A twentieth of full scale is still clearly audible; at full strength, no single cue needs the
        // limiter.
        const float peak = measure::peak(measure::render(synth, 1).left);
        CHECK(peak > (row.continuous() ? 0.005F : 0.04F));
        CHECK(peak < kCeiling);
    }
}

TEST_CASE("shakes are within the limits of size and duration", "[feedback]") {
    for (int i = 0; i < kCueCount; ++i) {
        const Shake& shake = row_of(static_cast<Cue>(i)).shake;
        INFO(row_of(static_cast<Cue>(i)).name);
        CHECK(shake.px <= 6);
        CHECK(shake.ms <= 120);
        CHECK((shake.px > 0) == (shake.ms > 0));
    }
}

TEST_CASE("materials have four to eight modes", "[feedback]") {
    for (int i = 0; i < kCueCount; ++i)
        for (const Stroke& stroke : row_of(static_cast<Cue>(i)).sound.strokes) {
            if (!stroke.material) break;
            int modes = 0;
            for (const Mode& mode : stroke.material->modes)
                modes += mode.ratio > 0;
            CHECK(modes >= 4);
            CHECK(modes <= 8);
        }
}
