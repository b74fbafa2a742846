// Plays cues: the only interface of view-models and QML to sound, haptics and the shaking of the board. Used
// on the GUI thread; never blocks. Knows the cue table, no game.
#pragma once

#include "audio_output.h"
#include "cue_table.h"
#include "haptic_rhythm.h"
#include "haptics.h"
#include "mixer.h"
#include "store/main_owned.h"

#include <QElapsedTimer>
#include <QObject>
#include <QThread>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <memory>

namespace trapbox {

class FeedbackPlayer : public QObject, public MainOwned<FeedbackPlayer> {
    Q_OBJECT
    QML_NAMED_ELEMENT(Feedback)
    QML_SINGLETON
    // False if the device has no motor: the setting is then hidden.
    Q_PROPERTY(bool hasHaptics READ hasHaptics CONSTANT)

  public:
    // In the order of HapticStrength.
    enum class Haptics { Off, Light, Medium, Strong };

    explicit FeedbackPlayer(std::unique_ptr<HapticDevice> motor, QObject* parent = nullptr);
    ~FeedbackPlayer() override;

    // Opens the sound device before the first cue, which would otherwise be late. Call it when the first
    // frame is on the screen, so that it does not delay the start.
    Q_INVOKABLE void warmUp();

    // Ignores cues that the table marks as continuous; setContinuous() ignores all others.
    void play(const CueEvent& event);
    // Starts or updates the sound of a channel: `value` 0 … 1; `x` position on the screen, −1 left … 1 right.
    // Call it whenever they change.
    void setContinuous(Channel channel, Cue cue, float value, float x = 0);
    void stop(Channel channel);
    void stopAll();

    // The only cue that QML emits itself.
    Q_INVOKABLE void button() { play({.cue = Cue::button}); }
    Q_INVOKABLE void refused() { play({.cue = Cue::refused}); }

    // Called automatically when the application's state changes. In the background there is no sound and no
    // vibration.
    void setForeground(bool foreground);

    // Volumes are 0 … 1.
    qreal effectsVolume() const { return m_volume[0]; }
    void setEffectsVolume(qreal volume);
    qreal alertsVolume() const { return m_volume[1]; }
    void setAlertsVolume(qreal volume);
    bool muted() const { return m_muted; }
    void setMuted(bool muted);
    Haptics hapticStrength() const { return static_cast<Haptics>(m_strength); }
    void setHapticStrength(Haptics strength);
    bool hasHaptics() const { return m_motor->support() != HapticSupport::none; }
    bool reducedMotion() const { return m_reduced_motion; }
    void setReducedMotion(bool reduced);

  signals:
    // The board shakes by `px` for `ms`. Never emitted with reduced motion.
    void shaken(qreal px, int ms);

  private:
    struct Held {
        Cue cue;
        float value;
        float x;
    };

    void start_audio_thread();
    void send(const SoundCommand& command);
    void send_held_again();
    void send_held(Channel channel, const Held& held);
    bool audible(Bus bus) const;
    void update_volumes();
    void set_volume(Bus bus, qreal volume);
    void feel(const Haptic& haptic, float level);
    void feel_steps(const Haptic& haptic, float before, float value);
    // Uses the piece with the highest tension of those that are felt.
    void update_tension();
    void tick_tension();

    std::unique_ptr<HapticDevice> m_motor;
    HapticRhythm m_rhythm;
    QElapsedTimer m_clock;
    QTimer m_tick;
    float m_tension = 0;
    float m_hum = 0; // current strength of the motor
    std::map<Channel, Held> m_held;

    Mixer m_mixer;
    AudioOutput* m_output; // lives on m_thread
    QThread m_thread;

    std::array<qreal, kBusCount> m_volume{1, 1};
    bool m_muted = false;
    HapticStrength m_strength = HapticStrength::medium;
    bool m_reduced_motion = false;
    bool m_foreground = true;
};

}
