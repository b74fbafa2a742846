package android.view;

public final class Window {
    public final WindowManager.LayoutParams attributes = new WindowManager.LayoutParams();
    public int changes;
    public View decor;

    public View getDecorView() {
        return decor;
    }

    public WindowManager.LayoutParams getAttributes() {
        return attributes;
    }

    public void setAttributes(WindowManager.LayoutParams attributes) {
        if (attributes != this.attributes) throw new AssertionError("other attributes than the window's");
        changes++;
    }
}
