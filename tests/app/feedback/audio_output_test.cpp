// Tests the path of a cue to the sound device, with a device that records its samples.
#include "audio_output.h"
#include "cue_table.h"
#include "recording_sink.h"
#include "test.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

struct Output {
    SoundLog log;
    Mixer mixer;
    AudioOutput output;
    QSignalSpy appeared{&output, &AudioOutput::deviceAppeared};

    explicit Output(SoundBackEnd back_end)
        : output(mixer, back_end, [this] { return std::make_unique<RecordingDevices>(log); }) {
        mixer.set_volume(Bus::effects, 1);
        mixer.set_volume(Bus::alerts, 1);
    }

    void play(Cue cue) {
        output.send({.kind = SoundCommand::Kind::strike, .sound = &row_of(cue).sound, .level = 1});
    }
    bool heard() const {
        return std::any_of(log.played.begin(), log.played.end(), [](qint16 sample) { return sample != 0; });
    }
    bool waits_for_sound() const {
        return QTest::qWaitFor([this] { return heard(); });
    }
    // The number of frames before the first audible one.
    int frames_to_sound() const {
        const auto first =
            std::find_if(log.played.begin(), log.played.end(), [](qint16 sample) { return sample != 0; });
        REQUIRE(first != log.played.end());
        return static_cast<int>((first - log.played.begin()) / 2);
    }
};

}

