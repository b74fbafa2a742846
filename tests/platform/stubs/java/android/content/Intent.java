package android.content;

import android.net.Uri;
import java.util.HashMap;
import java.util.Map;

public final class Intent {
    public static final String ACTION_MAIN = "android.intent.action.MAIN";
    public static final String ACTION_SEND = "android.intent.action.SEND";
    public static final String ACTION_VIEW = "android.intent.action.VIEW";
    public static final String ACTION_CHOOSER = "android.intent.action.CHOOSER";
    public static final String EXTRA_INTENT = "android.intent.extra.INTENT";
    public static final String EXTRA_STREAM = "android.intent.extra.STREAM";
    public static final int FLAG_GRANT_READ_URI_PERMISSION = 0x00000001;
    public static final int FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY = 0x00100000;

    public final Map<String, Object> extras = new HashMap<>();
    public String type;
    private final String action;
    private final Uri data;
    private ClipData clips;
    private int flags;

    public Intent(String action) {
        this(action, null);
    }

    public Intent(String action, Uri data) {
        this.action = action;
        this.data = data;
    }

    public static Intent createChooser(Intent target, CharSequence title) {
        Intent chooser = new Intent(ACTION_CHOOSER);
        chooser.extras.put(EXTRA_INTENT, target);
        return chooser;
    }

    public String getAction() {
        return action;
    }

    public Uri getData() {
        return data;
    }

    public Intent setType(String type) {
        this.type = type;
        return this;
    }

    public Intent putExtra(String name, Object value) {
        extras.put(name, value);
        return this;
    }

    public void setClipData(ClipData clips) {
        this.clips = clips;
    }

    public ClipData getClipData() {
        return clips;
    }

    public Intent addFlags(int flags) {
        this.flags |= flags;
        return this;
    }

    public int getFlags() {
        return flags;
    }
}
