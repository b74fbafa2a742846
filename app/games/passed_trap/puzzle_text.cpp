#include "games/passed_trap/puzzle_text.h"

#include "games/millimetres.h"
#include "passed_trap/puzzle.h"
#include "puzzles/puzzle_text.h"

#include <algorithm>
#include <cmath>

namespace trapbox {

using namespace passed_trap;

namespace {

using Kind = Event::Kind;

Goal goal_of(const Puzzle& puzzle) { return *Puzzles::parse_goal(puzzle.goal); }

bool names_disk(const Goal& goal) { return goal.kind != Goal::Kind::empty; }

std::vector<Event> of_last_shot(const std::vector<AnyEvent>& all) {
    std::vector<Event> events;
    for (const AnyEvent& any : all) {
        const auto& event = any.as<Event>();
        if (event.kind == Kind::shot) events.clear();
        events.push_back(event);
    }
    return events;
}

int whole_millimetres(float metres) { return std::max(1, qRound(millimetres(std::abs(metres)))); }

}

QString PassedTrapPuzzleText::goal(const Puzzle& puzzle) {
    const Goal goal = goal_of(puzzle);
    switch (goal.kind) {
    case Goal::Kind::pass: return tr("Get the marked disk through the trap with one shot.");
    case Goal::Kind::free: return tr("The marked disk is stuck. Shoot it through with another one.");
    case Goal::Kind::empty: break;
    }
    return tr("Empty your camp with %n shot(s).", nullptr, goal.shots);
}

std::vector<int> PassedTrapPuzzleText::marked(const Puzzle& puzzle) {
    const Goal goal = goal_of(puzzle);
    return names_disk(goal) ? std::vector{goal.disk} : std::vector<int>();
}

QString PassedTrapPuzzleText::wrong(AnyMatch& any, const Puzzle& puzzle, const std::vector<AnyEvent>& all) {
    const auto* match = match_of<Rules>(any);
    if (!match) return {};
    const State& state = match->state();
    const Goal goal = goal_of(puzzle);
    const Seat own = solver_of(state);
    const auto events = of_last_shot(all);
    int shot = -1;
    for (const Event& event : events)
        if (event.kind == Kind::shot) shot = event.disk;
    const int disk = names_disk(goal) ? goal.disk : shot;
    const auto happened = [&](Kind kind) {
        return std::ranges::any_of(events, [&](const Event& e) { return e.kind == kind && e.disk == disk; });
    };
    if (happened(Kind::hopped)) return tr("It flew over the wall. Pull less.");
    if (goal.kind == Goal::Kind::empty)
        return tr("%n disk(s) are still in your camp.", nullptr, disks_in(state, own));
    if (goal.kind == Goal::Kind::pass && shot >= 0 && shot != disk) return tr("You have shot another disk.");
    if (happened(Kind::passed)) return tr("It went through, but it came back. Pull less.");
    const bool is_stuck = disk_at(state, disk).lodged;
    if (goal.kind == Goal::Kind::free)
        return is_stuck ? tr("It is still stuck.") : tr("It left the trap on your side.");
    if (is_stuck) return tr("It stopped in the trap.");
    for (const Event& event : events) {
        if (event.kind != Kind::hit || event.disk != disk) continue;
        const float beside = std::abs(event.at.x) - width_of(state.options.gap) / 2;
        if (event.on == Knock::On::disk) return tr("It hit another disk first.");
        if (event.on != Knock::On::wall && event.on != Knock::On::post) continue;
        return event.at.x < 0 ? tr("It hit the wall %1 mm left of the trap.").arg(whole_millimetres(beside))
                              : tr("It hit the wall %1 mm right of the trap.").arg(whole_millimetres(beside));
    }
    const float short_of = std::abs(state.table.position(disk).y) - kWallHalf - kDiskRadius;
    return tr("It stopped %1 mm short of the trap.").arg(whole_millimetres(short_of));
}

QString PassedTrapPuzzleText::hint(const Puzzle& puzzle, const std::vector<AnyCommand>& shot, int step) {
    if (step >= PuzzleText::kHintSteps) return tr("The shot is shown on the board.");
    const auto& grab = shot.front().as<Command>();
    if (step == 1)
        return marked(puzzle) == std::vector{grab.disk} ? tr("Shoot the marked disk.")
                                                        : tr("Shoot the disk with the ring.");
    Vec at;
    for (const AnyCommand& command : shot)
        if (command.as<Command>().kind == Command::Kind::drag) at = place_of(command.as<Command>());
    const int aside = qRound(millimetres(std::abs(at.x)));
    const QString place = aside == 0 ? tr("Let it go in the middle of the band.")
                          : at.x < 0 ? tr("Let it go %1 mm left of the middle.").arg(aside)
                                     : tr("Let it go %1 mm right of the middle.").arg(aside);
    const float power = power_of(wrap(band_of(grab.seat), std::span(&at, 1)).stretch);
    const QString pull = power < 0.22F   ? tr("Pull gently.")
                         : power < 0.4F  ? tr("Pull with a third of the power.")
                         : power < 0.65F ? tr("Pull with half of the power.")
                                         : tr("Pull hard.");
    return place + ' ' + pull;
}

}
