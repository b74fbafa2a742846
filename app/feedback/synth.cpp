#include "synth.h"

namespace trapbox {

namespace {
constexpr float kLimiterReleaseSeconds = 0.08F;
// Raises a hard knock to about a third of full scale: loud on a phone, with headroom for three at once.
constexpr float kMakeUp = 1.8F;

float bounded(float x, float low, float high, float otherwise) {
    return std::isfinite(x) ? std::clamp(x, low, high) : otherwise;
}

// Equal power: the same loudness at the sides as in the middle.
float side_gain(float pan, bool right) { return std::sqrt(0.5F * (1 + (right ? pan : -pan))); }
}

Synth::Synth(float sample_rate, Seed seed)
    : m_sample_rate(sample_rate), m_random(seed), m_reverb(sample_rate), m_high_pass(sample_rate) {}

void Synth::strike(const Sound& sound, float level, float pan, float size, std::uint32_t pair) {
    if (!(level > 0) || is_chatter(sound, pair)) return;
    level = std::min(level, 1.0F);
    const float loud = loudness(level);
    const float spread = 1 + kPitchSpread * (2 * m_random.unit() - 1);
    const float pitch = spread / bounded(size, 0.25F, 4.0F, 1);
    pan = bounded(pan, -1, 1, 0);
    for (const Stroke& stroke : sound.strokes) {
        if (!stroke.material || m_pending_count == static_cast<int>(m_pending.size())) break;
        const auto delay = static_cast<std::int64_t>(static_cast<float>(stroke.at_ms) / 1000 * m_sample_rate);
        m_pending[static_cast<std::size_t>(m_pending_count++)] = {
            &stroke, sound.bus, level, loud * stroke.gain, pan, pitch, m_now + delay};
    }
}

bool Synth::is_chatter(const Sound& sound, std::uint32_t pair) {
    if (pair == 0) return false;
    const auto window = static_cast<std::int64_t>(kPairSeconds * m_sample_rate);
    for (const Contact& contact : m_contacts)
        if (contact.sound == &sound && contact.pair == pair && m_now - contact.when < window) return true;
    m_contacts[m_next_contact] = {&sound, pair, m_now};
    m_next_contact = (m_next_contact + 1) % m_contacts.size();
    return false;
}

void Synth::hold(Channel channel, const Sound& sound, float value, float pan) {
    if (sound.drone == Drone::none) return;
    value = value > 0 ? std::min(value, 1.0F) : 0;
    pan = bounded(pan, -1, 1, 0);
    DroneVoice* free = nullptr;
    for (DroneVoice& drone : m_drones) {
        if (drone.held() && drone.channel() == channel) {
            if (drone.kind() == sound.drone) return drone.set(value, pan);
            drone.release();
        }
        if (!drone.sounding()) free = &drone;
    }
    if (free) free->start(channel, sound.drone, sound.bus, value, pan, m_sample_rate, m_random.next());
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
    m_pending_count = 0;
    m_reverb.silence();
    m_high_pass.silence();
}

int Synth::voices() const {
    return static_cast<int>(
        std::count_if(m_voices.begin(), m_voices.end(), [](const Voice& v) { return v.sounding(); }));
}

int Synth::drones() const {
    return static_cast<int>(
        std::count_if(m_drones.begin(), m_drones.end(), [](const DroneVoice& d) { return d.sounding(); }));
}

// Starts the loudest strokes of a frame, alerts before effects. More would be indistinguishable.
void Synth::start_due_strokes() {
    if (m_pending_count == 0) return;
    const auto frame = static_cast<std::int64_t>(kFrameSeconds * m_sample_rate);
    if (m_now - m_frame_start >= frame) {
        m_frame_start = m_now;
        m_started_in_frame = 0;
    }
    const auto pending_end = m_pending.begin() + m_pending_count;
    const auto due_end = std::partition(m_pending.begin(), pending_end,
                                        [&](const PendingStroke& each) { return each.due <= m_now; });
    std::sort(m_pending.begin(), due_end, [](const PendingStroke& a, const PendingStroke& b) {
        if (a.bus != b.bus) return a.bus == Bus::alerts;
        return a.gain > b.gain;
    });
    auto kept = m_pending.begin();
    for (auto due = m_pending.begin(); due != due_end; ++due) {
        if (m_started_in_frame < kNewVoicesPerFrame) {
            start(*due);
            ++m_started_in_frame;
        } else if (due->bus == Bus::alerts) {
            *kept++ = *due; // notes of a tune are delayed, not dropped
        }
    }
    m_pending_count = static_cast<int>(std::move(due_end, pending_end, kept) - m_pending.begin());
}

void Synth::start(const PendingStroke& pending) {
    Voice* free = &m_voices[0];
    for (Voice& voice : m_voices) {
        if (!voice.sounding()) {
            free = &voice;
            break;
        }
        if (voice.level() < free->level()) free = &voice;
    }
    // If all voices are in use, a louder stroke replaces the faintest voice; its onset masks the cut.
    if (free->sounding() && free->level() >= pending.gain) return;
    free->start(*pending.stroke, pending.level, pending.pitch, m_sample_rate, m_random.next());
    free->bus = pending.bus;
    free->pan = pending.pan;
}

void Synth::mix(const float* mono, float* stereo, int frames, Bus bus, float pan_before, float pan) const {
    const Volume& volume = m_volume[static_cast<std::size_t>(bus)];
    const auto add = [&](bool right) {
        float gain = kMakeUp * volume.now * side_gain(pan_before, right);
        const float end = kMakeUp * volume.target * side_gain(pan, right);
        const float step = (end - gain) / static_cast<float>(frames);
        float* out = right ? stereo + 1 : stereo;
        for (int i = 0; i < frames; ++i) {
            gain += step;
            out[2 * i] += mono[i] * gain;
        }
    };
    add(false);
    add(true);
}

// Follows a rising peak immediately and a falling one slowly. Because of the division, no sample exceeds the
// ceiling.
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
        mix(mono.data(), stereo, frames, voice.bus, voice.pan, voice.pan);
    }
    // Continuous sounds have no echo: they must stop when the finger is lifted.
    m_reverb.add(stereo, frames);
    for (DroneVoice& drone : m_drones) {
        if (!drone.sounding()) continue;
        const float pan_before = drone.pan();
        drone.render(mono.data(), frames);
        mix(mono.data(), stereo, frames, drone.bus(), pan_before, drone.pan());
    }
    for (Volume& volume : m_volume)
        volume.now = volume.target;
    m_high_pass.run(stereo, frames);
    limit(stereo, frames);
    m_now += frames;
}

void Synth::render(float* stereo, int frames) {
    for (int done = 0; done < frames; done += kBlock)
        render_block(stereo + 2 * done, std::min(kBlock, frames - done));
}

}
