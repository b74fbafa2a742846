package android.view;

public final class Display {
    public final Mode[] modes;
    public Mode current;

    public Display(Mode current, Mode... modes) {
        this.current = current;
        this.modes = modes;
    }

    public Mode getMode() {
        return current;
    }

    public Mode[] getSupportedModes() {
        return modes;
    }

    public static final class Mode {
        private final int id;
        private final int width;
        private final int height;
        private final float rate;

        public Mode(int id, int width, int height, float rate) {
            this.id = id;
            this.width = width;
            this.height = height;
            this.rate = rate;
        }

        public int getModeId() {
            return id;
        }

        public int getPhysicalWidth() {
            return width;
        }

        public int getPhysicalHeight() {
            return height;
        }

        public float getRefreshRate() {
            return rate;
        }
    }
}
