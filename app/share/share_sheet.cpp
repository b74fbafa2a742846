#include "share_sheet.h"

#if defined(__ANDROID__)
#include "share_sheet_android.h"
#elif defined(__APPLE__)
#include <TargetConditionals.h>
#if TARGET_OS_IOS
#include "share_sheet_ios.h"
#endif
#endif

namespace trapbox {

std::shared_ptr<ShareSheet> make_share_sheet() {
#if defined(__ANDROID__)
    return std::make_shared<AndroidShareSheet>();
#elif defined(__APPLE__) && TARGET_OS_IOS
    return std::make_shared<IosShareSheet>();
#else
    return std::make_shared<NoShareSheet>();
#endif
}

}
