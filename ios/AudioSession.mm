#include "audio_session.h"

#import <AVFAudio/AVFAudio.h>

namespace trapbox {

void prepare_audio_session() {
    AVAudioSession* session = [AVAudioSession sharedInstance];
    // Ambient: the silent switch mutes the game, and the player's music continues. Errors are ignored: sound
    // works without these settings.
    [session setCategory:AVAudioSessionCategoryAmbient error:nil];
    // The default is about 20 ms. Must be set before Qt opens the device, which activates the session.
    [session setPreferredIOBufferDuration:0.005 error:nil];
}

}
