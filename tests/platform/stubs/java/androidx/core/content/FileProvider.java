package androidx.core.content;

import android.content.Context;
import android.net.Uri;
import java.io.File;

/** Grants access to the folder "shared" of the cache, as in shared_files.xml; refuses other files, like AndroidX. */
public final class FileProvider {
    public static Uri getUriForFile(Context context, String authority, File file) {
        File folder = new File(context.getCacheDir(), "shared");
        if (!file.getParentFile().equals(folder)) throw new IllegalArgumentException("no root for " + file);
        return Uri.parse("content://" + authority + "/games/" + file.getName().replace(" ", "%20"));
    }
}
