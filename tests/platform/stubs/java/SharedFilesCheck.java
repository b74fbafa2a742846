import android.content.ContentResolver;
import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.trapbox.SharedFiles;

/** Tests org.trapbox.SharedFiles: sharing files, and receiving files from well-behaved and broken apps. */
public final class SharedFilesCheck {
    static void expect(Object wanted, Object found) {
        if (!wanted.equals(found)) throw new AssertionError("wanted " + wanted + ", found " + found);
    }

    static final class Phone extends Context {
        final File cache;
        Intent started;
        boolean refuses;
        InputStream given;
        RuntimeException fault;

        Phone() throws IOException {
            cache = Files.createTempDirectory("cache").toFile();
        }

        @Override
        public Object getSystemService(String name) {
            return null;
        }

        @Override
        public File getCacheDir() {
            return cache;
        }

        @Override
        public void startActivity(Intent intent) {
            if (refuses) throw new IllegalStateException("nobody there");
            started = intent;
        }

        @Override
        public ContentResolver getContentResolver() {
            return new ContentResolver() {
                @Override
                public InputStream openInputStream(Uri uri) throws FileNotFoundException {
                    expect("content://mail/7", uri.toString());
                    if (fault != null) throw fault;
                    if (given == null) throw new FileNotFoundException();
                    return given;
                }
            };
        }

        String fetch(long most) {
            return new SharedFiles(this).fetch("content://mail/7", most);
        }

        int kept() {
            return cache.list().length;
        }

        void clear() {
            for (File file : cache.listFiles()) file.delete();
            cache.delete();
        }
    }

    static void checkOffer(Phone phone) {
        String name = "Trapbox 2026-11-16 20.15.00.trapbox";
        SharedFiles files = new SharedFiles(phone);
        expect(true, files.offer(new File(new File(phone.cache, "shared"), name).getPath()));
        expect(Intent.ACTION_CHOOSER, phone.started.getAction());
        Intent send = (Intent) phone.started.extras.get(Intent.EXTRA_INTENT);
        expect(Intent.ACTION_SEND, send.getAction());
        expect("application/octet-stream", send.type);
        String address = "content://org.trapbox.shared/games/" + name.replace(" ", "%20");
        expect(address, send.extras.get(Intent.EXTRA_STREAM).toString());
        expect(address, send.getClipData().getItemAt(0).getUri().toString());
        expect(name, send.getClipData().label);
        expect(Intent.FLAG_GRANT_READ_URI_PERMISSION, send.getFlags()); // read access to this file only
        // Other files of the app cannot be shared, and a phone without a receiving app is not an error.
        expect(false, files.offer(new File(phone.cache, name).getPath()));
        phone.refuses = true;
        expect(false, files.offer(new File(new File(phone.cache, "shared"), name).getPath()));
    }

    static void checkFetch(Phone phone) throws IOException {
        byte[] game = new byte[200000];
        for (int i = 0; i < game.length; i++) game[i] = (byte) (i * 31);
        // A file within the limit is complete, whatever the size of the reads; a longer one has one byte too many.
        for (int piece : new int[] {1 << 20, 1000}) {
            for (int most : new int[] {game.length, game.length + 1, 100000, 70000}) {
                phone.given = new ByteArrayInputStream(game) {
                    @Override
                    public synchronized int read(byte[] to, int at, int length) {
                        return super.read(to, at, Math.min(length, piece));
                    }
                };
                File copy = new File(phone.fetch(most));
                expect(phone.cache, copy.getParentFile());
                byte[] wanted = Arrays.copyOf(game, Math.min(game.length, most + 1));
                expect(true, Arrays.equals(wanted, Files.readAllBytes(copy.toPath())));
                copy.delete();
            }
        }
        // After a read error no copy is left.
        phone.given = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("the line is dead");
            }
        };
        expect("", phone.fetch(10));
        phone.given = null;
        expect("", phone.fetch(10));
        phone.fault = new SecurityException("not yours");
        expect("", phone.fetch(10));
        expect(0, phone.kept());
    }

    // An app that never sends a byte of its file, or sends endlessly.
    static void checkCancel(Phone phone) throws Exception {
        phone.fault = null;
        for (boolean sends : new boolean[] {false, true}) {
            CountDownLatch asked = new CountDownLatch(1);
            phone.given = new InputStream() {
                @Override
                public int read() {
                    asked.countDown();
                    while (!sends) LockSupport.parkNanos(1000000); // ignores interrupts
                    return 7;
                }
            };
            SharedFiles files = new SharedFiles(phone);
            files.cancelFetch(); // no fetch is running
            FutureTask<String> fetch = new FutureTask<>(() -> files.fetch("content://mail/7", Long.MAX_VALUE - 1));
            new Thread(fetch).start();
            asked.await();
            files.cancelFetch();
            expect("", fetch.get(1, TimeUnit.SECONDS));
        }
        for (File copy : phone.cache.listFiles()) copy.delete(); // the copy from the app that never answers
    }

    public static void main(String[] arguments) throws Exception {
        Phone phone = new Phone();
        checkOffer(phone);
        checkFetch(phone);
        checkCancel(phone);
        phone.clear();
    }
}
