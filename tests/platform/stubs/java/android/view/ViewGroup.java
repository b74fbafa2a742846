package android.view;

public class ViewGroup extends View {
    private final View[] children;

    public ViewGroup(View... children) {
        this.children = children;
    }

    public int getChildCount() {
        return children.length;
    }

    public View getChildAt(int index) {
        return children[index];
    }
}
