#include "share_sheet_ios.h"

#import <UIKit/UIKit.h>

namespace trapbox {

namespace {

// The topmost view controller of the app's window.
UIViewController* top_controller() {
    for (UIScene* scene in UIApplication.sharedApplication.connectedScenes) {
        if (![scene isKindOfClass:[UIWindowScene class]]) continue;
        UIViewController* top = static_cast<UIWindowScene*>(scene).keyWindow.rootViewController;
        while (top.presentedViewController)
            top = top.presentedViewController;
        if (top) return top;
    }
    return nil;
}

}

bool IosShareSheet::offer(const std::string& path) {
    UIViewController* top = top_controller();
    if (!top) return false;
    NSURL* file = [NSURL fileURLWithPath:@(path.c_str())];
    UIActivityViewController* sheet = [[UIActivityViewController alloc] initWithActivityItems:@[ file ]
                                                                        applicationActivities:nil];
    // On a tablet it is a popover that needs a position: the centre, without an arrow.
    UIPopoverPresentationController* bubble = sheet.popoverPresentationController;
    const CGRect room = top.view.bounds;
    bubble.sourceView = top.view;
    bubble.sourceRect = CGRectMake(CGRectGetMidX(room), CGRectGetMidY(room), 0, 0);
    bubble.permittedArrowDirections = static_cast<UIPopoverArrowDirection>(0);
    [top presentViewController:sheet animated:YES completion:nil];
    return true;
}

// The system has copied the file to the app's Inbox, because Info.plist does not request opening in place.
std::string IosShareSheet::fetch(const std::string& address, std::int64_t) {
    NSString* path = [NSURL URLWithString:@(address.c_str())].path;
    return path ? std::string(path.UTF8String) : std::string();
}

std::shared_ptr<ShareSheet> make_share_sheet() { return std::make_shared<IosShareSheet>(); }

}
