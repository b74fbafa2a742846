#include "scrubber.h"

#include <QThreadPool>

#include <algorithm>
#include <mutex>

namespace trapbox {

namespace {

// Limits the snapshots of an hour of play to a few megabytes; those of a short game are close enough to look
// continuous.
constexpr Tick kMaxSnapshots = 1'500;
constexpr Tick kMinSpacing = kTicksPerSecond / 8;
constexpr Tick kTicksPerStep = kTicksPerSecond / 10;

// Events on the way are discarded, so that they do not accumulate.
bool step_quietly(Tick goal, AnyMatch& match, const Playback& playback, ReplayPlace& place) {
    const bool stepped = step_towards(goal, kTicksPerStep, match, playback, place);
    (void)match.take_events();
    return stepped;
}

}

struct Scrubber::Index {
    mutable std::mutex mutex;
    std::vector<Snapshot> snapshots; // in the order of time
    Tick reached = 0;
    bool cancelled = false;

    // Returns false if it was cancelled.
    bool add(const AnyMatch& match, const ReplayPlace& place, Tick spacing) {
        const Tick now = moment_of(match, place);
        const bool due = snapshots.empty() || now - moment_of(snapshots.back()) >= spacing;
        std::string checkpoint = due ? match.checkpoint() : std::string();
        const std::lock_guard lock(mutex);
        if (due) snapshots.push_back({match.ticks(), place.commands, std::move(checkpoint)});
        reached = now;
        return !cancelled;
    }

    void run(const Playback& playback) {
        const auto match = playback.at_start();
        const Tick all = moments_in(playback);
        const Tick spacing = std::max(kMinSpacing, all / kMaxSnapshots);
        ReplayPlace place;
        make_due_restarts(*match, playback, place);
        while (add(*match, place, spacing) && step_quietly(all, *match, playback, place)) {
        }
    }
};

struct Scrubber::Search {
    std::mutex mutex;
    Tick goal = 0;
    bool cancelled = false;
    bool arrived = false; // once true, the background thread no longer uses this object
    Arrived at;

    void run(const Playback& playback) {
        for (;;) {
            Tick sought = 0;
            {
                const std::lock_guard lock(mutex);
                if (cancelled) return;
                sought = goal;
            }
            if (!at.match || moment_of(*at.match, at.place) > sought) {
                at = {playback.at_start(), {}};
                make_due_restarts(*at.match, playback, at.place);
            }
            if (step_quietly(sought, *at.match, playback, at.place)) continue;
            const std::lock_guard lock(mutex);
            if (goal != sought) continue;
            arrived = true;
            return;
        }
    }
};

Scrubber::Scrubber(std::shared_ptr<const Playback> playback)
    : m_playback(std::move(playback)), m_index(std::make_shared<Index>()) {
    QThreadPool::globalInstance()->start([index = m_index, played = m_playback] { index->run(*played); });
}

Scrubber::~Scrubber() {
    stop_seeking();
    const std::lock_guard lock(m_index->mutex);
    m_index->cancelled = true;
}

std::optional<Snapshot> Scrubber::nearest(Tick moment) const {
    const std::lock_guard lock(m_index->mutex);
    const auto& all = m_index->snapshots;
    const auto after =
        std::upper_bound(all.begin(), all.end(), moment,
                         [](Tick sought, const Snapshot& each) { return sought < moment_of(each); });
    if (after == all.begin()) return {};
    return *std::prev(after);
}

double Scrubber::indexed() const {
    const std::lock_guard lock(m_index->mutex);
    const Tick all = moments_in(*m_playback);
    return all > 0 ? static_cast<double>(m_index->reached) / static_cast<double>(all) : 1;
}

void Scrubber::seek(Tick moment) {
    if (m_search) {
        const std::lock_guard lock(m_search->mutex);
        if (!m_search->arrived) {
            m_search->goal = moment;
            return;
        }
    }
    if (auto arrived = take_arrived()) m_spare = std::move(*arrived);
    m_search = std::make_shared<Search>();
    m_search->goal = moment;
    m_search->at = std::exchange(m_spare, {});
    QThreadPool::globalInstance()->start([search = m_search, played = m_playback] { search->run(*played); },
                                         1); // before any index
}

void Scrubber::stop_seeking() {
    if (auto arrived = take_arrived()) m_spare = std::move(*arrived);
    const auto search = std::exchange(m_search, {});
    if (!search) return;
    const std::lock_guard lock(search->mutex);
    search->cancelled = true;
}

std::optional<Scrubber::Arrived> Scrubber::take_arrived() {
    if (!m_search) return {};
    {
        const std::lock_guard lock(m_search->mutex);
        if (!m_search->arrived) return {};
    }
    Arrived arrived = std::move(m_search->at);
    m_search.reset();
    return arrived;
}

void Scrubber::give_back(Arrived match) { m_spare = std::move(match); }

std::unique_ptr<AnyMatch> Scrubber::still(const Snapshot& snapshot) const {
    return m_playback->match_at(snapshot.checkpoint);
}

}
