// A file from elsewhere on its way in. Whoever made it is unknown, and to replay it may take minutes: that is
// done in the background, and can be given up.
#pragma once

#include "store/save_file.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>

namespace trapbox {

class Arrival final : public QObject {
  public:
    using Then = std::function<void(Result<SavedGame>)>;

    ~Arrival() override { give_up(); }

    bool under_way() const { return m_stop != nullptr; }
    // Gives up the one before it. `then` is called by the thread that called this, later.
    void read(const QByteArray& bytes, FindGame find, Then then);
    void give_up();

  private:
    std::shared_ptr<std::atomic<bool>> m_stop; // shared with the one that is read; null while none is
    QThreadPool m_background;                  // the last member, so that it ends before what it uses
};

}
