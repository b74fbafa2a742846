package android.view;

public interface SurfaceHolder {
    Surface getSurface();
}
