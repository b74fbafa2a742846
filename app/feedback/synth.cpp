#include "synth.h"

namespace trapbox {

namespace {
constexpr float kLimiterReleaseSeconds = 0.08F;
// Lifts a hard knock to about a third of full scale: loud on a phone, with room for three at once.
constexpr float kMakeUp = 1.8F;

float bounded(float x, float low, float high, float otherwise) {
    return std::isfinite(x) ? std::clamp(x, low, high) : otherwise;
}

// Equal power: as loud at the side as in the middle.
float side_gain(float pan, bool right) { return std::sqrt(0.5F * (1 + (right ? pan : -pan))); }
}

Synth::Synth(float sample_rate, Seed seed) : m_sample_rate(sample_rate), m_random(seed) {}

void Synth::strike(const Sound& sound, float level, float pan, float size, std::uint32_t pair) {
    if (!(level > 0) || met_just_now(sound, pair)) return;
    const float gain = loudness(std::min(level, 1.0F));
    const float spread = 1 + kPitchSpread * (2 * m_random.unit() - 1);
    const float pitch = spread / bounded(size, 0.25F, 4.0F, 1);
    pan = bounded(pan, -1, 1, 0);
    for (const Stroke& stroke : sound.strokes) {
        if (!stroke.material || m_waiting == static_cast<int>(m_queue.size())) break;
        const auto delay = static_cast<std::int64_t>(static_cast<float>(stroke.at_ms) / 1000 * m_sample_rate);
        m_queue[static_cast<std::size_t>(m_waiting++)] = {&stroke, sound.bus, gain,
                                                          pan,     pitch,     m_now + delay};
    }
}

bool Synth::met_just_now(const Sound& sound, std::uint32_t pair) {
    if (pair == 0) return false;
    const auto window = static_cast<std::int64_t>(kPairSeconds * m_sample_rate);
    for (const Met& met : m_met)
        if (met.sound == &sound && met.pair == pair && m_now - met.when < window) return true;
    m_met[m_next_met] = {&sound, pair, m_now};
    m_next_met = (m_next_met + 1) % m_met.size();
    return false;
}

void Synth::hold(Channel channel, const Sound& sound, float value) {
    if (sound.drone == Drone::none) return;
    value = value > 0 ? std::min(value, 1.0F) : 0;
    DroneVoice* free = nullptr;
    for (DroneVoice& drone : m_drones) {
        if (drone.held() && drone.channel() == channel) {
            if (drone.kind() == sound.drone) return drone.set_value(value);
            drone.release();
        }
        if (!drone.sounding()) free = &drone;
    }
    if (free) free->start(channel, sound.drone, sound.bus, value, m_sample_rate, m_random.next());
}

void Synth::release(Channel channel) {
    for (DroneVoice& drone : m_drones)
        if (drone.held() && drone.channel() == channel) drone.release();
}

void Synth::silence() {
    for (Voice& voice : m_voices)
        voice.stop();
    for (DroneVoice& drone : m_drones)
        drone.stop();
    m_waiting = 0;
}

int Synth::voices() const {
    return static_cast<int>(
        std::count_if(m_voices.begin(), m_voices.end(), [](const Voice& v) { return v.sounding(); }));
}

int Synth::drones() const {
    return static_cast<int>(
        std::count_if(m_drones.begin(), m_drones.end(), [](const DroneVoice& d) { return d.sounding(); }));
}

// The loudest strokes of a frame are heard, alerts before effects; the rest would only be mud.
void Synth::start_due_strokes() {
    if (m_waiting == 0) return;
    const auto frame = static_cast<std::int64_t>(kFrameSeconds * m_sample_rate);
    if (m_now - m_frame_start >= frame) {
        m_frame_start = m_now;
        m_started_in_frame = 0;
    }
    const auto waiting_end = m_queue.begin() + m_waiting;
    const auto due_end =
        std::partition(m_queue.begin(), waiting_end, [&](const Waiting& w) { return w.due <= m_now; });
    std::sort(m_queue.begin(), due_end, [](const Waiting& a, const Waiting& b) {
        if (a.bus != b.bus) return a.bus == Bus::alerts;
        return a.gain * a.stroke->gain > b.gain * b.stroke->gain;
    });
    auto kept = m_queue.begin();
    for (auto due = m_queue.begin(); due != due_end; ++due) {
        if (m_started_in_frame < kNewVoicesPerFrame) {
            start(*due);
            ++m_started_in_frame;
        } else if (due->bus == Bus::alerts) {
            *kept++ = *due; // a note of a tune is late rather than lost
        }
    }
    m_waiting = static_cast<int>(std::move(due_end, waiting_end, kept) - m_queue.begin());
}

void Synth::start(const Waiting& waiting) {
    Voice* place = &m_voices[0];
    for (Voice& voice : m_voices) {
        if (!voice.sounding()) {
            place = &voice;
            break;
        }
        if (voice.level() < place->level()) place = &voice;
    }
    // All places taken: the faintest gives way to a louder one, whose onset covers the cut.
    if (place->sounding() && place->level() >= waiting.gain * waiting.stroke->gain) return;
    place->start(*waiting.stroke, waiting.gain, waiting.pitch, m_sample_rate, m_random.next());
    place->bus = waiting.bus;
    place->pan = waiting.pan;
}

void Synth::mix(const float* mono, float* stereo, int frames, Bus bus, float pan) const {
    const Volume& volume = m_volume[static_cast<std::size_t>(bus)];
    const float left = kMakeUp * side_gain(pan, false);
    const float right = kMakeUp * side_gain(pan, true);
    const float step = (volume.target - volume.now) / static_cast<float>(frames);
    float gain = volume.now;
    for (int i = 0; i < frames; ++i) {
        gain += step;
        stereo[2 * i] += mono[i] * gain * left;
        stereo[2 * i + 1] += mono[i] * gain * right;
    }
}

// Follows the peak at once and lets go of it slowly; with the division no sample can pass the ceiling.
void Synth::limit(float* stereo, int frames) {
    const float release = std::exp(-1 / (kLimiterReleaseSeconds * m_sample_rate));
    for (int i = 0; i < frames; ++i) {
        float& left = stereo[2 * i];
        float& right = stereo[2 * i + 1];
        m_peak = std::max({std::abs(left), std::abs(right), m_peak * release});
        if (m_peak > kCeiling) {
            left *= kCeiling / m_peak;
            right *= kCeiling / m_peak;
        }
    }
    if (m_peak < 1e-12F) m_peak = 0;
}

void Synth::render_block(float* stereo, int frames) {
    std::array<float, kBlock> mono;
    std::fill(stereo, stereo + 2 * frames, 0.0F);
    start_due_strokes();
    for (Voice& voice : m_voices) {
        if (!voice.sounding()) continue;
        voice.render(mono.data(), frames);
        mix(mono.data(), stereo, frames, voice.bus, voice.pan);
    }
    for (DroneVoice& drone : m_drones) {
        if (!drone.sounding()) continue;
        drone.render(mono.data(), frames);
        mix(mono.data(), stereo, frames, drone.bus(), 0);
    }
    for (Volume& volume : m_volume)
        volume.now = volume.target;
    limit(stereo, frames);
    m_now += frames;
}

void Synth::render(float* stereo, int frames) {
    for (int done = 0; done < frames; done += kBlock)
        render_block(stereo + 2 * done, std::min(kBlock, frames - done));
}

}
