// A value, or the reason why there is none. For text from outside: saves, imports, console lines.
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>

namespace trapbox {

struct Fault {
    std::string reason; // one sentence in plain words, without a full stop
    int line = 0;       // line of the text that is at fault, from 1; 0 = the text as a whole
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

}
