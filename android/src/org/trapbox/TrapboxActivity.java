package org.trapbox;

import android.content.ClipData;
import android.content.Intent;
import android.media.AudioManager;
import android.net.Uri;
import android.os.Bundle;
import org.qtproject.qt.android.bindings.QtActivity;

/**
 * Qt's activity. Qt tells the app of files that are to be viewed; those that are sent are made to look the same. Any app can
 * start this one: of its intent only the action and the address of a file reach Qt, which would take command-line arguments
 * from the extras.
 */
public final class TrapboxActivity extends QtActivity {
    @Override
    public void onCreate(Bundle saved) {
        // Back from the list of recent apps Android starts it once more as it was started first: that file is in already.
        boolean before = (getIntent().getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0;
        setIntent(saved != null || before ? new Intent(Intent.ACTION_MAIN) : rebuilt(getIntent()));
        super.onCreate(saved);
        setVolumeControlStream(AudioManager.STREAM_MUSIC); // the keys at the side are the game's, also while it is silent
    }

    @Override
    public void onNewIntent(Intent intent) {
        super.onNewIntent(rebuilt(intent));
    }

    // A file to be viewed, or a plain start.
    private static Intent rebuilt(Intent intent) {
        Uri file = fileOf(intent);
        boolean lent = file != null && "content".equals(file.getScheme());
        return lent ? new Intent(Intent.ACTION_VIEW, file) : new Intent(Intent.ACTION_MAIN);
    }

    private static Uri fileOf(Intent intent) {
        if (Intent.ACTION_VIEW.equals(intent.getAction())) return intent.getData();
        // Whatever way the sender chose, Android puts what is sent among the clips.
        ClipData sent = Intent.ACTION_SEND.equals(intent.getAction()) ? intent.getClipData() : null;
        return sent == null || sent.getItemCount() == 0 ? null : sent.getItemAt(0).getUri();
    }
}
