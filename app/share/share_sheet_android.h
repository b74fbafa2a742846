// Files from and to other apps on Android, through org.trapbox.SharedFiles. Only compiled there.
#pragma once

#include "share_sheet.h"

#include <QJniObject>

namespace trapbox {

class AndroidShareSheet : public ShareSheet {
  public:
    AndroidShareSheet();
    bool there() const override { return true; }
    bool offer(const std::string& path) override;
    std::string scheme() const override { return "content"; }
    std::string fetch(const std::string& address, std::int64_t max_bytes) override;
    void cancel_fetch() override;

  private:
    QJniObject m_java;
};

}
