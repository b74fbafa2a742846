package org.trapbox;

import android.app.Activity;
import android.content.Context;
import android.os.Build;
import android.view.Display;
import android.view.Surface;
import android.view.SurfaceView;
import android.view.View;
import android.view.ViewGroup;
import android.view.Window;
import android.view.WindowManager;

/**
 * Requests the display's highest refresh rate during motion, and releases it afterwards. Only a hint: the system may use a
 * lower rate to save power. Without it, Android limits games to 60 Hz.
 */
public final class DisplayRate {
    private final Context context;

    public DisplayRate(Context context) {
        this.context = context;
    }

    /** Thread-safe. */
    public void ask(boolean fastest) {
        if (!(context instanceof Activity)) return;
        Activity activity = (Activity) context;
        activity.runOnUiThread(() -> apply(activity, fastest));
    }

    private static void apply(Activity activity, boolean fastest) {
        Window window = activity.getWindow();
        Display display = activity.getWindowManager().getDefaultDisplay();
        if (window == null || display == null) return;
        Display.Mode best = fastestOf(display);
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R)
            setFrameRate(window.getDecorView(), fastest ? best.getRefreshRate() : 0);
        else
            setMode(window, fastest ? best.getModeId() : 0);
    }

    // Only modes of the current resolution: a change of resolution would blur the picture.
    private static Display.Mode fastestOf(Display display) {
        Display.Mode best = display.getMode();
        for (Display.Mode mode : display.getSupportedModes()) {
            boolean sameSize = mode.getPhysicalWidth() == best.getPhysicalWidth()
                    && mode.getPhysicalHeight() == best.getPhysicalHeight();
            if (sameSize && mode.getRefreshRate() > best.getRefreshRate()) best = mode;
        }
        return best;
    }

    // Qt renders into a SurfaceView somewhere in the window. 0: no preference.
    private static void setFrameRate(View view, float rate) {
        if (view instanceof SurfaceView) {
            Surface surface = ((SurfaceView) view).getHolder().getSurface();
            if (surface != null && surface.isValid()) surface.setFrameRate(rate, Surface.FRAME_RATE_COMPATIBILITY_DEFAULT);
        } else if (view instanceof ViewGroup) {
            ViewGroup group = (ViewGroup) view;
            for (int i = 0; i < group.getChildCount(); i++) setFrameRate(group.getChildAt(i), rate);
        }
    }

    private static void setMode(Window window, int mode) {
        WindowManager.LayoutParams wishes = window.getAttributes();
        if (wishes.preferredDisplayModeId == mode) return;
        wishes.preferredDisplayModeId = mode;
        window.setAttributes(wishes);
    }
}
