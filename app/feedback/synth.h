// Turns strokes and held sounds into stereo samples: who may sound, pitch, pan, volume, and a limiter so that
// nothing clips. Pure and repeatable from its seed. Every function runs in the audio callback: no allocation,
// no lock, no clock.
#pragma once

#include "core/random.h"
#include "drone_voice.h"
#include "sound.h"
#include "voice.h"

#include <array>

namespace trapbox {

// Together the sixteen sounds that are heard at once.
inline constexpr int kMaxVoices = 12;
inline constexpr int kMaxDrones = 4;
inline constexpr int kNewVoicesPerFrame = 3;
inline constexpr float kFrameSeconds = 1.0F / 60;
inline constexpr float kPairSeconds = 0.03F;
inline constexpr float kPitchSpread = 0.03F;
// The limiter lets no sample past this.
inline constexpr float kCeiling = 0.9F;

class Synth {
  public:
    explicit Synth(float sample_rate = 48000, Seed seed = 1);

    // level 0 … 1 as sound.h's level(); pan −1 … 1; size > 0; pair 0 = never held back.
    void strike(const Sound& sound, float level, float pan, float size, std::uint32_t pair);
    // Starts what the channel does not yet sound, else moves it to the value, 0 … 1.
    void hold(Channel channel, const Sound& sound, float value);
    void release(Channel channel);
    void silence();
    // 0 … 1 per bus, reached within a block's time without a click.
    void set_volume(Bus bus, float volume) { m_volume[static_cast<std::size_t>(bus)].target = volume; }

    // Interleaved left and right; frames ≥ 0.
    void render(float* stereo, int frames);

    int voices() const;
    int drones() const;
    bool silent() const { return voices() == 0 && drones() == 0 && m_waiting == 0; }

  private:
    static constexpr int kBlock = 64; // 1.3 ms at 48 kHz: how exactly a stroke is timed
    struct Waiting {
        const Stroke* stroke;
        Bus bus;
        float gain, pan, pitch;
        std::int64_t due; // sample
    };
    struct Met {
        const Sound* sound = nullptr;
        std::uint32_t pair = 0;
        std::int64_t when = 0;
    };
    struct Volume {
        float target = 1, now = 1;
    };

    bool met_just_now(const Sound& sound, std::uint32_t pair);
    void start_due_strokes();
    void start(const Waiting& stroke);
    void mix(const float* mono, float* stereo, int frames, Bus bus, float pan) const;
    void limit(float* stereo, int frames);
    void render_block(float* stereo, int frames);

    float m_sample_rate;
    Random m_random;
    std::array<Voice, kMaxVoices> m_voices{};
    std::array<DroneVoice, kMaxDrones> m_drones{};
    std::array<Waiting, 64> m_queue{};
    int m_waiting = 0;
    std::array<Met, 32> m_met{};
    std::size_t m_next_met = 0;
    std::int64_t m_now = 0; // samples rendered
    std::int64_t m_frame_start = -1'000'000;
    int m_started_in_frame = 0;
    std::array<Volume, kBusCount> m_volume{};
    float m_peak = 0; // what the limiter follows
};

}
