import Trapbox

// A piece's picture, by its size.
Art {
    required property int sizeIndex // 0 … 2

    art: `tray_piece?size=${sizeIndex}&plain=${Theme.highContrast ? 1 : 0}`
}
