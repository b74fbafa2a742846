#include "passed_trap/state.h"

namespace trapbox::passed_trap {

Disk::Where where_is(const State& state, int disk) {
    if (state.table.on_table(disk)) return Disk::Where::on_table;
    if (state.table.held(disk)) return Disk::Where::held;
    switch (disk_at(state, disk).off) {
    case Disk::Off::beside: return Disk::Where::beside;
    case Disk::Off::away: return Disk::Where::away;
    case Disk::Off::discarded: break;
    }
    return Disk::Where::discarded;
}

std::optional<int> held_by(const State& state, Seat seat) {
    for (int disk = 0; disk < kDisks; ++disk)
        if (state.table.held(disk) && disk_at(state, disk).camp == seat) return disk;
    return {};
}

bool all_placed(const State& state, Seat seat) {
    for (int disk = 0; disk < kDisks; ++disk)
        if (disk_at(state, disk).camp == seat && where_is(state, disk) == Disk::Where::beside) return false;
    return true;
}

int disks_in(const State& state, Seat camp) {
    int count = 0;
    for (int disk = 0; disk < kDisks; ++disk)
        if (disk_at(state, disk).camp == camp && where_is(state, disk) != Disk::Where::discarded) ++count;
    return count;
}

}
