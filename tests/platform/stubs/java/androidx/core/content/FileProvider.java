package androidx.core.content;

import android.content.Context;
import android.net.Uri;
import java.io.File;

/** Lends what lies in the folder "shared" of the cache, as shared_files.xml has it; refuses what AndroidX refuses. */
public final class FileProvider {
    public static Uri getUriForFile(Context context, String authority, File file) {
        File folder = new File(context.getCacheDir(), "shared");
        if (!file.getParentFile().equals(folder)) throw new IllegalArgumentException("no root for " + file);
        return Uri.parse("content://" + authority + "/games/" + file.getName().replace(" ", "%20"));
    }
}
