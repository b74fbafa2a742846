// A match for rules tests: a drawn position, text commands, events as text.
#pragma once

#include "test.h"
#include "trapdoor_checkers/rules.h"

#include <set>

namespace trapbox::trapdoor_checkers::tests {

using Lines = std::vector<std::string>;

// Converts a drawing of a position to text: eight rows of eight signs from White's side (w b men, W B kings,
// O open door, . empty). `turn` is the side to move, W or B.
std::string drawn(char turn, std::string_view picture);

class Table {
  public:
    explicit Table(std::string_view options = "", Seed seed = 1)
        : m_state(Rules::start(options_of(options), seed)) {}
    Table(std::string_view options, std::string_view position, Seed seed = 1)
        : m_state(restored(options, position, seed)) {}

    // Plays a command that must be accepted. Returns its events.
    Lines play(std::string_view command) {
        CAPTURE(command, Rules::show(m_state));
        const auto parsed = Rules::parse(m_state, command);
        REQUIRE(parsed);
        std::vector<Event> events;
        const Verdict verdict = Rules::apply(m_state, *parsed, events);
        CAPTURE(verdict.accepted() ? "" : verdict.refusal()->key);
        REQUIRE(verdict.accepted());
        Lines lines;
        for (const Event& event : events)
            lines.push_back(Rules::to_text(event));
        return lines;
    }

    // The key of the refusal of a command that must be refused.
    std::string refused(std::string_view command) {
        const auto parsed = Rules::parse(m_state, command);
        REQUIRE(parsed);
        const HashValue before = Rules::hash(m_state);
        std::vector<Event> events;
        const Verdict verdict = Rules::apply(m_state, *parsed, events);
        REQUIRE_FALSE(verdict.accepted());
        CHECK(events.empty());
        CHECK(Rules::hash(m_state) == before);
        return std::string(verdict.refusal()->key);
    }

    std::set<std::string> moves() const {
        std::set<std::string> texts;
        for (const Command& command : Rules::moves(m_state))
            texts.insert(Rules::to_text(command));
        return texts;
    }

    std::string outcome() const { return to_text(Rules::outcome(m_state)); }
    View view() const { return Rules::view(m_state); }
    Phase phase() const { return view().phase; }
    SliderPosition slider(std::string_view name) const {
        for (const auto& slider : view().sliders)
            if (slider.slider.name == name) return slider.position;
        FAIL("no such slider");
        return {};
    }
    // The position without a checkpoint's key=value fields.
    std::string fen() const { return to_fen(m_state.position, m_state.turn); }
    State& state() { return m_state; }
    const State& state() const { return m_state; }

  private:
    static Options options_of(std::string_view text) {
        const auto options = parse_options<Options>(text, Rules::option_fields());
        REQUIRE(options);
        return *options;
    }
    static State restored(std::string_view options, std::string_view position, Seed seed) {
        auto state = Rules::restore(options_of(options), seed, position);
        CAPTURE(position, state ? "" : state.fault().reason);
        REQUIRE(state);
        return *state;
    }
    State m_state;
};

}
