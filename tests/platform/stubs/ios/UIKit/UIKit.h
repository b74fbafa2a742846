#pragma once

#import <Foundation/Foundation.h>

typedef enum UIImpactFeedbackStyle : NSInteger {
    UIImpactFeedbackStyleLight,
    UIImpactFeedbackStyleMedium,
    UIImpactFeedbackStyleHeavy,
    UIImpactFeedbackStyleSoft,
    UIImpactFeedbackStyleRigid
} UIImpactFeedbackStyle;

@interface UIImpactFeedbackGenerator : NSObject
- (instancetype)initWithStyle:(UIImpactFeedbackStyle)style;
- (void)impactOccurredWithIntensity:(CGFloat)intensity;
@end
@interface UISelectionFeedbackGenerator : NSObject
- (void)selectionChanged;
@end
