#include "passed_trap/review.h"

#include <cmath>
#include <tuple>

namespace trapbox::passed_trap {

namespace {

constexpr int kMinCount = 3;       // shots that advice needs
constexpr float kMiddle = 0.05F;   // m from the axis: near the middle
constexpr float kBetterBy = 0.25F; // of the accuracy: clearly better

// Follows every shot until its disk rests, is touched again, or leaves the table.
class Watcher {
  public:
    explicit Watcher(float gap) : m_gap(gap) {}

    void see(const Match<Rules>& match, const std::vector<Event>& events) {
        const State& state = match.state();
        if (state.phase == Phase::playing) m_playing += match.ticks() - m_now;
        m_now = match.ticks();
        for (const Event& event : events)
            see(state, event);
        for (int disk = 0; disk < kDisks; ++disk)
            if (open(disk) && state.table.on_table(disk) && state.table.at_rest()) close(disk);
    }

    Review result() {
        Review review{std::move(m_shots), {}};
        for (const Shot& shot : review.shots) {
            SeatReview& seat = review.seats[shot.seat.index];
            ++seat.shots;
            if (shot.result == ShotResult::through) ++seat.through;
        }
        for (const Seat seat : {seat_at(0), seat_at(1)}) {
            SeatReview& each = review.seats[seat.index];
            each.passed = m_passed[seat.index];
            if (each.shots > 0)
                each.seconds = static_cast<float>(m_playing) / static_cast<float>(kTicksPerSecond) /
                               static_cast<float>(each.shots);
            each.advice = advice_from(review.shots, seat);
        }
        return review;
    }

  private:
    struct Flight {
        std::optional<std::size_t> shot{};      // that is still open
        std::optional<std::size_t> passed_by{}; // the shot after which the disk last passed
        bool touched_band = false;              // of the other camp, since then
        bool decided = false;                   // the first contact was seen
    };

    Flight& flight(int disk) { return m_flights[static_cast<std::size_t>(disk)]; }
    bool open(int disk) { return flight(disk).shot.has_value(); }
    void close(int disk) { flight(disk).shot.reset(); }

    void see(const State& state, const Event& event) {
        switch (event.kind) {
        case Event::Kind::shot: begin(state, event); break;
        case Event::Kind::grabbed: flight(event.disk) = {}; break;
        case Event::Kind::hit: strike(state, event); break;
        case Event::Kind::hopped:
            if (open(event.disk)) decide(event.disk, ShotResult::over);
            close(event.disk);
            break;
        case Event::Kind::passed: pass(event); break;
        case Event::Kind::began:
            if (state.results.size() != m_rounds) m_flights = {};
            m_rounds = state.results.size();
            break;
        default: break;
        }
    }

    void begin(const State& state, const Event& event) {
        flight(event.disk) = {.shot = m_shots.size()};
        m_last[event.seat.index] = m_shots.size();
        m_shots.push_back({.seat = event.seat,
                           .disk = event.disk,
                           .from = turned(event.seat, state.table.position(event.disk)),
                           .power = event.strength});
    }

    void decide(int disk, ShotResult result, float wide = 0) {
        Flight& of = flight(disk);
        if (std::exchange(of.decided, true)) return;
        Shot& shot = m_shots[*of.shot];
        if (shot.result == ShotResult::through) return;
        shot.result = result;
        shot.wide = wide;
    }

    void strike(const State& state, const Event& event) {
        Flight& of = flight(event.disk);
        if (event.on == Knock::On::band && of.passed_by) of.touched_band = true;
        if (!of.shot) return;
        if (event.on == Knock::On::disk) decide(event.disk, ShotResult::blocked);
        if (event.on != Knock::On::wall && event.on != Knock::On::post) return;
        const Seat seat = m_shots[*of.shot].seat;
        const float x = turned(seat, state.table.position(event.disk)).x;
        const float wide = std::fabs(x) - (m_gap / 2 - kDiskRadius);
        decide(event.disk, x < 0 ? ShotResult::left : ShotResult::right, std::max(wide, 0.0F));
    }

