#include "passed_trap/bench_scene.h"

#include "passed_trap/rules.h"

namespace trapbox::passed_trap {

BenchScene::BenchScene(bool bare) : m_table(0.043F, bare) {}

void BenchScene::step() {
    if (m_tick++ % (kTicksPerSecond / 4) == 0) shoot();
    m_table.step();
}

void BenchScene::shoot() {
    for (int disk = 0; disk < kDisks; ++disk) {
        const Seat camp = seat_at(disk % 2);
        const float column = static_cast<float>(disk / 2 - 2);
        m_table.put(disk, turned(camp, {0.06F * column, kInFrontY + 0.002F}));
        m_table.set_motion(disk, turned(camp, {0.1F * column, 0.8F + 0.2F * column}), 0);
    }
}

HashValue BenchScene::hash() const {
    Hasher hasher;
    m_table.add_to(hasher);
    return hasher.value();
}

Tick play_bench_round(Seed seed) {
    State state = Rules::start({}, seed);
    std::vector<Event> events;
    const auto command = [&](const Command& given) { return Rules::apply(state, given, events).accepted(); };
    for (const Seat seat : {seat_at(0), seat_at(1)}) {
        command({.kind = Command::Kind::quick, .seat = seat});
        command({.kind = Command::Kind::ready, .seat = seat});
    }
    Tick ticks = 0;
    Plan<Command> plan;
    for (; state.phase == Phase::playing; ++ticks) {
        // A shot each second and a half, the two hands in turn.
        if (ticks % (kTicksPerSecond * 3 / 4) == 0) {
            const Seat seat = seat_at(static_cast<int>(ticks / (kTicksPerSecond * 3 / 4) % 2));
            for (const auto& step :
                 Rules::plan(Rules::view(state), seat, {1}, seed + static_cast<Seed>(ticks), {}))
                command(step.command);
        }
        events.clear();
        Rules::tick(state, events);
    }
    return ticks;
}

}
