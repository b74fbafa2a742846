// Makes a replay scrubbable: shows any moment of a match whose physics must be simulated to reach it. In the
// background, one match runs from start to end and leaves snapshots, which can be shown immediately; a second
// match runs to the moment sought, from which the replay can continue exactly.
#pragma once

#include "core/replay.h"

#include <memory>
#include <optional>

namespace trapbox {

class Scrubber {
  public:
    struct Arrived {
        std::unique_ptr<AnyMatch> match;
        ReplayPlace place;
    };

    explicit Scrubber(std::shared_ptr<const Playback> playback);
    ~Scrubber(); // does not wait for the background thread, which ends within milliseconds

    // The last existing snapshot at or before this moment.
    std::optional<Snapshot> nearest(Tick moment) const;
    // 0 … 1: how far snapshots exist.
    double indexed() const;

    // Seeks this moment instead of any earlier goal.
    void seek(Tick moment);
    void stop_seeking();
    // The match at the moment sought, once it is reached; its match is null if it cannot be replayed.
    std::optional<Arrived> take_arrived();
    // Returns another match of the same playback: the next search may start from it if it is not past the
    // goal.
    void give_back(Arrived match);

    // A snapshot as a match for display. Null if it cannot be restored.
    std::unique_ptr<AnyMatch> still(const Snapshot& snapshot) const;

  private:
    struct Index;
    struct Search;

    const std::shared_ptr<const Playback> m_playback;
    const std::shared_ptr<Index> m_index;
    std::shared_ptr<Search> m_search; // running or finished; null: nothing is sought
    Arrived m_spare;                  // a possible start of the next search
};

}
