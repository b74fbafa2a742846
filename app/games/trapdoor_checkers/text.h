// Squares, pieces, spins and turns of Trapdoor Checkers in the player's language: for the strips, the lists
// and those who listen to the board.
#pragma once

#include "games/trapdoor_checkers/view.h"
#include "trapdoor_checkers/state.h"
#include "trapdoor_checkers/view.h"

#include <QCoreApplication>
#include <QString>

namespace trapbox {

class TrapdoorCheckersText {
    Q_DECLARE_TR_FUNCTIONS(TrapdoorCheckersText)

  public:
    using View = trapdoor_checkers::View;

    static QString piece(trapdoor_checkers::Side side, bool king, bool queens); // "black king"
    static QString face(trapdoor_checkers::Face face);                          // "Green"
    // "f6–e5", "Slider opens c3: white man falls"; the same from both ends of the board.
    static QString played(const View& view, const trapdoor_checkers::PlayedTurn& turn);
    // What an event means to somebody who does not see the board: "c3 to d4", "The black man on e5 falls".
    static QString spoken(const View& view, const trapdoor_checkers::Event& event);
    static QString ask(const View& view); // what is asked of the side to act
    static QString hint(const View& view, const trapdoor_checkers::Command& command);
    // Why it is over, at the end of whoever lost, or with their name.
    static QString end(const trapdoor_checkers::End& end);
    static QString end(const trapdoor_checkers::End& end, const QString& loser);
    // "c3, black man, must capture, green trapdoor".
    static QString square(const View& view, trapdoor_checkers::Square square,
                          TrapdoorCheckersView::Light light);
    static QString slider(const View::SliderView& slider);
    // What a slide would do: "Slider opens c3: white man falls".
    static QString slide(const View& view, const View::LegalSlide& slide);
    // The same in short, for the strip, with how to make it unless a finger holds the slider: "Opens c3:
    // white man falls. Tap again".
    static QString chosen(const View& view, const View::LegalSlide& slide, bool held);

  private:
    static QString moved(const trapdoor_checkers::Command& command);
    static QString slid(trapdoor_checkers::Square door, bool opens);
    static QString with_fall(const View& view, const QString& words,
                             const std::optional<trapdoor_checkers::Fallen>& fallen);
    static QString door(const View& view, trapdoor_checkers::Square square);
    static QString light(TrapdoorCheckersView::Light light, bool open);
};

}
