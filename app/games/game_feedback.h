// Connects what a view says has happened to sound and haptics.
#pragma once

namespace trapbox {

class FeedbackPlayer;
class GameView;

// For as long as both live.
void connect_feedback(GameView& view, FeedbackPlayer& feedback);

}
