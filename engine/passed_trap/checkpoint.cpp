#include "core/text.h"
#include "passed_trap/notation.h"
#include "passed_trap/rounds.h"

#include <algorithm>
#include <cmath>

namespace trapbox::passed_trap {

namespace {

// Units of the numbers; coarse enough that a float keeps them through the way to the world and back.
constexpr float kLength = 1e6F; // µm
constexpr float kSpeed = 1e5F;  // 10 µm/s
constexpr float kAngle = 1e2F;  // 10 mrad
constexpr float kSpin = 1e3F;   // mrad/s

constexpr std::int64_t kMostLength = 400'000;
constexpr std::int64_t kMostSpeed = 1'000'000; // 10 m/s: Box2D's own limit
constexpr std::int64_t kMostAngle = 1'000'000;
constexpr std::int64_t kMostSpin = 2'000'000;
constexpr std::size_t kMostResults = 40; // the Big Slam: 4 + 3 + 7 rounds with as many tiebreakers, at most
constexpr float kMostOverlap = 0.002F;   // m

class Writer {
  public:
    void number(std::int64_t value) { m_text += (m_text.empty() ? "" : " ") + std::to_string(value); }
    void scaled(float value, float unit) { number(std::lround(value * unit)); }
    template <class Enum>
    void name(Enum value) {
        number(static_cast<int>(value));
    }
    std::string text() { return std::move(m_text); }

  private:
    std::string m_text;
};

// After the first number that is missing or out of range everything reads as its least value.
class Reader {
  public:
    explicit Reader(std::string_view text) : m_text(text) {}
    std::int64_t number(std::int64_t least, std::int64_t most) {
        const auto value = parse_number<std::int64_t>(take_word(m_text), least, most);
        m_good = m_good && value.has_value();
        return m_good ? *value : least;
    }
    int whole(int least, int most) { return static_cast<int>(number(least, most)); }
    bool flag() { return number(0, 1) == 1; }
    Seat seat() { return seat_at(whole(0, kCamps - 1)); }
    float scaled(float unit, std::int64_t most) { return static_cast<float>(number(-most, most)) / unit; }
    template <class Enum>
    Enum name(Enum last) {
        return static_cast<Enum>(number(0, static_cast<int>(last)));
    }
    bool good() const { return m_good; }
    bool at_end() { return take_word(m_text).empty(); }

