package org.qtproject.qt.android.bindings;

import android.app.Activity;

public class QtActivity extends Activity {
    public boolean resumed;

    @Override
    protected void onResume() {
        super.onResume();
        resumed = true;
    }
}
