package android.app;

import android.content.Context;
import android.view.Display;
import android.view.Window;
import android.view.WindowManager;

public class Activity extends Context {
    public Window window = new Window();
    public Display display;

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

    protected void onResume() {}
}
