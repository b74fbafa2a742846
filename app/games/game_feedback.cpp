#include "games/game_feedback.h"

#include "feedback/feedback_player.h"
#include "games/game_view.h"

namespace trapbox {

void connect_feedback(GameView& view, FeedbackPlayer& feedback) {
    QObject::connect(&view, &GameView::cue, &feedback, &FeedbackPlayer::play);
    QObject::connect(&view, &GameView::continuous, &feedback,
                     [&feedback](int channel, Cue cue, float value, float x) {
                         if (value < 0)
                             feedback.stop(channel);
                         else
                             feedback.setContinuous(channel, cue, value, x);
                     });
}

}
