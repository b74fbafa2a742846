// The journal of a match as text: options, seed, stamped commands, hashes, checkpoint. Knows no game:
// commands are lines. The parser checks everything that can be checked without the rules, and limits sizes
// and counts. The lines come in this order; c, h and r may repeat.
//
//   trapbox-journal 1
//   game hex_trap
//   build 0.1.0
//   options side=5
//   seed 42
//   position …            (only if the match started from a custom position)
//   ticks 480             (how long the match has run)
//   c 0 c2-d2 e5|e6       (command at its tick)
//   h 240 89abcdef01234567 (hash of the state at that tick, after the commands and restarts above it)
//   r 300 …               (restart: from here on the match continues from this checkpoint; since version 2)
//   checkpoint …
//   end
#pragma once

#include "core/cancel_token.h"
#include "core/hash.h"
#include "core/random.h"
#include "core/result.h"
#include "core/tick.h"

#include <string>
#include <string_view>
#include <vector>

namespace trapbox {

inline constexpr int kJournalVersion = 2; // without restarts, version 1 is written: old apps can read it
inline constexpr std::size_t kMaxJournalBytes = 64 << 20;
inline constexpr std::size_t kMaxJournalLine = 16384; // bytes, with keyword, tick and line end
// Nine hours of dragging without pause, at about 30 commands a second.
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
    std::size_t commands = 0; // number of commands applied by then
    HashValue hash = 0;
    bool operator==(const HashMark&) const = default;
};

// The state at one moment of a match, as its game's checkpoint.
struct Snapshot {
    Tick tick = 0;
    std::size_t commands = 0; // number of commands applied by then
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
    // The moments at which a long match was resumed from a checkpoint instead of being replayed. A replay
    // restores the same checkpoints. If a restart and a hash have the same moment, the restart comes first.
    std::vector<Snapshot> restarts{};
    bool operator==(const Journal&) const = default;
};

// The version that writes journals, for information only. The hashes decide whether a replay is exact,
// because two builds of the same version may differ.
std::string_view build_id();

// Whether text can be written to a journal as one line and read back: no control characters, not too long.
bool fits_journal_line(std::string_view text);

std::string to_text(const Journal& journal);
// Returns a Fault when cancelled. Polls `cancelled` every few thousand lines (1–2 ms).
Result<Journal> parse_journal(std::string_view text, const CancelToken& cancelled = {});

}