TEST_CASE("the first plan depends on Qt's version and the platform", "[audio]") {
    CHECK(sound_back_end(0x060b00, true) == SoundBackEnd::callback);
    CHECK(sound_back_end(0x060b02, false) == SoundBackEnd::callback);
    CHECK(sound_back_end(0x060a01, true) == SoundBackEnd::buffer); // AAudio, behind a ring of ours
    CHECK(sound_back_end(0x060900, true) == SoundBackEnd::queue);
    CHECK(sound_back_end(0x060402, false) == SoundBackEnd::buffer);

    CHECK(first_plan(SoundBackEnd::callback).pulled);
    CHECK(first_plan(SoundBackEnd::queue) == SinkPlan{.pulled = false, .buffer_us = 0});
    CHECK(first_plan(SoundBackEnd::buffer) == SinkPlan{.pulled = false, .buffer_us = 30'000});

    // Two buffers of 4 ms: with a write every 2 ms, at most one of them is empty.
    CHECK(feed_every_ms({.buffer_us = 0}, 4000) == 2);
    CHECK(feed_every_ms({.buffer_us = 30'000}, 30'000) == 8);
    CHECK(feed_every_ms({.pulled = true}, 0) >= 100); // looks after it, no more
}

TEST_CASE("from Qt 6.11, a cue is in the next period that the device pulls", "[audio]") {
    Output sound(SoundBackEnd::callback);
    sound.output.open();
    REQUIRE(sound.log.sink);
    CHECK(sound.log.opened == std::vector{SinkPlan{.pulled = true}});
    constexpr int kPeriod = 240; // 5 ms
    for (int i = 0; i < 20; ++i)
        sound.log.sink->pull(kPeriod);
    CHECK_FALSE(sound.heard());
    sound.log.played.clear();
    sound.play(Cue::button);
    sound.log.sink->pull(kPeriod); // before the output's thread has run
    CHECK(sound.frames_to_sound() < kPeriod);
}

TEST_CASE("before Qt 6.11, a cue is in the next buffer written to the device", "[audio]") {
    Output sound(SoundBackEnd::queue);
    sound.output.open();
    REQUIRE(sound.log.sink);
    CHECK(sound.log.sink->buffer_us() == 4000);
    CHECK(sound.log.sink->queued() == 2);
    sound.log.played.clear();
    sound.play(Cue::button);
    sound.log.sink->play_buffer();
    QTest::qWait(50);
    CHECK(sound.log.sink->queued() == 2); // fed again
    CHECK(sound.frames_to_sound() < 192); // 4 ms
}

TEST_CASE("a buffer that underruns is made longer, up to the longest inaudible delay", "[audio]") {
    Output sound(SoundBackEnd::queue);
    sound.output.open();
    sound.play(Cue::button);
    QTest::qWait(20);
    std::vector<int> lengths{sound.log.sink->buffer_us()};
    for (int i = 0; i < 6; ++i) {
        emit sound.log.sink->underran();
        QTest::qWait(10);
        REQUIRE(sound.log.sink);
        lengths.push_back(sound.log.sink->buffer_us());
    }
    CHECK(lengths == std::vector{4000, 8000, 16'000, 32'000, 60'000, 60'000, 60'000});
    CHECK(sound.log.opened.size() == 5); // the longest is kept
    CHECK(sound.appeared.size() == 1);   // the same device: sounds continue
}

TEST_CASE("a sound continues when the buffer is made longer", "[audio]") {
    Output sound(SoundBackEnd::queue);
    sound.output.open();
    sound.play(Cue::bar_trips); // rings for more than half a second
    sound.log.sink->play_buffer();
    REQUIRE(sound.waits_for_sound());
    emit sound.log.sink->underran();
    sound.log.played.clear();
    CHECK(sound.waits_for_sound());
}

TEST_CASE("a device that cannot pull is pushed", "[audio]") {
    Output sound(SoundBackEnd::callback);
    sound.log.can_pull = false;
    sound.output.open();
    REQUIRE(sound.log.sink);
    CHECK(sound.log.opened == std::vector{SinkPlan{.buffer_us = 30'000}});
    sound.log.sink->play_buffer();
    sound.play(Cue::button);
    CHECK(sound.waits_for_sound());
}

TEST_CASE("when a device disappears, the output uses the next one", "[audio]") {
    for (const SoundBackEnd back_end : {SoundBackEnd::callback, SoundBackEnd::queue}) {
        Output sound(back_end);
        const auto hear = [&] {
            sound.log.played.clear();
            sound.play(Cue::button);
            QTest::qWait(20);
            if (!sound.log.sink) return false;
            if (back_end == SoundBackEnd::callback)
                sound.log.sink->pull(480);
            else
                sound.log.sink->play_buffer();
            QTest::qWait(20);
            return sound.heard();
        };
        CHECK(hear());
        SECTION("headphones are pulled out") {
            sound.log.devices->change_to("headphones");
            CHECK(sound.appeared.size() == 2); // continuous sounds are sent again
            CHECK(hear());
            sound.log.devices->change_to("speaker");
            CHECK(hear());
        }
        SECTION("the device fails, and another one is there a moment later") {
            emit sound.log.sink->failed();
            QTest::qWait(10);
            CHECK(sound.log.sink == nullptr);
            sound.log.devices->change_to("headphones");
            CHECK(hear());
        }
        SECTION("there is none for a while") {
            sound.log.devices->change_to("");
            CHECK_FALSE(hear());
            sound.log.devices->change_to("speaker");
            CHECK(hear());
        }
    }
}

TEST_CASE("a device that stops taking samples is closed, and searched for again", "[audio]") {
    for (const SoundBackEnd back_end : {SoundBackEnd::callback, SoundBackEnd::queue}) {
        Output sound(back_end);
        sound.output.open();
        REQUIRE(sound.log.sink);
        QTest::qWait(3600); // the device neither pulls nor plays
        CHECK(sound.log.sink == nullptr);
        sound.play(Cue::button);
        QTest::qWait(20);
        CHECK(sound.log.sink != nullptr);
    }
}

TEST_CASE("a silent device sleeps, and the next cue wakes it", "[audio]") {
    Output sound(SoundBackEnd::callback);
    sound.output.open();
    for (int i = 0; i < 41; ++i) // 4.1 s of silence
        sound.log.sink->pull(4800);
    QTest::qWait(400);
    CHECK(sound.log.suspended);
    sound.play(Cue::button);
    QTest::qWait(20);
    CHECK_FALSE(sound.log.suspended);
    sound.log.played.clear();
    sound.log.sink->pull(240);
    CHECK(sound.heard());
}
