#include "feedback_player.h"
#include "recording_haptics.h"
#include "test.h"

#include <QAudioDevice>
#include <QAudioFormat>
#include <QElapsedTimer>
#include <QMediaDevices>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <ctime>

using namespace trapbox;

namespace {
using Haptics = FeedbackPlayer::Haptics;

// These tests run without a sound server: they test the path of machines without sound, and play nothing on
// the speakers of the machine.
const bool kNoSoundServer = qputenv("PULSE_SERVER", "/nowhere");

std::atomic<int> g_messages = 0;
void count_message(QtMsgType, const QMessageLogContext&, const QString&) { ++g_messages; }

struct Fixture {
    RecordingHaptics::Log log;
    FeedbackPlayer player{std::make_unique<RecordingHaptics>(log)};
};

double process_cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }
}

TEST_CASE("without a sound device thousands of cues are silent and cause no warning", "[feedback]") {
    RecordingHaptics::Log log;
    FeedbackPlayer player(std::make_unique<RecordingHaptics>(log));
    REQUIRE(kNoSoundServer);
    QMediaDevices::defaultAudioOutput(); // Qt reports a missing sound server once, here
    player.warmUp();
    const auto before = qInstallMessageHandler(count_message);
    g_messages = 0;
    for (int i = 0; i < 20000; ++i)
        player.play({.cue = static_cast<Cue>(i % kCueCount),
                     .strength = 1,
                     .pair = static_cast<std::uint32_t>(i % 7)});
    for (int i = 0; i < 1000; ++i)
        player.setContinuous(i % 5, Cue::band_creak, static_cast<float>(i % 100) / 100);
    // Some seconds later it looks for a device once more, also without a warning.
    QTest::qWait(5100);
    player.play({.cue = Cue::button});
    player.stopAll();
    QTest::qWait(50);
    qInstallMessageHandler(before);
    CHECK(g_messages == 0);
}

TEST_CASE("a player that was never used is destroyed cleanly", "[feedback]") {
    FeedbackPlayer untouched(make_haptic_device());
    CHECK_FALSE(untouched.hasHaptics()); // no motor in a desktop
    untouched.stop(3);
    untouched.stopAll();
}

TEST_CASE("the motor plays the pulses of the table, scaled by the setting", "[feedback]") {
    Fixture f;
    f.player.setHapticStrength(Haptics::Strong);
    f.player.play({.cue = Cue::bar_trips});
    REQUIRE(f.log.played.size() == 1);
    CHECK(f.log.played[0].count == 2);
    CHECK(f.log.played[0].pulses[1] == Pulse{Feel::thud, 1, 150});
    f.player.setHapticStrength(Haptics::Off);
    f.player.play({.cue = Cue::piece_falls});
    CHECK(f.log.played.size() == 1);
}

TEST_CASE("a missing motor is never used", "[feedback]") {
    Fixture f;
    f.log.support = HapticSupport::none;
    f.player.play({.cue = Cue::bar_trips});
    f.player.setContinuous(1, Cue::piece_feel, 0.9F);
    CHECK(f.log.played.empty());
    CHECK(f.log.held.empty());
}

TEST_CASE("a felt piece ticks until it is released, faster for higher tension", "[feedback]") {
    // 10 ticks a second at the maximum, 3.6 at a fifth of it; the first tick is immediate. On a busy machine
    // ticks can be late, but never early.
    const auto ticks_per_second = [](Fixture& f, float value) {
        QElapsedTimer clock;
        clock.start();
        f.player.setContinuous(1, Cue::piece_feel, value);
        CHECK(f.log.played.size() == 1);
        while (f.log.played.size() < 6)
            QTest::qWait(10);
        return 5000.0 / static_cast<double>(clock.elapsed());
    };
    Fixture tight, slack;
    const double fast = ticks_per_second(tight, 1);
    const double slow = ticks_per_second(slack, 0.2F);
    CHECK(fast <= 10.1);
    CHECK(slow <= 3.65);
    CHECK(fast > 1.5 * slow);
    tight.player.stop(1);
    tight.log.played.clear();
    QTest::qWait(300);
    CHECK(tight.log.played.empty());
}

TEST_CASE("the motor plays every cue of the table at the strength of the setting", "[feedback]") {
    const Haptics strengths[] = {Haptics::Light, Haptics::Medium, Haptics::Strong};
    for (int i = 0; i < kCueCount; ++i) {
        const CueRow& row = row_of(static_cast<Cue>(i));
        if (row.continuous()) continue; // felt as long as it is held; see below
        INFO(row.name);
        float weaker = 0;
        for (const Haptics strength : strengths) {
            Fixture f;
            f.player.setMuted(true);
            f.player.setHapticStrength(strength);
            f.player.play({.cue = row.cue, .strength = row.scale.full});
            REQUIRE(f.log.played.size() == 1);
            const Pattern& played = f.log.played[0];
            int last = -kPulseSpacingMs;
            for (int pulse = 0; pulse < played.count; ++pulse) {
                const Pulse& felt = played.pulses[static_cast<std::size_t>(pulse)];
                CHECK(felt.feel == row.haptic.pulses[static_cast<std::size_t>(pulse)].feel);
                CHECK(felt.at_ms - last >= kPulseSpacingMs);
                last = felt.at_ms;
            }
            CHECK(played.strongest() >= 1.4F * weaker);
            weaker = played.strongest();
        }
        Fixture off;
        off.player.setHapticStrength(Haptics::Off);
        off.player.play({.cue = row.cue, .strength = row.scale.full});
        CHECK(off.log.played.empty());
        Fixture nothing;
        nothing.log.support = HapticSupport::none;
        nothing.player.play({.cue = row.cue, .strength = row.scale.full});
        CHECK(nothing.log.played.empty());
    }
}

