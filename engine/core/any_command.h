// A command or an event of any game as one opaque, copyable value, for code that must not depend on a game.
// It becomes text only where it leaves the process. Code that knows the concrete type uses get() or as().
#pragma once

#include <any>
#include <cassert>
#include <string>
#include <utility>

namespace trapbox {

namespace detail {

enum class Erased { command, event }; // two types that do not mix

template <Erased>
class AnyValue {
  public:
    AnyValue() = default; // empty; it has no text

    template <class Rules, class Value>
    static AnyValue of(Value value) {
        AnyValue any;
        any.m_value = std::move(value);
        any.m_to_text = [](const std::any& held) {
            return std::string(Rules::to_text(*std::any_cast<Value>(&held)));
        };
        return any;
    }

    // Null if the value belongs to another game.
    template <class Value>
    const Value* get() const {
        return std::any_cast<Value>(&m_value);
    }
    // The value must belong to this game.
    template <class Value>
    const Value& as() const {
        const Value* value = get<Value>();
        assert(value);
        return *value;
    }

    friend std::string to_text(const AnyValue& any) {
        assert(any.m_to_text);
        return any.m_to_text(any.m_value);
    }

  private:
    std::any m_value;
    std::string (*m_to_text)(const std::any&) = nullptr;
};

}

using AnyCommand = detail::AnyValue<detail::Erased::command>;
using AnyEvent = detail::AnyValue<detail::Erased::event>;

template <class Rules>
AnyCommand any_command(typename Rules::Command command) {
    return AnyCommand::of<Rules>(std::move(command));
}

template <class Rules>
AnyEvent any_event(typename Rules::Event event) {
    return AnyEvent::of<Rules>(std::move(event));
}

}
