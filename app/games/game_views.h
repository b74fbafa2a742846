// Which view-model and lesson go with which game: one line per game.
#pragma once

#include "core/any_match.h"
#include "core/record.h"
#include "games/game_view.h"
#include "lesson.h"
#include "score.h"

#include <memory>

namespace trapbox {

// Null for a game that has no board in this app.
std::unique_ptr<GameView> make_view(AnyMatch& match, GameView::Submit submit);
bool has_view(std::string_view game);
// Empty for a game without a lesson.
std::vector<LessonStep> lesson_of(std::string_view game);
// What is written with the match where its game has a public notation.
void set_notes(GameView& view, const RecordNotes& notes);

// The picture that stands for a seat: its own piece where the game, played with these options, has one.
QString seat_art(std::string_view game, std::string_view options, int seat);
// A score as text: "7 disks through", "10 disks through · 12.5 s left"; the number where the game has no word
// for what it counts.
QString score_text(std::string_view game, std::string_view options, Score score);
// What the standing of a match (GameView::standing) counts: "Pegs"; empty where the game has no word for it.
QString standing_title(std::string_view game, std::string_view options);

}
