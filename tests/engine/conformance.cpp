#include "conformance.h"

#include "console/trial.h"
#include "test.h"

namespace trapbox::tests {

void check_conformance(const CatalogEntry& game, std::string_view options, const Conformance& amount) {
    CAPTURE(game.info().key, options);
    for (int i = 0; i < amount.games; ++i) {
        const Seed seed = amount.seed + static_cast<Seed>(i);
        const auto report = run_trial({.game = &game,
                                       .options = std::string(options),
                                       .seed = seed,
                                       .max_steps = amount.max_steps,
                                       .min_steps = amount.min_steps});
        const auto journal = report.journal ? to_text(*report.journal) : std::string();
        CAPTURE(seed, journal);
        CHECK(report.violation == "");
        CHECK((report.ended || 2 * report.commands >= static_cast<std::size_t>(amount.min_steps)));
    }
}

}
