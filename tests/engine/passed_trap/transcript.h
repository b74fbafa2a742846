// What happened in a match, a line an event with its tick; knocks are left out. Made by replaying a journal.
#pragma once

#include "core/match.h"
#include "passed_trap/rules.h"

#include <string>
#include <vector>

namespace trapbox::passed_trap {

struct TranscriptLine {
    Tick tick = 0;
    Event event;
};

// Empty when the journal does not replay.
inline std::vector<TranscriptLine> transcript(const Journal& journal) {
    const auto options = parse_options<Options>(journal.options, Rules::option_fields());
    if (!options) return {};
    Match<Rules> match(*options, journal.seed);
    std::vector<TranscriptLine> lines;
    const auto note = [&] {
        for (const Event& event : match.take_events())
            if (event.kind != Event::Kind::hit) lines.push_back({match.ticks(), event});
    };
    const auto run_until = [&](Tick tick) {
        while (match.ticks() < tick && match.advance(1) == 1)
            note();
        return match.ticks() == tick;
    };
    for (const StampedCommand& stamped : journal.commands) {
        const auto command = parse_command(stamped.command);
        if (!command || !run_until(stamped.tick) || !match.apply(*command).accepted()) return {};
        note();
    }
    if (!run_until(journal.ticks)) return {};
    return lines;
}

inline std::string to_text(const std::vector<TranscriptLine>& lines) {
    std::string text;
    for (const TranscriptLine& line : lines)
        text += std::to_string(line.tick) + ' ' + Rules::to_text(line.event) + '\n';
    return text;
}

}
