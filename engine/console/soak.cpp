#include "console/programs.h"
#include "console/trial.h"
#include "core/text.h"

namespace trapbox {

namespace {

struct SoakOrder {
    int games = 100; // of each game, distributed over its variants
    Seed seed = 1;
    std::string_view key; // empty = every game
};

// Random values of all options.
std::string random_options(const CatalogEntry& game, Seed seed) {
    Random random(seed);
    std::string text;
    const auto rows = game.option_rows("");
    if (!rows) return text;
    for (const OptionRow& row : *rows) {
        const auto values = static_cast<std::uint32_t>(row.spec.max - row.spec.min + 1);
        const int value = row.spec.min + static_cast<int>(random.below(values));
        text.append(row.spec.key).append("=").append(option_text(row.spec, value)).append(" ");
    }
    return text;
}

class Soak {
  public:
    Soak(const SoakOrder& order, const Environment& environment)
        : m_order(order), m_environment(environment) {}

    // Every preset, and then random options.
    bool game(const CatalogEntry& game) {
        const auto presets = game.info().presets;
        const int variants = static_cast<int>(presets.size()) + 1;
        for (int i = 0; i < variants; ++i) {
            const int games = m_order.games / variants + (i < m_order.games % variants ? 1 : 0);
            const Preset* preset = i + 1 < variants ? &presets[static_cast<std::size_t>(i)] : nullptr;
            if (!variant(game, preset, games)) return false;
        }
        return true;
    }

  private:
    bool variant(const CatalogEntry& game, const Preset* preset, int games) {
        // Every hundredth game, starting with the first, gets a full trial, which takes 12 s in Booby-Trap. A
        // brief trial takes 0.5 s.
        constexpr int kWhole = 100;
        std::size_t commands = 0;
        Tick ticks = 0;
        int ended = 0;
        for (int i = 0; i < games; ++i) {
            const Seed seed = m_order.seed + static_cast<Seed>(i);
            TrialPlan plan{&game, preset ? std::string(preset->options) : random_options(game, seed), seed};
            plan.brief = i % kWhole != 0;
            const auto report = run_trial(plan);
            if (!report.violation.empty()) return violated(plan, report);
            commands += report.commands;
            ticks += report.ticks;
            if (report.ended) ++ended;
        }
        const auto name = preset ? preset->key : "with random options";
        m_environment.out << game.info().key << ' ' << name << ": " << games << " games, " << ended
                          << " ended, " << commands << " commands, " << ticks << " ticks" << std::endl;
        return true;
    }

    bool violated(const TrialPlan& plan, const TrialReport& report) {
        const auto key = std::string(plan.game->info().key);
        m_environment.err << "error: " << key << ' ' << plan.options << " seed=" << plan.seed << ": "
                          << report.violation << '\n';
        if (!report.journal) return false;
        const auto file = "soak-" + key + '-' + std::to_string(plan.seed) + ".journal";
        const auto fault = m_environment.files.write(file, to_text(*report.journal));
        m_environment.err << (fault ? "its journal could not be written: " + fault->reason
                                    : "its journal is in " + file)
                          << '\n';
        return false;
    }

    const SoakOrder& m_order;
    const Environment& m_environment;
};

}

int soak(Arguments arguments, const Environment& environment) {
    SoakOrder order;
    for (std::size_t i = 0; i < arguments.size(); i += 2) {
        const auto name = arguments[i];
        const auto value = i + 1 < arguments.size() ? arguments[i + 1] : std::string_view();
        if (name == "--games") {
            order.games = parse_number<int>(value, 1, 1'000'000).value_or(0);
            if (order.games == 0)
                return wrong_arguments(environment, "--games takes a number from 1 to 1000000");
        } else if (name == "--seed") {
            const auto seed = parse_number<Seed>(value, 0, ~Seed{0});
            if (!seed) return wrong_arguments(environment, "--seed takes a number");
            order.seed = *seed;
        } else if (name == "--game") {
            order.key = value;
            if (value.empty()) return wrong_arguments(environment, "--game takes the key of a game");
        } else {
            return wrong_arguments(environment, quoted(name) + " is not an argument of soak");
        }
    }

    auto games = environment.games;
    if (!order.key.empty()) {
        const auto* only = find_entry(games, order.key);
        if (!only) return wrong_arguments(environment, "there is no game " + quoted(order.key));
        games = {only, 1};
    }
    Soak soak(order, environment);
    for (const CatalogEntry& game : games)
        if (!soak.game(game)) return kCheckFailed;
    return kSuccess;
}

}
