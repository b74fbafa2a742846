package android.os;

import android.media.AudioAttributes;

public abstract class Vibrator {
    public abstract boolean hasVibrator();

    public abstract boolean hasAmplitudeControl();

    public abstract void cancel();

    public abstract boolean areAllPrimitivesSupported(int... primitives);

    public abstract void vibrate(VibrationEffect effect, AudioAttributes attributes);

    public abstract void vibrate(VibrationEffect effect, VibrationAttributes attributes);
}
