// A game on its way in. To replay it takes a second, and where a stranger made the file perhaps minutes: that
// is done in the background, and can be given up.
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
    using Read = std::function<Result<SavedGame>(const Stopped& stopped)>; // on any thread
    using Then = std::function<void(Result<SavedGame>)>;

    ~Arrival() override { give_up(); }

    bool under_way() const { return m_stop != nullptr; }
    // Gives up the one before it. `then` is called by the thread that called this, later.
    void start(Read read, Then then);
    void give_up();

  private:
    std::shared_ptr<std::atomic<bool>> m_stop; // shared with the one that is read; null while none is
    QThreadPool m_background;                  // the last member, so that it ends before what it uses
};

}
