#include "sound_devices.h"

#include "audio_session.h"

#include <QAudioSink>
#include <QMediaDevices>

namespace trapbox {

namespace {

constexpr int kRate = 48000;

class QtSink : public SoundSink {
  public:
    QtSink(const QAudioDevice& device, const QAudioFormat& format) : m_sink(device, format) {
        // Queued: the signal also comes from the sound server's thread, and the sink must not be destroyed
        // from within its own callback.
        connect(
            &m_sink, &QAudioSink::stateChanged, this, [this](auto state) { on_state(state); },
            Qt::QueuedConnection);
    }
    ~QtSink() override {
        m_sink.disconnect(this);
        m_sink.stop();
    }

    bool push(int buffer_us) {
        // Android uses its minimum for a request of one byte.
        const qsizetype bytes = m_sink.format().bytesForDuration(buffer_us);
        m_sink.setBufferSize(std::max<qsizetype>(bytes, m_sink.format().bytesPerFrame()));
        m_input = m_sink.start();
        return m_input && m_sink.error() == QAudio::NoError;
    }
#if QT_VERSION >= QT_VERSION_CHECK(6, 11, 0)
    bool pull(const SoundDevices::Fill& fill) {
        const auto bytes_of = [fill](auto samples) {
            fill(reinterpret_cast<char*>(samples.data()), samples.size_bytes());
        };
        if (m_sink.format().sampleFormat() == QAudioFormat::Int16)
            m_sink.start([bytes_of](QSpan<qint16> samples) { bytes_of(samples); });
        else
            m_sink.start([bytes_of](QSpan<float> samples) { bytes_of(samples); });
        return m_sink.error() == QAudio::NoError;
    }
#endif

    int buffer_us() const override {
        if (!m_input) return 0;
        const QAudioFormat format = m_sink.format();
        return static_cast<int>(format.durationForBytes(static_cast<qint32>(m_sink.bufferSize())));
    }
    qsizetype bytes_free() const override { return m_sink.bytesFree(); }
    void write(const char* bytes, qsizetype size) override { m_input->write(bytes, size); }
    void suspend() override { m_sink.suspend(); }
    void resume() override { m_sink.resume(); }

  private:
    void on_state(QAudio::State state) {
        if (state == QAudio::StoppedState && m_sink.error() != QAudio::NoError) {
            emit failed();
            return;
        }
        // Also idle before the first write.
        if (state == QAudio::IdleState && m_played && m_input) emit underran();
        m_played = state == QAudio::ActiveState;
    }

    QAudioSink m_sink;
    QIODevice* m_input = nullptr; // owned by the sink; for a pushed device
    bool m_played = false;
};

class QtDevices : public SoundDevices {
  public:
    QByteArray current() const override { return QMediaDevices::defaultAudioOutput().id(); }

    QAudioFormat format() const override {
        const QAudioDevice device = QMediaDevices::defaultAudioOutput();
        QAudioFormat format;
        format.setSampleRate(kRate);
        format.setChannelCount(2);
        format.setSampleFormat(QAudioFormat::Int16);
        return device.isFormatSupported(format) ? format : device.preferredFormat();
    }

    std::unique_ptr<SoundSink> open(const SinkPlan& plan, const QAudioFormat& format,
                                    [[maybe_unused]] Fill fill) override {
        prepare_audio_session();
        auto sink = std::make_unique<QtSink>(QMediaDevices::defaultAudioOutput(), format);
#if QT_VERSION >= QT_VERSION_CHECK(6, 11, 0)
        if (plan.pulled) return sink->pull(fill) ? std::move(sink) : nullptr;
#endif
        return sink->push(plan.buffer_us) ? std::move(sink) : nullptr;
    }

    // Disconnected, not deleted: Qt 6.4 keeps a list of QMediaDevices, and crashes when they are created and
    // deleted often.
    void set_watched(bool watched) override {
        m_devices.disconnect(this);
        if (watched) connect(&m_devices, &QMediaDevices::audioOutputsChanged, this, &SoundDevices::changed);
    }

  private:
    QMediaDevices m_devices;
};

}

std::unique_ptr<SoundDevices> make_sound_devices() { return std::make_unique<QtDevices>(); }

}
