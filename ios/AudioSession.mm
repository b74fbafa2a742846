#include "audio_session.h"

#import <AVFAudio/AVFAudio.h>

namespace trapbox {

void prepare_audio_session() {
    AVAudioSession* session = [AVAudioSession sharedInstance];
    // Ambient: the silent switch silences the game, and the player's own music goes on under it. A refusal
    // costs no more than that: there would be sound all the same.
    [session setCategory:AVAudioSessionCategoryAmbient error:nil];
    // Otherwise some 20 ms. To be asked for before the session is activated, which Qt does when it opens the
    // device.
    [session setPreferredIOBufferDuration:0.005 error:nil];
}

}
