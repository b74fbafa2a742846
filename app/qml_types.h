// QML names of the games' view-models. In one header, because Qt's generated registration code includes
// headers without their folder, and every game has a view.h.
#pragma once

#include "games/booby_trap/trip_replay.h"
#include "games/booby_trap/view.h"
#include "games/game_view.h"
#include "games/hex_trap/view.h"
#include "games/passed_trap/view.h"
#include "games/trapdoor_checkers/view.h"
#include "games/turn_game_view.h"

#include <QtQml/qqmlregistration.h>

namespace trapbox {

struct GameViewForQml {
    Q_GADGET
    QML_FOREIGN(trapbox::GameView)
    QML_NAMED_ELEMENT(GameView)
    QML_UNCREATABLE("created by the session")
};
struct TurnGameViewForQml {
    Q_GADGET
    QML_FOREIGN(trapbox::TurnGameView)
    QML_NAMED_ELEMENT(TurnGameView)
    QML_UNCREATABLE("created by the session")
};
struct BoobyTrapViewForQml {
    Q_GADGET
    QML_FOREIGN(trapbox::BoobyTrapView)
    QML_NAMED_ELEMENT(BoobyTrapView)
    QML_UNCREATABLE("created by the session")
};
struct TripReplayForQml {
    Q_GADGET
    QML_FOREIGN(trapbox::TripReplay)
    QML_NAMED_ELEMENT(TripReplay)
    QML_UNCREATABLE("created by the view of Booby-Trap")
};
struct HexTrapSideForQml {
    Q_GADGET
    QML_FOREIGN(trapbox::HexTrapSide)
    QML_NAMED_ELEMENT(HexTrapSide)
    QML_UNCREATABLE("created by the session")
};
struct HexTrapViewForQml {
    Q_GADGET
    QML_FOREIGN(trapbox::HexTrapView)
    QML_NAMED_ELEMENT(HexTrapView)
    QML_UNCREATABLE("created by the session")
};
struct PassedTrapEndForQml {
    Q_GADGET
    QML_FOREIGN(trapbox::PassedTrapEnd)
    QML_NAMED_ELEMENT(PassedTrapEnd)
    QML_UNCREATABLE("created by the session")
};
struct PassedTrapViewForQml {
    Q_GADGET
    QML_FOREIGN(trapbox::PassedTrapView)
    QML_NAMED_ELEMENT(PassedTrapView)
    QML_UNCREATABLE("created by the session")
};
struct TrapdoorCheckersSideForQml {
    Q_GADGET
    QML_FOREIGN(trapbox::TrapdoorCheckersSide)
    QML_NAMED_ELEMENT(TrapdoorCheckersSide)
    QML_UNCREATABLE("created by the session")
};
struct TrapdoorCheckersViewForQml {
    Q_GADGET
    QML_FOREIGN(trapbox::TrapdoorCheckersView)
    QML_NAMED_ELEMENT(TrapdoorCheckersView)
    QML_UNCREATABLE("created by the session")
};

}
