// The one sound output of the app, on a thread of its own: opens the default device, follows it when it
// changes, sleeps when nothing sounds. Without a device the app is silent, and that is no error.
#pragma once

#include "mixer.h"

#include <QAudioDevice>
#include <QAudioFormat>
#include <QIODevice>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>

class QAudioSink;
class QMediaDevices;

namespace trapbox {

// What the sink reads from: the mixer's samples in the device's format.
class MixerStream : public QIODevice {
    Q_OBJECT

  public:
    explicit MixerStream(Mixer& mixer) : m_mixer(mixer) {}
    // Int16 and Float are spoken; false for any other.
    bool set_format(const QAudioFormat& format);
    bool isSequential() const override { return true; }
    // Never at its end.
    qint64 bytesAvailable() const override { return 1 << 20; }

  protected:
    qint64 readData(char* data, qint64 size) override;
    qint64 writeData(const char*, qint64) override { return -1; }

  private:
    Mixer& m_mixer;
    QAudioFormat m_format;
};

class AudioOutput : public QObject {
    Q_OBJECT

  public:
    explicit AudioOutput(Mixer& mixer);
    ~AudioOutput() override;

    // The GUI thread. Opens or wakes the device when it sleeps; does nothing where there is none.
    void send(const SoundCommand& command);

    // The thread this object lives on.
    void open();
    // In the background the device is given back and everything is dropped; in the foreground the next sound
    // opens it again.
    void go_to_background();
    void come_to_foreground();

  signals:
    // A device has come after there was none: what is held may be sent again.
    void deviceAppeared();

  private:
    // closed: nothing to play on. asleep: the next command wakes it, or opens it for the first time.
    enum class State { closed, asleep, awake };

    void wake();
    void start(const QAudioDevice& device);
    void drop_sink();
    void devices_changed();
    void sleep_if_silent();

    Mixer& m_mixer;
    std::atomic<State> m_state{State::asleep};
    MixerStream m_stream;
    QTimer m_silence_watch;
    std::unique_ptr<QMediaDevices> m_devices;
    std::unique_ptr<QAudioSink> m_sink;
    QAudioDevice m_device;
};

}
