package org.trapbox;

import android.content.ClipData;
import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import androidx.core.content.FileProvider;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Gives files to other apps, and copies what they hand over; see app/share. What is in them is not looked at. */
public final class SharedFiles {
    // Nobody but Trapbox knows a type for its files.
    private static final String TYPE = "application/octet-stream";

    private final Context context;
    private FutureTask<String> fetching;

    public SharedFiles(Context context) {
        this.context = context;
    }

    /** Asks where the file is to go. It must lie in what res/xml/shared_files.xml names. */
    public boolean offer(String path) {
        try {
            File file = new File(path);
            Uri address = FileProvider.getUriForFile(context, context.getPackageName() + ".shared", file);
            Intent send = new Intent(Intent.ACTION_SEND);
            send.setType(TYPE);
            send.putExtra(Intent.EXTRA_STREAM, address);
            // Whoever is chosen may read this one file, and so may the sheet, which shows its name.
            send.setClipData(ClipData.newRawUri(file.getName(), address));
            send.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
            context.startActivity(Intent.createChooser(send, null));
            return true;
        } catch (RuntimeException refused) {
            return false;
        }
    }

    /**
     * The path of a copy in the app's own cache; empty when the other app does not give the file, or when it was
     * cancelled. Copies one byte more than most at the most, so that what is too long is seen to be so.
     */
    public String fetch(String address, long most) {
        FutureTask<String> task = new FutureTask<>(() -> copy(address, most));
        synchronized (this) {
            fetching = task;
        }
        // The other app may never answer, whatever it is told: then this thread is left behind with it.
        Thread thread = new Thread(task, "fetch");
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get();
        } catch (CancellationException | ExecutionException cancelled) {
            return "";
        } catch (InterruptedException ending) {
            task.cancel(true);
            return "";
        }
    }

    /** Has the fetch that is under way return at once, from any thread. */
    public synchronized void cancelFetch() {
        if (fetching != null) fetching.cancel(true);
    }

    private String copy(String address, long most) {
        File copy = null;
        try (InputStream in = context.getContentResolver().openInputStream(Uri.parse(address))) {
            if (in == null) return "";
            copy = File.createTempFile("received", ".trapbox", context.getCacheDir());
            try (OutputStream out = new FileOutputStream(copy)) {
                byte[] part = new byte[1 << 16];
                for (long left = most + 1; left > 0; ) {
                    int read = in.read(part, 0, (int) Math.min(part.length, left));
                    if (read < 0) break;
                    if (Thread.interrupted()) throw new IOException("cancelled");
                    out.write(part, 0, read);
                    left -= read;
                }
            }
            return copy.getPath();
        } catch (IOException | RuntimeException refused) {
            // The other app may be gone, may have taken its leave back, or may fail in its own ways.
            if (copy != null) copy.delete();
            return "";
        }
    }
}
