#include "audio_output.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstring>

namespace trapbox {

namespace {
using namespace std::chrono_literals;

constexpr double kSleepAfterSeconds = 4;
constexpr auto kSearchInterval = 5s;
// A device that takes no samples for this long is treated as lost, whatever state it reports.
constexpr auto kLostAfter = 3s;
}

bool can_convert(const QAudioFormat& format) {
    return format.isValid() &&
           (format.sampleFormat() == QAudioFormat::Int16 || format.sampleFormat() == QAudioFormat::Float);
}

void write_samples(const float* stereo, int frames, const QAudioFormat& format, char* bytes) {
    const int channels = format.channelCount();
    const auto write = [&](float value) {
        if (format.sampleFormat() == QAudioFormat::Int16) {
            const auto whole = static_cast<qint16>(value * 32767);
            std::memcpy(bytes, &whole, sizeof whole);
        } else {
            std::memcpy(bytes, &value, sizeof value);
        }
        bytes += format.bytesPerSample();
    };
    for (int i = 0; i < frames; ++i) {
        const float left = stereo[2 * i];
        const float right = stereo[2 * i + 1];
        if (channels == 1) {
            write(0.5F * (left + right));
            continue;
        }
        write(left);
        write(right);
        for (int c = 2; c < channels; ++c)
            write(0);
    }
}

AudioOutput::AudioOutput(Mixer& mixer, SoundBackEnd back_end, MakeSoundDevices make_devices)
    : m_mixer(mixer), m_back_end(back_end), m_make_devices(std::move(make_devices)) {
    m_feed.setParent(this); // moved to another thread together with this object
    m_feed.setTimerType(Qt::PreciseTimer);
    connect(&m_feed, &QTimer::timeout, this, &AudioOutput::feed);
}

AudioOutput::~AudioOutput() = default;

// The command is queued before the state is read; sleep_if_silent() does the two in the opposite order. So at
// least one of the two threads sees the other's change, and no command is left in the queue unplayed.
void AudioOutput::send(const SoundCommand& command) {
    if (m_state.load() == State::closed) {
        // On Linux, Qt before 6.6 does not report a new device. Check for one again, at most every few
        // seconds.
        if (m_since_search.isValid() &&
            !m_since_search.hasExpired(std::chrono::milliseconds(kSearchInterval).count()))
            return;
        m_since_search.start();
        m_state = State::asleep;
    }
    m_mixer.push(command);
    State expected = State::asleep;
    if (m_state.compare_exchange_strong(expected, State::awake))
        QMetaObject::invokeMethod(this, &AudioOutput::wake, Qt::QueuedConnection);
}

void AudioOutput::sleep_if_silent() {
    if (m_mixer.silent_seconds() < kSleepAfterSeconds) return;
    m_state = State::asleep;
    if (m_mixer.has_commands()) {
        m_state = State::awake;
        return;
    }
    m_sink->suspend();
    m_feed.stop();
}

void AudioOutput::fill(char* bytes, qsizetype size) {
    constexpr int kFrames = 256;
    std::array<float, 2 * kFrames> stereo;
    const qsizetype frame_bytes = m_format.bytesPerFrame();
    for (qsizetype left = size / frame_bytes; left > 0;) {
        const int count = static_cast<int>(std::min<qsizetype>(kFrames, left));
        m_mixer.render(stereo.data(), count);
        write_samples(stereo.data(), count, m_format, bytes);
        bytes += count * frame_bytes;
        left -= count;
    }
    m_taken.fetch_add(static_cast<quint64>(size), std::memory_order_relaxed);
}

void AudioOutput::push() {
    // A device that queues several buffers reports them one at a time.
    constexpr int kMaxBuffers = 8;
    for (int i = 0; i < kMaxBuffers; ++i) {
        const qsizetype free = std::min<qsizetype>(m_sink->bytes_free(), m_bytes.size());
        const qsizetype size = free - free % m_format.bytesPerFrame();
        if (size <= 0) return;
        fill(m_bytes.data(), size);
        // One write only: some devices queue each write as a separate buffer, and have few buffers.
        m_sink->write(m_bytes.constData(), size);
    }
}

void AudioOutput::feed() {
    if (!m_plan.pulled) push();
    if (const quint64 taken = m_taken.load(std::memory_order_relaxed); taken != m_taken_before) {
        m_taken_before = taken;
        m_since_taken.start();
    } else if (m_since_taken.hasExpired(std::chrono::milliseconds(kLostAfter).count())) {
        drop_sink();
        return;
    }
    sleep_if_silent();
}

void AudioOutput::open() {
    if (m_sink) return;
    m_state = State::awake;
    wake();
}

void AudioOutput::wake() {
    if (!m_devices) {
        m_devices = m_make_devices();
        connect(m_devices.get(), &SoundDevices::changed, this, &AudioOutput::devices_changed);
    }
    m_devices->set_watched(true);
    const QByteArray device = m_devices->current();
    if (m_sink && device == m_device) {
        m_sink->resume();
    } else {
        close_sink();
        if (!open_device(device)) {
            drop_sink();
            return;
        }
        emit deviceAppeared();
    }
    run();
}

void AudioOutput::run() {
    m_since_taken.start();
    m_feed.start(feed_every_ms(m_plan, m_sink->buffer_us()));
    feed();
}

bool AudioOutput::open_device(const QByteArray& device) {
    m_device = device;
    if (device.isEmpty()) return false;
    m_format = m_devices->format();
    if (!can_convert(m_format)) return false;
    m_mixer.prepare(static_cast<float>(m_format.sampleRate()));
    const SinkPlan plan = first_plan(m_back_end);
    // If the device cannot pull samples, push them.
    return open_sink(plan) || (plan.pulled && open_sink(first_plan(SoundBackEnd::buffer)));
}

bool AudioOutput::open_sink(const SinkPlan& plan) {
    m_plan = plan;
    m_sink = m_devices->open(plan, m_format, [this](char* bytes, qsizetype size) { fill(bytes, size); });
    if (!m_sink) return false;
    // Queued: the sink must not be destroyed from within its own callback. It may have been replaced by the
    // time the slot runs.
    const auto of_this = [this, sink = m_sink.get()](void (AudioOutput::*react)()) {
        return [this, sink, react] {
            if (m_sink.get() == sink) (this->*react)();
        };
    };
    connect(m_sink.get(), &SoundSink::failed, this, of_this(&AudioOutput::drop_sink), Qt::QueuedConnection);
    connect(m_sink.get(), &SoundSink::underran, this, of_this(&AudioOutput::grow_buffer),
            Qt::QueuedConnection);
    m_bytes.resize(m_format.bytesForDuration(m_sink->buffer_us()));
    return true;
}

// The mixer keeps its voices, so that sounds continue.
void AudioOutput::grow_buffer() {
    if (m_state.load() != State::awake) return;
    const auto longer = grown(m_plan, m_sink->buffer_us());
    if (!longer) return;
    close_sink();
    if (open_sink(*longer))
        run();
    else
        drop_sink();
}

void AudioOutput::close_sink() {
    m_feed.stop();
    m_sink.reset();
}

void AudioOutput::drop_sink() {
    m_state = State::closed;
    close_sink();
    m_mixer.forget_commands();
}

void AudioOutput::devices_changed() {
    const QByteArray device = m_devices->current();
    if (m_sink && device == m_device) return;
    drop_sink();
    if (device.isEmpty()) return;
    m_state = State::asleep;
    emit deviceAppeared();
}

void AudioOutput::go_to_background() {
    if (m_devices) m_devices->set_watched(false);
    drop_sink();
}

void AudioOutput::come_to_foreground() {
    if (!m_sink) m_state = State::asleep;
}

}
