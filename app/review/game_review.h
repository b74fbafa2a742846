// The review of one finished game: runs the engine's analysis, and converts its results to texts, curve and
// lists. One subclass per game. Keeps the results, so that the texts can change with the language.
#pragma once

#include "core/any_match.h"
#include "core/review.h"

#include <QStringList>

#include <memory>
#include <vector>

namespace trapbox {

class MatchTable;

// The data of the Review screen.
struct ReviewPage {
    struct Turn {
        int seat = 0;
        QString text; // the turn that was played
    };
    struct Point { // a turning point
        int turn = 0;
        QString played;
        QString better;
        QString reason; // why the better turn is better, a sentence
    };
    struct Figure {
        QString title;
        QString text;
        QString value;
        bool bad = false;
    };
    struct Mark { // a place on the board, in its units
        double x = 0;
        double y = 0;
        bool good = false;
    };

    // Turn-based games: the winning chances of the first seat before the first turn and after each turn, 0 …
    // 1.
    QList<double> chances;
    std::vector<Turn> turns;
    std::vector<Point> points;
    // The other games.
    std::vector<Figure> figures;
    QStringList advice;
    std::vector<Mark> marks;
    QString marks_text; // the meaning of the marks, and their number
};

class GameReview {
  public:
    virtual ~GameReview() = default;

    // Takes long. Call it once, on any thread.
    virtual void run(const ReviewMonitor& monitor) = 0;
    virtual ReviewPage page(const MatchTable& table) const = 0;

    // Turn-based games: the number of commands before that turn; and plays the line of a turning point in a
    // match at that position.
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
// `match` is at its end. Null if the game has no review.
std::unique_ptr<GameReview> make_review(std::unique_ptr<AnyMatch> match);

}
