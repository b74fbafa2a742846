package org.trapbox;

import android.content.ClipData;
import android.content.Intent;
import android.media.AudioManager;
import android.net.Uri;
import android.os.Bundle;
import org.qtproject.qt.android.bindings.QtActivity;

/**
 * Qt's activity. Qt reports files to be viewed (ACTION_VIEW); ACTION_SEND is converted to that. Any app can start this
 * activity, so only action and address of an intent are passed to Qt, which would read command-line arguments from extras.
 */
public final class TrapboxActivity extends QtActivity {
    @Override
    public void onCreate(Bundle saved) {
        // From the list of recent apps, Android repeats the first intent. Its file was already opened.
        boolean before = (getIntent().getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0;
        setIntent(saved != null || before ? new Intent(Intent.ACTION_MAIN) : rebuilt(getIntent()));
        super.onCreate(saved);
        setVolumeControlStream(AudioManager.STREAM_MUSIC); // the volume keys control the game, also while it is silent
    }

    @Override
    public void onNewIntent(Intent intent) {
        super.onNewIntent(rebuilt(intent));
    }

    // A file to be viewed, or a start from the launcher.
    private static Intent rebuilt(Intent intent) {
        Uri file = fileOf(intent);
        boolean lent = file != null && "content".equals(file.getScheme());
        return lent ? new Intent(Intent.ACTION_VIEW, file) : new Intent(Intent.ACTION_MAIN);
    }

    private static Uri fileOf(Intent intent) {
        if (Intent.ACTION_VIEW.equals(intent.getAction())) return intent.getData();
        // Android puts shared files into ClipData, whatever the sender used.
        ClipData sent = Intent.ACTION_SEND.equals(intent.getAction()) ? intent.getClipData() : null;
        return sent == null || sent.getItemCount() == 0 ? null : sent.getItemAt(0).getUri();
    }
}
