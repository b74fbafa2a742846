// Plays cues: the only interface of view-models and QML to sound, haptics and the shaking of the board.
// Belongs to the GUI thread and never blocks. Knows the cue table, no game.
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
    // False where there is no motor: the setting is then left out.
    Q_PROPERTY(bool hasHaptics READ hasHaptics CONSTANT)

  public:
    // In the order of HapticStrength.
    enum class Haptics { Off, Light, Medium, Strong };

    explicit FeedbackPlayer(std::unique_ptr<HapticDevice> motor, QObject* parent = nullptr);
    ~FeedbackPlayer() override;

    // Opens the sound device ahead of the first cue, which otherwise is late by the time that takes. To be
    // called when the first frame is on the screen, so that it does not delay that.
    Q_INVOKABLE void warmUp();

    // Ignores cues that are continuous in the table. setContinuous() ignores the others.
    void play(const CueEvent& event);
    // Starts or changes the sound of the channel; value 0 … 1, x across the screen, −1 left … 1 right. Call
    // it as often as they change.
    void setContinuous(Channel channel, Cue cue, float value, float x = 0);
    void stop(Channel channel);
    void stopAll();

    // For QML, which has no other cues of its own.
    Q_INVOKABLE void button() { play({.cue = Cue::button}); }
    Q_INVOKABLE void refused() { play({.cue = Cue::refused}); }

    // Follows the application's state by itself. In the background nothing sounds and nothing is felt.
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
    // The board shakes by so many pixels for so long. Never with reduced motion.
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
    // Follows the tightest of the pieces that are felt.
    void update_tension();
    void tick_tension();

    std::unique_ptr<HapticDevice> m_motor;
    HapticRhythm m_rhythm;
    QElapsedTimer m_clock;
    QTimer m_tick;
    float m_tension = 0;
    float m_hum = 0; // what the motor holds
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
