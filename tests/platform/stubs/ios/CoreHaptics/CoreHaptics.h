#pragma once

#import <Foundation/Foundation.h>

typedef NSString* CHHapticEventParameterID;
typedef NSString* CHHapticDynamicParameterID;
typedef NSString* CHHapticEventType;
extern CHHapticEventParameterID const CHHapticEventParameterIDHapticIntensity;
extern CHHapticEventParameterID const CHHapticEventParameterIDHapticSharpness;
extern CHHapticDynamicParameterID const CHHapticDynamicParameterIDHapticIntensityControl;
extern CHHapticEventType const CHHapticEventTypeHapticContinuous;
#define CHHapticTimeImmediate ((NSTimeInterval)0.0)

@interface CHHapticEventParameter : NSObject
- (instancetype)initWithParameterID:(CHHapticEventParameterID)parameterID value:(float)value;
@end
@interface CHHapticDynamicParameter : NSObject
- (instancetype)initWithParameterID:(CHHapticDynamicParameterID)parameterID
                              value:(float)value
                       relativeTime:(NSTimeInterval)time;
@end
@interface CHHapticEvent : NSObject
- (instancetype)initWithEventType:(CHHapticEventType)type
                       parameters:(NSArray<CHHapticEventParameter*>*)parameters
                     relativeTime:(NSTimeInterval)time
                         duration:(NSTimeInterval)duration;
@end
@interface CHHapticPattern : NSObject
- (instancetype)initWithEvents:(NSArray<CHHapticEvent*>*)events
                    parameters:(NSArray<CHHapticDynamicParameter*>*)parameters
                         error:(NSError**)error;
@end

@protocol CHHapticDeviceCapability
@property(readonly) BOOL supportsHaptics;
@end
@protocol CHHapticPatternPlayer
- (BOOL)startAtTime:(NSTimeInterval)time error:(NSError**)error;
- (BOOL)stopAtTime:(NSTimeInterval)time error:(NSError**)error;
- (BOOL)sendParameters:(NSArray<CHHapticDynamicParameter*>*)parameters
                atTime:(NSTimeInterval)time
                 error:(NSError**)error;
@end
@protocol CHHapticAdvancedPatternPlayer <CHHapticPatternPlayer>
@property BOOL loopEnabled;
@end
@interface CHHapticEngine : NSObject
+ (id<CHHapticDeviceCapability>)capabilitiesForHardware;
- (instancetype)initAndReturnError:(NSError**)error;
- (BOOL)startAndReturnError:(NSError**)error;
- (id<CHHapticAdvancedPatternPlayer>)createAdvancedPlayerWithPattern:(CHHapticPattern*)pattern
                                                               error:(NSError**)error;
@property BOOL playsHapticsOnly;
@property(getter=isAutoShutdownEnabled) BOOL autoShutdownEnabled;
@end
