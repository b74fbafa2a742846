#include "cue_table.h"
#include "measure.h"
#include "mixer.h"
#include "test.h"

#include <cstdlib>
#include <new>
#include <thread>

using namespace trapbox;

namespace {
// Counts the heap allocations of the current thread; always zero in a build with sanitizers.
thread_local bool t_counting = false;
thread_local int t_allocations = 0;

SoundCommand strike(Cue cue) {
    return {.kind = SoundCommand::Kind::strike, .sound = &row_of(cue).sound, .level = 1};
}
}

// Sanitizers define these operators themselves.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define TRAPBOX_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define TRAPBOX_SANITIZED
#endif
#endif

#ifndef TRAPBOX_SANITIZED
void* operator new(std::size_t size) {
    if (t_counting) ++t_allocations;
    if (void* memory = std::malloc(size > 0 ? size : 1)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
#endif

TEST_CASE("sounds pass from one thread to another in order, without loss", "[feedback]") {
    SoundQueue<int, 64> queue;
    constexpr int kCount = 200000;
    std::thread writer([&] {
        for (int i = 0; i < kCount; ++i)
            while (!queue.push(i))
                std::this_thread::yield();
    });
    int expected = 0;
    bool in_order = true;
    while (expected < kCount) {
        int item = -1;
        if (!queue.pop(item)) {
            std::this_thread::yield();
            continue;
        }
        in_order = in_order && item == expected;
        ++expected;
    }
    writer.join();
    CHECK(in_order);
    CHECK(queue.empty());
}

TEST_CASE("a full queue refuses further items and keeps the queued ones", "[feedback]") {
    SoundQueue<int, 4> queue;
    for (int i = 0; i < 4; ++i)
        CHECK(queue.push(i));
    CHECK_FALSE(queue.push(4));
    int item = -1;
    CHECK(queue.pop(item));
    CHECK(item == 0);
    CHECK(queue.push(5));
}

TEST_CASE("the mixer plays commands, measures silence and does not allocate", "[feedback]") {
    Mixer mixer;
    std::vector<float> stereo(2 * 480);
    for (int i = 0; i < kCueCount; ++i) {
        const CueRow& row = row_of(static_cast<Cue>(i));
        mixer.push(row.continuous() ? SoundCommand{.kind = SoundCommand::Kind::hold,
                                                   .sound = &row.sound,
                                                   .level = 0.5F,
                                                   .channel = i}
                                    : strike(row.cue));
    }
    t_counting = true;
    mixer.render(stereo.data(), 480);
    CHECK(mixer.silent_seconds() == 0);
    float heard = measure::peak(stereo);
    mixer.push({.kind = SoundCommand::Kind::silence});
    for (int i = 0; i < 100; ++i)
        mixer.render(stereo.data(), 480);
    t_counting = false;
    CHECK(t_allocations == 0);
    CHECK(heard > 0.1F);
    CHECK(measure::peak(stereo) == 0);
    CHECK(mixer.silent_seconds() == Approx(1.0).epsilon(0.02)); // 100 blocks of 10 ms
    mixer.push(strike(Cue::button));
    mixer.render(stereo.data(), 480);
    CHECK(mixer.silent_seconds() == 0);
}
