#include "conformance.h"
#include "null_game/rules.h"
#include "test.h"

using namespace trapbox;

TEST_CASE("the null game satisfies the invariants of every game") {
    static constexpr auto kGame = catalog_entry<null_game::Rules>();
    for (const Preset& preset : null_game::Rules::info().presets)
        tests::check_conformance(kGame, preset.options);
    tests::check_conformance(kGame, "pebbles=100 most=2 last_loses=on sand=on");
}

TEST_CASE("every game of the catalog satisfies the invariants in every variant") {
    for (const CatalogEntry& game : catalog()) {
        // In games without undo in the app, undo replays physics from the set-up: half a second each time.
        const bool costly = !game.info().can_undo;
        const auto amount = costly ? tests::Conformance{.games = 1, .min_steps = 32, .max_steps = 36}
                                   : tests::Conformance{.games = 3, .max_steps = 200};
        for (const Preset& preset : game.info().presets)
            tests::check_conformance(game, preset.options, amount);
    }
}

TEST_CASE("every option of every game has a label, a range that contains its default, and is parsed back") {
    for (const CatalogEntry& game : catalog()) {
        const auto rows = game.option_rows("");
        REQUIRE(rows);
        for (const OptionRow& row : *rows) {
            CAPTURE(game.info().key, row.spec.key);
            CHECK(std::string_view(row.spec.label).size() > 2);
            CHECK(row.value >= row.spec.min);
            CHECK(row.value <= row.spec.max);
            for (const int value : {row.spec.min, row.spec.max}) {
                const auto read = parse_option(row.spec, option_text(row.spec, value));
                REQUIRE(read);
                CHECK(*read == value);
                const auto text = std::string(row.spec.key) + '=' + option_text(row.spec, value);
                CHECK(game.seats(text) > 0);
                CHECK(game.start(text, 1));
            }
        }
        for (const Preset& preset : game.info().presets) {
            CHECK(game.option_rows(preset.options));
            // The label of a switch describes its effect, so it must differ from the variant's name.
            for (const OptionRow& row : *rows)
                CHECK(std::string_view(row.spec.label) != std::string_view(preset.title));
        }
    }
}
