package org.trapbox;

import android.view.Display;

/** Resumes org.trapbox.TrapboxActivity on screens of several kinds and looks at the mode it wishes for. */
public final class ActivityCheck {
    static void expect(Object wanted, Object found) {
        if (!wanted.equals(found)) throw new AssertionError("wanted " + wanted + ", found " + found);
    }

    public static void main(String[] arguments) {
        Display.Mode slow = new Display.Mode(1, 1080, 2400, 60);
        Display.Mode fast = new Display.Mode(2, 1080, 2400, 120);
        Display.Mode faster = new Display.Mode(3, 720, 1600, 144); // of another size: the picture would blur
        TrapboxActivity phone = new TrapboxActivity();
        phone.display = new Display(slow, slow, fast, faster);
        phone.onResume();
        expect(true, phone.resumed);
        expect(2, phone.window.attributes.preferredDisplayModeId);
        expect(1, phone.window.changes);
        // Back from the background, and now at that rate: nothing to ask for again.
        phone.display.current = fast;
        phone.onResume();
        expect(1, phone.window.changes);
        TrapboxActivity nowhere = new TrapboxActivity();
        nowhere.onResume();
        expect(0, nowhere.window.changes);
    }
}
