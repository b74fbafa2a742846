import android.app.Activity;
import android.content.Context;
import android.os.Build;
import android.view.Display;
import android.view.SurfaceView;
import android.view.View;
import android.view.ViewGroup;
import org.trapbox.DisplayRate;

/** Runs org.trapbox.DisplayRate on several kinds of displays, and checks the requested rate. */
public final class DisplayRateCheck {
    static void expect(Object wanted, Object found) {
        if (!wanted.equals(found)) throw new AssertionError("wanted " + wanted + ", found " + found);
    }

    public static void main(String[] arguments) {
        Display.Mode slow = new Display.Mode(1, 1080, 2400, 60);
        Display.Mode fast = new Display.Mode(2, 1080, 2400, 120);
        Display.Mode faster = new Display.Mode(3, 720, 1600, 144); // another size
        for (int api : new int[] {28, 29, 30, 31, 35, 36}) {
            Build.VERSION.SDK_INT = api;
            Activity phone = new Activity();
            phone.display = new Display(slow, slow, fast, faster);
            SurfaceView drawn = new SurfaceView();
            SurfaceView gone = new SurfaceView();
            gone.surface.valid = false;
            phone.window.decor = new ViewGroup(new View(), new ViewGroup(gone, drawn));
            DisplayRate rate = new DisplayRate(phone);
            rate.ask(true);
            expect(api < 30 ? 2 : 0, phone.window.attributes.preferredDisplayModeId);
            expect(api < 30 ? -1f : 120f, drawn.surface.rate);
            rate.ask(true);
            expect(api < 30 ? 1 : 0, phone.window.changes); // not requested again
            rate.ask(false);
            expect(0, phone.window.attributes.preferredDisplayModeId);
            expect(api < 30 ? -1f : 0f, drawn.surface.rate);
            expect(-1f, gone.surface.rate);
            expect(3, phone.onUiThread);
        }
        new DisplayRate(new Activity()).ask(true); // no display yet
        new DisplayRate(new Context() { // a service: no window
            public Object getSystemService(String name) {
                return null;
            }
        }).ask(true);
    }
}
