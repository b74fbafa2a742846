// Sound devices for tests: they can appear, disappear and underrun, and record their samples.
#pragma once

#include "sound_devices.h"

#include <algorithm>
#include <vector>

namespace trapbox::tests {

inline QAudioFormat test_format() {
    QAudioFormat format;
    format.setSampleRate(48000);
    format.setChannelCount(2);
    format.setSampleFormat(QAudioFormat::Int16);
    return format;
}

// The recorded events, and the state of the simulated device.
struct SoundLog {
    QByteArray device = "speaker"; // length of a hardware buffer: 192 frames
    int smallest_us = 4000;        // number of queued buffers
    int buffers = 2;               // that are queued
    bool can_pull = true;

    std::vector<SinkPlan> opened;
    std::vector<qint16> played; // samples, in order
    bool suspended = false;
    class RecordingSink* sink = nullptr; // the open device; null: none
    class RecordingDevices* devices = nullptr;
};

class RecordingSink : public SoundSink {
  public:
    RecordingSink(SoundLog& log, const SinkPlan& plan, SoundDevices::Fill fill)
        : m_log(log), m_fill(std::move(fill)),
          m_buffer_us(plan.pulled ? 0 : std::max(plan.buffer_us, log.smallest_us)), m_free(log.buffers) {
        m_log.sink = this;
    }
    ~RecordingSink() override { m_log.sink = nullptr; }

    int buffer_us() const override { return m_buffer_us; }
    qsizetype bytes_free() const override { return m_free > 0 ? buffer_bytes() : 0; }
    void write(const char* bytes, qsizetype size) override {
        --m_free;
        keep(bytes, size);
    }
    void suspend() override { m_log.suspended = true; }
    void resume() override { m_log.suspended = false; }

    // The system requests a period, as on the audio thread.
    void pull(int frames) {
        std::vector<char> bytes(static_cast<std::size_t>(test_format().bytesForFrames(frames)));
        m_fill(bytes.data(), std::ssize(bytes));
        keep(bytes.data(), std::ssize(bytes));
    }
    // One buffer has been played.
    void play_buffer() { m_free = std::min(m_free + 1, m_log.buffers); }
    int queued() const { return m_log.buffers - m_free; }
    qsizetype buffer_bytes() const { return test_format().bytesForDuration(m_buffer_us); }

  private:
    void keep(const char* bytes, qsizetype size) {
        const auto* samples = reinterpret_cast<const qint16*>(bytes);
        m_log.played.insert(m_log.played.end(), samples, samples + size / 2);
    }

    SoundLog& m_log;
    SoundDevices::Fill m_fill;
    int m_buffer_us;
    int m_free;
};

class RecordingDevices : public SoundDevices {
  public:
    explicit RecordingDevices(SoundLog& log) : m_log(log) { m_log.devices = this; }
    ~RecordingDevices() override { m_log.devices = nullptr; }

    QByteArray current() const override { return m_log.device; }
    QAudioFormat format() const override { return test_format(); }
    std::unique_ptr<SoundSink> open(const SinkPlan& plan, const QAudioFormat&, Fill fill) override {
        if (m_log.device.isEmpty() || (plan.pulled && !m_log.can_pull)) return nullptr;
        m_log.opened.push_back(plan);
        return std::make_unique<RecordingSink>(m_log, plan, std::move(fill));
    }
    void set_watched(bool) override {}

    // Headphones are plugged in or out.
    void change_to(const QByteArray& device) {
        m_log.device = device;
        emit changed();
    }

  private:
    SoundLog& m_log;
};

}
