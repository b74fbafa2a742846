// A game on its way in. To replay it takes a second, and where a stranger made the file perhaps minutes: that
// is done in the background, with progress; it can be cancelled, and what takes long needs the player's
// consent.
#pragma once

#include "store/record_file.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>

namespace trapbox {

class Arrival final : public QObject {
    Q_OBJECT
  public:
    using Read = std::function<Result<Import>(const ReplayMonitor& monitor)>; // on any thread
    using Then = std::function<void(Result<Import>)>;

    struct Limits {
        // After this time the game is resumed from its checkpoint rather than replayed; zero: never.
        std::chrono::milliseconds replay{0};
        // What takes or is going to take longer than this needs consent.
        std::chrono::milliseconds without_consent{10'000};
        // Only then is it known how long it is going to take.
        std::chrono::milliseconds estimate_after{2'000};
    };

    Arrival();
    ~Arrival() override { cancel(); }

    bool under_way() const { return m_work != nullptr; }
    double progress() const; // 0 … 1
    bool needs_consent() const;

    // Cancels the one before it. `then` is called by the thread that called this, later.
    void start(Read read, Then then, const Limits& limits);
    void start(Read read, Then then) { start(std::move(read), std::move(then), Limits{}); }
    void cancel(); // the background ends within 100 ms
    void consent();

  signals:
    void changed(); // progress and needs_consent, ten times a second while a game is under way

  private:
    struct Work;

    std::shared_ptr<Work> m_work; // shared with the background; null while none is under way
    QTimer m_poll;
    QThreadPool m_background; // the last member, so that it ends before what it uses
};

}
