// Sends files to other apps and fetches files from them: the interface to the platform's share sheet. Knows
// nothing of the files' content.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

namespace trapbox {

class ShareSheet {
  public:
    virtual ~ShareSheet() = default;
    // False on desktops, where a file is written to the player's documents instead.
    virtual bool there() const = 0;
    // Opens the share sheet for this file. Returns false if the system refuses. Call only if there().
    virtual bool offer(const std::string& path) = 0;
    // URL scheme of files from other apps. Empty if Qt reports them itself.
    virtual std::string scheme() const = 0;
    // Copies the content of such an address to a file that the caller must remove. Returns its path, or an
    // empty string on failure. May stop after `max_bytes` + 1 bytes. May block; thread-safe.
    virtual std::string fetch(const std::string& address, std::int64_t max_bytes) = 0;
    // Makes a running fetch return immediately with an empty path, because another app may never respond.
    // Thread-safe.
    virtual void cancel_fetch() {}
};

// Desktops.
class NoShareSheet : public ShareSheet {
  public:
    bool there() const override { return false; }
    bool offer(const std::string&) override { return false; }
    std::string scheme() const override { return {}; }
    std::string fetch(const std::string&, std::int64_t) override { return {}; }
};

// The platform's implementation: share_sheet_android.cpp, ios/ShareSheet.mm or share_sheet_desktop.cpp.
std::shared_ptr<ShareSheet> make_share_sheet();

}
