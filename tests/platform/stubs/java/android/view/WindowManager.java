package android.view;

public interface WindowManager {
    Display getDefaultDisplay();

    final class LayoutParams {
        public int preferredDisplayModeId;
    }
}
