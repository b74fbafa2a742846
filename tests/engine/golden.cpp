#include "golden.h"

#include "places.h"

#include <fstream>
#include <sstream>

namespace trapbox::tests {

std::string golden(const std::string& name) {
    std::ifstream file(GOLDEN_DIR "/" + name, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::string transcript(const CatalogEntry& game, const Journal& journal) {
    const auto loaded = game.load(journal);
    if (!loaded) return {};
    const auto match = (*loaded)->rewound();
    std::string text;
    const auto tell = [&] {
        for (const AnyEvent& each : match->take_events())
            if (const auto event = to_text(each); !event.starts_with("hit "))
                text += std::to_string(match->ticks()) + ' ' + event + '\n';
    };
    const auto run_until = [&](Tick tick) {
        while (match->ticks() < tick && match->advance(1) == 1)
            tell();
        return match->ticks() == tick;
    };
    for (const StampedCommand& stamped : journal.commands) {
        if (!run_until(stamped.tick)) return {};
        const auto verdict = match->apply(stamped.command);
        if (!verdict || !verdict->accepted()) return {};
        text += std::to_string(match->ticks()) + " > " + stamped.command + '\n';
        tell();
    }
    if (!run_until(journal.ticks)) return {};
    return text + to_text(match->outcome()) + '\n';
}

}
