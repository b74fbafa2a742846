package org.trapbox;

import android.content.ClipData;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import android.view.Display;
import android.view.Window;
import android.view.WindowManager;
import org.qtproject.qt.android.bindings.QtActivity;

/**
 * Qt's activity, on a screen that runs as fast as it can: the games move under the finger. Qt tells the app of files that
 * are to be viewed; those that are sent are made to look the same.
 */
public final class TrapboxActivity extends QtActivity {
    @Override
    public void onCreate(Bundle saved) {
        // Back from the list of recent apps Android starts it once more as it was started first: that file is in already.
        boolean before = (getIntent().getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0;
        setIntent(saved != null || before ? new Intent(Intent.ACTION_MAIN) : asViewed(getIntent()));
        super.onCreate(saved);
    }

    @Override
    public void onNewIntent(Intent intent) {
        super.onNewIntent(asViewed(intent));
    }

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

    // Whatever way the sender chose, Android puts what is sent among the clips.
    private static Intent asViewed(Intent intent) {
        ClipData sent = Intent.ACTION_SEND.equals(intent.getAction()) ? intent.getClipData() : null;
        Uri file = sent == null || sent.getItemCount() == 0 ? null : sent.getItemAt(0).getUri();
        return file == null ? intent : new Intent(Intent.ACTION_VIEW, file);
    }
}
