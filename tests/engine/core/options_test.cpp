#include "core/options.h"
#include "null_game/options.h"
#include "test.h"

using namespace trapbox;

namespace {

const auto kFields = null_game::option_fields();

Result<null_game::Options> parsed(std::string_view text) {
    return parse_options<null_game::Options>(text, kFields);
}

std::string reason(std::string_view text) {
    const auto options = parsed(text);
    REQUIRE_FALSE(options);
    return options.fault().reason;
}

constexpr Choice kColours[] = {{"green", "Green"}, {"orange", "Orange"}};
constexpr OptionSpec kColour = choice_option("colour", "Colour", kColours);

}

TEST_CASE("options not named keep their defaults") {
    const auto options = parsed("most=2 sand=on");
    REQUIRE(options);
    CHECK(options->pebbles == 10);
    CHECK(options->most == 2);
    CHECK_FALSE(options->last_loses);
    CHECK(options->sand);
    CHECK(parsed(""));
    CHECK(parsed("  "));
}

TEST_CASE("options override given ones, and a later value wins") {
    const auto options = parse_options<null_game::Options>("most=2 most=5", kFields, {.pebbles = 99});
    REQUIRE(options);
    CHECK(options->pebbles == 99);
    CHECK(options->most == 5);
}

TEST_CASE("options written out name every field and read back") {
    const null_game::Options options{.pebbles = 42, .most = 9, .last_loses = true, .sand = false};
    const auto text = to_text(options, kFields);
    CHECK(text == "pebbles=42 most=9 last_loses=on sand=off");
    const auto again = parsed(text);
    REQUIRE(again);
    CHECK(to_text(*again, kFields) == text);
}

TEST_CASE("the error of an invalid option lists its values") {
    CHECK(reason("pebbles=101") == "option 'pebbles' takes a number from 1 to 100");
    CHECK(reason("pebbles=0") == "option 'pebbles' takes a number from 1 to 100");
    CHECK(reason("pebbles=") == "option 'pebbles' takes a number from 1 to 100");
    CHECK(reason("pebbles=nan") == "option 'pebbles' takes a number from 1 to 100");
    CHECK(reason("sand=1") == "option 'sand' takes on or off");
    CHECK(reason("sand") == "expected key=value, found 'sand'");
    CHECK(reason("stones=3") == "there is no option 'stones'");
    CHECK(reason("most=2 =") == "there is no option ''");
}

TEST_CASE("a choice is written by its key") {
    CHECK(kColour.max == 1);
    CHECK(option_text(kColour, 1) == "orange");
    const auto orange = parse_option(kColour, "orange");
    REQUIRE(orange);
    CHECK(*orange == 1);
    const auto wrong = parse_option(kColour, "1");
    REQUIRE_FALSE(wrong);
    CHECK(wrong.fault().reason == "option 'colour' takes one of green, orange");
}

TEST_CASE("a save that does not name an option means the rule from before the option existed") {
    struct Rules {
        bool old_rule = true;
        bool new_rule = true;
    };
    const OptionField<Rules> fields[] = {
        option_field<&Rules::old_rule, Rules>(toggle_option("old_rule", "")),
        option_field<&Rules::new_rule, Rules>(toggle_option("new_rule", ""), nullptr, 0),
    };
    const std::span<const OptionField<Rules>> all(fields);
    CHECK(parse_saved_options<Rules>("", all)->old_rule);
    CHECK_FALSE(parse_saved_options<Rules>("", all)->new_rule);
    CHECK(parse_saved_options<Rules>("new_rule=on", all)->new_rule);
    CHECK(parse_options<Rules>("", all)->new_rule);
}
