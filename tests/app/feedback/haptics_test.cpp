#include "core/random.h"
#include "cue_table.h"
#include "haptic_rhythm.h"
#include "test.h"

#include <iterator>
#include <set>
#include <vector>

using namespace trapbox;

namespace {
constexpr HapticStrength kStrengths[] = {HapticStrength::light, HapticStrength::medium,
                                         HapticStrength::strong};
// The smallest ratio of two strengths that a finger can distinguish.
constexpr double kNoticeable = 1.4;

std::vector<Cue> all_cues() {
    std::vector<Cue> cues;
    for (int i = 0; i < kCueCount; ++i)
        cues.push_back(static_cast<Cue>(i));
    return cues;
}

Pattern single(Feel feel, float scale) { return {{{{feel, scale, 0}}}, 1}; }

// The pulses of a real motor: when each begins, and how strong it is.
struct Felt {
    int at_ms;
    int amplitude;
};
std::vector<Felt> begun(const Waveform& waveform) {
    std::vector<Felt> felt;
    int now = 0;
    for (const Buzz& buzz : waveform) {
        if (buzz.amplitude > 0) felt.push_back({now, buzz.amplitude});
        now += buzz.ms;
    }
    return felt;
}
}

TEST_CASE("every cue at every strength plays its pulses in order, at least 50 ms apart", "[feedback]") {
    for (const Cue cue : all_cues()) {
        for (const HapticStrength strength : kStrengths) {
            INFO(row_of(cue).name << " at strength " << static_cast<int>(strength));
            for (const float level : {0.05F, 0.5F, 1.0F}) {
                const Pattern pattern = pattern_of(row_of(cue).haptic, level, strength);
                for (int i = 0; i < pattern.count; ++i) {
                    const Pulse& pulse = pattern.pulses[static_cast<std::size_t>(i)];
                    CHECK(pulse.scale > 0);
                    CHECK(pulse.scale <= 1);
                    if (i == 0) CHECK(pulse.at_ms == 0); // the hand feels it at once
                    if (i > 0)
                        CHECK(pulse.at_ms - pattern.pulses[static_cast<std::size_t>(i) - 1].at_ms >=
                              kPulseSpacingMs);
                }
            }
        }
        CHECK(pattern_of(row_of(cue).haptic, 1, HapticStrength::off).empty());
        CHECK(pattern_of(row_of(cue).haptic, 0, HapticStrength::strong).empty());
    }
}

TEST_CASE("the settings light, medium and strong can be distinguished for every cue", "[feedback]") {
    for (const Cue cue : all_cues()) {
        const Haptic& haptic = row_of(cue).haptic;
        const float light = pattern_of(haptic, 1, HapticStrength::light).strongest();
        const float medium = pattern_of(haptic, 1, HapticStrength::medium).strongest();
        const float strong = pattern_of(haptic, 1, HapticStrength::strong).strongest();
        INFO(row_of(cue).name);
        if (haptic.pulses[0].step == 0) {
            CHECK(strong == 0);
            continue;
        }
        CHECK(medium >= kNoticeable * light);
        CHECK(strong >= kNoticeable * medium);
    }
}

TEST_CASE("tension is felt in five steps that can be distinguished, whatever the setting", "[feedback]") {
    for (const HapticStrength strength : kStrengths) {
        std::set<float> scales;
        std::set<int> amplitudes;
        for (int i = 1; i <= 1000; ++i) {
            const auto pattern =
                pattern_of(row_of(Cue::piece_feel).haptic, static_cast<float>(i) / 1000, strength);
            REQUIRE(pattern.count == 1);
            CHECK(pattern.pulses[0].feel == Feel::low_tick);
            scales.insert(pattern.pulses[0].scale);
            amplitudes.insert(begun(waveform_of(pattern, HapticSupport::amplitude)).at(0).amplitude);
        }
        CHECK(scales.size() == 5);
        REQUIRE(amplitudes.size() == 5);
        for (auto a = amplitudes.begin(), b = std::next(a); b != amplitudes.end(); ++a, ++b)
            CHECK(*b >= kNoticeable * *a);
    }
    // A loose piece is not felt at all, and the ticks of the tightest piece are at twice the minimum
    // interval.
    CHECK(pattern_of(row_of(Cue::piece_feel).haptic, 0, HapticStrength::strong).empty());
    CHECK(1000 / tension_ticks_per_second(1) >= 2 * kPulseSpacingMs);
}

