// The console commands that play a match and query its state.
#include "console/console.h"
#include "core/text.h"

#include <algorithm>

namespace trapbox {

namespace {

// "1..100", "on|off", "english|continental"
std::string allowed(const OptionSpec& spec) {
    std::string text;
    switch (spec.kind) {
    case OptionSpec::Kind::number: return std::to_string(spec.min) + ".." + std::to_string(spec.max);
    case OptionSpec::Kind::toggle: return "on|off";
    case OptionSpec::Kind::choice:
        for (const Choice& choice : spec.choices)
            text.append(text.empty() ? "" : "|").append(choice.key);
        break;
    }
    return text;
}

std::string seats_text(SeatSet seats) {
    std::string text;
    for (int i = 0; i < kMaxSeats; ++i)
        if (seats.has(seat_at(i))) text += ' ' + std::to_string(i);
    return text.empty() ? " nobody" : text;
}

}

Console::Problem Console::list_games(std::string_view) {
    for (const CatalogEntry& game : m_games) {
        put(std::string(game.info().key) + ": " + game.info().title);
        for (const Preset& preset : game.info().presets)
            put("  preset=" + std::string(preset.key) + ": " + preset.title + " (" +
                std::string(preset.options) + ')');
    }
    return {};
}

Console::Problem Console::start(std::string_view rest) {
    const auto key = take_word(rest);
    const auto* game = find(key);
    if (!game) return Fault{"there is no game " + quoted(key) + "; try games"};
    std::string base;
    std::string options;
    Seed seed = 1;
    for (const auto word : split_words(rest)) {
        if (const auto value = value_of(word, "seed")) {
            const auto number = parse_number<Seed>(*value, 0, ~Seed{0});
            if (!number) return Fault{"the seed is not a number"};
            seed = *number;
        } else if (const auto name = value_of(word, "preset")) {
            const Preset* found = nullptr;
            for (const Preset& preset : game->info().presets)
                if (preset.key == *name) found = &preset;
            if (!found) return Fault{"there is no preset " + quoted(*name) + "; try games"};
            base = found->options;
        } else {
            options.append(" ").append(word);
        }
    }
    return install(*game, game->start(base + options, seed));
}

Console::Problem Console::list_options(std::string_view rest) {
    const auto* game = rest.empty() ? m_game : find(rest);
    if (!game)
        return Fault{rest.empty() ? "there is no match; name a game" : "there is no game " + quoted(rest)};
    const auto rows = game->option_rows(rest.empty() ? m_match->options() : "");
    if (!rows) return rows.fault();
    for (const OptionRow& row : *rows)
        put(std::string(row.spec.key) + '=' + option_text(row.spec, row.value) + "  " + allowed(row.spec) +
            "  " + row.spec.label + (row.relevant ? "" : " (no effect here)"));
    return {};
}

Console::Problem Console::position(std::string_view rest) {
    if (!rest.empty()) return install(*m_game, m_game->start_from(m_match->options(), m_match->seed(), rest));
    put(m_match->checkpoint());
    return {};
}

Console::Problem Console::list_moves(std::string_view rest) {
    std::vector<std::string> moves;
    for (const AnyCommand& move : m_match->moves())
        if (auto text = to_text(move); text.starts_with(rest)) moves.push_back(std::move(text));
    if (moves.empty() && !rest.empty()) return Fault{"no move begins with " + quoted(rest)};
    const std::size_t shown = std::min(moves.size(), m_limits.moves);
    for (std::size_t i = 0; i < shown; ++i)
        put(moves[i]);
    if (shown < moves.size())
        put("and " + std::to_string(moves.size() - shown) + " more; give a beginning to list fewer");
    return {};
}

Console::Problem Console::play(std::string_view rest) {
    if (rest.empty()) return Fault{"do takes a move; try moves"};
    return apply(rest);
}

Console::Problem Console::apply(std::string_view command) {
    const auto verdict = m_match->apply(command);
    if (!verdict) return verdict.fault();
    if (const Refusal* refusal = verdict->refusal())
        return Fault{"refused: " + std::string(refusal->key) + ": " + refusal->sentence};
    print_events();
    return {};
}

void Console::print_events() {
    for (const AnyEvent& event : m_match->take_events())
        put("event " + to_text(event));
}

Console::Problem Console::undo(std::string_view) {
    if (!m_match->undo()) return Fault{"there is nothing to undo"};
    return {};
}

Console::Problem Console::show(std::string_view) {
    m_answer += m_match->show();
    if (!m_answer.empty() && m_answer.back() != '\n') m_answer += '\n';
    put("tick " + std::to_string(m_match->ticks()) + ", commands " +
        std::to_string(m_match->command_count()) + ", to act" + seats_text(m_match->to_act()));
    return {};
}

Console::Problem Console::hash(std::string_view) {
    put(to_hex(m_match->hash()));
    return {};
}

Console::Problem Console::outcome(std::string_view) {
    put(to_text(m_match->outcome()));
    return {};
}

Console::Problem Console::perft(std::string_view rest) {
    const auto depth = parse_number<int>(rest, 0, m_limits.perft_depth);
    if (!depth) return Fault{"perft takes a depth from 0 to " + std::to_string(m_limits.perft_depth)};
    const auto count = m_match->perft(*depth);
    if (!count) return Fault{"this game cannot count its moves"};
    put(std::to_string(*count));
    return {};
}

Console::Problem Console::divide(std::string_view rest) {
    const auto depth = parse_number<int>(rest, 1, m_limits.perft_depth);
    if (!depth) return Fault{"divide takes a depth from 1 to " + std::to_string(m_limits.perft_depth)};
    const auto branches = m_match->divide(*depth);
    if (!branches) return Fault{"this game cannot count its moves"};
    std::uint64_t sum = 0;
    for (const Branch& branch : *branches) {
        put(branch.move + ": " + std::to_string(branch.count));
        sum += branch.count;
    }
    put("total: " + std::to_string(sum));
    return {};
}

Console::Problem Console::tick(std::string_view rest) {
    const auto count = parse_number<Tick>(rest, 1, m_limits.ticks);
    if (!count) return Fault{"tick takes a number from 1 to " + std::to_string(m_limits.ticks)};
    put("ran " + std::to_string(m_match->advance(*count)));
    print_events();
    return {};
}

Console::Problem Console::record(std::string_view) {
    const auto text = m_match->record();
    if (!text) return Fault{"this game has no public notation"};
    m_answer += *text;
    if (!m_answer.empty() && m_answer.back() != '\n') m_answer += '\n';
    return {};
}

}
