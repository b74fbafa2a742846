#include "passed_trap/bot.h"

#include "physics/table_friction.h"

#include <algorithm>
#include <cmath>

namespace trapbox::passed_trap {

namespace {

using Kind = Command::Kind;

// Modelled on human hands: 9.5 mm on the board is 2 mm on a phone's screen.
constexpr std::array<Skill, kBotLevels> kSkills{{
    {0.015F, 0.25F, 2.9F, 3.9F, false},
    {0.0115F, 0.20F, 2.2F, 3.0F, false},
    {0.008F, 0.15F, 1.7F, 2.3F, false},
    {0.0045F, 0.10F, 1.4F, 1.8F, true},
    {0.0015F, 0.05F, 1.1F, 1.3F, true},
}};

// Launch speeds to try, m/s. Into an empty camp a slow shot is best: a fast one bounces back off the other
// band.
constexpr std::array kSpeeds{1.15F, 1.4F, 1.8F, 2.3F};

// PT-16: the chance that a shot begins with a laugh, about once per round of 45 s; higher just after a disk
// has flown over the wall.
constexpr float kLaughs = 0.05F;
constexpr float kLaughsAtHop = 0.5F;

constexpr float kSlow = 0.4F; // m/s: a slower disk stops before a hand reaches it

Command at_place(Kind kind, Seat seat, int disk, Vec at) {
    return {kind, seat, disk, physics::millionths(at.x), physics::millionths(at.y)};
}

Table table_of(const View& view) {
    Table table(view.gap);
    for (int i = 0; i < kDisks; ++i) {
        const DiskView& disk = view.disks[static_cast<std::size_t>(i)];
        if (disk.where == Disk::Where::on_table) {
            table.put(i, disk.at);
            table.set_motion(i, disk.velocity, disk.spin);
        } else if (disk.where == Disk::Where::held) {
            table.hold(i, disk.at);
        }
    }
    return table;
}

// Where a disk stops if nothing is in its way: after v²/(2μg).
Vec resting_place(const DiskView& disk) {
    constexpr float kTwiceDeceleration = 2 * physics::TableFriction{}.deceleration;
    return disk.at + length(disk.velocity) / kTwiceDeceleration * disk.velocity;
}

// The disk to play next: one that blocks the lane, otherwise the one nearest to the middle of the band.
int choose_disk(const View& view, Seat seat) {
    int best = -1;
    float best_cost = 0;
    for (int i = 0; i < kDisks; ++i) {
        const DiskView& disk = view.disks[static_cast<std::size_t>(i)];
        if (disk.camp != seat || !disk.grabbable || length(disk.velocity) > kSlow) continue;
        const Vec own = turned(seat, resting_place(disk));
        const bool blocks = std::abs(own.x) < view.gap / 2 + kDiskRadius;
        const float cost = length(own - Vec{0, kInFrontY}) - (blocks ? 1.0F : 0.0F);
        if (best < 0 || cost < best_cost) {
            best = i;
            best_cost = cost;
        }
    }
    return best;
}

struct Shot {
    int disk = -1;
    float x = 0;     // m, in the player's coordinates
    float speed = 0; // m/s
};

// Simulates a shot and rates the result.
int try_shot(const View& view, Seat seat, const Shot& shot) {
    Table table = table_of(view);
    const float y = y_for_stretch(shot.x, stretch_for_speed(band_of(seat), shot.speed));
    const auto at = table.free_place(shot.disk, seat, turned(seat, {shot.x, y}), kFarthestY);
    if (!at) return 0;
    table.put(shot.disk, *at);
    for (int tick = 0; tick < 300 && !table.at_rest(); ++tick) {
        table.step();
        for (const Knock& knock : table.knocks())
            if (knock.over) return -2;
    }
    int worth = 0;
    for (int i = 0; i < kDisks; ++i) {
        if (!table.on_table(i)) continue;
        const Vec now = table.position(i);
        const DiskView& before = view.disks[static_cast<std::size_t>(i)];
        if (in_trap(now, view.gap))
            worth -= 1;
        else if (camp_at(now) != before.camp)
            worth += before.camp == seat ? 3 : -3;
    }
    return worth;
}

// The sum of the ratings of the shot and of two shots beside it, about the hand's error away.
int try_with_error(const View& view, Seat seat, const Shot& shot, const Skill& skill) {
    int worth = 0;
    for (const float error : {-0.7F, 0.0F, 0.7F})
        worth += try_shot(
            view, seat,
            {shot.disk, shot.x + error * skill.place_error, shot.speed * (1 - error * skill.power_error)});
    return worth;
}

Shot choose_shot(const View& view, Seat seat, int disk, const Skill& skill, Random& random,
                 const Budget& budget) {
    Shot best{disk, 0, kSpeeds[1 + random.below(2)]};
    if (!skill.looks_ahead) return best;
    // Straight through the trap; close to a post, so that the disk does not bounce straight back off the
    // other band; and from further to the side, which may push out a disk lodged in the trap.
    const bool stuck =
        std::any_of(view.disks.begin(), view.disks.end(), [](const DiskView& other) { return other.lodged; });
    constexpr std::array kSides{0.0F, -0.003F, 0.003F, -0.008F, 0.008F};
    int best_worth = -1000;
    std::uint64_t tried = 0;
    for (const float side : std::span(kSides).first(stuck ? 5 : 3))
        for (const float speed : kSpeeds) {
            if (++tried > budget.nodes || budget.cancelled()) return best;
            const Shot shot{disk, side, speed};
            const int worth = try_with_error(view, seat, shot, skill);
            if (worth <= best_worth) continue;
            best = shot;
            best_worth = worth;
        }
    return best;
}

// A shot's time has three equal parts: see and reach, carry, pull and aim.
float third_of_shot(const Skill& skill, Random& random) {
    return (skill.min_seconds + (skill.max_seconds - skill.min_seconds) * random.unit()) / 3;
}

void drag(Plan<Command>& plan, Seat seat, Vec from, Vec to, float seconds) {
    constexpr int kSteps = 4;
    for (int i = 1; i <= kSteps; ++i) {
        const Vec at = from + static_cast<float>(i) / kSteps * (to - from);
        plan.push_back({ticks_in(seconds / kSteps), at_place(Kind::drag, seat, 0, at)});
    }
}

// Grabs a disk and carries it to the band, in line with the trap.
Plan<Command> carry(const View& view, Seat seat, const Skill& skill, Random& random) {
    const int disk = choose_disk(view, seat);
    if (disk < 0) return {};
    const float seconds = third_of_shot(skill, random);
    const Vec from = resting_place(view.disks[static_cast<std::size_t>(disk)]);
    Plan<Command> plan{{ticks_in(seconds), at_place(Kind::grab, seat, disk, from)}};
    drag(plan, seat, from, turned(seat, {0, kInFrontY}), seconds);
    return plan;
}

// Pulls the held disk back and releases it. Chooses the shot only now, because the table has changed since
// the disk was grabbed.
Plan<Command> shoot(const View& view, Seat seat, const Skill& skill, Random& random, const Budget& budget) {
    const float seconds = third_of_shot(skill, random);
    const float aim = random.normal();
    const float force = random.normal();
    const int disk = view.hands[seat.index].disk;
    const Shot wanted = choose_shot(view, seat, disk, skill, random, budget);
    const float x = std::clamp(wanted.x + skill.place_error * aim, -kMaxX, kMaxX);
    const float speed = std::clamp(wanted.speed * (1 + skill.power_error * force), 0.6F, 3.0F);
    const Vec back = turned(seat, {x, y_for_stretch(x, stretch_for_speed(band_of(seat), speed))});
    Plan<Command> plan;
    drag(plan, seat, view.disks[static_cast<std::size_t>(disk)].at, back, seconds);
    plan.push_back({ticks_in(0.05F), {.kind = Kind::release, .seat = seat}});
    return plan;
}

Plan<Command> with_laughs(Plan<Command> plan, const View& view, Seat seat, Random& random) {
    if (!view.laughing || view.hands[seat.index].laughs || plan.empty()) return plan;
    const bool hop = std::any_of(view.disks.begin(), view.disks.end(),
                                 [](const DiskView& disk) { return disk.where == Disk::Where::away; });
    if (random.unit() < (hop ? kLaughsAtHop : kLaughs))
        plan.insert(plan.begin(), Timed<Command>{ticks_in(0.2F), {.kind = Kind::laugh, .seat = seat}});
    return plan;
}

}

const Skill& skill_of(BotLevel level) { return of_level(kSkills, level); }

Plan<Command> plan_with_skill(const View& view, Seat seat, const Skill& skill, Seed seed,
                              const Budget& budget) {
    Random random(seed);
    const HandView& hand = view.hands[seat.index];
    const Tick moment = ticks_in(0.4F);
    const auto say = [&](Kind kind) { return Timed<Command>{moment, {.kind = kind, .seat = seat}}; };
    // The bot keeps its hand down, so that play starts as soon as the person touches the pad.
    const auto at_once = [&](Kind kind) { return Timed<Command>{0, {.kind = kind, .seat = seat}}; };
    switch (view.phase) {
    case Phase::placing:
        if (!hand.plays || hand.down) return {};
        if (hand.all_placed) return {at_once(Kind::ready)};
        return {at_once(Kind::quick), at_once(Kind::ready)};
    case Phase::playing:
        if (!hand.plays) return {};
        if (hand.disk >= 0) return shoot(view, seat, skill, random, budget);
        if (view.contest == Format::practice && view.disks_in[seat.index] == 0)
            return {say(Kind::reset), at_once(Kind::ready)};
        return with_laughs(carry(view, seat, skill, random), view, seat, random);
    case Phase::laid:
        if (!hand.plays || hand.down) return {};
        return {at_once(Kind::ready)};
    case Phase::claim:
        if (!view.claim.established && seat != view.claim.accuser)
            return {{ticks_in(0.8F), {.kind = view.claim.caught ? Kind::confirm : Kind::reject}}};
        if (view.claim.established && seat == view.claim.accuser)
            for (int i = 0; i < kDisks; ++i) {
                const DiskView& disk = view.disks[static_cast<std::size_t>(i)];
                if (disk.camp == seat && disk.where != Disk::Where::discarded)
                    return {{moment, {.kind = Kind::discard, .seat = seat, .disk = i}}};
            }
        return {};
    case Phase::round_over:
        if (!may_start_next_round(view.results.back(), seat)) return {};
        return {{ticks_in(1), {.kind = Kind::next, .seat = seat}}};
    case Phase::over: break;
    }
    return {};
}

std::vector<Vec> landing_path(const View& view, Seat seat) {
    const HandView& hand = view.hands[seat.index];
    if (hand.disk < 0 || hand.power <= 0) return {};
    Table table = table_of(view);
    const auto at =
        table.free_place(hand.disk, seat, view.disks[static_cast<std::size_t>(hand.disk)].at, kFarthestY);
    if (!at) return {};
    table.put(hand.disk, *at);
    std::vector<Vec> path{*at};
    for (int tick = 1; tick <= 3 * kTicksPerSecond && !table.at_rest(); ++tick) {
        table.step();
        if (tick % 4 == 0) path.push_back(table.position(hand.disk));
        for (const Knock& knock : table.knocks())
            if (knock.over && knock.disk == hand.disk) return path;
    }
    return path;
}

}
