#include "mixer.h"

namespace trapbox {

void Mixer::prepare(float sample_rate) {
    m_sample_rate = sample_rate;
    m_synth = Synth(sample_rate);
    m_silent_seconds = 0;
}

void Mixer::forget_commands() {
    SoundCommand command;
    while (m_queue.pop(command)) {
    }
}

void Mixer::take_commands() {
    SoundCommand command;
    while (m_queue.pop(command)) {
        switch (command.kind) {
        case SoundCommand::Kind::strike:
            m_synth.strike(*command.sound, command.level, command.pan, command.size, command.pair);
            break;
        case SoundCommand::Kind::hold:
            m_synth.hold(command.channel, *command.sound, command.level, command.pan);
            break;
        case SoundCommand::Kind::release: m_synth.release(command.channel); break;
        case SoundCommand::Kind::silence: m_synth.silence(); break;
        }
    }
}

void Mixer::render(float* stereo, int frames) {
    take_commands();
    m_synth.set_volume(Bus::effects, m_volume[0].load(std::memory_order_relaxed));
    m_synth.set_volume(Bus::alerts, m_volume[1].load(std::memory_order_relaxed));
    if (m_synth.silent()) {
        std::fill(stereo, stereo + 2 * frames, 0.0F);
        m_silent_seconds =
            m_silent_seconds + static_cast<double>(frames) / static_cast<double>(m_sample_rate);
        return;
    }
    m_silent_seconds = 0;
    m_synth.render(stereo, frames);
}

}
