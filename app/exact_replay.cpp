#include "exact_replay.h"

#include "catalog.h"

#include <QPointer>

namespace trapbox {

namespace {

constexpr auto kNoLimit = std::chrono::milliseconds::max();

}

ExactReplay::ExactReplay() {
    connect(&m_arrival, &Arrival::changed, this, [this] {
        if (m_arrival.needs_consent()) m_arrival.cancel(); // nobody has asked for it
    });
}

void ExactReplay::start(MatchDriver& driver, Journal journal, std::function<bool()> is_shown,
                        std::function<void()> adopted) {
    m_arrival.start(
        [played = std::move(journal)](const ReplayMonitor& monitor) -> Result<Import> {
            auto match = find_game(played.game)->load_with(monitor, played);
            if (!match) return match.fault();
            return Import(SavedGame{{}, {}, std::move(*match)});
        },
        [shown_by = QPointer(&driver), is_shown = std::move(is_shown),
         adopted = std::move(adopted)](const Result<Import>& import) {
            if (!import || !shown_by || !is_shown()) return;
            AnyMatch& exact = *std::get<SavedGame>(*import).match;
            const AnyMatch& shown = shown_by->match();
            if (!exact.exact() || shown.command_count() != exact.command_count() ||
                shown.ticks() != exact.ticks())
                return;
            shown_by->adopt(exact);
            adopted();
        },
        {.without_consent = kNoLimit}); // nobody waits for it, and nobody could be asked
}

}
