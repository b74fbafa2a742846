package org.trapbox;

import android.view.Display;
import android.view.Window;
import android.view.WindowManager;
import org.qtproject.qt.android.bindings.QtActivity;

/** Qt's activity, on a screen that runs as fast as it can: the games move under the finger. */
public final class TrapboxActivity extends QtActivity {
    @Override
    protected void onResume() {
        super.onResume();
        askForFastestRefresh();
    }

    // Only a wish: the system keeps to a slower rate where it saves power, and the app draws no frame while it is idle.
    private void askForFastestRefresh() {
        Window window = getWindow();
        Display display = getWindowManager().getDefaultDisplay();
        if (window == null || display == null) return;
        Display.Mode best = display.getMode();
        for (Display.Mode mode : display.getSupportedModes()) {
            boolean sameSize = mode.getPhysicalWidth() == best.getPhysicalWidth()
                    && mode.getPhysicalHeight() == best.getPhysicalHeight();
            if (sameSize && mode.getRefreshRate() > best.getRefreshRate()) best = mode;
        }
        WindowManager.LayoutParams wishes = window.getAttributes();
        if (wishes.preferredDisplayModeId == best.getModeId()) return;
        wishes.preferredDisplayModeId = best.getModeId();
        window.setAttributes(wishes);
    }
}
