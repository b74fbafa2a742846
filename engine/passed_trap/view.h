// What a player sees: everything the app may draw and a bot may know.
#pragma once

#include "passed_trap/outcome.h"

namespace trapbox::passed_trap {

struct DiskView {
    Disk::Where where = Disk::Where::beside;
    Vec at{};               // m; its last place on the table while `away` or `discarded`
    Vec velocity{};         // m/s
    float angle = 0;        // rad
    float spin = 0;         // rad/s
    Seat camp{};            // the holder's seat while held
    bool lodged = false;    // it rests in the trap (PT-8)
    bool grabbable = false; // judge accepts a grab by its camp's player
};

struct BandView {
    std::vector<Vec> line{}; // from anchor to anchor, arcs in small steps
    float stretch = 0; // share of kMaxStretch, 0 … 1; slightly more when several disks stretch the band
};

struct HandView {
    bool plays = false;      // takes part in this round
    bool all_placed = false; // may put the hand down
    bool down = false;       // on its pad
    int disk = -1;           // held, or −1
    float power = 0;         // 0 … 1, of the shot if released now; 0 = the disk would be set down
    bool laughs = false;     // the laugh is shown (PT-16)
};

struct View {
    Phase phase = Phase::placing;
    Format format = Format::best_of_seven;
    Format contest = Format::best_of_seven; // the current part of the Big Slam, otherwise the format
    Seat soloist{};                         // if the contest is played alone
    int part = 0;                           // of the Big Slam, 0 … 5
    int next_part = 0;                      // to which the next round belongs
    bool laughing = false;                  // laughing costs a disk in this round (PT-16)
    bool tiebreak = false;
    float gap = 0; // width of the trap, m

    std::array<DiskView, kDisks> disks{};
    std::array<BandView, kCamps> bands{};
    std::array<HandView, kCamps> hands{};
    std::array<int, kCamps> disks_in{}; // in each camp (PT-9)

    bool timed = false; // the sand timer is used in this round
    Tick sand_left = 0;
    Tick sand_capacity = 0;
    bool sand_standing = false;

    std::array<int, kCamps> pegs{};     // on the board
    int pegs_to_win = 0;                // 0: no pegs in this contest
    std::vector<RoundResult> results{}; // all rounds so far, the one just ended last
    int tries_left = 0;                 // PT-15
    ScoreSheet sheet{};                 // PT-18
    Claim claim{};                      // in Phase::claim (PT-16)
    Outcome outcome{};
};

View view(const State& state);

}
