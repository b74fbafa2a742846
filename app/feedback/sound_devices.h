// The sound devices of the system, and one that is open. The real ones are Qt's; tests record what they get.
// Used on the thread that made them.
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
    // How long the buffer is that the device was given; 0 if it is pulled.
    virtual int buffer_us() const = 0;
    // Of a device that is pushed: bytes that it takes now.
    virtual qsizetype bytes_free() const = 0;
    virtual void write(const char* bytes, qsizetype size) = 0;
    virtual void suspend() = 0;
    virtual void resume() = 0;

  signals:
    void failed();   // the device is gone
    void underran(); // a device that is pushed had nothing to play
};

class SoundDevices : public QObject {
    Q_OBJECT
  public:
    // Writes this many bytes of sound. A device that is pulled calls it on the audio thread.
    using Fill = std::function<void(char* bytes, qsizetype size)>;

    // The name of the device that sound goes to; empty where there is none.
    virtual QByteArray current() const = 0;
    // What it is best given: 16 bits at 48 kHz, or what it prefers.
    virtual QAudioFormat format() const = 0;
    // Plays; null if it does not open.
    virtual std::unique_ptr<SoundSink> open(const SinkPlan& plan, const QAudioFormat& format, Fill fill) = 0;
    // Whether changed() is emitted.
    virtual void set_watched(bool watched) = 0;

  signals:
    void changed(); // devices came or went
};

using MakeSoundDevices = std::function<std::unique_ptr<SoundDevices>()>;

std::unique_ptr<SoundDevices> make_sound_devices(); // Qt's

}
