#include "store/arrival.h"

#include "cpu_time.h"

#include <QElapsedTimer>
#include <QSemaphore>

#include <atomic>

using namespace std::chrono_literals;

namespace trapbox {

// Shared by both threads.
struct Arrival::Work {
    Limits limits;
    std::atomic<bool> cancelled = false;
    std::atomic<double> progress = 0;
    std::atomic<bool> needs_consent = false;
    QSemaphore consents;

    // The rest is used only by the background thread.
    QElapsedTimer clock; // real time the player has waited
    double begun = 0;    // ms of the thread's processor time
    bool has_consent = false;

    ReplayMonitor monitor() {
        ReplayMonitor monitor;
        monitor.cancelled = [this] { return cancelled.load(std::memory_order_relaxed); };
        monitor.progress = [this](double done) {
            progress = done;
            if (!has_consent && takes_too_long(done)) wait_for_consent();
        };
        if (limits.replay > 0ms)
            monitor.use_checkpoint = [this] { return clock.elapsed() > limits.replay.count(); };
        return monitor;
    }

  private:
    // In processor time, so that a busy device does not make a short game look long.
    bool takes_too_long(double done) const {
        const std::chrono::duration<double, std::milli> spent(cpu_milliseconds() - begun);
        if (spent > limits.without_consent) return true;
        return spent > limits.estimate_after && spent > limits.without_consent * done;
    }

    void wait_for_consent() {
        needs_consent = true;
        while (!cancelled && !has_consent)
            has_consent = consents.tryAcquire(1, 20); // ms
        needs_consent = false;
    }
};

Arrival::Arrival() {
    m_poll.setInterval(100);
    connect(&m_poll, &QTimer::timeout, this, &Arrival::changed);
}

double Arrival::progress() const { return m_work ? m_work->progress.load() : 0; }

bool Arrival::needs_consent() const { return m_work && m_work->needs_consent; }

void Arrival::start(Read read, Then then, const Limits& limits) {
    cancel();
    m_work = std::make_shared<Work>();
    m_work->limits = limits;
    m_poll.start();
    m_background.start([this, read = std::move(read), then = std::move(then), work = m_work] {
        work->clock.start();
        work->begun = cpu_milliseconds();
        auto import = std::make_shared<Result<Import>>(read(work->monitor()));
        QMetaObject::invokeMethod(
            this,
            [this, import, then, work] {
                if (work->cancelled) return;
                m_work.reset();
                m_poll.stop();
                then(std::move(*import));
            },
            Qt::QueuedConnection);
    });
}

void Arrival::cancel() {
    if (m_work) m_work->cancelled = true;
    m_work.reset();
    m_poll.stop();
}

void Arrival::consent() {
    if (needs_consent()) m_work->consents.release();
}

}
