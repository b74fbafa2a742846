// Turns strokes and continuous sounds into stereo samples: selects which of them sound, sets pitch, pan and
// volume, adds the box's echo, and limits peaks to prevent clipping. Deterministic for a given seed. Every
// function runs in the audio callback: no allocation, no lock, no clock.
#pragma once

#include "box_reverb.h"
#include "core/random.h"
#include "drone_voice.h"
#include "high_pass.h"
#include "sound.h"
#include "voice.h"

#include <array>

namespace trapbox {

// With the continuous sounds, sixteen can sound at once.
inline constexpr int kMaxVoices = 12;
inline constexpr int kMaxDrones = 4;
inline constexpr int kNewVoicesPerFrame = 3;
inline constexpr float kFrameSeconds = 1.0F / 60;
inline constexpr float kPairSeconds = 0.03F;
inline constexpr float kPitchSpread = 0.03F;
// The limiter's maximum for any sample.
inline constexpr float kCeiling = 0.9F;

class Synth {
  public:
    explicit Synth(float sample_rate = 48000, Seed seed = 1);

    // `level` 0 … 1, as from level() in sound.h; `pan` −1 … 1; `size` > 0; `pair` as in CueEvent.
    void strike(const Sound& sound, float level, float pan, float size, std::uint32_t pair);
    // Starts the sound of the channel, or updates its value (0 … 1).
    void hold(Channel channel, const Sound& sound, float value, float pan = 0);
    void release(Channel channel);
    void silence();
    // 0 … 1 per bus; reached within one block, without a click.
    void set_volume(Bus bus, float volume) { m_volume[static_cast<std::size_t>(bus)].target = volume; }

    // Interleaved left and right; frames ≥ 0.
    void render(float* stereo, int frames);

    int voices() const;
    int drones() const;
    bool silent() const {
        return voices() == 0 && drones() == 0 && m_pending_count == 0 && !m_reverb.sounding() &&
               !m_high_pass.sounding();
    }

  private:
    static constexpr int kBlock = 64; // 1.3 ms at 48 kHz: the time resolution of strokes
    struct PendingStroke {
        const Stroke* stroke;
        Bus bus;
        float level, gain, pan, pitch;
        std::int64_t due; // sample
    };
    struct Contact {
        const Sound* sound = nullptr;
        std::uint32_t pair = 0;
        std::int64_t when = 0;
    };
    struct Volume {
        float target = 1, now = 1;
    };

    // Whether this pair has already played this sound in the last kPairSeconds; if not, records it.
    bool is_chatter(const Sound& sound, std::uint32_t pair);
    void start_due_strokes();
    void start(const PendingStroke& pending);
    // The pan changes from `pan_before` to `pan` within the block.
    void mix(const float* mono, float* stereo, int frames, Bus bus, float pan_before, float pan) const;
    void limit(float* stereo, int frames);
    void render_block(float* stereo, int frames);

    float m_sample_rate;
    Random m_random;
    std::array<Voice, kMaxVoices> m_voices{};
    std::array<DroneVoice, kMaxDrones> m_drones{};
    std::array<PendingStroke, 64> m_pending{};
    int m_pending_count = 0;
    std::array<Contact, 32> m_contacts{};
    std::size_t m_next_contact = 0;
    std::int64_t m_now = 0; // samples rendered
    std::int64_t m_frame_start = -1'000'000;
    int m_started_in_frame = 0;
    std::array<Volume, kBusCount> m_volume{};
    BoxReverb m_reverb;
    HighPass m_high_pass;
    float m_peak = 0; // the peak that the limiter follows
};

}
