// What a tick of The Passed-Trap costs beside the same bodies in bare Box2D, and how fast a round
// re-simulates. Thread CPU time, best of five.
#include "passed_trap/bench_scene.h"

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace trapbox;
using namespace trapbox::passed_trap;

namespace {

double cpu_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

double step_seconds(bool bare) {
    constexpr int kSteps = 24'000;
    BenchScene scene(bare);
    const double start = cpu_seconds();
    for (int i = 0; i < kSteps; ++i)
        scene.step();
    return (cpu_seconds() - start) / kSteps;
}

}

int main() {
    double whole = 1;
    double bare = 1;
    double round = 1;
    for (int i = 0; i < 5; ++i) {
        whole = std::min(whole, step_seconds(false));
        bare = std::min(bare, step_seconds(true));
        const double start = cpu_seconds();
        const Tick ticks = play_bench_round(1);
        round = std::min(round, (cpu_seconds() - start) / (static_cast<double>(ticks) / kTicksPerSecond));
    }
    std::printf("step %.2f µs, bare %.2f µs, ratio %.2f; a round re-simulates at %.0f × real time\n",
                1e6 * whole, 1e6 * bare, whole / bare, 1 / round);
    return 0;
}
