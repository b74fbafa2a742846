// A match of whichever game, for those who need not know which: the console, the shelf of saved games, the
// driver. Commands and events cross as text. Who knows the game asks for the Match itself with
// match_of<Rules>().
#pragma once

#include "core/match.h"

#include <functional>
#include <memory>
#include <optional>

namespace trapbox {

// An option as a screen shows it.
struct OptionRow {
    OptionSpec spec;
    int value = 0;
    bool relevant = true;
};

class AnyMatch {
  public:
    using TextPlan = Plan<std::string>;

    virtual ~AnyMatch() = default;

    virtual const GameInfo& info() const = 0;
    virtual std::string options() const = 0;
    virtual int seats() const = 0;
    virtual Seed seed() const = 0;
    virtual Tick ticks() const = 0;
    virtual bool exact() const = 0;

    // A line that cannot be read is a Fault; one that the rules refuse is a Verdict.
    virtual Result<Verdict> apply(std::string_view command) = 0;
    virtual Tick advance(Tick count) = 0;
    virtual bool busy() const = 0;
    virtual bool undo() = 0;
    virtual std::vector<std::string> take_events() = 0;

    virtual SeatSet to_act() const = 0;
    virtual Outcome outcome() const = 0;
    virtual HashValue hash() const = 0;
    virtual std::vector<std::string> moves() const = 0;
    virtual std::optional<std::string> random_move(Random& random) const = 0; // none where moves() is quick
    virtual std::string show() const = 0;
    virtual std::string checkpoint() const = 0;
    virtual std::size_t command_count() const = 0;
    virtual Journal journal() const = 0;
    virtual std::unique_ptr<AnyMatch> rewound() const = 0;
    virtual void rewind() = 0; // back to the beginning, with nothing played
    virtual bool restart(const Snapshot& snapshot) = 0;
    virtual std::size_t restart_count() const = 0;
    virtual void swap(AnyMatch& other) = 0; // with a match of the same game

    // A bot's thinking on the view of this moment, to be run on any thread.
    virtual std::function<TextPlan(const Budget&)> think(Seat seat, BotLevel level, Seed seed) const = 0;
    // The advice for a person at this seat, also to be run on any thread.
    virtual std::function<TextPlan(const Budget&)> hint(Seat seat, Seed seed) const = 0;

    virtual std::optional<std::uint64_t> perft(int depth) const = 0; // none where the game cannot count
    virtual std::optional<std::vector<Branch>> divide(int depth) const = 0; // the same
    virtual std::optional<std::string> record() const = 0; // none where the game has no public notation
};

template <GameRules R>
class ErasedMatch final : public AnyMatch {
  public:
    explicit ErasedMatch(Match<R> match) : m_match(std::move(match)) {}

    Match<R>& match() { return m_match; }

    const GameInfo& info() const override { return R::info(); }
    std::string options() const override { return to_text(m_match.options(), R::option_fields()); }
    int seats() const override { return R::seats(m_match.options()); }
    Seed seed() const override { return m_match.seed(); }
    Tick ticks() const override { return m_match.ticks(); }
    bool exact() const override { return m_match.exact(); }

    Result<Verdict> apply(std::string_view text) override {
        const auto command = R::parse(m_match.state(), text);
        if (!command) return command.fault();
        return m_match.apply(*command);
    }
    Tick advance(Tick count) override { return m_match.advance(count); }
    bool busy() const override { return R::busy(m_match.state()); }
    bool undo() override { return m_match.undo(); }
    std::vector<std::string> take_events() override {
        std::vector<std::string> lines;
        for (const auto& event : m_match.take_events())
            lines.push_back(R::to_text(event));
        return lines;
    }

    SeatSet to_act() const override { return R::to_act(m_match.state()); }
    Outcome outcome() const override { return R::outcome(m_match.state()); }
    HashValue hash() const override { return R::hash(m_match.state()); }
    std::vector<std::string> moves() const override {
        std::vector<std::string> lines;
        for (const auto& command : R::moves(m_match.state()))
            lines.push_back(R::to_text(command));
        return lines;
    }
    std::optional<std::string> random_move([[maybe_unused]] Random& random) const override {
        if constexpr (HasRandomMove<R>)
            if (const auto command = R::random_move(m_match.state(), random)) return R::to_text(*command);
        return {};
    }
    std::string show() const override { return R::show(m_match.state()); }
    std::string checkpoint() const override { return R::checkpoint(m_match.state()); }
    std::size_t command_count() const override { return m_match.entries().size(); }
    Journal journal() const override { return m_match.journal(); }
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

    std::function<TextPlan(const Budget&)> think(Seat seat, BotLevel level, Seed seed) const override {
        return [view = R::view(m_match.state()), seat, level, seed](const Budget& budget) {
            return as_text(R::plan(view, seat, level, seed, budget));
        };
    }
    std::function<TextPlan(const Budget&)> hint(Seat seat, Seed seed) const override {
        if constexpr (PreparesHint<R>)
            return [hint = R::prepare_hint(m_match.state(), seed)](const Budget& budget) {
                return as_text(hint(budget));
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
    static TextPlan as_text(const Plan<typename R::Command>& plan) {
        TextPlan lines;
        for (const auto& step : plan)
            lines.push_back({step.delay, R::to_text(step.command)});
        return lines;
    }

    Match<R> m_match;
};

// Null when the match is of another game.
template <GameRules R>
Match<R>* match_of(AnyMatch& any) {
    auto* erased = dynamic_cast<ErasedMatch<R>*>(&any);
    return erased ? &erased->match() : nullptr;
}

// A match that was told in public notation, and who played it: by seat, empty where it is not told.
struct RecordedMatch {
    std::unique_ptr<AnyMatch> match;
    std::vector<std::string> names;
};

// A game as the catalog lists it: what can be done before there is a match.
struct CatalogEntry {
    const GameInfo& (*info)();
    // The options named in "key=value …" on top of the defaults, as rows for a screen.
    Result<std::vector<OptionRow>> (*option_rows)(std::string_view options);
    int (*seats)(std::string_view options); // 0 when the options cannot be read
    Result<std::unique_ptr<AnyMatch>> (*start)(std::string_view options, Seed seed);
    Result<std::unique_ptr<AnyMatch>> (*start_from)(std::string_view options, Seed seed,
                                                    std::string_view position);
    Result<std::unique_ptr<AnyMatch>> (*load_with)(const ReplayMonitor& monitor, const Journal& journal);
    Result<std::unique_ptr<AnyMatch>> load(const Journal& journal) const { return load_with({}, journal); }
    // A match told in the game's public notation; null where there is no such notation.
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
