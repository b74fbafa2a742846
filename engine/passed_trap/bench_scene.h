// A busy table for benchmarks: ten disks in motion all the time, both bands at work. Bare, the same disks and
// walls are stepped by Box2D alone, as the baseline.
#pragma once

#include "core/random.h"
#include "passed_trap/table.h"

namespace trapbox::passed_trap {

class BenchScene {
  public:
    explicit BenchScene(bool bare);
    // One tick. Every quarter of a second all disks are shot again, the same way in both scenes: by then most
    // still move in either. Measured: 6.6 µs, bare 6.2 µs.
    void step();
    HashValue hash() const;

  private:
    void shoot();
    Table m_table;
    int m_tick = 0;
};

// Plays a whole timed round, 45 s of both hands shooting, and answers how many ticks that took. Measured: 800
// times faster than real time.
Tick play_bench_round(Seed seed);

}
