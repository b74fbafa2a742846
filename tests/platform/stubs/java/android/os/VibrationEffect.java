package android.os;

/** Records its arguments as text for the check; refuses invalid ones, like Android. */
public final class VibrationEffect {
    public final String text;

    private VibrationEffect(String text) {
        this.text = text;
    }

    public static VibrationEffect createWaveform(long[] timings, int[] amplitudes, int repeat) {
        if (timings.length != amplitudes.length) throw new IllegalArgumentException("lengths differ");
        StringBuilder text = new StringBuilder("waveform");
        for (int i = 0; i < timings.length; i++) {
            if (amplitudes[i] < 0 || amplitudes[i] > 255) throw new IllegalArgumentException("amplitude");
            text.append(' ').append(timings[i]).append('@').append(amplitudes[i]);
        }
        return new VibrationEffect(text.toString());
    }

    public static Composition startComposition() {
        return new Composition();
    }

    public static final class Composition {
        public static final int PRIMITIVE_CLICK = 1;
        public static final int PRIMITIVE_THUD = 2;
        public static final int PRIMITIVE_SPIN = 3;
        public static final int PRIMITIVE_QUICK_RISE = 4;
        public static final int PRIMITIVE_QUICK_FALL = 6;
        public static final int PRIMITIVE_TICK = 7;
        public static final int PRIMITIVE_LOW_TICK = 8;
        private final StringBuilder text = new StringBuilder("composition");

        public Composition addPrimitive(int id, float scale, int delay) {
            if (scale < 0 || scale > 1 || delay < 0) throw new IllegalArgumentException("primitive");
            text.append(' ').append(id).append('@').append(scale).append('+').append(delay);
            return this;
        }

        public VibrationEffect compose() {
            return new VibrationEffect(text.toString());
        }
    }
}
