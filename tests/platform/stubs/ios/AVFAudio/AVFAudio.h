#pragma once

#import <Foundation/Foundation.h>

typedef NSString* AVAudioSessionCategory;
extern AVAudioSessionCategory const AVAudioSessionCategoryAmbient;

@interface AVAudioSession : NSObject
+ (AVAudioSession*)sharedInstance;
- (BOOL)setCategory:(AVAudioSessionCategory)category error:(NSError**)error;
- (BOOL)setPreferredIOBufferDuration:(double)seconds error:(NSError**)error;
@end
