#include "replayer.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>

namespace trapbox {

namespace {

constexpr double kPace = 0.9;          // s between the turns of a game without a clock
constexpr double kFineStep = 1.0 / 60; // s between the small steps of a drag while nothing else moves
constexpr int kSeeking = 8;            // ms per frame
constexpr int kStill = 150; // ms, the minimum time for which a still is shown while better ones arrive
constexpr Tick kNear = kTicksPerSecond; // moments up to this far ahead are simulated immediately

}

Replayer::Replayer(MatchDriver& driver, Playback playback, QObject* parent)
    : QObject(parent), m_driver(driver), m_playback(std::make_shared<const Playback>(std::move(playback))),
      m_place(place_of(driver.match(), *m_playback)), m_wait(kPace) {}

void Replayer::enable_scrubbing() { m_scrubber = std::make_unique<Scrubber>(m_playback); }

bool Replayer::atEnd() const {
    return !m_behind && m_place.commands == m_playback->commands.size() &&
           m_driver.match().ticks() >= m_playback->ticks;
}

void Replayer::setPlaying(bool playing) {
    if (playing && atEnd()) restart();
    if (playing == m_playing) return;
    m_playing = playing;
    emit playingChanged();
    emit runningChanged();
}

void Replayer::setSpeed(double speed) {
    speed = std::clamp(speed, 0.1, 8.0);
    if (speed == m_speed) return;
    m_speed = speed;
    emit speedChanged();
}

bool Replayer::notable(std::size_t index) const {
    return m_driver.view()->worth_saving(m_playback->commands[index].command);
}

void Replayer::apply_due() {
    apply_next(m_driver.match(), *m_playback, m_place);
    if (m_place.commands < m_playback->commands.size())
        m_wait = notable(m_place.commands) ? kPace : kFineStep;
}

Tick Replayer::moment_after(std::size_t index) const {
    return m_playback->commands[index].tick + static_cast<Tick>(index) + 1;
}

double Replayer::progress() const {
    const Tick shown = m_goal ? m_goal->moment : moment();
    return moments() > 0 ? static_cast<double>(shown) / static_cast<double>(moments()) : 1;
}

void Replayer::seek(double progress) {
    const double share = std::clamp(progress, 0.0, 1.0) * static_cast<double>(moments());
    const auto moment = static_cast<Tick>(std::lround(share));
    std::size_t count = 0;
    while (count < m_playback->commands.size() && moment_after(count) <= moment)
        ++count;
    set_goal({moment, count, false});
}

bool Replayer::is_far(Tick sought) const {
    return m_behind || sought < moment() || sought - moment() > kNear;
}

void Replayer::set_goal(Goal goal) {
    m_goal = goal;
    if (m_scrubber && is_far(goal.moment)) {
        // The last command has animation and sound, so it is applied by this object.
        m_background = goal.live ? moment_after(goal.count - 1) - 1 : goal.moment;
        m_scrubber->seek(*m_background);
        m_skipped = true;
        show_still();
    } else {
        m_background.reset();
        if (m_scrubber) m_scrubber->stop_seeking();
        if (goal.moment < moment()) {
            m_driver.rewind();
            m_place = {};
            m_skipped = true;
        }
    }
    emit moved();
    emit runningChanged();
}

void Replayer::seek_in_background() {
    auto arrived = m_scrubber->take_arrived();
    if (!arrived) return show_still(); // a better still may have arrived
    m_background.reset();
    if (arrived->match) return take_over(std::move(*arrived));
    if (m_behind) m_driver.match().swap(*std::exchange(m_behind, {})->match); // the match cannot be replayed
    show_jump();
    stop_seeking();
}

// Shows a snapshot. Meanwhile m_behind keeps the driver's own match.
void Replayer::show_still() {
    const auto snapshot = m_scrubber->nearest(*m_background);
    if (!snapshot) return;
    const Tick at = moment_of(*snapshot);
    if (m_behind &&
        (m_behind->shown == at || (m_behind->goal == *m_background && !m_behind->age.hasExpired(kStill))))
        return;
    auto still = m_scrubber->still(*snapshot);
    if (!still) return;
    m_driver.match().swap(*still);
    if (!m_behind) m_behind = Behind{.match = std::move(still), .age = {}};
    m_behind->shown = at;
    m_behind->goal = *m_background;
    m_behind->age.start();
    show_jump();
}

void Replayer::take_over(Scrubber::Arrived arrived) {
    m_driver.match().swap(*arrived.match);
    if (m_behind) arrived.match = std::move(std::exchange(m_behind, {})->match);
    std::swap(m_place, arrived.place);
    m_scrubber->give_back(std::move(arrived));
    m_driver.forget_events();
}

void Replayer::seek_on() {
    if (m_background) seek_in_background();
    if (m_background || !m_goal) return;
    QElapsedTimer clock;
    clock.start();
    AnyMatch& match = m_driver.match();
    while (moment() < m_goal->moment) {
        if (clock.elapsed() >= kSeeking) return;
        const Tick ahead = std::min(ticks_ahead(match, *m_playback, m_place), m_goal->moment - moment());
        if (run_ticks(std::min(ahead, kTicksPerSecond / 10)) > 0) {
            m_skipped = true;
            continue;
        }
        if (m_place.commands == m_playback->commands.size()) break;
        if (m_goal->live && m_goal->count == m_place.commands + 1 && m_skipped) show_jump();
        apply_due();
        m_skipped = true;
    }
    if (m_goal->live)
        m_driver.show_now();
    else
        show_jump();
    stop_seeking();
    emit moved();
}

void Replayer::show_jump() {
    m_driver.forget_events();
    m_driver.show_now();
}

void Replayer::stop_seeking() {
    m_due = 0;
    m_skipped = false;
    if (!m_goal) return;
    m_goal.reset();
    emit runningChanged();
}

void Replayer::frame(double seconds) {
    if (m_goal) return seek_on();
    if (!m_playing) return;
    const double passed = std::min(seconds, 0.25) * m_speed;
    m_due += passed;
    m_wait -= passed;
    const auto due = static_cast<Tick>(m_due * static_cast<double>(kTicksPerSecond));
    m_due -= static_cast<double>(due) / static_cast<double>(kTicksPerSecond);
    run(due, true);
    if (atEnd()) setPlaying(false);
}

void Replayer::skip(double seconds) {
    run(static_cast<Tick>(seconds * static_cast<double>(kTicksPerSecond)), false);
}

Tick Replayer::run_ticks(Tick count) {
    const Tick run = m_driver.run_quietly(count);
    make_due_restarts(m_driver.match(), *m_playback, m_place);
    return run;
}

void Replayer::run(Tick due, bool wait) {
    for (;;) {
        const bool more = m_place.commands < m_playback->commands.size();
        const Tick ahead = ticks_ahead(m_driver.match(), *m_playback, m_place);
        if (ahead > 0) {
            const Tick run = run_ticks(std::min(due, ahead));
            due -= run;
            if (run == 0 || due <= 0) break;
            m_wait = 0; // the clock sets the pace
        } else if (more && (!wait || m_wait <= 0 || m_driver.match().busy())) {
            apply_due();
            if (wait && !m_driver.match().busy()) break;
        } else {
            break;
        }
    }
    m_driver.show_now();
    emit moved();
}

void Replayer::go_to(std::size_t count) {
    setPlaying(false);
    Tick moment = 0;
    if (count == m_playback->commands.size())
        moment = moments();
    else if (count > 0)
        moment = moment_after(count - 1);
    set_goal({moment, count, count > shown()});
    seek_on(); // most goals are reached immediately
}

std::size_t Replayer::shown() const { return m_goal ? m_goal->count : m_place.commands; }

void Replayer::step() {
    std::size_t to = shown();
    while (to < m_playback->commands.size() && !notable(to))
        ++to;
    go_to(std::min(to + 1, m_playback->commands.size()));
}

void Replayer::stepBack() {
    std::size_t to = shown() > 0 ? shown() - 1 : 0;
    while (to > 0 && !notable(to))
        --to;
    go_to(to);
}

void Replayer::restart() {
    m_wait = kPace;
    if (m_scrubber) return set_goal({0, 0, false});
    stop_seeking();
    m_driver.rewind();
    m_place = {};
    m_driver.show_now();
    emit moved();
}

}
