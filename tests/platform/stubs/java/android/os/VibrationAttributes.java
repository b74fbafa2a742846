package android.os;

public final class VibrationAttributes {
    public static final int USAGE_TOUCH = 18;
    public final int usage;

    private VibrationAttributes(int usage) {
        this.usage = usage;
    }

    public static VibrationAttributes createForUsage(int usage) {
        return new VibrationAttributes(usage);
    }
}
