#include "console/engine_process.h"

#include "places.h"
#include "test.h"

#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace trapbox::tests {

namespace {

constexpr int kTimeoutMs = 20'000;

}

EngineProcess::EngineProcess(const std::vector<std::string>& arguments) {
    std::signal(SIGPIPE, SIG_IGN); // a program that ended early fails a check, not the test program
    int to[2];
    int from[2];
    REQUIRE(pipe2(to, O_CLOEXEC) == 0);
    REQUIRE(pipe2(from, O_CLOEXEC) == 0);
    std::vector<std::string> words{ENGINE_PROGRAM};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (auto& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    m_pid = fork();
    REQUIRE(m_pid >= 0);
    if (m_pid == 0) {
        dup2(to[0], STDIN_FILENO);
        dup2(from[1], STDOUT_FILENO);
        dup2(from[1], STDERR_FILENO);
        execv(pointers[0], pointers.data());
        _exit(127);
    }
    close(to[0]);
    close(from[1]);
    m_to = to[1];
    m_from = from[0];
}

EngineProcess::~EngineProcess() {
    if (m_to >= 0) close(m_to);
    if (m_from >= 0) close(m_from);
    if (m_pid < 0) return;
    kill(m_pid, SIGKILL);
    waitpid(m_pid, nullptr, 0);
}

void EngineProcess::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const auto count = ::write(m_to, bytes.data(), bytes.size());
        REQUIRE(count > 0);
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
}

bool EngineProcess::read_some() {
    pollfd ready{m_from, POLLIN, 0};
    REQUIRE(poll(&ready, 1, kTimeoutMs) == 1);
    char block[4096];
    const auto count = ::read(m_from, block, sizeof block);
    REQUIRE(count >= 0);
    m_read.append(block, static_cast<std::size_t>(count));
    return count > 0;
}

std::string EngineProcess::read_answer() {
    for (std::size_t begin = 0;;) {
        const auto end = m_read.find('\n', begin);
        if (end == std::string::npos) {
            REQUIRE(read_some());
            continue;
        }
        const auto line = std::string_view(m_read).substr(begin, end - begin);
        begin = end + 1;
        if (line != "ok" && !line.starts_with("error: ")) continue;
        auto answer = m_read.substr(0, begin);
        m_read.erase(0, begin);
        return answer;
    }
}

std::string EngineProcess::ask(std::string_view line) {
    write(std::string(line) + '\n');
    return read_answer();
}

EngineProcess::Ended EngineProcess::end() {
    close(m_to);
    m_to = -1;
    while (read_some()) {
    }
    int status = 0;
    rusage usage{};
    REQUIRE(wait4(m_pid, &status, 0, &usage) == m_pid);
    m_pid = -1;
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, m_read, usage.ru_maxrss};
}

}
