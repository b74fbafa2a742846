package org.trapbox;

import android.content.Context;
import android.media.AudioAttributes;
import android.os.Build;
import android.os.VibrationAttributes;
import android.os.VibrationEffect;
import android.os.Vibrator;
import android.os.VibratorManager;
import java.util.ArrayList;
import java.util.List;

/**
 * Plays pulses with the best method that the motor supports: primitives, else amplitudes, else on and off. Pattern, strength
 * (the player's setting) and interval (at least 50 ms) are decided in app/feedback, the same for all platforms. Not
 * thread-safe.
 */
public final class Haptics {
    // As HapticSupport in haptic_pattern.h.
    private static final int NONE = 0;
    private static final int ON_OFF = 1;
    private static final int AMPLITUDE = 2;
    private static final int PRIMITIVES = 3;

    private static final class Primitive {
        final int id;
        final float scale;
        final int pauseMs;

        Primitive(int id, float scale, int pauseMs) {
            this.id = id;
            this.scale = scale;
            this.pauseMs = pauseMs;
        }
    }

    private static final class Buzz {
        final int ms;
        final int amplitude;

        Buzz(int ms, int amplitude) {
            this.ms = ms;
            this.amplitude = amplitude;
        }
    }

    private final Vibrator vibrator;
    private final int support;
    private final List<Primitive> primitives = new ArrayList<>();
    private final List<Buzz> buzzes = new ArrayList<>();

    public Haptics(Context context) {
        vibrator = find(context);
        support = measure(vibrator);
    }

    public int support() {
        return support;
    }

    /** pauseMs starts at the end of the previous primitive. */
    public void addPrimitive(int id, float scale, int pauseMs) {
        primitives.add(new Primitive(id, scale, pauseMs));
    }

    /** amplitude 0 to 255; 0 is a rest. */
    public void addBuzz(int ms, int amplitude) {
        buzzes.add(new Buzz(ms, amplitude));
    }

    /** Plays what was added, and stops what is playing. */
    public void play() {
        VibrationEffect effect = null;
        if (!primitives.isEmpty() && Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
            VibrationEffect.Composition composition = VibrationEffect.startComposition();
            for (Primitive p : primitives) composition.addPrimitive(p.id, p.scale, p.pauseMs);
            effect = composition.compose();
        } else if (!buzzes.isEmpty()) {
            effect = waveform();
        }
        primitives.clear();
        buzzes.clear();
        if (effect == null || vibrator == null) return;
        try {
            // Marked as touch feedback, so that the system's setting for it applies.
            if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
                vibrator.vibrate(effect, VibrationAttributes.createForUsage(VibrationAttributes.USAGE_TOUCH));
            } else {
                vibrator.vibrate(effect, touchBeforeTiramisu());
            }
        } catch (RuntimeException refused) {
            // A driver that rejects an effect must not end the game.
        }
    }

    public void stop() {
        primitives.clear();
        buzzes.clear();
        if (vibrator != null) vibrator.cancel();
    }

    // Touch feedback on systems without VibrationAttributes.
    private static AudioAttributes touchBeforeTiramisu() {
        return new AudioAttributes.Builder().setUsage(AudioAttributes.USAGE_ASSISTANCE_SONIFICATION).build();
    }

    private VibrationEffect waveform() {
        long[] timings = new long[buzzes.size()];
        int[] amplitudes = new int[buzzes.size()];
        for (int i = 0; i < timings.length; i++) {
            timings[i] = buzzes.get(i).ms;
            // A motor without amplitude control plays every step at full strength.
            amplitudes[i] = buzzes.get(i).amplitude;
        }
        return VibrationEffect.createWaveform(timings, amplitudes, -1);
    }

    private static Vibrator find(Context context) {
        if (context == null) return null;
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.S) {
            VibratorManager manager = (VibratorManager) context.getSystemService(Context.VIBRATOR_MANAGER_SERVICE);
            return manager == null ? null : manager.getDefaultVibrator();
        }
        return (Vibrator) context.getSystemService(Context.VIBRATOR_SERVICE);
    }

    private static int measure(Vibrator vibrator) {
        if (vibrator == null || !vibrator.hasVibrator()) return NONE;
        // LOW_TICK, THUD and SPIN exist from Android S: use all primitives or none.
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.S
                && vibrator.areAllPrimitivesSupported(
                        VibrationEffect.Composition.PRIMITIVE_CLICK,
                        VibrationEffect.Composition.PRIMITIVE_TICK,
                        VibrationEffect.Composition.PRIMITIVE_LOW_TICK,
                        VibrationEffect.Composition.PRIMITIVE_THUD,
                        VibrationEffect.Composition.PRIMITIVE_SPIN,
                        VibrationEffect.Composition.PRIMITIVE_QUICK_RISE,
                        VibrationEffect.Composition.PRIMITIVE_QUICK_FALL)) {
            return PRIMITIVES;
        }
        return vibrator.hasAmplitudeControl() ? AMPLITUDE : ON_OFF;
    }
}
