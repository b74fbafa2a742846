package android.app;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.Display;
import android.view.Window;
import android.view.WindowManager;

public class Activity extends Context {
    public Window window = new Window();
    public Display display;
    public int onUiThread;
    public int volumeStream = -1;
    private Intent intent = new Intent(Intent.ACTION_MAIN);

    public Window getWindow() {
        return window;
    }

    public WindowManager getWindowManager() {
        return new WindowManager() {
            public Display getDefaultDisplay() {
                return display;
            }
        };
    }

    public Object getSystemService(String name) {
        return null;
    }

    public void runOnUiThread(Runnable action) {
        onUiThread++;
        action.run();
    }

    public void setVolumeControlStream(int stream) {
        volumeStream = stream;
    }

    public Intent getIntent() {
        return intent;
    }

    public void setIntent(Intent intent) {
        this.intent = intent;
    }

    protected void onCreate(Bundle saved) {}

    protected void onNewIntent(Intent intent) {}

    protected void onResume() {}
}
