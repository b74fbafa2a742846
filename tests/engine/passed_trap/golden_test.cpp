// One complete match of every variant: every decision of the rules is recomputed from the events.
#include "core/match.h"
#include "golden.h"
#include "passed_trap/rules.h"
#include "test.h"

using namespace trapbox;
using namespace trapbox::passed_trap;

namespace {

// A score keeper that follows the disks by the events alone.
class Pencil {
  public:
    explicit Pencil(const Options& options) : m_options(options) {}

    void note(const Event& event) {
        switch (event.kind) {
        case Event::Kind::placed: m_camp[at(event)] = event.seat.index; break;
        case Event::Kind::began:
            m_passed.reset();
            m_won = false;
            break;
        case Event::Kind::passed:
            CHECK(m_camp[at(event)] == event.seat.index);
            m_camp[at(event)] = 1 - event.seat.index;
            if (!m_passed) m_passed = event.seat;
            break;
        case Event::Kind::shot: // only disks in the player's own camp can be shot
            CHECK(m_camp[at(event)] == event.seat.index);
            ++m_shots;
            break;
        case Event::Kind::hopped:
            m_camp[at(event)] = event.seat.index;
            break; // returns to its shooter (PT-7)
        case Event::Kind::discarded:
            CHECK(m_camp[at(event)] == event.seat.index);
            m_camp[at(event)] = -1;
            break;
        case Event::Kind::round_won: round_won(event); break;
        case Event::Kind::round_tied:
            if (m_options.format == Format::ambidexterity)
                CHECK((m_won || left(0) == left(1))); // PT-17: equal over both hands
            else
                CHECK(left(0) == left(1));
            if (!m_won) end_round();
            break;
        case Event::Kind::round_done: // in a solo, or one of two hands
            if (event.why == Why::tries_used) CHECK(m_shots == kTries);
            if (m_options.format != Format::ambidexterity) {
                CHECK(left(1 - event.seat.index) == event.number);
                m_points[event.seat.index] += 2 * event.number; // PT-18
            }
            end_round();
            break;
        case Event::Kind::match_won: m_winners.push_back(event.seat); break;
        default: break;
        }
    }

    std::array<int, 2> pegs{};
    std::array<int, 2> hands{}; // disks left over both hands (PT-17)
    const std::vector<Seat>& winners() const { return m_winners; }
    const std::array<int, 2>& points() const { return m_points; }
    int rounds() const { return m_rounds; }

  private:
    static std::size_t at(const Event& event) { return static_cast<std::size_t>(event.disk); }
    int left(int camp) const { return static_cast<int>(std::count(m_camp.begin(), m_camp.end(), camp)); }

    void round_won(const Event& event) {
        const int winner = event.seat.index;
        switch (event.why) {
        case Why::fewest_left:
            CHECK(left(winner) < left(1 - winner));
            CHECK(event.number == (m_options.format == Format::ambidexterity ? 0 : 1));
            break;
        case Why::camp_empty: CHECK(left(winner) == 0); break;
        case Why::first_through: CHECK(m_passed == event.seat); break;
        case Why::tries_used: FAIL("nobody wins a round by tries"); break;
        }
        pegs[event.seat.index] += event.number;
        m_points[event.seat.index] += 30 * event.number; // PT-18
        end_round();
        m_won = true;
    }
    void end_round() {
        if (m_options.format == Format::ambidexterity && m_rounds < 2)
            for (const std::size_t camp : {0U, 1U})
                hands[camp] += left(static_cast<int>(camp));
        ++m_rounds;
        m_shots = 0;
        m_camp.fill(-1);
    }

    Options m_options;
    std::array<int, kDisks> m_camp{};
    std::array<int, 2> m_points{};
    std::optional<Seat> m_passed;
    std::vector<Seat> m_winners;
    int m_shots = 0;
    int m_rounds = 0;
    bool m_won = false; // the round that has just ended
};

}

TEST_CASE("golden: one match of every variant follows the rules", "[passed_trap]") {
    for (const Preset& preset : Rules::info().presets) {
        const std::string key(preset.key);
        if (key == "practice") continue;
        CAPTURE(key);
        const auto journal = parse_journal(tests::golden("passed_trap/" + key + ".journal"));
        REQUIRE(journal);
        const auto loaded = Match<Rules>::load(*journal);
        REQUIRE(loaded);
        auto match = loaded->rewound();
        Pencil pencil(loaded->options());
        const auto note = [&] {
            for (const Event& event : match.take_events()) {
                CAPTURE(match.ticks(), Rules::to_text(event));
                pencil.note(event);
            }
        };
        for (const auto& entry : loaded->entries()) {
            match.advance(entry.tick - match.ticks());
            note();
            REQUIRE(match.apply(entry.command).accepted());
            note();
        }
        match.advance(journal->ticks - match.ticks());
        note();
        const Outcome outcome = Rules::outcome(loaded->state());
        CHECK(outcome.ended());
        CHECK(outcome.winners == pencil.winners());
        switch (loaded->options().format) {
        case Format::best_of_seven:
        case Format::classical: {
            const int needed = loaded->options().format == Format::classical ? 2 : 4;
            const auto winner = outcome.winners.at(0).index;
            CHECK(pencil.pegs[winner] >= needed);
            CHECK(pencil.pegs[1 - winner] < needed);
            CHECK(outcome.scores == std::vector{pencil.pegs[0], pencil.pegs[1]});
            break;
        }
        case Format::ambidexterity:
            CHECK((pencil.rounds() == 2) == (pencil.hands[0] != pencil.hands[1]));
            if (pencil.rounds() == 2) {
                const auto winner = outcome.winners.at(0).index;
                CHECK(pencil.hands[winner] < pencil.hands[1 - winner]);
            }
            break;
        case Format::big_slam:
            CHECK(outcome.scores == std::vector{pencil.points()[0], pencil.points()[1]});
            break;
        default: CHECK(outcome.scores == std::vector{pencil.points()[0] / 2}); break;
        }
    }
}
