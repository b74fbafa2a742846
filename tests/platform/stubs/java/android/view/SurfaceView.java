package android.view;

public class SurfaceView extends View {
    public final Surface surface = new Surface();

    public SurfaceHolder getHolder() {
        return () -> surface;
    }
}
