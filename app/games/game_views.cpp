#include "games/game_views.h"

#include "games/booby_trap/view.h"
#include "games/hex_trap/view.h"
#include "games/passed_trap/view.h"
#include "games/trapdoor_checkers/view.h"
#include "players.h"

#include <map>

namespace trapbox {

namespace {

struct Entry {
    std::unique_ptr<GameView> (*make)(AnyMatch&, GameView::Submit);
    QString (*seat_art)(std::string_view options, int seat);
    QString (*score_text)(std::string_view options, const Score& score);
    QString (*standing_title)(std::string_view options);
    std::vector<LessonStep> (*lesson)();
};

template <class View>
Entry entry() {
    using Rules = typename View::Rules;
    using Options = typename Rules::Options;
    return {[](AnyMatch& match, GameView::Submit submit) -> std::unique_ptr<GameView> {
                return std::make_unique<View>(*match_of<Rules>(match), std::move(submit));
            },
            [](std::string_view text, int seat) {
                if constexpr (requires(const Options& options) { View::seat_art(options, seat); })
                    if (const auto options = parse_options<Options>(text, Rules::option_fields()))
                        return View::seat_art(*options, seat);
                return seat_disk(seat);
            },
            [](std::string_view text, const Score& score) {
                if constexpr (requires(const Options& options) { View::score_text(options, score); })
                    if (const auto options = parse_options<Options>(text, Rules::option_fields()))
                        return View::score_text(*options, score);
                return QString::number(score.parts[0]);
            },
            [](std::string_view text) {
                if constexpr (requires(const Options& options) { View::standing_title(options); })
                    if (const auto options = parse_options<Options>(text, Rules::option_fields()))
                        return View::standing_title(*options);
                return QString();
            },
            &View::lesson};
}

const std::map<std::string_view, Entry>& views() {
    static const std::map<std::string_view, Entry> entries{
        {"booby_trap", entry<BoobyTrapView>()},
        {"hex_trap", entry<HexTrapView>()},
        {"passed_trap", entry<PassedTrapView>()},
        {"trapdoor_checkers", entry<TrapdoorCheckersView>()},
    };
    return entries;
}

}

bool has_view(std::string_view game) { return views().contains(game); }

std::vector<LessonStep> lesson_of(std::string_view game) {
    const auto found = views().find(game);
    return found == views().end() ? std::vector<LessonStep>{} : found->second.lesson();
}

void set_notes(GameView& view, const RecordNotes& notes) {
    if (auto* checkers = qobject_cast<TrapdoorCheckersView*>(&view)) checkers->set_notes(notes);
}

std::unique_ptr<GameView> make_view(AnyMatch& match, GameView::Submit submit) {
    const auto found = views().find(match.info().key);
    return found == views().end() ? nullptr : found->second.make(match, std::move(submit));
}

QString seat_art(std::string_view game, std::string_view options, int seat) {
    const auto found = views().find(game);
    return found == views().end() ? seat_disk(seat) : found->second.seat_art(options, seat);
}

QString score_text(std::string_view game, std::string_view options, Score score) {
    const auto found = views().find(game);
    return found == views().end() ? QString::number(score.parts[0])
                                  : found->second.score_text(options, score);
}

QString standing_title(std::string_view game, std::string_view options) {
    const auto found = views().find(game);
    return found == views().end() ? QString() : found->second.standing_title(options);
}

}
