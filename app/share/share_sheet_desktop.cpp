#include "share_sheet.h"

namespace trapbox {

std::shared_ptr<ShareSheet> make_share_sheet() { return std::make_shared<NoShareSheet>(); }

}
