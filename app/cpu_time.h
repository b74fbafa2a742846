// Processor time, which does not depend on the device's other load.
#pragma once

#include <ctime>

namespace trapbox {

// CPU time of this thread, ms.
inline double cpu_milliseconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

}
