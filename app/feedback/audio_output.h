// The app's only sound output, on its own thread. Opens the default device, follows it when it changes, and
// suspends it during silence. A missing device is not an error: the app is then silent.
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

// Converts stereo samples to the device's format: Int16 or Float, any number of channels. `bytes` holds
// `frames` frames of that format.
bool can_convert(const QAudioFormat& format);
void write_samples(const float* stereo, int frames, const QAudioFormat& format, char* bytes);

class AudioOutput : public QObject {
    Q_OBJECT

  public:
    // Creates the devices when they are first needed, on the thread of this object.
    AudioOutput(Mixer& mixer, SoundBackEnd back_end, MakeSoundDevices make_devices);
    ~AudioOutput() override;

    // GUI thread. Opens or resumes the device if needed; if there is none, looks for one at most every few
    // seconds.
    void send(const SoundCommand& command);

    // The thread of this object.
    void open();
    // Closes the device and drops all sounds. In the foreground, the next sound opens it again.
    void go_to_background();
    void come_to_foreground();

  signals:
    // A device appeared or was replaced: held sounds must be sent again.
    void deviceAppeared();

  private:
    // closed: no device, commands are dropped. asleep: the next command resumes the device, or opens it for
    // the first time.
    enum class State { closed, asleep, awake };

    void wake();
    bool open_device(const QByteArray& device);
    bool open_sink(const SinkPlan& plan);
    void run();
    void close_sink();
    // Commands are dropped from now on, until a device appears.
    void drop_sink();
    void devices_changed();
    void grow_buffer();
    void sleep_if_silent();
    // While the device runs: writes samples to a pushed device, monitors a pulled one.
    void feed();
    void push();
    void fill(char* bytes, qsizetype size); // on the audio thread, for a pulled device

    Mixer& m_mixer;
    const SoundBackEnd m_back_end;
    const MakeSoundDevices m_make_devices;
    std::atomic<State> m_state{State::asleep};
    QElapsedTimer m_since_search; // GUI thread: time since it last looked for a device
    QTimer m_feed;
    std::unique_ptr<SoundDevices> m_devices;
    std::unique_ptr<SoundSink> m_sink;
    SinkPlan m_plan;
    QByteArray m_device;
    QAudioFormat m_format;
    QByteArray m_bytes;              // as large as the device's buffer, for a pushed device
    std::atomic<quint64> m_taken{0}; // bytes taken by the device
    quint64 m_taken_before = 0;      // m_taken at the last check that found progress
    QElapsedTimer m_since_taken;
};

}
