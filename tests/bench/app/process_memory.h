// The memory of this process, in MB.
#pragma once

#include <fstream>
#include <initializer_list>
#include <string>

namespace trapbox::bench {

inline double megabytes_of(std::initializer_list<const char*> lines) {
    std::ifstream file("/proc/self/smaps_rollup");
    std::string word;
    double kilobytes = 0;
    while (file >> word)
        for (const char* line : lines)
            if (word == line) {
                double value = 0;
                file >> value;
                kilobytes += value;
            }
    return kilobytes / 1024;
}

// Without memory shared with other processes.
inline double private_megabytes() { return megabytes_of({"Private_Dirty:", "Private_Clean:"}); }
inline double resident_megabytes() { return megabytes_of({"Rss:"}); }

}
