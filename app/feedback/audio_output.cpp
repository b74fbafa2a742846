#include "audio_output.h"

#include <QAudioSink>
#include <QMediaDevices>

#include <algorithm>
#include <array>
#include <chrono>

namespace trapbox {

namespace {
using namespace std::chrono_literals;

constexpr int kRate = 48000;
// With the frame that the touch waits for, this keeps sound within 50 ms.
constexpr int kBufferMs = 25;
constexpr double kSleepAfterSeconds = 4;
}

bool MixerStream::set_format(const QAudioFormat& format) {
    m_format = format;
    return format.channelCount() >= 1 &&
           (format.sampleFormat() == QAudioFormat::Int16 || format.sampleFormat() == QAudioFormat::Float);
}

qint64 MixerStream::readData(char* data, qint64 size) {
    constexpr int kFrames = 256;
    std::array<float, 2 * kFrames> stereo;
    const int channels = m_format.channelCount();
    const bool whole = m_format.sampleFormat() == QAudioFormat::Int16;
    const auto write = [&](qint64 sample, float value) {
        if (whole)
            reinterpret_cast<qint16*>(data)[sample] = static_cast<qint16>(value * 32767);
        else
            reinterpret_cast<float*>(data)[sample] = value;
    };
    const qint64 frames = size / m_format.bytesPerFrame();
    qint64 sample = 0;
    for (qint64 done = 0; done < frames; done += kFrames) {
        const int count = static_cast<int>(std::min<qint64>(kFrames, frames - done));
        m_mixer.render(stereo.data(), count);
        for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
            const float left = stereo[2 * i], right = stereo[2 * i + 1];
            if (channels == 1) {
                write(sample++, 0.5F * (left + right));
                continue;
            }
            write(sample++, left);
            write(sample++, right);
            for (int c = 2; c < channels; ++c)
                write(sample++, 0);
        }
    }
    return frames * m_format.bytesPerFrame();
}

AudioOutput::AudioOutput(Mixer& mixer) : m_mixer(mixer), m_stream(mixer) {
    // They have to come along to the thread of this object.
    m_stream.setParent(this);
    m_silence_watch.setParent(this);
    m_silence_watch.setInterval(1s);
    m_silence_watch.setTimerType(Qt::VeryCoarseTimer);
    connect(&m_silence_watch, &QTimer::timeout, this, &AudioOutput::sleep_if_silent);
}

AudioOutput::~AudioOutput() = default;

// The command is in the queue before the state is read, and sleep_if_silent() does both the other way round:
// one of the two threads sees what the other did, and no sound is left lying in the queue.
void AudioOutput::send(const SoundCommand& command) {
    if (m_state.load() == State::closed) return;
    m_mixer.push(command);
    State expected = State::asleep;
    if (m_state.compare_exchange_strong(expected, State::awake))
        QMetaObject::invokeMethod(this, &AudioOutput::wake, Qt::QueuedConnection);
}

void AudioOutput::sleep_if_silent() {
    if (!m_sink || m_mixer.silent_seconds() < kSleepAfterSeconds) return;
    m_state = State::asleep;
    if (m_mixer.has_commands()) {
        m_state = State::awake;
        return;
    }
    m_sink->suspend();
    m_silence_watch.stop();
}

void AudioOutput::open() {
    if (m_sink) return;
    m_state = State::awake;
    wake();
}

void AudioOutput::wake() {
    if (!m_devices) {
        m_devices = std::make_unique<QMediaDevices>();
        connect(m_devices.get(), &QMediaDevices::audioOutputsChanged, this, &AudioOutput::devices_changed);
    }
    if (m_sink)
        m_sink->resume();
    else
        start(QMediaDevices::defaultAudioOutput());
    if (m_sink) m_silence_watch.start();
}

void AudioOutput::start(const QAudioDevice& device) {
    QAudioFormat format;
    format.setSampleRate(kRate);
    format.setChannelCount(2);
    format.setSampleFormat(QAudioFormat::Int16);
    if (!device.isNull() && !device.isFormatSupported(format)) format = device.preferredFormat();
    m_device = device;
    if (device.isNull() || !m_stream.set_format(format)) {
        drop_sink();
        return;
    }
    m_mixer.prepare(static_cast<float>(format.sampleRate()));
    m_sink = std::make_unique<QAudioSink>(device, format);
    m_sink->setBufferSize(format.bytesForDuration(kBufferMs * 1000));
    connect(m_sink.get(), &QAudioSink::stateChanged, this, [this](QAudio::State state) {
        // Lost in the middle of playing. Queued, since the sink is still on the way out of its own code.
        if (state == QAudio::StoppedState && m_sink->error() != QAudio::NoError)
            QMetaObject::invokeMethod(this, &AudioOutput::drop_sink, Qt::QueuedConnection);
    });
    if (!m_stream.isOpen()) m_stream.open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    m_sink->start(&m_stream);
    if (m_sink->error() != QAudio::NoError) drop_sink();
}

// From here on commands are dropped until the devices change or the app comes back to the foreground.
void AudioOutput::drop_sink() {
    m_state = State::closed;
    m_silence_watch.stop();
    if (m_sink) {
        m_sink->disconnect(this);
        m_sink->stop();
        m_sink.reset();
    }
    m_mixer.forget_commands();
}

void AudioOutput::devices_changed() {
    const QAudioDevice now = QMediaDevices::defaultAudioOutput();
    const bool closed = m_state.load() == State::closed;
    if (!closed && now == m_device) return;
    drop_sink();
    m_device = now;
    if (now.isNull()) return;
    m_state = State::asleep;
    emit deviceAppeared();
}

void AudioOutput::go_to_background() {
    m_devices.reset();
    drop_sink();
}

void AudioOutput::come_to_foreground() {
    if (!m_sink) m_state = State::asleep;
}

}
