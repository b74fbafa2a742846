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

/** Shares files with other apps, and copies files from them; see app/share. Does not read their content. */
public final class SharedFiles {
    // There is no registered type for Trapbox's files.
    private static final String TYPE = "application/octet-stream";

    private final Context context;
    private FutureTask<String> fetching;

    public SharedFiles(Context context) {
        this.context = context;
    }

    /** Opens the share sheet. The file must be in the folder named in res/xml/shared_files.xml. */
    public boolean offer(String path) {
        try {
            File file = new File(path);
            Uri address = FileProvider.getUriForFile(context, context.getPackageName() + ".shared", file);
            Intent send = new Intent(Intent.ACTION_SEND);
            send.setType(TYPE);
            send.putExtra(Intent.EXTRA_STREAM, address);
            // Grants read access to the chosen app, and to the share sheet, which shows the file's name.
            send.setClipData(ClipData.newRawUri(file.getName(), address));
            send.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
            context.startActivity(Intent.createChooser(send, null));
            return true;
        } catch (RuntimeException refused) {
            return false;
        }
    }

    /**
     * Copies a file to the app's cache and returns its path; empty if the other app does not deliver it, or if it was
     * cancelled. Copies at most maxBytes + 1 bytes, so that the caller can detect a file that is too long.
     */
    public String fetch(String address, long maxBytes) {
        FutureTask<String> task = new FutureTask<>(() -> copy(address, maxBytes));
        synchronized (this) {
            fetching = task;
        }
        // The other app may never respond and may ignore the interrupt. Then this thread is abandoned.
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

    /** Makes a running fetch return immediately. Thread-safe. */
    public synchronized void cancelFetch() {
        if (fetching != null) fetching.cancel(true);
    }

    private String copy(String address, long maxBytes) {
        File copy = null;
        try (InputStream in = context.getContentResolver().openInputStream(Uri.parse(address))) {
            if (in == null) return "";
            copy = File.createTempFile("received", ".trapbox", context.getCacheDir());
            try (OutputStream out = new FileOutputStream(copy)) {
                byte[] part = new byte[1 << 16];
                for (long left = maxBytes + 1; left > 0; ) {
                    int read = in.read(part, 0, (int) Math.min(part.length, left));
                    if (read < 0) break;
                    if (Thread.interrupted()) throw new IOException("cancelled");
                    out.write(part, 0, read);
                    left -= read;
                }
            }
            return copy.getPath();
        } catch (IOException | RuntimeException refused) {
            // The other app may have exited, revoked the permission, or failed.
            if (copy != null) copy.delete();
            return "";
        }
    }
}
