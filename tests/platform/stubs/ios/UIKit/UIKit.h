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

CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height);
CGFloat CGRectGetMidX(CGRect rect);
CGFloat CGRectGetMidY(CGRect rect);

typedef enum UIPopoverArrowDirection : NSUInteger { UIPopoverArrowDirectionUp = 1 } UIPopoverArrowDirection;

@interface UIView : NSObject
@property CGRect bounds;
@end
@interface UIPopoverPresentationController : NSObject
@property UIView* sourceView;
@property CGRect sourceRect;
@property UIPopoverArrowDirection permittedArrowDirections;
@end
@interface UIViewController : NSObject
@property UIView* view;
@property(readonly) UIViewController* presentedViewController;
@property(readonly) UIPopoverPresentationController* popoverPresentationController;
- (void)presentViewController:(UIViewController*)controller
                     animated:(BOOL)animated
                   completion:(void (^)(void))completion;
@end
@interface UIActivity : NSObject
@end
@interface UIActivityViewController : UIViewController
- (instancetype)initWithActivityItems:(NSArray*)items
                applicationActivities:(NSArray<UIActivity*>*)activities;
@end
@interface UIWindow : UIView
@property UIViewController* rootViewController;
@end
@interface UIScene : NSObject
@end
@interface UIWindowScene : UIScene
@property(readonly) UIWindow* keyWindow;
@end
@interface UIApplication : NSObject
@property(class, readonly) UIApplication* sharedApplication;
@property(readonly) NSSet<UIScene*>* connectedScenes;
@end
