// Games in public notation (PDN): what a record holds besides the moves, how one is read, and the list of the
// games in a file. Knows no game.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace trapbox {

// Whether work that takes long is cancelled. Asked often enough that it ends within 100 ms.
using Stopped = std::function<bool()>;

struct RecordTag {
    std::string name;
    std::string value;
    bool operator==(const RecordTag&) const = default;
};

struct Remark {
    std::size_t after = 0; // how many commands come before it
    std::string command;   // the last of them as text; empty for none
    std::string text;
    bool operator==(const Remark&) const = default;
};

// What others wrote about a game: kept, so that it can be written again.
struct RecordNotes {
    std::vector<RecordTag> tags;
    std::vector<Remark> remarks; // by `after`
    bool operator==(const RecordNotes&) const = default;
};

inline constexpr std::size_t kMaxNoteBytes = 12 << 10; // of all notes of a game together

// How a record is read.
struct RecordReading {
    int first_line = 1; // where the record is a part of a file
    Stopped stopped = [] { return false; };
};

// A game in a file of many, as far as it is known without replaying it.
struct RecordListing {
    enum class Ending : std::uint8_t { open, first_won, second_won, drawn };

    std::size_t begin = 0; // of its text in the file
    std::size_t length = 0;
    int line = 1;
    std::array<std::string, 2> names; // by seat
    std::string event;
    std::string site;
    std::string date;
    std::string round;
    Ending ending = Ending::open;
    bool set_up = false; // begins at a position of its own
    int moves = 0;
};

struct RecordList {
    std::vector<RecordListing> games;
    bool complete = true; // false: there were more than kMaxListedRecords
};

inline constexpr std::size_t kMaxListedRecords = 50'000;

}
