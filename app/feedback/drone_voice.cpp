#include "drone_voice.h"

#include <numbers>

namespace trapbox {

namespace {
constexpr float kFadeInSeconds = 0.01F;
constexpr float kFadeOutSeconds = 0.04F;
constexpr float kValueSeconds = 0.02F;
constexpr float kMovementSeconds = 0.06F;
constexpr float kTickSeconds = 0.05F;

constexpr float kTensionGain = 0.16F;
constexpr float kCreakGain = 0.35F;
constexpr float kHissGain = 0.02F;

float sine(float turns) { return std::sin(2 * std::numbers::pi_v<float> * turns); }

// Numbers too small to be heard are made zero, so that no filter lingers in the slow range of the processor.
float settled(float x) { return std::abs(x) < 1e-12F ? 0 : x; }
}

void DroneVoice::start(Channel channel, Drone kind, Bus bus, float value, float sample_rate,
                       std::uint32_t noise_seed) {
    *this = DroneVoice();
    m_channel = channel;
    m_kind = kind;
    m_bus = bus;
    m_sample_rate = sample_rate;
    m_noise = Random(noise_seed);
    m_held = true;
    m_target = m_value = value;
    // The band sounds through the frame's wood; sand on glass is two broad bands of noise.
    const bool sand = kind == Drone::hiss;
    m_body[0].tune(sand ? 3400 : 640, decay_radius(sand ? 0.002F : 0.02F, sample_rate), sample_rate);
    m_body[1].tune(sand ? 6800 : 1480, decay_radius(sand ? 0.001F : 0.015F, sample_rate), sample_rate);
    m_body[0].input = 1;
    m_body[1].input = 0.6F;
}

// Rubber stretching over wood sticks and slips: irregular pulses whose rate is the pull. It is heard while
// the pull changes; a band held still hardly makes a sound.
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
        case Drone::none: break;
        }
        mono[i] = m_envelope * out;
    }
    for (Resonator& body : m_body)
        if (body.energy() < 1e-16F) body.re = body.im = 0;
    if (!m_held && m_envelope == 0) m_kind = Drone::none;
}

}