  private:
    std::string_view m_text;
    bool m_good = true;
};

void write(Writer& out, const RoundResult& result) {
    out.name(result.contest);
    out.number(result.soloist.index);
    out.number(result.tiebreak);
    out.name(result.why);
    out.number(result.winner ? result.winner->index : -1);
    out.number(result.pegs);
    out.number(result.left[0]);
    out.number(result.left[1]);
}

RoundResult read_result(Reader& in) {
    RoundResult result;
    result.contest = in.name(Format::practice);
    result.soloist = in.seat();
    result.tiebreak = in.flag();
    result.why = in.name(Why::tries_used);
    const int winner = in.whole(-1, kCamps - 1);
    if (winner >= 0) result.winner = seat_at(winner);
    result.pegs = in.whole(0, 2);
    result.left[0] = in.whole(0, kDisks);
    result.left[1] = in.whole(0, kDisks);
    return result;
}

void read_disk(Reader& in, State& state, int number) {
    Disk& disk = state.disks[static_cast<std::size_t>(number)];
    disk.where = in.name(Disk::Where::discarded);
    disk.camp = in.seat();
    disk.shooter = in.seat();
    disk.in_trap = in.flag();
    disk.lodged = in.flag();
    disk.back_in = in.number(0, kTicksPerSecond);
    Vec at;
    at.x = in.scaled(kLength, kMostLength);
    at.y = in.scaled(kLength, kMostLength);
    const float angle = in.scaled(kAngle, kMostAngle);
    Vec velocity;
    velocity.x = in.scaled(kSpeed, kMostSpeed);
    velocity.y = in.scaled(kSpeed, kMostSpeed);
    const float spin = in.scaled(kSpin, kMostSpin);
    state.table.put(number, at);
    state.table.set_angle(number, angle);
    if (disk.where == Disk::Where::on_table)
        state.table.set_motion(number, velocity, spin);
    else if (disk.where == Disk::Where::held)
        state.table.hold(number, at);
    else
        state.table.take_off(number);
}

// What the table must be so that Box2D can go on from it.
bool lies_well(const State& state) {
    const float post = width_of(state.options.gap) / 2 + kWallHalf;
    for (int i = 0; i < kDisks; ++i) {
        const Vec at = state.table.position(i);
        if (state.table.held(i) &&
            length(at - held_place(state.disks[static_cast<std::size_t>(i)].camp, at)) > 1e-5F)
            return false;
        if (!state.table.on_table(i)) continue;
        const Vec inside = clamped(at, {-kMostX, kFarthestY}, {kMostX, -kFarthestY});
        if (length(at - inside) > kMostOverlap) return false;
        const float x = std::abs(at.x);
        const Vec on_wall = clamped({x, at.y}, {post, -kWallHalf}, {kHalfWidth, kWallHalf});
        if (length(Vec{x, at.y} - on_wall) < kDiskRadius - kMostOverlap) return false;
        for (int j = 0; j < i; ++j)
            if (state.table.on_table(j) &&
                length(state.table.position(j) - at) < 2 * kDiskRadius - kMostOverlap)
                return false;
    }
    return true;
}

// What the rules take for granted.
bool makes_sense(const State& state) {
    // Whatever a hand holds at the end of a round stays in it until the next begins.
    const bool between = state.phase == Phase::round_over || state.phase == Phase::over;
    const bool may_hold = between || state.phase == Phase::playing;
    for (int i = 0; i < kDisks; ++i) {
        const Disk& disk = state.disks[static_cast<std::size_t>(i)];
        const bool in_hand = state.hands[0].disk == i || state.hands[1].disk == i;
        if ((disk.where == Disk::Where::held) != in_hand) return false;
        if (disk.where == Disk::Where::beside && state.phase != Phase::placing) return false;
    }
    for (const Seat seat : {seat_at(0), seat_at(1)}) {
        const int held = state.hands[seat.index].disk;
        if (held < 0) continue;
        if (!may_hold || !plays(state, seat) || state.disks[static_cast<std::size_t>(held)].camp != seat)
            return false;
    }
    if (between && (state.results.empty() || decided(state) != (state.phase == Phase::over))) return false;
    if (state.phase == Phase::claim && (alone(contest_of(state)) || !state.options.laughing)) return false;
    return std::none_of(state.results.begin(), state.results.end(), [](const RoundResult& result) {
        return result.contest == Format::big_slam || (result.winner && alone(result.contest));
    });
}

}

std::string checkpoint(const State& state) {
    Writer out;
    out.name(state.phase);
    out.number(state.part);
    out.number(state.tiebreak);
    out.number(state.tries);
    out.number(state.sand.left());
    out.number(state.sand.standing());
    out.number(state.claim.accuser.index);
    out.number(state.claim.established);
    for (const Hand& hand : state.hands) {
        out.number(hand.down);
        out.number(hand.disk);
        out.scaled(hand.grip.x, kLength);
        out.scaled(hand.grip.y, kLength);
    }
    for (int i = 0; i < kDisks; ++i) {
        const Disk& disk = state.disks[static_cast<std::size_t>(i)];
        out.name(disk.where);
        out.number(disk.camp.index);
        out.number(disk.shooter.index);
        out.number(disk.in_trap);
        out.number(disk.lodged);
        out.number(disk.back_in);
        out.scaled(state.table.position(i).x, kLength);
        out.scaled(state.table.position(i).y, kLength);
        out.scaled(state.table.angle(i), kAngle);
        out.scaled(state.table.velocity(i).x, kSpeed);
        out.scaled(state.table.velocity(i).y, kSpeed);
        out.scaled(state.table.spin(i), kSpin);
    }
    out.number(static_cast<std::int64_t>(state.results.size()));
    for (const RoundResult& result : state.results)
        write(out, result);
    return out.text();
}

Result<State> restore(const Options& options, std::string_view text) {
    Reader in(text);
    State state{.options = options,
                .sand = SandTimer(ticks_from_seconds(options.timer)),
                .table = Table(width_of(options.gap))};
    state.phase = in.name(Phase::over);
    state.part = in.whole(0, options.format == Format::big_slam ? static_cast<int>(kBigSlam.size()) - 1 : 0);
    state.tiebreak = in.flag();
    state.tries = in.whole(0, kTries);
    const Tick sand = in.number(0, state.sand.capacity());
    const bool standing = in.flag();
    state.sand = SandTimer::resumed(state.sand.capacity(), sand, standing);
    state.claim.accuser = in.seat();
    state.claim.established = in.flag();
    for (Hand& hand : state.hands) {
        hand.down = in.flag();
        hand.disk = in.whole(-1, kDisks - 1);
        hand.grip.x = in.scaled(kLength, kMostLength);
        hand.grip.y = in.scaled(kLength, kMostLength);
    }
    for (int i = 0; i < kDisks && in.good(); ++i)
        read_disk(in, state, i);
    const auto results = in.number(0, kMostResults);
    for (std::int64_t i = 0; i < results && in.good(); ++i)
        state.results.push_back(read_result(in));
    if (!in.good() || !in.at_end()) return Fault{"a number of the position is missing or out of range"};
    if (!lies_well(state)) return Fault{"the disks of the position overlap or are outside the board"};
    if (!makes_sense(state)) return Fault{"the position contradicts itself"};
    return state;
}

}
