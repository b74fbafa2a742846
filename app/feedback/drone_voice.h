// A continuous sound: the band's creak, a piece's tension, the running sand, sliding disks, the creeping bar.
// Mono, before volume. Runs in the audio callback: no allocation, no lock, no clock.
#pragma once

#include "core/random.h"
#include "cue.h"
#include "resonator.h"
#include "sound.h"

#include <array>

namespace trapbox {

class DroneVoice {
  public:
    void start(Channel channel, Drone kind, Bus bus, float value, float pan, float sample_rate,
               std::uint32_t noise_seed);
    // `value` is 0 … 1, `pan` −1 … 1. Both are smoothed, because a finger's position jumps from frame to
    // frame.
    void set(float value, float pan) {
        m_target = value;
        m_pan_target = pan;
    }
    void release() { m_held = false; }
    bool sounding() const { return m_kind != Drone::none; }
    // False once it was released and is fading out.
    bool held() const { return sounding() && m_held; }
    Channel channel() const { return m_channel; }
    Drone kind() const { return m_kind; }
    Bus bus() const { return m_bus; }
    // The current, smoothed value.
    float pan() const { return m_pan; }
    void stop() { m_kind = Drone::none; }
    void render(float* mono, int frames);

  private:
    float creak();
    float tension();
    float hiss();
    float slide();
    float creep();
    float noise() { return 2 * m_noise.unit() - 1; }

    Drone m_kind = Drone::none;
    Channel m_channel = 0;
    Bus m_bus = Bus::effects;
    float m_sample_rate = 48000;
    Random m_noise{1};
    bool m_held = false;
    float m_target = 0;
    float m_value = 0; // the smoothed target
    float m_pan_target = 0;
    float m_pan = 0;
    float m_movement = 0; // rate of change of the value per second, smoothed
    float m_envelope = 0; // 0 … 1, fades in and out
    float m_phase = 0;    // of the tone, or until the next slip; in cycles
    float m_tick = 0;     // phase of the ticks, in cycles
    float m_tick_gain = 0;
    float m_stick = 1;  // length of the current stick-slip interval relative to the mean
    float m_grains = 0; // slow modulation of the sand
    std::array<Resonator, 2> m_body{};
    std::array<BandPass, 2> m_slate{}; // in series; their frequency follows the speed of the sliding disk
};

}
