// Interfaces to the system's sound devices and to an open one. The real ones use Qt; tests use recorders. Use
// them only on the thread that created them.
#pragma once

#include "sink_plan.h"

#include <QAudioFormat>
#include <QByteArray>
#include <QObject>

#include <functional>
#include <memory>

namespace trapbox {

class SoundSink : public QObject {
    Q_OBJECT
  public:
    // The length of the buffer that the device was given; 0 for a pulled device.
    virtual int buffer_us() const = 0;
    // For a pushed device: the number of bytes it can take now.
    virtual qsizetype bytes_free() const = 0;
    virtual void write(const char* bytes, qsizetype size) = 0;
    virtual void suspend() = 0;
    virtual void resume() = 0;

  signals:
    void failed();   // the device is lost
    void underran(); // a pushed device had nothing to play
};

class SoundDevices : public QObject {
    Q_OBJECT
  public:
    // Writes this many bytes of samples. A pulled device calls it on the audio thread.
    using Fill = std::function<void(char* bytes, qsizetype size)>;

    // The name of the default device; empty if there is none.
    virtual QByteArray current() const = 0;
    // The preferred format: 16 bits at 48 kHz if supported, otherwise the device's own.
    virtual QAudioFormat format() const = 0;
    // Starts playing. Null if the device cannot be opened.
    virtual std::unique_ptr<SoundSink> open(const SinkPlan& plan, const QAudioFormat& format, Fill fill) = 0;
    // Enables or disables changed().
    virtual void set_watched(bool watched) = 0;

  signals:
    void changed(); // devices were added or removed
};

using MakeSoundDevices = std::function<std::unique_ptr<SoundDevices>()>;

std::unique_ptr<SoundDevices> make_sound_devices(); // Qt's

}
