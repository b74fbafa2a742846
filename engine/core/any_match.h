// A match of any game behind one interface, for code that must not depend on a game: the console, the saved
// games, the match driver. Commands and events are opaque values. Code that knows the concrete type uses
// match_of<Rules>().
#pragma once

#include "core/any_command.h"
#include "core/match.h"

#include <functional>
#include <memory>
#include <optional>

namespace trapbox {

// An option with its current value, as the Setup screen shows it.
struct OptionRow {
    OptionSpec spec;
    int value = 0;
    bool relevant = true;
};

class AnyMatch;

struct PlayedCommand {
    Tick tick = 0;
    AnyCommand command;
};

// A match as it was played, to be replayed. See core/replay.h.
struct Playback {
    // A new match with the same options and seed, started from a position or checkpoint; empty: the game's
    // own start. Null if it cannot be restored.
    std::function<std::unique_ptr<AnyMatch>(const std::string& position)> match_at;
    std::string position; // where the match started
    Tick ticks = 0;
    std::vector<PlayedCommand> commands;
    std::vector<Snapshot> restarts;

    std::unique_ptr<AnyMatch> at_start() const;
};

// Computes a bot's plan or a hint, from the state at the time this function was created. May be called on any
// thread.
using Thought = std::function<Plan<AnyCommand>(const Budget&)>;

class AnyMatch {
  public:
    virtual ~AnyMatch() = default;

    virtual const GameInfo& info() const = 0;
    virtual std::string options() const = 0;
    virtual int seats() const = 0;
    virtual Seed seed() const = 0;
    virtual Tick ticks() const = 0;
    // False when the match was loaded from its checkpoint because the replay differed.
    virtual bool exact() const = 0;

    // Parses one line, for text that comes from outside: a file, the console.
    virtual Result<AnyCommand> parse(std::string_view text) const = 0;
    virtual Verdict apply(const AnyCommand& command) = 0;
    // A Fault when the line cannot be parsed; otherwise the rules' Verdict.
    Result<Verdict> apply(std::string_view text) {
        const auto command = parse(text);
        if (!command) return command.fault();
        return apply(*command);
    }
    virtual Tick advance(Tick count) = 0;
    virtual bool busy() const = 0;
    virtual bool undo() = 0;
    virtual std::vector<AnyEvent> take_events() = 0;

    virtual SeatSet to_act() const = 0;
    virtual Outcome outcome() const = 0;
    virtual HashValue hash() const = 0;
    virtual std::vector<AnyCommand> moves() const = 0;
    virtual std::optional<AnyCommand> random_move(Random& random) const = 0; // none where moves() is fast
    virtual std::string show() const = 0;
    virtual std::string checkpoint() const = 0;
    virtual std::size_t command_count() const = 0;
    virtual Journal journal() const = 0;
    virtual Playback playback() const = 0;
    virtual std::unique_ptr<AnyMatch> rewound() const = 0; // a new match with the same start
    virtual void rewind() = 0;                             // back to the start, with no commands
    virtual bool restart(const Snapshot& snapshot) = 0;
    virtual std::size_t restart_count() const = 0;
    virtual void swap(AnyMatch& other) = 0; // `other` must be a match of the same game

    // A bot's plan from the current view.
    virtual Thought think(Seat seat, BotLevel level, Seed seed) const = 0;
    // The hint that a person at this seat gets.
    virtual Thought hint(Seat seat, Seed seed) const = 0;

    virtual std::optional<std::uint64_t> perft(int depth) const = 0;        // none: not supported
    virtual std::optional<std::vector<Branch>> divide(int depth) const = 0; // none: not supported
    virtual std::optional<std::string> record() const = 0; // none: the game has no public notation
};

inline std::unique_ptr<AnyMatch> Playback::at_start() const {
    auto match = match_at(position);
    assert(match); // the position was valid when the match started
    return match;
}

template <GameRules R>
Playback playback_of(const Match<R>& match);

template <GameRules R>
class ErasedMatch final : public AnyMatch {
  public:
    using Command = typename R::Command;

    explicit ErasedMatch(Match<R> match) : m_match(std::move(match)) {}

    Match<R>& match() { return m_match; }

