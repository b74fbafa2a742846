#include "games/booby_trap/trip_replay.h"

#include "booby_trap/rules.h"
#include "games/booby_trap/view.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <algorithm>

namespace trapbox {

namespace {

using Rules = booby_trap::Rules;

Tick first_tick(const Journal& journal, const Trip& trip) {
    const Tick touched = trip.lifted_from > 0 ? journal.commands[trip.lifted_from - 1].tick : 0;
    return std::max(touched, trip.tick - TripReplay::kBefore);
}

// What was played before the part that is shown.
Journal head(Journal journal, const Trip& trip) {
    journal.ticks = first_tick(journal, trip);
    std::size_t count = 0;
    while (count < journal.commands.size() &&
           (count < trip.lifted_from || journal.commands[count].tick < journal.ticks))
        ++count;
    journal.commands.resize(count);
    journal.marks.clear();
    std::erase_if(journal.restarts, [&](const Snapshot& restart) {
        return restart.commands > count || restart.tick > journal.ticks;
    });
    journal.checkpoint.clear(); // it is of a later moment
    return journal;
}

}

TripReplay::TripReplay(Journal journal, Trip trip, bool stills, QObject* parent)
    : QObject(parent), m_journal(std::move(journal)), m_trip(std::move(trip)), m_stills(stills) {
    m_journal.ticks = std::min(m_journal.ticks, m_trip.tick + kAfter);
    std::erase_if(m_journal.commands, [this](const auto& each) { return each.tick >= m_journal.ticks; });
    std::erase_if(m_journal.restarts, [this](const auto& each) { return each.tick >= m_journal.ticks; });
    QThreadPool::globalInstance()->start([self = QPointer(this), journal = head(m_journal, m_trip)] {
        auto found = Match<Rules>::load(journal);
        if (!found) return;
        auto match = std::make_shared<std::unique_ptr<AnyMatch>>(
            std::make_unique<ErasedMatch<Rules>>(std::move(*found)));
        QMetaObject::invokeMethod(qApp, [self, match] {
            if (self) self->begin(std::move(*match));
        });
    });
}

TripReplay::~TripReplay() = default;

BoobyTrapView* TripReplay::view() const {
    return m_driver ? qobject_cast<BoobyTrapView*>(m_driver->view()) : nullptr;
}

void TripReplay::begin(std::unique_ptr<AnyMatch> match) {
    m_length = static_cast<double>(m_journal.ticks - match->ticks()) / static_cast<double>(kTicksPerSecond);
    m_driver = std::make_unique<MatchDriver>(std::move(match));
    auto view = std::make_unique<BoobyTrapView>(*match_of<Rules>(m_driver->match()),
                                                [](const std::string&) { return false; });
    view->mark_arch(m_trip.arch);
    m_driver->set_view(std::move(view));
    m_replayer = std::make_unique<Replayer>(*m_driver, m_journal);
    m_replayer->setSpeed(1 / kSlowness);
    emit viewChanged();
    emit moved();
}

void TripReplay::frame(double seconds) {
    if (!running()) return;
    if (m_pause > 0) {
        m_pause -= seconds;
        if (m_pause > 0) return;
        if (m_replayer->atEnd()) return end();
        m_replayer->skip(0); // whoever was about to lift does so now
        m_replayer->setPlaying(true);
        return;
    }
    m_replayer->frame(seconds);
    if (m_replayer->atEnd()) m_pause = kPause;
}

void TripReplay::next() {
    if (!m_stills || !m_replayer || m_over) return;
    if (m_still == kStills) return end();
    ++m_still;
    m_replayer->skip(m_length / (kStills - 1));
    emit moved();
}

void TripReplay::end() {
    m_over = true;
    emit moved();
    emit finished();
}

}
