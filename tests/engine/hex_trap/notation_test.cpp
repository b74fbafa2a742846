#include "core/random.h"
#include "hex_trap/play.h"

using namespace trapbox;
using namespace trapbox::hex_trap;

TEST_CASE("every command of Trap is written as it is parsed", "[hex_trap]") {
    const State begun = start();
    for (const auto* text : {"c2-d2-e3", "c2-d2 c4-d4", "c2-d2 e5|e6", "d4|d5 e4|e5", "pass", "resign",
                             "offer_draw", "accept_draw", "decline_draw"})
        CHECK(read_as(begun, text) == text);
    CHECK(read_as(begun, "  c2-d2\t e5|e6 ") == "c2-d2 e5|e6");
}

TEST_CASE("the largest field has names up to k6, with numbers of two digits", "[hex_trap]") {
    const State begun = start({.side = 6});
    CHECK(read_as(begun, "f10|f11 e10|f11") == "e10|f11 f10|f11");
    CHECK(to_text(*parse_space("k6")) == "k6");
}

TEST_CASE("text that is not a command is refused", "[hex_trap]") {
    const State begun = start();
    for (const auto* text : {"",
                             " ",
                             "c2",
                             "c2-",
                             "-d2",
                             "c2--d2",
                             "c2-d2-",
                             "c2-d2 ",
                             "e5|",
                             "|e6",
                             "e5|e5 e5|e6",
                             "e5|e6|e7 e5|e6",
                             "c0-d2 e5|e6",
                             "c12-d2 e5|e6",
                             "l1-k1 e5|e6",
                             "C2-D2 e5|e6",
                             "c2-d2,e5|e6",
                             "c2-d2 e5|e6 pass",
                             "pass pass",
                             "c2-d2-e2-f2",
                             "c2-d2-e2-f2-g2",
                             "take 2",
                             "c2-d2 resign",
                             "c02-d2 e5|e6",
                             "c+2-d2 e5|e6"}) {
        CAPTURE(text);
        CHECK(read_as(begun, text) == "unreadable");
    }
}

TEST_CASE("a space of a larger field is parsed, and refused by the rules", "[hex_trap]") {
    State state = start();
    CHECK(play(state, "j1|j2 e5|e6") == "refused too_far");
    CHECK(play(state, "k1-k2 e5|e6") == "refused not_yours");
}

TEST_CASE("random text is never a command", "[hex_trap]") {
    Random random(3);
    const State begun = start();
    constexpr std::string_view kLetters = "abcdefghik123456789-| ";
    int read = 0;
    for (int i = 0; i < 50'000; ++i) {
        std::string text = i % 2 == 0 ? "c2-d2 e5|e6" : "c2-d2-e3";
        const auto changes = 1 + random.below(3);
        for (std::uint32_t change = 0; change < changes; ++change) {
            const auto where = random.below(static_cast<std::uint32_t>(text.size()));
            text[where] = kLetters[random.below(static_cast<std::uint32_t>(kLetters.size()))];
        }
        const auto command = Rules::parse(begun, text);
        if (!command) continue;
        ++read;
        CHECK(read_as(begun, to_text(*command)) == to_text(*command));
        State state = begun;
        std::vector<Event> events;
        const bool accepted = Rules::apply(state, *command, events).accepted();
        CHECK(accepted == (state.turns == 1));
    }
    CHECK(read > 1000); // a third of the changes replace a digit by a digit, or a letter by a letter
}