    const GameInfo& info() const override { return R::info(); }
    std::string options() const override { return to_text(m_match.options(), R::option_fields()); }
    int seats() const override { return R::seats(m_match.options()); }
    Seed seed() const override { return m_match.seed(); }
    Tick ticks() const override { return m_match.ticks(); }
    bool exact() const override { return m_match.exact(); }

    using AnyMatch::apply;
    Result<AnyCommand> parse(std::string_view text) const override {
        const auto command = R::parse(m_match.state(), text);
        if (!command) return command.fault();
        return any_command<R>(*command);
    }
    Verdict apply(const AnyCommand& command) override { return m_match.apply(command.as<Command>()); }
    Tick advance(Tick count) override { return m_match.advance(count); }
    bool busy() const override { return R::busy(m_match.state()); }
    bool undo() override { return m_match.undo(); }
    std::vector<AnyEvent> take_events() override {
        std::vector<AnyEvent> events;
        for (auto& event : m_match.take_events())
            events.push_back(any_event<R>(std::move(event)));
        return events;
    }

    SeatSet to_act() const override { return R::to_act(m_match.state()); }
    Outcome outcome() const override { return R::outcome(m_match.state()); }
    HashValue hash() const override { return R::hash(m_match.state()); }
    std::vector<AnyCommand> moves() const override {
        std::vector<AnyCommand> commands;
        for (auto& command : R::moves(m_match.state()))
            commands.push_back(any_command<R>(std::move(command)));
        return commands;
    }
    std::optional<AnyCommand> random_move([[maybe_unused]] Random& random) const override {
        if constexpr (HasRandomMove<R>)
            if (const auto command = R::random_move(m_match.state(), random)) return any_command<R>(*command);
        return {};
    }
    std::string show() const override { return R::show(m_match.state()); }
    std::string checkpoint() const override { return R::checkpoint(m_match.state()); }
    std::size_t command_count() const override { return m_match.entries().size(); }
    Journal journal() const override { return m_match.journal(); }
    Playback playback() const override { return playback_of(m_match); }
    std::unique_ptr<AnyMatch> rewound() const override {
        return std::make_unique<ErasedMatch>(m_match.rewound());
    }
    void rewind() override { m_match = m_match.rewound(); }
    bool restart(const Snapshot& snapshot) override { return m_match.restart(snapshot); }
    std::size_t restart_count() const override { return m_match.restarts().size(); }
    void swap(AnyMatch& other) override {
        auto* erased = dynamic_cast<ErasedMatch*>(&other);
        assert(erased);
        std::swap(m_match, erased->m_match);
    }

    Thought think(Seat seat, BotLevel level, Seed seed) const override {
        return [view = R::view(m_match.state()), seat, level, seed](const Budget& budget) {
            return erased(R::plan(view, seat, level, seed, budget));
        };
    }
    Thought hint(Seat seat, Seed seed) const override {
        if constexpr (PreparesHint<R>)
            return [hint = R::prepare_hint(m_match.state(), seed)](const Budget& budget) {
                return erased(hint(budget));
            };
        else
            return think(seat, BotLevel{kBotLevels}, seed);
    }

    std::optional<std::uint64_t> perft([[maybe_unused]] int depth) const override {
        if constexpr (CountsMoveTree<R>) return R::perft(m_match.state(), depth);
        return {};
    }
    std::optional<std::vector<Branch>> divide([[maybe_unused]] int depth) const override {
        if constexpr (DividesMoveTree<R>) return R::divide(m_match.state(), depth);
        return {};
    }
    std::optional<std::string> record() const override {
        if constexpr (KeepsRecord<R>) return R::record(m_match.recorded());
        return {};
    }

  private:
    static Plan<AnyCommand> erased(const Plan<Command>& plan) {
        Plan<AnyCommand> steps;
        for (const auto& step : plan)
            steps.push_back({step.delay, any_command<R>(step.command)});
        return steps;
    }

