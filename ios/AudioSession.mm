#include "audio_session.h"

#import <AVFAudio/AVFAudio.h>

namespace trapbox {

void prepare_audio_session() {
    // Ambient: the silent switch silences the game, and the player's own music goes on under it. A refusal
    // costs no more than that: there would be sound all the same.
    [[AVAudioSession sharedInstance] setCategory:AVAudioSessionCategoryAmbient error:nil];
}

}
