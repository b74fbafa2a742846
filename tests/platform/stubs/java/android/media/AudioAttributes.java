package android.media;

public final class AudioAttributes {
    public static final int USAGE_ASSISTANCE_SONIFICATION = 13;
    public final int usage;

    private AudioAttributes(int usage) {
        this.usage = usage;
    }

    public static final class Builder {
        private int usage;

        public Builder setUsage(int usage) {
            this.usage = usage;
            return this;
        }

        public AudioAttributes build() {
            return new AudioAttributes(usage);
        }
    }
}
