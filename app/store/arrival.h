// Reads and replays an incoming game in the background. Replaying takes about a second, but minutes for a
// maliciously long file. So it reports progress, can be cancelled, and asks for consent if it takes long.
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
        // After this time the game is resumed from its checkpoint instead of replayed. 0: never.
        std::chrono::milliseconds replay{0};
        // A game whose replay needs more processor time than this needs consent.
        std::chrono::milliseconds without_consent{10'000};
        // The total time can be estimated only after this time.
        std::chrono::milliseconds estimate_after{2'000};
    };

    Arrival();
    ~Arrival() override { cancel(); }

    bool under_way() const { return m_work != nullptr; }
    double progress() const; // 0 … 1
    bool needs_consent() const;

    // Cancels the previous import. `then` is called later, on the calling thread.
    void start(Read read, Then then, const Limits& limits);
    void start(Read read, Then then) { start(std::move(read), std::move(then), Limits{}); }
    void cancel(); // the background thread stops within 100 ms
    void consent();

  signals:
    void changed(); // of progress and needs_consent, ten times a second during an import

  private:
    struct Work;

    std::shared_ptr<Work> m_work; // shared with the background thread; null when idle
    QTimer m_poll;
    QThreadPool m_background; // last member: must stop before the members it uses are destroyed
};

}
