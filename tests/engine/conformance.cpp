#include "conformance.h"

#include "core/journal.h"
#include "test.h"

#include <algorithm>

namespace trapbox::tests {

namespace {

std::unique_ptr<AnyMatch> started(const CatalogEntry& game, std::string_view options, Seed seed) {
    auto match = game.start(options, seed);
    REQUIRE(match);
    return std::move(*match);
}

std::string garbage(Random& random) {
    std::string line;
    const auto length = random.below(24);
    for (std::uint32_t i = 0; i < length; ++i)
        line += static_cast<char>(random.below(256));
    return line;
}

// Up to a second of game time, so that physics is caught in the middle of things.
void run_a_while(AnyMatch& match, Random& random) {
    if (random.below(3) == 0) match.advance(1 + static_cast<Tick>(random.below(kTicksPerSecond)));
}

void check_garbage_is_refused(AnyMatch& match, Random& random) {
    const HashValue before = match.hash();
    const auto count = match.command_count();
    const auto verdict = match.apply(garbage(random));
    // A line of noise that happens to be a legal command is not worth a thought: none is that short and that
    // odd.
    CHECK((!verdict || !verdict->accepted()));
    CHECK(match.hash() == before);
    CHECK(match.command_count() == count);
}

void play_randomly(AnyMatch& match, Random& random, int most_commands) {
    for (int i = 0; i < most_commands; ++i) {
        run_a_while(match, random);
        const auto moves = match.moves();
        if (match.outcome().ended()) break;
        if (moves.empty()) { // nobody can act until something has come to rest
            if (match.advance(kTicksPerSecond) == 0) break;
            continue;
        }
        auto sorted = moves;
        std::sort(sorted.begin(), sorted.end());
        CHECK(std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end());
        if (i % 16 == 0) check_garbage_is_refused(match, random);
        const auto& move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        CAPTURE(move);
        const auto verdict = match.apply(move);
        REQUIRE(verdict);
        REQUIRE(verdict->accepted());
        // What was journalled is what was said.
        CHECK(match.journal().commands.back().command == move);
    }
}

void check_end_is_final(AnyMatch& match) {
    const auto outcome = match.outcome();
    if (!outcome.ended()) return;
    CHECK(match.moves().empty());
    CHECK(match.to_act().empty());
    match.advance(ticks_from_seconds(60));
    CHECK(match.outcome() == outcome);
    for (const auto& stamped : match.journal().commands) {
        const auto verdict = match.apply(stamped.command);
        CHECK((!verdict || !verdict->accepted()));
    }
    CHECK(match.outcome() == outcome);
}

void check_save_and_load(const CatalogEntry& game, const AnyMatch& match) {
    const auto text = to_text(match.journal());
    const auto journal = parse_journal(text);
    REQUIRE(journal);
    CHECK(to_text(*journal) == text);
    auto loaded = game.load(*journal);
    REQUIRE(loaded);
    CHECK((*loaded)->exact());
    CHECK((*loaded)->hash() == match.hash());
    CHECK((*loaded)->outcome() == match.outcome());
    CHECK((*loaded)->ticks() == match.ticks());

    // The plain checkpoint alone opens as well, as it must after an update that changed the physics.
    auto elsewhere = *journal;
    for (auto& mark : elsewhere.marks)
        mark.hash ^= 1;
    auto resumed = game.load(elsewhere);
    REQUIRE(resumed);
    CHECK_FALSE((*resumed)->exact());
    CHECK((*resumed)->outcome() == match.outcome());
    CHECK((*resumed)->checkpoint() == match.checkpoint());
}

void check_undo(AnyMatch& match) {
    const auto journal = match.journal();
    const HashValue hash = match.hash();
    const auto fresh = match.rewound();
    const auto steps = std::min<std::size_t>(match.command_count(), 12);
    for (std::size_t i = 0; i < steps; ++i)
        REQUIRE(match.undo());
    for (auto next = journal.commands.end() - static_cast<std::ptrdiff_t>(steps);
         next != journal.commands.end(); ++next) {
        match.advance(next->tick - match.ticks());
        const auto verdict = match.apply(next->command);
        REQUIRE(verdict);
        REQUIRE(verdict->accepted());
    }
    match.advance(journal.ticks - match.ticks());
    CHECK(match.hash() == hash);

    while (match.command_count() > 0 && match.command_count() <= 12)
        REQUIRE(match.undo());
    if (match.command_count() == 0) {
        CHECK_FALSE(match.undo());
        fresh->advance(match.ticks());
        CHECK(match.hash() == fresh->hash());
    }
}

}

void check_conformance(const CatalogEntry& game, std::string_view options, const Conformance& amount) {
    CAPTURE(game.info().key, options);
    for (int i = 0; i < amount.games; ++i) {
        const Seed seed = amount.seed + static_cast<Seed>(i);
        CAPTURE(seed);
        Random random(seed);
        auto match = started(game, options, seed);
        CHECK(started(game, options, seed)->hash() == match->hash());
        // Some games are checked early, some late.
        const auto commands =
            1 + static_cast<int>(random.below(static_cast<std::uint32_t>(amount.most_commands)));
        play_randomly(*match, random, commands);

        Random again(seed);
        auto twin = started(game, options, seed);
        again.below(static_cast<std::uint32_t>(amount.most_commands));
        play_randomly(*twin, again, commands);
        CHECK(twin->hash() == match->hash());

        check_save_and_load(game, *match);
        check_end_is_final(*match);
        check_undo(*twin);
    }
}

}
