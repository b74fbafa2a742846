#include "match_driver.h"

#include "translated.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <utility>

namespace trapbox {

namespace {

constexpr double kLongestFrame = 0.25; // s
constexpr double kHurriedPace = 4;

int milliseconds(Tick ticks) { return static_cast<int>(ticks * 1000 / kTicksPerSecond); }

}

MatchDriver::MatchDriver(std::unique_ptr<AnyMatch> match, Bots bots, QObject* parent)
    : QObject(parent), m_match(std::move(match)), m_thoughts(m_match->seed()), m_ended(ended()) {
    for (std::size_t i = 0; i < bots.size(); ++i)
        if (bots[i]) m_bots.push_back({.seat = seat_at(static_cast<int>(i)), .level = *bots[i], .plan = {}});
}

MatchDriver::~MatchDriver() { *m_stop = true; }

void MatchDriver::set_view(std::unique_ptr<GameView> view) {
    m_view = std::move(view);
    std::vector<bool> bots(static_cast<std::size_t>(m_match->seats()));
    for (const BotSeat& bot : m_bots)
        bots[bot.seat.index] = true;
    m_view->set_bots(std::move(bots));
    connect(m_view.get(), &GameView::showingChanged, this, &MatchDriver::run_held_steps);
    connect(m_view.get(), &GameView::dragged, this, &MatchDriver::after_drag);
    m_view->keep_previous();
    m_view->refresh(1);
    update_running();
    wake_bots();
}

bool MatchDriver::submit(const AnyCommand& command) {
    const Verdict verdict = m_match->apply(command);
    if (const Refusal* refusal = verdict.refusal()) {
        emit m_view->refused(to_qstring(refusal->key), translated(m_match->info().key, refusal->sentence));
        return false;
    }
    emit commandAccepted(command);
    if (m_view->is_drag_step(command))
        after_drag();
    else
        after_change();
    return true;
}

void MatchDriver::set_shown_by_frames(bool by_frames) {
    m_by_frames = by_frames;
    show_drag();
}

void MatchDriver::after_drag() {
    if (!m_by_frames) return after_change();
    m_view->handle_events();
    if (std::exchange(m_drag_unseen, true)) return;
    emit frameWanted();
}

void MatchDriver::show_drag() {
    if (m_drag_unseen) after_change();
}

void MatchDriver::frame(double seconds) {
    if (resting()) return;
    m_due += std::min(seconds, kLongestFrame) * pace();
    const auto due = static_cast<Tick>(m_due * static_cast<double>(kTicksPerSecond));
    m_due -= static_cast<double>(due) / static_cast<double>(kTicksPerSecond);
    if (due > 0) {
        m_match->advance(due - 1);
        m_view->keep_previous();
        m_match->advance(1);
    }
    after_change();
}

Tick MatchDriver::run_quietly(Tick count) {
    if (count <= 0) return 0;
    const Tick run = m_match->advance(count - 1);
    m_view->keep_previous();
    return run + m_match->advance(1);
}

void MatchDriver::rewind() {
    m_match->rewind();
    m_view->keep_previous();
}

void MatchDriver::adopt(AnyMatch& match) {
    m_match->swap(match);
    m_view->keep_previous();
    after_change();
}

void MatchDriver::forget_events() {
    (void)m_match->take_events();
    m_view->keep_previous();
}

void MatchDriver::after_change() {
    m_drag_unseen = false;
    m_view->handle_events();
    m_view->refresh(static_cast<float>(m_due * static_cast<double>(kTicksPerSecond)));
    if (ended() || person_to_act() || m_view->showing()) setHurried(false);
    emit changed();
    update_running();
    if (ended() && !m_ended) {
        m_ended = true;
        emit endReached();
    }
    wake_bots();
}

bool MatchDriver::running() const { return m_running; }

void MatchDriver::update_running() {
    const bool running = !resting() && m_match->busy();
    if (running == m_running) return;
    m_running = running;
    if (!running) {
        m_due = 0;
        m_view->keep_previous();
        m_view->refresh(1);
    }
    emit runningChanged();
}

void MatchDriver::setPaused(bool paused) {
    if (paused == m_paused) return;
    m_paused = paused;
    if (paused) come_to_rest();
    update_running();
    emit pausedChanged();
    wake_bots();
}

void MatchDriver::setHurried(bool hurried) {
    if (hurried == m_hurried) return;
    m_hurried = hurried;
    emit hurriedChanged();
}

// A thinking bot uses real time: at a higher pace it would lose the sand that runs meanwhile.
double MatchDriver::pace() const { return m_hurried && !thinking() ? kHurriedPace : 1; }

void MatchDriver::setAway(bool away) {
    if (away == m_away) return;
    m_away = away;
    if (away) come_to_rest();
    update_running();
    wake_bots();
}

void MatchDriver::come_to_rest() {
    stop_thinking(); // first, so that showing the state does not start a bot
    m_view->suspend();
}

void MatchDriver::wake_bots() {
    if (resting()) return;
    const SeatSet acting = m_match->to_act();
    for (BotSeat& bot : m_bots) {
        if (bot.thinking || bot.next < bot.plan.size() || !acting.has(bot.seat)) continue;
        bot.thinking = true;
        run(m_guide.reply ? m_guide.reply() : m_match->think(bot.seat, bot.level, ++m_thoughts),
            [this, &bot](Plan<AnyCommand> plan) {
                bot.thinking = false;
                bot.plan = std::move(plan);
                bot.next = 0;
                if (!bot.plan.empty()) schedule(bot);
            });
    }
}

void MatchDriver::run(Thought thought, std::function<void(Plan<AnyCommand>)> then) {
    ++m_thinking;
    emit thinkingChanged();
    // A separate pool, so that bots do not wait for other work of the app.
    static QThreadPool pool;
    auto answer = [self = QPointer(this), stop = m_stop, then = std::move(then)](Plan<AnyCommand> plan) {
        if (!self || *stop) return;
        --self->m_thinking;
        emit self->thinkingChanged();
        then(std::move(plan));
    };
    pool.start([thought = std::move(thought), stop = m_stop, answer = std::move(answer)] {
        Budget budget;
        budget.cancelled = [&stop] { return stop->load(std::memory_order_relaxed); };
        auto plan = thought(budget);
        if (*stop) return;
        QMetaObject::invokeMethod(qApp,
                                  [answer, plan = std::move(plan)]() mutable { answer(std::move(plan)); });
    });
}

void MatchDriver::stop_thinking() {
    *m_stop = true;
    m_stop = std::make_shared<std::atomic<bool>>(false);
    for (BotSeat& bot : m_bots) {
        bot.thinking = false;
        bot.plan.clear();
        bot.next = 0;
        bot.held = false;
    }
    if (m_thinking == 0) return;
    m_thinking = 0;
    emit thinkingChanged();
}

void MatchDriver::schedule(BotSeat& bot) {
    const auto& step = bot.plan[bot.next];
    const auto delay = static_cast<int>(milliseconds(step.delay) / pace());
    QTimer::singleShot(delay, Qt::PreciseTimer, this, [this, &bot, stop = m_stop] {
        if (!*stop) run_step(bot);
    });
}

void MatchDriver::run_held_steps() {
    for (BotSeat& bot : m_bots)
        if (bot.held && !m_view->showing()) run_step(bot);
}

void MatchDriver::run_step(BotSeat& bot) {
    bot.held = m_view->showing();
    if (bot.held) return;
    const AnyCommand command = bot.plan[bot.next].command;
    ++bot.next;
    // Refused if the match has changed since the bot made its plan; it then makes another one.
    const bool accepted = m_match->apply(command).accepted();
    if (!accepted) bot.next = bot.plan.size();
    if (bot.next < bot.plan.size()) schedule(bot);
    if (accepted) emit commandAccepted(command);
    after_change();
}

bool MatchDriver::is_person(Seat seat) const {
    return std::none_of(m_bots.begin(), m_bots.end(),
                        [seat](const BotSeat& bot) { return bot.seat == seat; });
}

bool MatchDriver::person_to_act() const {
    const SeatSet acting = m_match->to_act();
    for (int i = 0; i < m_match->seats(); ++i)
        if (const Seat seat = seat_at(i); acting.has(seat) && is_person(seat)) return true;
    return false;
}

void MatchDriver::undo() {
    if (!canUndo()) return;
    stop_thinking();
    const bool people = m_bots.size() < static_cast<std::size_t>(m_match->seats());
    do {
        m_match->undo();
    } while (people && !person_to_act() && m_match->command_count() > 0);
    m_ended = ended();
    m_view->keep_previous();
    after_change();
    emit undone();
}

void MatchDriver::start_over() {
    stop_thinking();
    m_match->rewind();
    (void)m_match->take_events();
    m_ended = ended();
    m_due = 0;
    m_view->keep_previous();
    after_change();
    emit undone();
}

void MatchDriver::hint() {
    if (m_guide.hint) return m_guide.hint();
    for (int i = 0; i < m_match->seats(); ++i) {
        const Seat seat = seat_at(i);
        if (!m_match->to_act().has(seat) || thinking()) continue;
        run(m_match->hint(seat, ++m_thoughts),
            [this, count = m_match->command_count()](const Plan<AnyCommand>& plan) {
                if (!plan.empty() && m_match->command_count() == count)
                    m_view->show_hint(plan.front().command);
            });
        return;
    }
}

}
