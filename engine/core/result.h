// A value or an error, for parsing untrusted input: saves, imports, console lines. The rules' answer to a
// command is a Verdict instead.
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>

namespace trapbox {

struct Fault {
    std::string reason; // one plain sentence without a full stop
    int line = 0;       // the line with the error, from 1; 0 = no particular line
};

inline std::string to_text(const Fault& fault) {
    return fault.line > 0 ? "line " + std::to_string(fault.line) + ": " + fault.reason : fault.reason;
}

template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : m_value(std::move(value)) {}
    Result(Fault fault) : m_fault(std::move(fault)) {}

    explicit operator bool() const { return m_value.has_value(); }
    T& operator*() {
        assert(m_value);
        return *m_value;
    }
    const T& operator*() const {
        assert(m_value);
        return *m_value;
    }
    T* operator->() { return &**this; }
    const T* operator->() const { return &**this; }
    const Fault& fault() const { return m_fault; }

  private:
    std::optional<T> m_value;
    Fault m_fault;
};

// Success, or the reason for a failure.
template <>
class [[nodiscard]] Result<void> {
  public:
    Result() = default;
    Result(Fault fault) : m_fault(std::move(fault)) {}

    explicit operator bool() const { return !m_fault.has_value(); }
    const Fault& fault() const {
        assert(m_fault);
        return *m_fault;
    }

  private:
    std::optional<Fault> m_fault;
};

}
