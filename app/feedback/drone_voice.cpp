#include "drone_voice.h"

#include <numbers>

namespace trapbox {

namespace {
constexpr float kFadeInSeconds = 0.01F;
constexpr float kFadeOutSeconds = 0.04F;
constexpr float kValueSeconds = 0.02F;
constexpr float kMovementSeconds = 0.06F;
constexpr float kTickSeconds = 0.05F;

constexpr float kTensionGain = 0.038F;
constexpr float kCreakGain = 0.155F;
constexpr float kHissGain = 0.0112F;
constexpr float kSlideGain = 0.17F;
constexpr float kSlideLowHz = 350, kSlideHighHz = 1900;
constexpr float kCreepGain = 0.082F;

// The resonances of the body that a drone excites.
struct Body {
    std::array<float, 2> hz{}, decay_s{}, gain{};
};
// The band excites the wooden frame, the bar its own steel. Sand on glass is two broad bands of noise.
constexpr Body kFrame{{640, 1480}, {0.02F, 0.015F}, {1, 0.6F}};
constexpr Body kGlass{{3400, 6800}, {0.002F, 0.001F}, {1, 0.6F}};
constexpr Body kBar{{930, 2560}, {0.05F, 0.03F}, {1, 0.5F}};

const Body& body_of(Drone kind) {
    switch (kind) {
    case Drone::hiss: return kGlass;
    case Drone::creep: return kBar;
    case Drone::creak:
    case Drone::slide:
    case Drone::tension:
    case Drone::none: break;
    }
    return kFrame;
}

float sine(float turns) { return std::sin(2 * std::numbers::pi_v<float> * turns); }

// Sets inaudibly small numbers to zero: denormal numbers would slow the filters down.
float settled(float x) { return std::abs(x) < 1e-12F ? 0 : x; }
}

void DroneVoice::start(Channel channel, Drone kind, Bus bus, float value, float pan, float sample_rate,
                       std::uint32_t noise_seed) {
    *this = DroneVoice();
    m_channel = channel;
    m_kind = kind;
    m_bus = bus;
    m_sample_rate = sample_rate;
    m_noise = Random(noise_seed);
    m_held = true;
    m_target = m_value = value;
    m_pan_target = m_pan = pan;
    const Body& body = body_of(kind);
    for (std::size_t i = 0; i < m_body.size(); ++i) {
        m_body[i].tune(body.hz[i], decay_radius(body.decay_s[i], sample_rate), sample_rate);
        m_body[i].input = body.gain[i];
    }
}

// Rubber stretched over wood sticks and slips: irregular pulses, whose rate is proportional to the pull. Loud
// only while the pull changes.
float DroneVoice::creak() {
    const float hz = 60 + 260 * m_value;
    m_phase += hz / m_sample_rate;
    float slip = 0;
    if (m_phase >= m_stick) {
        m_phase -= m_stick;
        m_stick = 1 + 0.1F * noise();
        slip = 1;
    }
    const float effort = std::min(1.0F, 0.6F * m_movement);
    float out = 0;
    for (Resonator& body : m_body)
        out += body.step(slip);
    return kCreakGain * (0.04F + effort) * (0.3F + 0.7F * m_value) * out;
}

// Steel dragged over wood: slow slips, heard while the bar moves.
float DroneVoice::creep() {
    m_phase += (18 + 50 * m_value) / m_sample_rate;
    float slip = 0;
    if (m_phase >= m_stick) {
        m_phase -= m_stick;
        m_stick = 1 + 0.3F * noise();
        slip = 1;
    }
    float out = 0;
    for (Resonator& body : m_body)
        out += body.step(slip);
    return kCreepGain * std::min(1.0F, 0.15F + 2 * m_movement) * (0.4F + 0.6F * m_value) * out;
}

// Wood on slate: noise that becomes louder and brighter with speed, and uneven like the stone.
float DroneVoice::slide() {
    m_grains += (noise() - m_grains) * (60 + 240 * m_value) / m_sample_rate;
    float out = noise() * (1 + 6 * m_grains);
    for (BandPass& filter : m_slate)
        out = filter.step(out);
    return kSlideGain * std::sqrt(m_value) * m_value * out;
}

float DroneVoice::tension() {
    m_phase += tension_hz(m_value) / m_sample_rate;
    m_phase -= std::floor(m_phase);
    const float tone = sine(m_phase) + 0.35F * sine(2 * m_phase) + 0.12F * sine(3 * m_phase);
    m_tick += tension_ticks_per_second(m_value) / m_sample_rate;
    if (m_tick >= 1) {
        m_tick -= 1;
        m_tick_gain = 1;
    }
    m_tick_gain = settled(m_tick_gain * (1 - 1 / (kTickSeconds * m_sample_rate)));
    return kTensionGain * (0.4F + 0.6F * m_tick_gain) * tone;
}

float DroneVoice::hiss() {
    m_grains += (noise() - m_grains) * 30 / m_sample_rate;
    const float x = noise() * (1 + 8 * m_grains);
    float out = 0;
    for (Resonator& body : m_body)
        out += body.step(x);
    return kHissGain * m_value * out;
}

void DroneVoice::render(float* mono, int frames) {
    if (m_kind == Drone::slide)
        for (BandPass& filter : m_slate)
            filter.tune(kSlideLowHz + (kSlideHighHz - kSlideLowHz) * m_value, 0.7F, m_sample_rate);
    m_pan += settled((m_pan_target - m_pan) *
                     std::min(1.0F, static_cast<float>(frames) / (kValueSeconds * m_sample_rate)));
    const float value_step = 1 / (kValueSeconds * m_sample_rate);
    const float movement_step = 1 / (kMovementSeconds * m_sample_rate);
    const float envelope_step =
        m_held ? 1 / (kFadeInSeconds * m_sample_rate) : -1 / (kFadeOutSeconds * m_sample_rate);
    for (int i = 0; i < frames; ++i) {
        const float change = settled((m_target - m_value) * value_step);
        m_value += change;
        m_movement += settled((std::abs(change) * m_sample_rate - m_movement) * movement_step);
        m_envelope = std::clamp(m_envelope + envelope_step, 0.0F, 1.0F);
        float out = 0;
        switch (m_kind) {
        case Drone::creak: out = creak(); break;
        case Drone::tension: out = tension(); break;
        case Drone::hiss: out = hiss(); break;
        case Drone::slide: out = slide(); break;
        case Drone::creep: out = creep(); break;
        case Drone::none: break;
        }
        mono[i] = m_envelope * out;
    }
    for (Resonator& body : m_body)
        if (body.energy() < 1e-16F) body.re = body.im = 0;
    for (BandPass& filter : m_slate)
        filter.settle();
    if (!m_held && m_envelope == 0) m_kind = Drone::none;
}

}
