// The rules' answer to a command: accepted, or refused with the reason. Each game defines its refusals as
// constants; they are compared by address.
#pragma once

#include "core/ui_text.h"

#include <string_view>

namespace trapbox {

struct Refusal {
    std::string_view key; // stable name for tests and the console: "must_capture"
    UiText sentence;      // for the player: "You can capture, so you must."
};

class [[nodiscard]] Verdict {
  public:
    static constexpr Verdict accept() { return Verdict(nullptr); }
    static constexpr Verdict refuse(const Refusal& refusal) { return Verdict(&refusal); }

    constexpr bool accepted() const { return m_refusal == nullptr; }
    constexpr const Refusal* refusal() const { return m_refusal; }
    constexpr bool is(const Refusal& refusal) const { return m_refusal == &refusal; }

  private:
    explicit constexpr Verdict(const Refusal* refusal) : m_refusal(refusal) {}
    const Refusal* m_refusal;
};

}
