// Games in public notation (PDN): what a record contains besides the moves, the options for reading one, and
// the list of the games in a file. Knows no game.
#pragma once

#include "core/cancel_token.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace trapbox {

struct RecordTag {
    std::string name;
    std::string value;
    bool operator==(const RecordTag&) const = default;
};

struct Remark {
    std::size_t after = 0; // number of commands before it
    std::string command;   // the last of them as text; empty: none
    std::string text;
    bool operator==(const Remark&) const = default;
};

// Tags and remarks of an imported record. The rules ignore them; an export writes them again.
struct RecordNotes {
    std::vector<RecordTag> tags;
    std::vector<Remark> remarks; // sorted by `after`
    bool operator==(const RecordNotes&) const = default;
};

inline constexpr std::size_t kMaxNoteBytes = 12 << 10; // of all notes of a game together

// Options for reading a record.
struct RecordReading {
    int first_line = 1; // line number of the text's first line, where the record is part of a file
    CancelToken cancelled = [] { return false; };
};

// A game in a file of many, as known without replaying it.
struct RecordListing {
    enum class Ending : std::uint8_t { open, first_won, second_won, drawn };

    std::size_t begin = 0; // offset of its text in the file, bytes
    std::size_t length = 0;
    int line = 1;
    std::array<std::string, 2> names; // by seat
    std::string event;
    std::string site;
    std::string date;
    std::string round;
    Ending ending = Ending::open;
    bool set_up = false; // starts from a position other than the game's own
    int moves = 0;
};

struct RecordList {
    std::vector<RecordListing> games;
    bool complete = true; // false: the file has more than kMaxListedRecords
};

inline constexpr std::size_t kMaxListedRecords = 50'000;

}
