// Runs the real trapbox-engine, connected by two pipes.
#pragma once

#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace trapbox::tests {

class EngineProcess {
  public:
    struct Ended {
        int code = -1;        // exit code; −1 if a signal ended it
        std::string rest;     // remaining output
        long peak_memory = 0; // kB
    };

    explicit EngineProcess(const std::vector<std::string>& arguments = {});
    ~EngineProcess();
    EngineProcess(const EngineProcess&) = delete;
    EngineProcess& operator=(const EngineProcess&) = delete;

    void write(std::string_view bytes);
    // Writes a line and returns its whole answer; fails the test if none arrives within 20 seconds.
    std::string ask(std::string_view line);
    std::string read_answer();
    // Closes the input and waits for the program to end.
    Ended end();

  private:
    bool read_some();

    pid_t m_pid = -1;
    int m_to = -1;
    int m_from = -1;
    std::string m_read; // read but not returned yet
};

}
