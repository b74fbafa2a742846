#include "store/arrival.h"

namespace trapbox {

void Arrival::start(Read read, Then then) {
    give_up();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_background.start([this, read = std::move(read), then = std::move(then), stop = m_stop] {
        auto game = std::make_shared<Result<SavedGame>>(
            read([&stop] { return stop->load(std::memory_order_relaxed); }));
        QMetaObject::invokeMethod(
            this,
            [this, game, then, stop] {
                if (*stop) return;
                m_stop.reset();
                then(std::move(*game));
            },
            Qt::QueuedConnection);
    });
}

void Arrival::give_up() {
    if (m_stop) *m_stop = true;
    m_stop.reset();
}

}
