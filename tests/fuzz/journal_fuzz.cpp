// Any bytes as a saved game, as a game in public notation, or as puzzles: refused with a reason, or a match
// that saves and opens as itself.
#include "core/journal.h"
#include "fuzz_games.h"
#include "puzzle_catalog.h"

using namespace trapbox;
using tests::must;

namespace {

// Longer matches cost time and find nothing that shorter ones do not: of those the checkpoint is opened, as
// if the match began there.
Journal shortened(Journal journal) {
    constexpr Tick kMaxFuzzedTicks = 120;
    constexpr std::size_t kMaxFuzzedCommands = 40;
    if (journal.ticks <= kMaxFuzzedTicks && journal.commands.size() <= kMaxFuzzedCommands) return journal;
    journal.position = journal.checkpoint;
    journal.ticks = 0;
    journal.commands.clear();
    journal.marks.clear();
    return journal;
}

void load(const CatalogEntry& game, const Journal& journal) {
    const auto match = game.load(journal);
    if (!match) return must(!match.fault().reason.empty(), "a refusal has a reason");
    const auto& loaded = **match;
    const auto saved = parse_journal(to_text(loaded.journal()));
    must(static_cast<bool>(saved), "what was loaded can be saved");
    const auto again = game.load(*saved);
    must(static_cast<bool>(again), "what was saved can be loaded");
    must((*again)->exact(), "a save of this build replays");
    must((*again)->hash() == loaded.hash(), "a save opens as it was");
    must(loaded.moves().empty() || !loaded.outcome().ended(), "there are no moves after the end");
    must(!loaded.show().empty(), "the board is shown");
}

void read_record(const CatalogEntry& game, std::string_view text) {
    const auto record = game.read_record(text);
    if (!record) return must(!record.fault().reason.empty(), "a refusal has a reason");
    const auto again = game.read_record(*record->match->record());
    must(static_cast<bool>(again), "a game reads back from what was written of it");
    must(again->match->hash() == record->match->hash(), "a game reads back as it was written");
}

// Proving is left out: it takes seconds where a position has many walls left.
void read_puzzles(std::string_view text) {
    constexpr std::size_t kMost = 3;
    const auto puzzles = parse_puzzles(text);
    if (!puzzles) return must(!puzzles.fault().reason.empty(), "a refusal has a reason");
    const auto again = parse_puzzles(to_text(*puzzles));
    must(again && *again == *puzzles, "puzzles read back as they were written");
    for (std::size_t i = 0; i < std::min(puzzles->size(), kMost); ++i) {
        const Puzzle& puzzle = (*puzzles)[i];
        const PuzzleGame* game = find_puzzle_game(puzzle.game);
        if (!game) continue;
        const auto match = game->start(puzzle);
        if (!match) return must(!match.fault().reason.empty(), "a refusal has a reason");
        game->progress(**match, puzzle);
    }
}

}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    for (const CatalogEntry& game : tests::fuzz_games())
        if (game.read_record) read_record(game, text);
    read_puzzles(text);
    const auto journal = parse_journal(text);
    if (!journal) {
        must(!journal.fault().reason.empty(), "a refusal has a reason");
        return 0;
    }
    const auto again = parse_journal(to_text(*journal));
    must(again && *again == *journal, "a journal reads back as it was written");
    if (const auto* game = find_entry(tests::fuzz_games(), journal->game)) load(*game, shortened(*journal));
    return 0;
}
