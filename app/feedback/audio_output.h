// The one sound output of the app, on a thread of its own: opens the default device, follows it when it
// changes, sleeps when nothing sounds. Without a device the app is silent, and that is no error.
#pragma once

#include "mixer.h"

#include <QAudioDevice>
#include <QAudioFormat>
#include <QByteArray>
#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>

class QAudioSink;
class QIODevice;
class QMediaDevices;

namespace trapbox {

// Stereo into what a device takes: Int16 or Float, one ear, two or more. bytes holds `frames` frames of the
// format.
bool speaks(const QAudioFormat& format);
void write_samples(const float* stereo, int frames, const QAudioFormat& format, char* bytes);

class AudioOutput : public QObject {
    Q_OBJECT

  public:
    explicit AudioOutput(Mixer& mixer);
    ~AudioOutput() override;

    // The GUI thread. Opens or wakes the device when it sleeps; where there is none, looks for one now and
    // then.
    void send(const SoundCommand& command);

    // The thread this object lives on.
    void open();
    // In the background the device is given back and everything is dropped; in the foreground the next sound
    // opens it again.
    void go_to_background();
    void come_to_foreground();

  signals:
    // There is a device, where there was none or another: what is held has to be sent again.
    void deviceAppeared();

  private:
    // closed: nothing to play on, commands are dropped. asleep: the next command wakes it, or opens it for
    // the first time.
    enum class State { closed, asleep, awake };

    void wake();
    bool start(const QAudioDevice& device);
    void close_sink();
    // From here on commands are dropped until a device comes.
    void drop_sink();
    void devices_changed();
    void sleep_if_silent();
    // Pushed rather than pulled: pulling from PulseAudio, Qt asks in steps of 20 ms, too late for 50 ms in
    // all.
    void feed();

    Mixer& m_mixer;
    std::atomic<State> m_state{State::asleep};
    QElapsedTimer m_since_look; // the GUI thread's: when it last looked for a device
    QTimer m_feed;
    std::unique_ptr<QMediaDevices> m_devices;
    std::unique_ptr<QAudioSink> m_sink;
    QIODevice* m_input = nullptr; // the sink's
    QAudioDevice m_device;
    QAudioFormat m_format;
    QByteArray m_bytes; // as many as the device's buffer holds
    int m_stalled = 0;  // feeds in a row that the device took nothing
};

}
