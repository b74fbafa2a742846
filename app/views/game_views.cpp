#include "views/game_views.h"

#include "views/booby_trap_view.h"
#include "views/hex_trap_view.h"
#include "views/passed_trap_view.h"
#include "views/trapdoor_checkers_view.h"

#include <map>

namespace trapbox {

namespace {

using Make = std::unique_ptr<GameView> (*)(AnyMatch&, GameView::Submit);

template <class View>
std::unique_ptr<GameView> make(AnyMatch& match, GameView::Submit submit) {
    return std::make_unique<View>(*match_of<typename View::Rules>(match), std::move(submit));
}

const std::map<std::string_view, Make>& views() {
    static const std::map<std::string_view, Make> makers{
        {"booby_trap", make<BoobyTrapView>},
        {"hex_trap", make<HexTrapView>},
        {"passed_trap", make<PassedTrapView>},
        {"trapdoor_checkers", make<TrapdoorCheckersView>},
    };
    return makers;
}

}

bool has_view(std::string_view game) { return views().contains(game); }

std::unique_ptr<GameView> make_view(AnyMatch& match, GameView::Submit submit) {
    const auto found = views().find(match.info().key);
    return found == views().end() ? nullptr : found->second(match, std::move(submit));
}

}