TEST_CASE("a loose piece does not tick", "[feedback]") {
    Fixture f;
    f.player.setContinuous(1, Cue::piece_feel, 0);
    QTest::qWait(100);
    CHECK(f.log.played.empty());
}

TEST_CASE("where the motor can hum, tension is a hum in five steps", "[feedback]") {
    Fixture f;
    f.log.can_hold = true;
    f.player.setHapticStrength(Haptics::Strong);
    for (int i = 1; i <= 100; ++i)
        f.player.setContinuous(1, Cue::piece_feel, static_cast<float>(i) / 100);
    REQUIRE(f.log.held.size() == 5);
    for (std::size_t i = 1; i < 5; ++i)
        CHECK(f.log.held[i] >= 1.4F * f.log.held[i - 1]);
    f.player.stop(1);
    CHECK(f.log.held.back() == 0);
    CHECK(f.log.played.empty());
}

TEST_CASE("a stretching band is felt at each step up and not on the way back", "[feedback]") {
    Fixture f;
    for (int i = 0; i <= 50; ++i) {
        f.player.setContinuous(0, Cue::band_creak, static_cast<float>(i) / 50);
        QTest::qWait(8); // a full pull in 0.4 s: steps are 80 ms apart
    }
    CHECK(f.log.played.size() == 5);
    for (int i = 50; i >= 0; --i)
        f.player.setContinuous(0, Cue::band_creak, static_cast<float>(i) / 50);
    CHECK(f.log.played.size() == 5);
}

TEST_CASE("in the background nothing is felt or shown, and held cues end", "[feedback]") {
    Fixture f;
    QSignalSpy shaken(&f.player, &FeedbackPlayer::shaken);
    f.player.setContinuous(1, Cue::piece_feel, 1);
    f.player.setForeground(false);
    f.log.played.clear();
    f.player.play({.cue = Cue::bar_trips});
    f.player.setContinuous(1, Cue::piece_feel, 1);
    QTest::qWait(250);
    CHECK(f.log.played.empty());
    CHECK(shaken.isEmpty());
    CHECK(f.log.stops >= 1);
    f.player.setForeground(true);
    f.player.play({.cue = Cue::bar_trips});
    CHECK(f.log.played.size() == 1);
    CHECK(shaken.size() == 1);
}

TEST_CASE("the board shakes by the table, and not at all with reduced motion", "[feedback]") {
    Fixture f;
    QSignalSpy shaken(&f.player, &FeedbackPlayer::shaken);
    f.player.play({.cue = Cue::bar_trips});
    REQUIRE(shaken.size() == 1);
    CHECK(shaken[0][0].toDouble() == 6);
    CHECK(shaken[0][1].toInt() == 120);
    f.player.setReducedMotion(true);
    f.player.play({.cue = Cue::bar_trips});
    CHECK(shaken.size() == 1);
}

TEST_CASE("volumes keep within their range", "[feedback]") {
    FeedbackPlayer player(make_haptic_device());
    player.setEffectsVolume(7);
    CHECK(player.effectsVolume() == 1);
    player.setEffectsVolume(-1);
    CHECK(player.effectsVolume() == 0);
    player.setAlertsVolume(qQNaN());
    CHECK(player.alertsVolume() == 0);
    player.setMuted(true);
    CHECK(player.muted());
}

TEST_CASE("an idle player uses no CPU time", "[feedback]") {
    Fixture f;
    f.player.play({.cue = Cue::button});
    QTest::qWait(200);
    const double before = process_cpu_seconds();
    QTest::qSleep(500);
    CHECK(process_cpu_seconds() - before < 0.02);
}

TEST_CASE("sound is written in the formats of devices, for one ear, two or six", "[feedback]") {
    // One frame: 0.25 on the left, 0.5 on the right.
    const float stereo[] = {0.25F, 0.5F};
    for (const auto sample : {QAudioFormat::Int16, QAudioFormat::Float}) {
        for (const int channels : {1, 2, 6}) {
            QAudioFormat format;
            format.setSampleRate(48000);
            format.setChannelCount(channels);
            format.setSampleFormat(sample);
            REQUIRE(can_convert(format));
            QByteArray bytes(format.bytesPerFrame(), 'x');
            write_samples(stereo, 1, format, bytes.data());
            const auto at = [&](int channel) {
                return format.normalizedSampleValue(bytes.constData() + channel * format.bytesPerSample());
            };
            CHECK(at(0) == Approx(channels == 1 ? 0.375 : 0.25).margin(1e-4));
            if (channels > 1) CHECK(at(1) == Approx(0.5).margin(1e-4));
            if (channels > 2) CHECK(at(5) == 0);
        }
    }
    QAudioFormat odd;
    odd.setSampleRate(48000);
    odd.setChannelCount(2);
    odd.setSampleFormat(QAudioFormat::UInt8);
    CHECK_FALSE(can_convert(odd));
    CHECK_FALSE(can_convert(QAudioFormat()));
}

TEST_CASE("going to the background and back a hundred times is silent too", "[feedback]") {
    RecordingHaptics::Log log;
    FeedbackPlayer player(std::make_unique<RecordingHaptics>(log));
    player.play({.cue = Cue::button});
    QTest::qWait(300);
    const auto before = qInstallMessageHandler(count_message);
    g_messages = 0;
    for (int i = 0; i < 100; ++i) {
        player.setForeground(false);
        player.setForeground(true);
        player.play({.cue = Cue::button});
        QTest::qWait(2);
    }
    qInstallMessageHandler(before);
    CHECK(g_messages == 0);
}
