#include "audio_output.h"

#include "audio_session.h"

#include <QAudioSink>
#include <QMediaDevices>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstring>

namespace trapbox {

namespace {
using namespace std::chrono_literals;

constexpr int kRate = 48000;
// Together the longest that a sound waits here: with the frame that the touch takes it stays within 50 ms.
constexpr int kBufferMs = 30;
constexpr auto kFeedEvery = 8ms;
constexpr double kSleepAfterSeconds = 4;
constexpr auto kLookAgainAfter = 5s;
// A device that takes nothing for three seconds is gone, whatever it says.
constexpr int kMaxStalled = 3s / kFeedEvery;
}

bool speaks(const QAudioFormat& format) {
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

AudioOutput::AudioOutput(Mixer& mixer) : m_mixer(mixer) {
    m_feed.setParent(this); // comes along to the thread of this object
    m_feed.setInterval(kFeedEvery);
    m_feed.setTimerType(Qt::PreciseTimer);
    connect(&m_feed, &QTimer::timeout, this, &AudioOutput::feed);
}

AudioOutput::~AudioOutput() = default;

// The command is in the queue before the state is read, and sleep_if_silent() does both the other way round:
// one of the two threads sees what the other did, and no sound is left lying in the queue.
void AudioOutput::send(const SoundCommand& command) {
    if (m_state.load() == State::closed) {
        // Qt before 6.6 says nothing on Linux when a device comes: look again, but rarely.
        if (m_since_look.isValid() &&
            !m_since_look.hasExpired(std::chrono::milliseconds(kLookAgainAfter).count()))
            return;
        m_since_look.start();
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

void AudioOutput::feed() {
    constexpr int kFrames = 256;
    std::array<float, 2 * kFrames> stereo;
    const qsizetype frame_bytes = m_format.bytesPerFrame();
    const qsizetype frames = std::min<qsizetype>(m_sink->bytesFree(), m_bytes.size()) / frame_bytes;
    m_stalled = frames > 0 ? 0 : m_stalled + 1;
    if (m_stalled > kMaxStalled) {
        drop_sink();
        return;
    }
    for (qsizetype done = 0; done < frames; done += kFrames) {
        const int count = static_cast<int>(std::min<qsizetype>(kFrames, frames - done));
        m_mixer.render(stereo.data(), count);
        write_samples(stereo.data(), count, m_format, m_bytes.data() + done * frame_bytes);
    }
    // In one piece: some devices queue every write as a buffer of its own, and have few.
    if (frames > 0) m_input->write(m_bytes.constData(), frames * frame_bytes);
    sleep_if_silent();
}

void AudioOutput::open() {
    if (m_sink) return;
    m_state = State::awake;
    wake();
}

void AudioOutput::wake() {
    if (!m_devices) m_devices = std::make_unique<QMediaDevices>();
    connect(m_devices.get(), &QMediaDevices::audioOutputsChanged, this, &AudioOutput::devices_changed,
            Qt::UniqueConnection);
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    if (m_sink && device == m_device) {
        m_sink->resume();
    } else {
        close_sink();
        if (!start(device)) {
            drop_sink();
            return;
        }
        emit deviceAppeared();
    }
    m_stalled = 0;
    m_feed.start();
    feed();
}

bool AudioOutput::start(const QAudioDevice& device) {
    QAudioFormat format;
    format.setSampleRate(kRate);
    format.setChannelCount(2);
    format.setSampleFormat(QAudioFormat::Int16);
    if (!device.isNull() && !device.isFormatSupported(format)) format = device.preferredFormat();
    m_device = device;
    m_format = format;
    if (device.isNull() || !speaks(format)) return false;
    prepare_audio_session();
    m_mixer.prepare(static_cast<float>(format.sampleRate()));
    m_sink = std::make_unique<QAudioSink>(device, format);
    m_sink->setBufferSize(format.bytesForDuration(kBufferMs * 1000));
    // Queued: it comes from the sound server's thread too, and the sink must not go from inside its own code.
    connect(
        m_sink.get(), &QAudioSink::stateChanged, this,
        [this] {
            if (m_sink && m_sink->state() == QAudio::StoppedState && m_sink->error() != QAudio::NoError)
                drop_sink();
        },
        Qt::QueuedConnection);
    m_input = m_sink->start();
    m_bytes.resize(m_sink->bufferSize());
    return m_input && m_sink->error() == QAudio::NoError;
}

void AudioOutput::close_sink() {
    m_feed.stop();
    if (!m_sink) return;
    m_sink->disconnect(this);
    m_sink->stop();
    m_sink.reset();
    m_input = nullptr;
}

void AudioOutput::drop_sink() {
    m_state = State::closed;
    close_sink();
    m_mixer.forget_commands();
}

void AudioOutput::devices_changed() {
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    if (m_sink && device == m_device) return;
    drop_sink();
    if (device.isNull()) return;
    m_state = State::asleep;
    emit deviceAppeared();
}

void AudioOutput::go_to_background() {
    // Not deleted: Qt 6.4 keeps a list of them that falls when they come and go often.
    if (m_devices) m_devices->disconnect(this);
    drop_sink();
}

void AudioOutput::come_to_foreground() {
    if (!m_sink) m_state = State::asleep;
}

}
