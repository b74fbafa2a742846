#include "core/outcome.h"

namespace trapbox {

std::string to_text(const Outcome& outcome) {
    std::string text;
    switch (outcome.kind) {
    case Outcome::Kind::open: text = "open"; break;
    case Outcome::Kind::won: text = "won"; break;
    case Outcome::Kind::lost: text = "lost"; break;
    case Outcome::Kind::drawn: text = "drawn"; break;
    }
    for (const Seat winner : outcome.winners)
        text += ' ' + std::to_string(winner.index);
    if (!outcome.scores.empty()) {
        text += " scores";
        for (const int score : outcome.scores)
            text += ' ' + std::to_string(score);
    }
    return text;
}

}