    void pass(const Event& event) {
        Flight& of = flight(event.disk);
        if (of.passed_by &&
            m_shots[*of.passed_by].seat != event.seat) { // back into the camp it was shot from
            if (of.touched_band) m_shots[*of.passed_by].came_back = true;
            of = {};
            return;
        }
        ++m_passed[event.seat.index];
        const auto by = of.shot ? of.shot : m_last[event.seat.index];
        of.passed_by.reset();
        if (!by || m_shots[*by].seat != event.seat) return;
        m_shots[*by].result = ShotResult::through;
        m_shots[*by].wide = 0;
        of = {.shot = of.shot, .passed_by = by, .touched_band = false, .decided = true};
    }

    float m_gap;
    std::vector<Shot> m_shots;
    std::array<Flight, kDisks> m_flights{};
    std::array<std::optional<std::size_t>, kCamps> m_last{}; // the last shot of each seat
    std::array<int, kCamps> m_passed{};
    std::size_t m_rounds = 0;
    Tick m_now = 0;
    Tick m_playing = 0;
};

}

std::vector<Advice> advice_from(std::span<const Shot> shots, Seat seat) {
    const auto count = [&](auto is) {
        return static_cast<int>(
            std::ranges::count_if(shots, [&](const Shot& shot) { return shot.seat == seat && is(shot); }));
    };
    const auto with = [&](ShotResult result) {
        return count([&](const Shot& shot) { return shot.result == result; });
    };
    std::vector<Advice> advice;
    const int left = with(ShotResult::left);
    const int right = with(ShotResult::right);
    // A clear majority, two thirds.
    for (const auto& [side, other_side, result, kind] :
         {std::tuple(left, right, ShotResult::left, Advice::Kind::aim_right),
          std::tuple(right, left, ShotResult::right, Advice::Kind::aim_left)}) {
        if (side < kMinCount || side < 2 * other_side) continue;
        float sum = 0;
        for (const Shot& shot : shots)
            if (shot.seat == seat && shot.result == result) sum += shot.wide;
        advice.push_back(
            {.kind = kind, .count = side, .of = left + right, .metres = sum / static_cast<float>(side)});
    }
    const auto add = [&](Advice::Kind kind, int number) {
        if (number >= kMinCount) advice.push_back({.kind = kind, .count = number});
    };
    add(Advice::Kind::gentler, count([](const Shot& shot) { return shot.came_back; }));
    add(Advice::Kind::pull_less, with(ShotResult::over));
    add(Advice::Kind::pull_more, with(ShotResult::shorter));
    add(Advice::Kind::clear_first, with(ShotResult::blocked));
    const auto in_middle = [](const Shot& shot) { return std::fabs(shot.from.x) < kMiddle; };
    const auto through = [](const Shot& shot) { return shot.result == ShotResult::through; };
    const int middle = count(in_middle);
    const int sides = count([&](const Shot& shot) { return !in_middle(shot); });
    const int middle_through = count([&](const Shot& shot) { return in_middle(shot) && through(shot); });
    const int sides_through = count([&](const Shot& shot) { return !in_middle(shot) && through(shot); });
    const auto share = [](int some, int all) { return static_cast<float>(some) / static_cast<float>(all); };
    if (middle > kMinCount && sides > kMinCount &&
        share(middle_through, middle) >= share(sides_through, sides) + kBetterBy)
        advice.push_back({.kind = Advice::Kind::from_middle,
                          .count = middle_through,
                          .of = middle,
                          .side_count = sides_through,
                          .side_of = sides});
    return advice;
}

Review review(const Match<Rules>& match, const ReviewMonitor& monitor) {
    Watcher watcher(width_of(match.options().gap));
    (void)replay_seen(match, monitor, [&](const Match<Rules>& at, const std::vector<Event>& events) {
        watcher.see(at, events);
    });
    monitor.progress(1);
    return watcher.result();
}

}
