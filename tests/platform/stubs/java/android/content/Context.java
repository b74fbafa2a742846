package android.content;

import java.io.File;

public abstract class Context {
    public static final String VIBRATOR_SERVICE = "vibrator";
    public static final String VIBRATOR_MANAGER_SERVICE = "vibrator_manager";

    public abstract Object getSystemService(String name);

    public String getPackageName() {
        return "org.trapbox";
    }

    public File getCacheDir() {
        return null;
    }

    public ContentResolver getContentResolver() {
        return null;
    }

    public void startActivity(Intent intent) {}
}
