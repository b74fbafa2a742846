package android.os;

public abstract class Vibrator {
    public abstract boolean hasVibrator();

    public abstract boolean hasAmplitudeControl();

    public abstract void cancel();

    public abstract boolean areAllPrimitivesSupported(int... primitives);

    public abstract void vibrate(VibrationEffect effect);

    public abstract void vibrate(VibrationEffect effect, VibrationAttributes attributes);
}
