// The review of one finished game: runs the engine's analysis, and gives its results as texts, curve and
// lists. One subclass per game. It keeps what the engine found, so that the texts follow the language.
#pragma once

#include "core/any_match.h"
#include "core/review.h"

#include <QStringList>

#include <memory>
#include <vector>

namespace trapbox {

class MatchTable;

// What the Review screen shows.
struct ReviewPage {
    struct Turn {
        int seat = 0;
        QString text; // what was played
    };
    struct Point { // a turning point
        int turn = 0;
        QString played;
        QString better;
        QString reason; // why the better one is better: a sentence
    };
    struct Figure {
        QString title;
        QString text;
        QString value;
        bool bad = false;
    };
    struct Mark { // where something happened on the board, in its units
        double x = 0;
        double y = 0;
        bool good = false;
    };

    // Turn games. The chances of the first seat before the first turn and after each, 0 … 1.
    QList<double> chances;
    std::vector<Turn> turns;
    std::vector<Point> points;
    // The other games.
    std::vector<Figure> figures;
    QStringList advice;
    std::vector<Mark> marks;
    QString marks_text; // what the marks are, and how many
};

class GameReview {
  public:
    virtual ~GameReview() = default;

    // Takes long; on any thread, once.
    virtual void run(const ReviewMonitor& monitor) = 0;
    virtual ReviewPage page(const MatchTable& table) const = 0;

    // Turn games: the number of commands before that turn, and the line of a turning point, played in a match
    // that is there.
    virtual std::size_t commands_before(int turn) const {
        (void)turn;
        return 0;
    }
    virtual void play_line(AnyMatch& match, int point, bool better) const {
        (void)match;
        (void)point;
        (void)better;
    }
};

bool has_review(std::string_view game);
// Of the match at its end. Null where the game has no review.
std::unique_ptr<GameReview> make_review(std::unique_ptr<AnyMatch> match);

}
