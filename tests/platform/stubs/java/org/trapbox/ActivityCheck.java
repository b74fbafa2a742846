package org.trapbox;

import android.content.ClipData;
import android.content.Intent;
import android.media.AudioManager;
import android.net.Uri;
import android.os.Bundle;

/**
 * Starts org.trapbox.TrapboxActivity with files that were opened and sent, and looks at what Qt gets to see.
 */
public final class ActivityCheck {
    static void expect(Object wanted, Object found) {
        if (!wanted.equals(found)) throw new AssertionError("wanted " + wanted + ", found " + found);
    }

    static Intent sent(ClipData clips) {
        Intent intent = new Intent(Intent.ACTION_SEND);
        intent.setClipData(clips);
        return intent;
    }

    // Qt takes command-line arguments and the environment from the extras of the intent.
    static String seen(TrapboxActivity activity) {
        expect(true, activity.seen.extras.isEmpty());
        expect(0, activity.seen.getFlags());
        expect(true, activity.seen.getClipData() == null);
        return activity.seen.getAction() + " " + activity.seen.getData();
    }

    static String started(Intent intent, Bundle saved) {
        TrapboxActivity activity = new TrapboxActivity();
        activity.setIntent(intent);
        activity.onCreate(saved);
        return seen(activity);
    }

    static String goesOn(Intent intent) {
        TrapboxActivity activity = new TrapboxActivity();
        activity.onCreate(null);
        activity.onNewIntent(intent);
        return seen(activity);
    }

    static void checkFiles() {
        Uri file = Uri.parse("content://mail/7");
        Intent viewed = new Intent(Intent.ACTION_VIEW, file);
        ClipData clip = new ClipData("", new ClipData.Item(file));
        String view = Intent.ACTION_VIEW + " content://mail/7";
        expect(view, started(viewed, null));
        expect(view, started(sent(clip), null));
        expect(view, goesOn(viewed));
        expect(view, goesOn(sent(clip)));
        // Words that were sent, or nothing at all: no file.
        String main = Intent.ACTION_MAIN + " null";
        expect(main, goesOn(sent(new ClipData("", new ClipData.Item(null)))));
        expect(main, goesOn(sent(new ClipData(""))));
        expect(main, goesOn(sent(null)));
        // Extras, clips and flags of another app do not reach Qt, nor do other actions or other kinds of addresses.
        for (String action : new String[] {Intent.ACTION_MAIN, Intent.ACTION_VIEW, Intent.ACTION_SEND, "org.evil.DO", null}) {
            for (Uri data : new Uri[] {null, file, Uri.parse("file:///data/data/org.trapbox/files/settings.json")}) {
                Intent loaded = new Intent(action, data).addFlags(0x10);
                loaded.putExtra("applicationArguments", "--data /sdcard/evil -platform offscreen");
                loaded.setClipData(Intent.ACTION_SEND.equals(action) ? clip : new ClipData("", new ClipData.Item(file)));
                boolean opens = Intent.ACTION_SEND.equals(action) || Intent.ACTION_VIEW.equals(action) && data == file;
                expect(opens ? view : main, started(loaded, null));
                expect(opens ? view : main, goesOn(loaded));
            }
        }
        // Android killed it, or it comes from the list of recent apps: the file is not taken in twice.
        expect(main, started(viewed, new Bundle()));
        Intent again = new Intent(Intent.ACTION_VIEW, file).addFlags(Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY);
        expect(main, started(again, null));
    }

    public static void main(String[] arguments) {
        checkFiles();
        TrapboxActivity phone = new TrapboxActivity();
        phone.onCreate(null);
        expect(AudioManager.STREAM_MUSIC, phone.volumeStream);
    }
}
