package android.content;

import android.net.Uri;

public final class ClipData {
    public final String label;
    private final Item[] items;

    public ClipData(String label, Item... items) {
        this.label = label;
        this.items = items;
    }

    public static ClipData newRawUri(CharSequence label, Uri uri) {
        return new ClipData(label.toString(), new Item(uri));
    }

    public int getItemCount() {
        return items.length;
    }

    public Item getItemAt(int index) {
        return items[index];
    }

    public static final class Item {
        private final Uri uri;

        public Item(Uri uri) {
            this.uri = uri;
        }

        public Uri getUri() {
            return uri;
        }
    }
}
