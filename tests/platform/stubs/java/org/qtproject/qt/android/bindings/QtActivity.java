package org.qtproject.qt.android.bindings;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;

public class QtActivity extends Activity {
    public boolean resumed;
    /** Which Qt would handle next. */
    public Intent seen;

    @Override
    protected void onCreate(Bundle saved) {
        super.onCreate(saved);
        seen = getIntent();
    }

    @Override
    protected void onNewIntent(Intent intent) {
        seen = intent;
    }

    @Override
    protected void onResume() {
        super.onResume();
        resumed = true;
    }
}
