#include "feedback_player.h"

#include <QGuiApplication>

namespace trapbox {

namespace {
#ifdef Q_OS_ANDROID
constexpr bool kAndroid = true;
#else
constexpr bool kAndroid = false;
#endif
}

FeedbackPlayer::FeedbackPlayer(std::unique_ptr<HapticDevice> motor, QObject* parent)
    : QObject(parent), MainOwned(this), m_motor(std::move(motor)),
      m_output(new AudioOutput(m_mixer, sound_back_end(QT_VERSION, kAndroid), make_sound_devices)) {
    m_clock.start();
    m_tick.setSingleShot(true);
    m_tick.setTimerType(Qt::PreciseTimer);
    connect(&m_tick, &QTimer::timeout, this, &FeedbackPlayer::tick_tension);
    m_thread.setObjectName(QStringLiteral("sound"));
    m_output->moveToThread(&m_thread);
    connect(m_output, &AudioOutput::deviceAppeared, this, &FeedbackPlayer::send_held_again);
    if (auto* app = qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
        connect(app, &QGuiApplication::applicationStateChanged, this,
                [this](Qt::ApplicationState state) { setForeground(state == Qt::ApplicationActive); });
}

FeedbackPlayer::~FeedbackPlayer() {
    m_motor->stop();
    if (m_thread.isRunning()) {
        QMetaObject::invokeMethod(m_output, &AudioOutput::go_to_background, Qt::BlockingQueuedConnection);
        m_thread.quit();
        m_thread.wait();
    }
    delete m_output;
}

void FeedbackPlayer::start_audio_thread() {
    if (!m_thread.isRunning()) m_thread.start(QThread::TimeCriticalPriority);
}

void FeedbackPlayer::warmUp() {
    if (!m_foreground) return;
    start_audio_thread();
    QMetaObject::invokeMethod(m_output, &AudioOutput::open, Qt::QueuedConnection);
}

void FeedbackPlayer::send(const SoundCommand& command) {
    start_audio_thread();
    m_output->send(command);
}

void FeedbackPlayer::send_held_again() {
    for (const auto& [channel, held] : m_held)
        send_held(channel, held);
}

void FeedbackPlayer::send_held(Channel channel, const Held& held) {
    const Sound& sound = row_of(held.cue).sound;
    if (audible(sound.bus))
        send({.kind = SoundCommand::Kind::hold,
              .sound = &sound,
              .level = held.value,
              .pan = held.x,
              .channel = channel});
    else if (m_thread.isRunning())
        send({.kind = SoundCommand::Kind::release, .channel = channel});
}

bool FeedbackPlayer::audible(Bus bus) const {
    return !m_muted && m_volume[static_cast<std::size_t>(bus)] > 0;
}

void FeedbackPlayer::play(const CueEvent& event) {
    const CueRow& row = row_of(event.cue);
    const float level = trapbox::level(row.scale, event.strength);
    if (!m_foreground || row.continuous() || level <= 0) return;
    if (audible(row.sound.bus))
        send({.kind = SoundCommand::Kind::strike,
              .sound = &row.sound,
              .level = level,
              .pan = event.x,
              .size = event.size,
              .pair = event.pair});
    feel(row.haptic, level);
    if (!m_reduced_motion && row.shake.ms > 0) emit shaken(row.shake.px * level, row.shake.ms);
}

void FeedbackPlayer::setContinuous(Channel channel, Cue cue, float value, float x) {
    const CueRow& row = row_of(cue);
    if (!m_foreground || !row.continuous()) return;
    value = level(row.scale, value);
    const auto [held, is_new] = m_held.try_emplace(channel, Held{cue, 0, x});
    if (!is_new && held->second.cue == cue && held->second.value == value && held->second.x == x) return;
    const float before = held->second.cue == cue ? held->second.value : 0;
    held->second = {cue, value, x};
    send_held(channel, held->second);
    if (!row.haptic.repeated) feel_steps(row.haptic, before, value);
    update_tension();
}

void FeedbackPlayer::stop(Channel channel) {
    if (m_held.erase(channel) == 0) return;
    if (m_thread.isRunning()) send({.kind = SoundCommand::Kind::release, .channel = channel});
    update_tension();
}

void FeedbackPlayer::stopAll() {
    m_held.clear();
    if (m_thread.isRunning()) send({.kind = SoundCommand::Kind::silence});
    update_tension();
    m_motor->stop();
    m_rhythm.reset();
}

void FeedbackPlayer::feel(const Haptic& haptic, float level) {
    if (!hasHaptics()) return;
    const Pattern pattern = m_rhythm.admit(pattern_of(haptic, level, m_strength), m_clock.elapsed());
    if (!pattern.empty()) m_motor->play(pattern);
}

void FeedbackPlayer::feel_steps(const Haptic& haptic, float before, float value) {
    if (felt_step(value) > felt_step(before)) feel(haptic, value);
}

void FeedbackPlayer::update_tension() {
    m_tension = 0;
    for (const auto& [channel, held] : m_held)
        if (row_of(held.cue).haptic.repeated) m_tension = std::max(m_tension, held.value);
    if (!hasHaptics()) return;
    if (m_motor->can_hold()) {
        const float hum = felt_scale(felt_step(m_tension), m_strength);
        if (hum != m_hum) m_motor->hold(hum);
        m_hum = hum;
    } else if (m_tension <= 0 || m_strength == HapticStrength::off) {
        m_tick.stop();
    } else if (!m_tick.isActive()) {
        tick_tension();
    }
}

void FeedbackPlayer::tick_tension() {
    feel(row_of(Cue::piece_feel).haptic, m_tension);
    m_tick.start(static_cast<int>(1000 / tension_ticks_per_second(m_tension)));
}

void FeedbackPlayer::setForeground(bool foreground) {
    if (m_foreground == foreground) return;
    m_foreground = foreground;
    if (!foreground) stopAll();
    if (m_thread.isRunning())
        QMetaObject::invokeMethod(
            m_output, foreground ? &AudioOutput::come_to_foreground : &AudioOutput::go_to_background,
            Qt::QueuedConnection);
}

void FeedbackPlayer::update_volumes() {
    // Perceived loudness is not proportional to amplitude: the square distributes it evenly over the slider.
    for (const Bus bus : {Bus::effects, Bus::alerts}) {
        const auto volume = static_cast<float>(m_volume[static_cast<std::size_t>(bus)]);
        m_mixer.set_volume(bus, m_muted ? 0 : volume * volume);
    }
    send_held_again();
}

void FeedbackPlayer::set_volume(Bus bus, qreal volume) {
    m_volume[static_cast<std::size_t>(bus)] = volume > 0 ? std::min(volume, 1.0) : 0;
    update_volumes();
}

void FeedbackPlayer::setEffectsVolume(qreal volume) { set_volume(Bus::effects, volume); }

void FeedbackPlayer::setAlertsVolume(qreal volume) { set_volume(Bus::alerts, volume); }

void FeedbackPlayer::setMuted(bool muted) {
    m_muted = muted;
    update_volumes();
}

void FeedbackPlayer::setHapticStrength(Haptics strength) {
    if (strength == hapticStrength()) return;
    m_strength = static_cast<HapticStrength>(strength);
    m_rhythm.reset();
    update_tension();
}

void FeedbackPlayer::setReducedMotion(bool reduced) { m_reduced_motion = reduced; }

}
