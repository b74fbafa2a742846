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

// The first moment that is shown.
Tick first_moment(const Playback& playback, const Trip& trip) {
    const Tick touched = trip.lifted_from > 0 ? playback.commands[trip.lifted_from - 1].tick : 0;
    const Tick tick = std::max(touched, trip.tick - TripReplay::kBefore);
    std::size_t commands = trip.lifted_from;
    while (commands < playback.commands.size() && playback.commands[commands].tick < tick)
        ++commands;
    return tick + static_cast<Tick>(commands);
}

// The match at that moment.
std::unique_ptr<AnyMatch> played_until(Tick moment, const Playback& playback) {
    auto match = playback.at_start();
    ReplayPlace place;
    make_due_restarts(*match, playback, place);
    while (step_towards(moment, kTicksPerSecond, *match, playback, place))
        (void)match->take_events();
    return match;
}

}

TripReplay::TripReplay(Playback playback, Trip trip, bool stills, QObject* parent)
    : QObject(parent), m_playback(std::move(playback)), m_trip(std::move(trip)), m_stills(stills) {
    m_playback.ticks = std::min(m_playback.ticks, m_trip.tick + kAfter);
    std::erase_if(m_playback.commands, [this](const auto& each) { return each.tick >= m_playback.ticks; });
    std::erase_if(m_playback.restarts, [this](const auto& each) { return each.tick >= m_playback.ticks; });
    QThreadPool::globalInstance()->start(
        [self = QPointer(this), played = m_playback, moment = first_moment(m_playback, m_trip)] {
            auto match = std::make_shared<std::unique_ptr<AnyMatch>>(played_until(moment, played));
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
    m_length = static_cast<double>(m_playback.ticks - match->ticks()) / static_cast<double>(kTicksPerSecond);
    m_driver = std::make_unique<MatchDriver>(std::move(match));
    auto view = std::make_unique<BoobyTrapView>(*match_of<Rules>(m_driver->match()),
                                                [](const AnyCommand&) { return false; });
    view->mark_arch(m_trip.arch);
    m_driver->set_view(std::move(view));
    m_replayer = std::make_unique<Replayer>(*m_driver, m_playback);
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
