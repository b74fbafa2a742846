// Connects the GUI thread, which sends commands, with the audio callback, which takes samples. Knows no
// device, no Qt.
#pragma once

#include "cue.h"
#include "sound_queue.h"
#include "synth.h"

#include <atomic>

namespace trapbox {

struct SoundCommand {
    enum class Kind : std::uint8_t { strike, hold, release, silence };
    Kind kind = Kind::silence;
    const Sound* sound = nullptr; // owned by the cue table, which is never destroyed
    float level = 0;              // or the value of a continuous sound
    float pan = 0;
    float size = 1;
    std::uint32_t pair = 0;
    Channel channel = 0;
};

class Mixer {
  public:
    // GUI thread. False if the queue is full; the sound is then lost.
    bool push(const SoundCommand& command) { return m_queue.push(command); }
    void set_volume(Bus bus, float volume) { m_volume[static_cast<std::size_t>(bus)].store(volume); }

    // Audio callback. Interleaved left and right.
    void render(float* stereo, int frames);

    // Call it only while no callback can run: before a device starts.
    void prepare(float sample_rate);
    void forget_commands();

    // Any thread.
    bool has_commands() const { return !m_queue.empty(); }
    // Seconds of silence rendered since the last sound.
    double silent_seconds() const { return m_silent_seconds.load(); }

  private:
    void take_commands();

    Synth m_synth;
    float m_sample_rate = 48000;
    SoundQueue<SoundCommand, 256> m_queue;
    std::array<std::atomic<float>, kBusCount> m_volume{1.0F, 1.0F};
    std::atomic<double> m_silent_seconds{0};
};

}
