package android.os;

public final class Build {
    public static final class VERSION {
        public static int SDK_INT = 36;
    }

    public static final class VERSION_CODES {
        public static final int R = 30;
        public static final int S = 31;
        public static final int TIRAMISU = 33;
    }
}
