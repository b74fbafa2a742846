// What a replay needs to be scrubbed: pictures of every moment of a match whose physics must be simulated to
// get there. In the background one match runs from start to end and leaves snapshots, which are shown at
// once; a second one runs to the moment that is sought, from where the replay can continue exactly.
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
    ~Scrubber(); // does not wait for the background, which ends within milliseconds

    // The last snapshot at or before this moment of those that are there already.
    std::optional<Snapshot> nearest(Tick moment) const;
    // 0 … 1: up to where there are snapshots.
    double indexed() const;

    // Seeks this moment; a former goal is forgotten.
    void seek(Tick moment);
    void stop_seeking();
    // The match at the moment sought, once it is there; null in it where it cannot be replayed.
    std::optional<Arrived> take_arrived();
    // Another match of the same playback, from which the next search may start if it is not past its goal.
    void give_back(Arrived match);

    // A snapshot as a match that can be shown. Null when it cannot be restored.
    std::unique_ptr<AnyMatch> still(const Snapshot& snapshot) const;

  private:
    struct Index;
    struct Search;

    const std::shared_ptr<const Playback> m_playback;
    const std::shared_ptr<Index> m_index;
    std::shared_ptr<Search> m_search; // under way, or arrived; null while nothing is sought
    Arrived m_spare;                  // where the next search may start
};

}
