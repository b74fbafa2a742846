// The one sound output of the app, on a thread of its own: opens the default device, follows it when it
// changes, sleeps when nothing sounds. Without a device the app is silent, and that is no error.
#pragma once

#include "mixer.h"
#include "sound_devices.h"

#include <QAudioFormat>
#include <QByteArray>
#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>

namespace trapbox {

// Stereo into what a device takes: Int16 or Float, one ear, two or more. bytes holds `frames` frames of the
// format.
bool speaks(const QAudioFormat& format);
void write_samples(const float* stereo, int frames, const QAudioFormat& format, char* bytes);

class AudioOutput : public QObject {
    Q_OBJECT

  public:
    // The devices are made when they are first needed, on the thread of this object.
    AudioOutput(Mixer& mixer, SoundBackEnd back_end, MakeSoundDevices make_devices);
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
    bool open_device(const QByteArray& device);
    bool open_sink(const SinkPlan& plan);
    void run();
    void close_sink();
    // From here on commands are dropped until a device comes.
    void drop_sink();
    void devices_changed();
    void grow_buffer();
    void sleep_if_silent();
    // While the device runs: feeds one that is pushed, looks after one that is pulled.
    void feed();
    void push();
    void fill(char* bytes, qsizetype size); // on the audio thread, if the device pulls

    Mixer& m_mixer;
    const SoundBackEnd m_back_end;
    const MakeSoundDevices m_make_devices;
    std::atomic<State> m_state{State::asleep};
    QElapsedTimer m_since_look; // the GUI thread's: when it last looked for a device
    QTimer m_feed;
    std::unique_ptr<SoundDevices> m_devices;
    std::unique_ptr<SoundSink> m_sink;
    SinkPlan m_plan;
    QByteArray m_device;
    QAudioFormat m_format;
    QByteArray m_bytes;              // as many as the device's buffer holds, if it is pushed
    std::atomic<quint64> m_taken{0}; // bytes that the device has taken
    quint64 m_taken_before = 0;      // as it was when it had last taken some
    QElapsedTimer m_since_taken;
};

}
