#include "passed_trap/checkpoint.h"

#include "core/numbers.h"
#include "passed_trap/outcome.h"

#include <algorithm>
#include <cmath>

namespace trapbox::passed_trap {

namespace {

// Scale factors: coarse enough that a number survives the conversion to the world's floats and back.
constexpr float kLength = 1e6F; // µm
constexpr float kSpeed = 1e5F;  // 10 µm/s
constexpr float kAngle = 1e2F;  // 10 mrad
constexpr float kSpin = 1e3F;   // mrad/s

constexpr int kMaxLength = 400'000;
constexpr int kMaxSpeed = 1'000'000; // 10 m/s: Box2D's own limit
constexpr int kMaxAngle = 1'000'000;
constexpr int kMaxSpin = 2'000'000;
constexpr int kMaxResults = 40;       // the Big Slam has at most 4 + 3 + 7 rounds and as many tiebreakers
constexpr float kMaxOverlap = 0.002F; // m

std::int64_t scaled(float value, float unit) { return std::lround(value * unit); }
float read_scaled(NumberReader& in, float unit, int max) {
    return static_cast<float>(in.number(-max, max)) / unit;
}
Seat read_seat(NumberReader& in) { return seat_at(in.number(0, kCamps - 1)); }

void write(NumberWriter& out, const RoundResult& result) {
    out.add(result.contest);
    out.add(result.soloist.index);
    out.add(result.tiebreak);
    out.add(result.why);
    out.add(result.winner ? result.winner->index : -1);
    out.add(result.pegs);
    out.add(result.left[0]);
    out.add(result.left[1]);
}

RoundResult read_result(NumberReader& in) {
    RoundResult result;
    result.contest = in.enum_value(Format::practice);
    result.soloist = read_seat(in);
    result.tiebreak = in.flag();
    result.why = in.enum_value(Why::tries_used);
    const int winner = in.number(-1, kCamps - 1);
    if (winner >= 0) result.winner = seat_at(winner);
    result.pegs = in.number(0, 2);
    result.left[0] = in.number(0, kDisks);
    result.left[1] = in.number(0, kDisks);
    // In older saves a round of Ambidexterity (PT-17) has no winner.
    if (result.contest == Format::ambidexterity && !result.winner && result.left[0] != result.left[1])
        result.winner = seat_at(result.left[0] < result.left[1] ? 0 : 1);
    return result;
}

void read_disk(NumberReader& in, State& state, int number) {
    Disk& disk = disk_at(state, number);
    const auto where = in.enum_value(Disk::Where::discarded);
    if (where == Disk::Where::away) disk.off = Disk::Off::away;
    if (where == Disk::Where::discarded) disk.off = Disk::Off::discarded;
    disk.camp = read_seat(in);
    disk.shooter = read_seat(in);
    disk.in_trap = in.flag();
    disk.lodged = in.flag();
    disk.back_in = in.number<Tick>(0, kTicksPerSecond);
    Vec at;
    at.x = read_scaled(in, kLength, kMaxLength);
    at.y = read_scaled(in, kLength, kMaxLength);
    const float angle = read_scaled(in, kAngle, kMaxAngle);
    Vec velocity;
    velocity.x = read_scaled(in, kSpeed, kMaxSpeed);
    velocity.y = read_scaled(in, kSpeed, kMaxSpeed);
    const float spin = read_scaled(in, kSpin, kMaxSpin);
    state.table.put(number, at);
    state.table.set_angle(number, angle);
    if (where == Disk::Where::on_table)
        state.table.set_motion(number, velocity, spin);
    else if (where == Disk::Where::held)
        state.table.hold(number, at);
    else
        state.table.take_off(number);
}

// Whether Box2D can continue from these positions.
bool is_valid_layout(const State& state) {
    const float post = width_of(state.options.gap) / 2 + kWallHalf;
    for (int i = 0; i < kDisks; ++i) {
        const Vec at = state.table.position(i);
        if (state.table.held(i) &&
            length(at - held_place(state.disks[static_cast<std::size_t>(i)].camp, at)) > 1e-5F)
            return false;
        if (!state.table.on_table(i)) continue;
        const Vec inside = clamped(at, {-kMaxX, kFarthestY}, {kMaxX, -kFarthestY});
        if (length(at - inside) > kMaxOverlap) return false;
        const float x = std::abs(at.x);
        const Vec on_wall = clamped({x, at.y}, {post, -kWallHalf}, {kHalfWidth, kWallHalf});
        if (length(Vec{x, at.y} - on_wall) < kDiskRadius - kMaxOverlap) return false;
        for (int j = 0; j < i; ++j)
            if (state.table.on_table(j) &&
                length(state.table.position(j) - at) < 2 * kDiskRadius - kMaxOverlap)
                return false;
    }
    return true;
}

// Whether the parts of the state agree with each other. `in_hand`: the disk that each hand holds; −1: none.
bool is_consistent(const State& state, const std::array<int, kCamps>& in_hand) {
    // A disk that is held when a round ends stays in the hand until the next round starts.
    const bool between = state.phase == Phase::round_over || state.phase == Phase::over;
    const bool may_hold = between || state.phase == Phase::playing;
    for (int i = 0; i < kDisks; ++i) {
        const bool held = in_hand[disk_at(state, i).camp.index] == i;
        if (held != (where_is(state, i) == Disk::Where::held)) return false;
        if (where_is(state, i) == Disk::Where::beside && state.phase != Phase::placing) return false;
    }
    for (const Seat seat : {seat_at(0), seat_at(1)}) {
        const int held = in_hand[seat.index];
        if (held < 0) continue;
        if (!may_hold || !plays(state, seat) || held_by(state, seat) != held) return false;
    }
    if (between && (state.results.empty() || is_decided(state) != (state.phase == Phase::over))) return false;
    if (state.phase == Phase::claim && (alone(contest_of(state)) || !state.options.laughing)) return false;
    return std::none_of(state.results.begin(), state.results.end(), [](const RoundResult& result) {
        return result.contest == Format::big_slam || (result.winner && alone(result.contest));
    });
}

}

std::string checkpoint(const State& state) {
    NumberWriter out;
    out.add(state.phase);
    out.add(state.part);
    out.add(state.tiebreak);
    out.add(state.tries);
    out.add(state.sand.left());
    out.add(state.sand.standing());
    out.add(state.claim.accuser.index);
    out.add(state.claim.established);
    for (const Seat seat : {seat_at(0), seat_at(1)}) {
        const Hand& hand = state.hands[seat.index];
        out.add(hand.down);
        out.add(held_by(state, seat).value_or(-1));
        out.add(scaled(hand.grip.x, kLength));
        out.add(scaled(hand.grip.y, kLength));
    }
    for (int i = 0; i < kDisks; ++i) {
        const Disk& disk = disk_at(state, i);
        out.add(where_is(state, i));
        out.add(disk.camp.index);
        out.add(disk.shooter.index);
        out.add(disk.in_trap);
        out.add(disk.lodged);
        out.add(disk.back_in);
        out.add(scaled(state.table.position(i).x, kLength));
        out.add(scaled(state.table.position(i).y, kLength));
        out.add(scaled(state.table.angle(i), kAngle));
        out.add(scaled(state.table.velocity(i).x, kSpeed));
        out.add(scaled(state.table.velocity(i).y, kSpeed));
        out.add(scaled(state.table.spin(i), kSpin));
    }
    out.add(static_cast<std::int64_t>(state.results.size()));
    for (const RoundResult& result : state.results)
        write(out, result);
    if (state.options.laughing) {
        out.add(state.claim.caught);
        for (const Tick left : state.laugh_left)
            out.add(left);
    }
    return std::move(out).text();
}

Result<State> restore(const Options& options, std::string_view text) {
    NumberReader in(text);
    State state{.options = options,
                .sand = SandTimer(ticks_from_seconds(options.timer)),
                .table = Table(width_of(options.gap))};
    state.phase = in.enum_value(Phase::over);
    state.part = in.number(0, options.format == Format::big_slam ? static_cast<int>(kBigSlam.size()) - 1 : 0);
    state.tiebreak = in.flag();
    state.tries = in.number(0, kTries);
    const Tick sand = in.number<Tick>(0, state.sand.capacity());
    const bool standing = in.flag();
    state.sand = SandTimer::resumed(state.sand.capacity(), sand, standing);
    state.claim.accuser = read_seat(in);
    state.claim.established = in.flag();
    std::array<int, kCamps> in_hand{};
    for (std::size_t seat = 0; seat < kCamps; ++seat) {
        Hand& hand = state.hands[seat];
        hand.down = in.flag();
        in_hand[seat] = in.number(-1, kDisks - 1);
        hand.grip.x = read_scaled(in, kLength, kMaxLength);
        hand.grip.y = read_scaled(in, kLength, kMaxLength);
    }
    for (int i = 0; i < kDisks && in.good(); ++i)
        read_disk(in, state, i);
    const int results = in.number(0, kMaxResults);
    for (int i = 0; i < results && in.good(); ++i)
        state.results.push_back(read_result(in));
    if (options.laughing && in.more()) { // older saves end here
        state.claim.caught = in.flag();
        for (Tick& left : state.laugh_left)
            left = in.number<Tick>(0, kLaughTicks);
    }
    if (!in.good() || !in.at_end()) return Fault{"a number of the position is missing or out of range"};
    if (!is_valid_layout(state)) return Fault{"the disks of the position overlap or are outside the board"};
    if (!is_consistent(state, in_hand)) return Fault{"the position contradicts itself"};
    return state;
}

}
