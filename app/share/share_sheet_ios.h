// Files from and to other apps on iOS. Its implementation is ios/ShareSheet.mm. Only compiled there.
#pragma once

#include "share_sheet.h"

namespace trapbox {

class IosShareSheet : public ShareSheet {
  public:
    bool there() const override { return true; }
    bool offer(const std::string& path) override;
    std::string scheme() const override { return "file"; }
    std::string fetch(const std::string& address, std::int64_t max_bytes) override;
};

}
