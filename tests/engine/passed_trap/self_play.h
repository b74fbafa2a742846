// Plays a match with bots, or with simulated hands of any skill, at every seat. Has its own clock, because a
// match at rest does not tick.
#pragma once

#include "core/match.h"
#include "passed_trap/rules.h"

#include <array>

namespace trapbox::passed_trap {

class SelfPlay {
  public:
    SelfPlay(const Options& options, std::array<Skill, kCamps> skills, Seed seed)
        : m_match(options, seed), m_skills(skills), m_random(seed) {}
    SelfPlay(const Options& options, std::array<BotLevel, kCamps> levels, Seed seed)
        : SelfPlay(options, {skill_of(levels[0]), skill_of(levels[1])}, seed) {}

    Match<Rules>& match() { return m_match; }
    bool over() const { return m_match.state().phase == Phase::over; }

    void advance(Tick count) {
        for (; count > 0 && !over(); --count) {
            for (const Seat seat : {seat_at(0), seat_at(1)})
                if (seat.index < Rules::seats(m_match.options())) act(seat);
            m_match.advance(1);
            ++m_now;
        }
    }

  private:
    struct Mind {
        Plan<Command> plan;
        std::size_t done = 0;
        Tick due = 0;
    };

    void act(Seat seat) {
        Mind& mind = m_minds[seat.index];
        while (mind.due <= m_now) {
            if (mind.done == mind.plan.size()) {
                const Seed seed = m_random.next();
                mind.plan =
                    plan_with_skill(Rules::view(m_match.state()), seat, m_skills[seat.index], seed, {});
                mind.done = 0;
                mind.due = m_now + (mind.plan.empty() ? kTicksPerSecond / 10 : mind.plan[0].delay);
                continue;
            }
            const bool accepted = m_match.apply(mind.plan[mind.done].command).accepted();
            mind.done = accepted ? mind.done + 1 : mind.plan.size();
            mind.due = m_now + (mind.done < mind.plan.size() ? mind.plan[mind.done].delay : 1);
        }
    }

    Match<Rules> m_match;
    std::array<Skill, kCamps> m_skills;
    Random m_random;
    std::array<Mind, kCamps> m_minds;
    Tick m_now = 0;
};

}
