#include "replayer.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>

namespace trapbox {

namespace {

constexpr double kPace = 0.9;          // s between the turns of a game without a clock
constexpr double kFineStep = 1.0 / 60; // s between the small steps of a drag while nothing else moves
constexpr int kSeeking = 8;            // ms of a frame

}

Replayer::Replayer(MatchDriver& driver, Journal journal, QObject* parent)
    : QObject(parent), m_driver(driver), m_journal(std::move(journal)),
      m_next(driver.match().command_count()), m_wait(kPace) {}

bool Replayer::atEnd() const {
    return m_next == m_journal.commands.size() && m_driver.match().ticks() >= m_journal.ticks;
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
    return m_driver.view()->worth_saving(m_journal.commands[index].command);
}

void Replayer::apply_next() {
    m_driver.apply_quietly(m_journal.commands[m_next].command);
    ++m_next;
    if (m_next < m_journal.commands.size()) m_wait = notable(m_next) ? kPace : kFineStep;
}

// Both ticks and commands are something to see: a game of turns has no ticks.
Tick Replayer::moment() const { return m_driver.match().ticks() + static_cast<Tick>(m_next); }
Tick Replayer::moments() const { return m_journal.ticks + static_cast<Tick>(m_journal.commands.size()); }

Tick Replayer::moment_after(std::size_t index) const {
    return m_journal.commands[index].tick + static_cast<Tick>(index) + 1;
}

double Replayer::progress() const {
    const Tick shown = m_goal ? m_goal->moment : moment();
    return moments() > 0 ? static_cast<double>(shown) / static_cast<double>(moments()) : 1;
}

void Replayer::seek(double progress) {
    const double share = std::clamp(progress, 0.0, 1.0) * static_cast<double>(moments());
    const auto moment = static_cast<Tick>(std::lround(share));
    std::size_t count = 0;
    while (count < m_journal.commands.size() && moment_after(count) <= moment)
        ++count;
    set_goal({moment, count, false});
}

void Replayer::set_goal(Goal goal) {
    m_goal = goal;
    if (goal.moment < moment()) {
        m_driver.rewind();
        m_next = 0;
        m_skipped = true;
    }
    emit moved();
    emit runningChanged();
}

void Replayer::seek_on() {
    QElapsedTimer clock;
    clock.start();
    while (moment() < m_goal->moment) {
        if (clock.elapsed() >= kSeeking) return;
        const bool more = m_next < m_journal.commands.size();
        const Tick until = more ? m_journal.commands[m_next].tick : m_journal.ticks;
        const Tick ahead = std::min(until - m_driver.match().ticks(), m_goal->moment - moment());
        if (m_driver.run_quietly(std::min(ahead, kTicksPerSecond / 10)) > 0) {
            m_skipped = true;
            continue;
        }
        if (!more) break;
        if (m_goal->told && m_goal->count == m_next + 1 && m_skipped) show_jump();
        apply_next();
        m_skipped = true;
    }
    if (m_goal->told)
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

void Replayer::run(Tick due, bool wait) {
    for (;;) {
        const bool more = m_next < m_journal.commands.size();
        const Tick until = more ? m_journal.commands[m_next].tick : m_journal.ticks;
        const Tick ahead = until - m_driver.match().ticks();
        if (ahead > 0) {
            const Tick run = m_driver.run_quietly(std::min(due, ahead));
            due -= run;
            if (run == 0 || due <= 0) break;
            m_wait = 0; // the clock sets the pace
        } else if (more && (!wait || m_wait <= 0 || m_driver.match().busy())) {
            apply_next();
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
    if (count == m_journal.commands.size())
        moment = moments();
    else if (count > 0)
        moment = moment_after(count - 1);
    set_goal({moment, count, count > shown()});
    seek_on(); // most are there at once
}

std::size_t Replayer::shown() const { return m_goal ? m_goal->count : m_next; }

void Replayer::step() {
    std::size_t to = shown();
    while (to < m_journal.commands.size() && !notable(to))
        ++to;
    go_to(std::min(to + 1, m_journal.commands.size()));
}

void Replayer::stepBack() {
    std::size_t to = shown() > 0 ? shown() - 1 : 0;
    while (to > 0 && !notable(to))
        --to;
    go_to(to);
}

void Replayer::restart() {
    stop_seeking();
    m_driver.rewind();
    m_next = 0;
    m_wait = kPace;
    m_driver.show_now();
    emit moved();
}

}