TEST_CASE("a harder hit never feels weaker", "[feedback]") {
    float before = 0;
    for (int i = 1; i <= 100; ++i) {
        const float now =
            pattern_of(row_of(Cue::disk_hit).haptic, static_cast<float>(i) / 100, HapticStrength::medium)
                .strongest();
        CHECK(now >= before);
        before = now;
    }
    CHECK(before == Approx(felt_scale(kFeltSteps, HapticStrength::medium)));
}

TEST_CASE("the pulses are those of the haptics table", "[feedback]") {
    const auto feels = [](Cue cue) {
        std::vector<Feel> list;
        for (const Pulse& pulse : pattern_of(row_of(cue).haptic, 1, HapticStrength::medium))
            list.push_back(pulse.feel);
        return list;
    };
    CHECK(feels(Cue::bar_trips) == std::vector{Feel::quick_rise, Feel::thud});
    CHECK(feels(Cue::door_opens) == std::vector{Feel::quick_fall, Feel::thud});
    CHECK(feels(Cue::wheel_spins) == std::vector{Feel::spin});
    CHECK(feels(Cue::wheel_tick) == std::vector{Feel::notch});
    CHECK(feels(Cue::disk_hit) == std::vector{Feel::click});
    CHECK(feels(Cue::rail_hit) == std::vector{Feel::tick});
    CHECK(feels(Cue::button) == std::vector{Feel::tap});
    CHECK(felt_scale(kFeltSteps, HapticStrength::strong) == 1);
    CHECK(pattern_of(row_of(Cue::bar_trips).haptic, 1, HapticStrength::strong).strongest() == 1);
}

TEST_CASE("one table defines every pulse on Android and on iOS", "[feedback]") {
    // The numbers are those of Android's documentation: CLICK 1, THUD 2, SPIN 3, QUICK_RISE 4, QUICK_FALL 6,
    // TICK 7, LOW_TICK 8; the impacts are those of the table of look and feel.
    const struct {
        Feel feel;
        int primitive;
        Impact impact;
    } expected[] = {
        {Feel::low_tick, 8, Impact::soft},   {Feel::tick, 7, Impact::light},
        {Feel::notch, 7, Impact::selection}, {Feel::tap, 1, Impact::light},
        {Feel::click, 1, Impact::medium},    {Feel::thud, 2, Impact::heavy},
        {Feel::spin, 3, Impact::selection},  {Feel::quick_rise, 4, Impact::rigid},
        {Feel::quick_fall, 6, Impact::soft},
    };
    REQUIRE(std::size(expected) == kFeelCount);
    for (const auto& row : expected) {
        CHECK(feel_row(row.feel).feel == row.feel);
        CHECK(feel_row(row.feel).primitive == row.primitive);
        CHECK(feel_row(row.feel).impact == row.impact);
    }
}

TEST_CASE("primitives begin when their pulses should, at least 50 ms apart", "[feedback]") {
    for (const Cue cue : all_cues()) {
        for (const HapticStrength strength : kStrengths) {
            INFO(row_of(cue).name << " at strength " << static_cast<int>(strength));
            const Pattern pattern = pattern_of(row_of(cue).haptic, 1, strength);
            const Composition composition = composition_of(pattern);
            REQUIRE(composition.count == pattern.count);
            int end = 0;
            int before = -kPulseSpacingMs;
            for (int i = 0; i < pattern.count; ++i) {
                const Pulse& pulse = pattern.pulses[static_cast<std::size_t>(i)];
                const Primitive& primitive = composition.primitives[static_cast<std::size_t>(i)];
                const int start = end + primitive.pause_ms;
                CHECK(start == pulse.at_ms); // no primitive of the table runs into the next
                CHECK(start - before >= kPulseSpacingMs);
                CHECK(primitive.scale == pulse.scale);
                end = start + feel_row(pulse.feel).primitive_ms;
                before = start;
            }
        }
    }
    // A pulse that would begin before the previous one ends is played directly after it.
    const Pattern crowded{{{{Feel::thud, 1, 0}, {Feel::click, 1, 100}}}, 2};
    CHECK(composition_of(crowded).primitives[1] == Primitive{1, 1, 0});
}

