package android.media;

public final class AudioManager {
    public static final int STREAM_MUSIC = 3;
}