    Match<R> m_match;
};

template <GameRules R>
Playback playback_of(const Match<R>& match) {
    Playback playback;
    playback.match_at = [options = match.options(),
                         seed = match.seed()](const std::string& position) -> std::unique_ptr<AnyMatch> {
        if (position.empty()) return std::make_unique<ErasedMatch<R>>(Match<R>(options, seed));
        auto at = Match<R>::from_position(options, seed, position);
        return at ? std::make_unique<ErasedMatch<R>>(std::move(*at)) : nullptr;
    };
    playback.position = match.position();
    playback.ticks = match.ticks();
    playback.restarts = match.restarts();
    playback.commands.reserve(match.entries().size());
    for (const auto& entry : match.entries())
        playback.commands.push_back({entry.tick, any_command<R>(entry.command)});
    return playback;
}

// Null if the match is of another game.
template <GameRules R>
Match<R>* match_of(AnyMatch& any) {
    auto* erased = dynamic_cast<ErasedMatch<R>*>(&any);
    return erased ? &erased->match() : nullptr;
}

// A match read from public notation, with the players' names by seat; a name is empty where it is unknown.
struct RecordedMatch {
    std::unique_ptr<AnyMatch> match;
    std::vector<std::string> names;
};

// A game in the catalog: the functions that do not need a match.
struct CatalogEntry {
    const GameInfo& (*info)();
    // The defaults, changed by the options named in "key=value …".
    Result<std::vector<OptionRow>> (*option_rows)(std::string_view options);
    int (*seats)(std::string_view options); // 0 when the options cannot be read
    Result<std::unique_ptr<AnyMatch>> (*start)(std::string_view options, Seed seed);
    Result<std::unique_ptr<AnyMatch>> (*start_from)(std::string_view options, Seed seed,
                                                    std::string_view position);
    Result<std::unique_ptr<AnyMatch>> (*load_with)(const ReplayMonitor& monitor, const Journal& journal);
    Result<std::unique_ptr<AnyMatch>> load(const Journal& journal) const { return load_with({}, journal); }
    // Reads a match in the game's public notation; null where there is no such notation.
    Result<RecordedMatch> (*read_record)(std::string_view text);
};

// Null when none of the games has that key.
inline const CatalogEntry* find_entry(std::span<const CatalogEntry> games, std::string_view key) {
    for (const CatalogEntry& game : games)
        if (game.info().key == key) return &game;
    return nullptr;
}

namespace detail {

template <GameRules R>
Result<std::unique_ptr<AnyMatch>> erase(Result<Match<R>> match) {
    if (!match) return match.fault();
    return std::unique_ptr<AnyMatch>(std::make_unique<ErasedMatch<R>>(std::move(*match)));
}

template <GameRules R>
constexpr auto record_reader() -> decltype(CatalogEntry::read_record) {
    if constexpr (KeepsRecord<R>)
        return [](std::string_view text) -> Result<RecordedMatch> {
            auto game = R::read_record(text);
            if (!game) return game.fault();
            auto match = erase<R>(Match<R>::of(*game));
            if (!match) return match.fault();
            return RecordedMatch{std::move(*match), std::move(game->names)};
        };
    else
        return nullptr;
}

}

template <GameRules R>
constexpr CatalogEntry catalog_entry() {
    using Options = typename R::Options;
    return {
        .info = &R::info,
        .option_rows = [](std::string_view text) -> Result<std::vector<OptionRow>> {
            const auto options = parse_options<Options>(text, R::option_fields());
            if (!options) return options.fault();
            std::vector<OptionRow> rows;
            for (const auto& field : R::option_fields())
                rows.push_back(
                    {field.spec, field.get(*options), !field.relevant || field.relevant(*options)});
            return rows;
        },
        .seats =
            [](std::string_view text) {
                const auto options = parse_options<Options>(text, R::option_fields());
                return options ? R::seats(*options) : 0;
            },
        .start = [](std::string_view text, Seed seed) -> Result<std::unique_ptr<AnyMatch>> {
            const auto options = parse_options<Options>(text, R::option_fields());
            if (!options) return options.fault();
            return detail::erase<R>(Match<R>(*options, seed));
        },
        .start_from = [](std::string_view text, Seed seed,
                         std::string_view position) -> Result<std::unique_ptr<AnyMatch>> {
            const auto options = parse_options<Options>(text, R::option_fields());
            if (!options) return options.fault();
            return detail::erase<R>(Match<R>::from_position(*options, seed, std::string(position)));
        },
        .load_with =
            [](const ReplayMonitor& monitor, const Journal& journal) {
                return detail::erase<R>(Match<R>::load(journal, monitor));
            },
        .read_record = detail::record_reader<R>(),
    };
}

}