TEST_CASE("motors without primitives buzz: as many pulses at the same moments", "[feedback]") {
    for (const Cue cue : all_cues()) {
        const Pattern pattern = pattern_of(row_of(cue).haptic, 1, HapticStrength::strong);
        INFO(row_of(cue).name);
        for (const HapticSupport support : {HapticSupport::amplitude, HapticSupport::on_off}) {
            const auto felt = begun(waveform_of(pattern, support));
            REQUIRE(static_cast<int>(felt.size()) == pattern.count);
            for (std::size_t i = 0; i < felt.size(); ++i) {
                CHECK(felt[i].at_ms == pattern.pulses[i].at_ms);
                CHECK(felt[i].amplitude <= 255);
                if (support == HapticSupport::on_off) CHECK(felt[i].amplitude == 255);
            }
        }
        CHECK(waveform_of(pattern, HapticSupport::none).count == 0);
    }
}

TEST_CASE("a motor that is only on or off buzzes longer for a stronger pulse", "[feedback]") {
    // 40 ms × 1, 1/√2, 1/2, 1/√8, 1/4.
    const int expected[] = {10, 14, 20, 28, 40};
    for (int step = 1; step <= kFeltSteps; ++step) {
        const auto waveform =
            waveform_of(single(Feel::click, felt_scale(step, HapticStrength::strong)), HapticSupport::on_off);
        REQUIRE(waveform.count == 1);
        CHECK(waveform.buzzes[0] == Buzz{expected[step - 1], 255});
    }
    // A motor would not start for a weaker pulse.
    CHECK(waveform_of(single(Feel::click, 0.1F), HapticSupport::on_off).buzzes[0].ms == 10);
}

TEST_CASE("within 50 ms a weaker pulse is dropped and a stronger one waits", "[feedback]") {
    HapticRhythm rhythm;
    CHECK(rhythm.admit(single(Feel::tick, 0.5F), 1000).count == 1);
    CHECK(rhythm.admit(single(Feel::tick, 0.5F), 1020).empty());
    const Pattern strong = rhythm.admit(single(Feel::thud, 1), 1030);
    REQUIRE(strong.count == 1);
    CHECK(strong.pulses[0].at_ms == 20); // 1000 + 50 − 1030
    CHECK(rhythm.admit(single(Feel::tick, 0.7F), 1060).empty());
    CHECK(rhythm.admit(single(Feel::tick, 0.1F), 1100).count == 1);
}

TEST_CASE("a weak pattern does not cancel the pending pulses of a strong one", "[feedback]") {
    HapticRhythm rhythm;
    const Pattern trip = pattern_of(row_of(Cue::bar_trips).haptic, 1, HapticStrength::strong);
    CHECK(rhythm.admit(trip, 0).count == 2);
    CHECK(rhythm.admit(single(Feel::tick, 0.7F), 100).empty()); // the thud comes at 150
    CHECK(rhythm.admit(single(Feel::tick, 0.7F), 210).count == 1);
}

TEST_CASE("with many cues, pulses stay 50 ms apart", "[feedback]") {
    Random random(7);
    HapticRhythm rhythm;
    std::vector<std::int64_t> starts;
    std::int64_t now = 0;
    for (int i = 0; i < 20000; ++i) {
        now += random.below(40);
        const auto cue = static_cast<Cue>(random.below(kCueCount));
        const float level = random.unit();
        const auto admitted =
            rhythm.admit(pattern_of(row_of(cue).haptic, level, HapticStrength::medium), now);
        if (admitted.empty()) continue;
        // The device drops the pending pulses of the previous pattern.
        while (!starts.empty() && starts.back() > now)
            starts.pop_back();
        for (const Pulse& pulse : admitted)
            starts.push_back(now + pulse.at_ms);
    }
    REQUIRE(starts.size() > 3000);
    std::int64_t closest = 1'000'000;
    for (std::size_t i = 1; i < starts.size(); ++i)
        closest = std::min(closest, starts[i] - starts[i - 1]);
    CHECK(closest >= kPulseSpacingMs);
}
