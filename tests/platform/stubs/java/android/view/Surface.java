package android.view;

import android.os.Build;

public final class Surface {
    public static final int FRAME_RATE_COMPATIBILITY_DEFAULT = 0;
    public boolean valid = true;
    public float rate = -1;

    public boolean isValid() {
        return valid;
    }

    public void setFrameRate(float rate, int compatibility) {
        if (Build.VERSION.SDK_INT < 30) throw new AssertionError("a method that this Android has not");
        if (!valid) throw new IllegalStateException();
        if (compatibility != FRAME_RATE_COMPATIBILITY_DEFAULT) throw new AssertionError("compatibility");
        this.rate = rate;
    }
}
