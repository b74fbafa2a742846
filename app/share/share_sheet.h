// How a game leaves the device as a file, and how one comes in: one interface for the way that a phone has
// for both. What is in the file is none of its business.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

namespace trapbox {

class ShareSheet {
  public:
    virtual ~ShareSheet() = default;
    // False where players find a file among their documents by themselves.
    virtual bool there() const = 0;
    // Has the player say where the file is to go; false when the system refuses. Called only when there().
    virtual bool offer(const std::string& path) = 0;
    // Of the addresses under which other apps hand over files; empty where Qt itself tells of them.
    virtual std::string scheme() const = 0;
    // The path of a copy of what is behind such an address, which is then ours to remove; empty when it
    // cannot be read. Of more than `most` bytes it may leave out all but the first one too many. May take
    // long; any thread may call it.
    virtual std::string fetch(const std::string& address, std::int64_t most) = 0;
    // Has a fetch that is under way return at once with an empty path: another app may never hand over the
    // file. Any thread may call it.
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

// What this device has: in share_sheet_android.cpp, ios/ShareSheet.mm or share_sheet_desktop.cpp, of which
// CMake takes one.
std::shared_ptr<ShareSheet> make_share_sheet();

}
