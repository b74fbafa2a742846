// The journal of a match as text: options, seed, stamped commands, hashes, checkpoint. Knows no game:
// commands are lines. Reading checks everything that can be checked without the rules; sizes and counts are
// bounded. The lines come in this order, each but c, h and r once.
//
//   trapbox-journal 1
//   game hex_trap
//   build 0.1.0
//   options side=5
//   seed 42
//   position …            (only where the match did not begin at the game's own start)
//   ticks 480             (how long the match has run)
//   c 0 c2-d2 e5|e6       (command at its tick)
//   h 240 89abcdef01234567 (hash of the state at that tick, after the commands and restarts above it)
//   r 300 …               (restart: from here on the match continues from this checkpoint; since version 2)
//   checkpoint …
//   end
#pragma once

#include "core/hash.h"
#include "core/random.h"
#include "core/result.h"
#include "core/tick.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace trapbox {

inline constexpr int kJournalVersion = 2; // 1 is written where there is no restart, so that old apps read it
inline constexpr std::size_t kMaxJournalBytes = 64 << 20;
inline constexpr std::size_t kMaxJournalLine = 16384; // with its word, tick and end
// A finger dragging without pause makes about 30 commands a second: nine hours of it.
inline constexpr std::size_t kMaxCommands = 1'000'000;
inline constexpr Tick kMaxTicks = ticks_from_seconds(24 * 60 * 60);
inline constexpr std::size_t kMaxRestarts = 1'000;

struct StampedCommand {
    Tick tick = 0;
    std::string command;
    bool operator==(const StampedCommand&) const = default;
};

struct HashMark {
    Tick tick = 0;
    std::size_t commands = 0; // how many commands had been applied
    HashValue hash = 0;
    bool operator==(const HashMark&) const = default;
};

// The state at one moment of a match, as its game's checkpoint.
struct Snapshot {
    Tick tick = 0;
    std::size_t commands = 0; // how many commands had been applied
    std::string checkpoint;
    bool operator==(const Snapshot&) const = default;
};

struct Journal {
    std::string game;
    std::string build;
    std::string options;
    Seed seed = 0;
    std::string position;
    Tick ticks = 0;
    std::vector<StampedCommand> commands;
    std::vector<HashMark> marks;
    std::string checkpoint; // one line
    // Where a long match was resumed from a checkpoint instead of being replayed. A replay does the same
    // there. At one moment a restart comes before a hash.
    std::vector<Snapshot> restarts{};
    bool operator==(const Journal&) const = default;
};

// The version that writes journals. Whether a replay is exact, its hashes say: builds of one version may
// differ, and versions need not.
std::string_view build_id();

// Whether text can stand in a journal as one line and be read back: no control characters, not too long.
bool fits_journal_line(std::string_view text);

std::string to_text(const Journal& journal);
// Cancelled, it is a Fault. Asked every few thousand lines, which take a millisecond or two.
Result<Journal> parse_journal(std::string_view text, const std::function<bool()>& cancelled = {});

}
