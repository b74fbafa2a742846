#!/usr/bin/env python3
"""Draws every size of the icon from icon.svg, with rsvg-convert: render.py writes them into the tree, render.py --check
says which of those in the tree are not what the drawing gives now."""
import pathlib
import re
import struct
import subprocess
import sys
import tempfile
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
SVG = (ROOT / "app/icon/icon.svg").read_text()
LAYERS = ("background", "foreground", "monochrome")
WHOLE, SEEN = "0 0 108 108", "18 18 72 72"
MDPI = {"mdpi": 1, "hdpi": 1.5, "xhdpi": 2, "xxhdpi": 3, "xxxhdpi": 4}


def pictures():
    """(path, width, height, part of the drawing, layers, opaque)"""
    for density, scale in MDPI.items():
        size = int(108 * scale)
        for layer in LAYERS:
            yield f"android/res/mipmap-{density}/ic_launcher_{layer}.png", size, size, WHOLE, [layer], layer == "background"
    # Google Play uses it for languages without their own picture.
    store = "android/fastlane/metadata/android/en-US/images"
    yield f"{store}/icon.png", 512, 512, SEEN, LAYERS[:2], True
    yield f"{store}/featureGraphic.png", 1024, 500, "-56.6 0 221.2 108", LAYERS[:2], True
    icons = "ios/Assets.xcassets/AppIcon.appiconset"
    yield f"{icons}/icon.png", 1024, 1024, SEEN, LAYERS[:2], True
    yield f"{icons}/icon_dark.png", 1024, 1024, SEEN, ["foreground"], False
    yield f"{icons}/icon_tinted.png", 1024, 1024, SEEN, ["monochrome"], False
    for scale, suffix in ((1, ""), (2, "@2x"), (3, "@3x")):
        yield f"ios/Assets.xcassets/LaunchIcon.imageset/launch{suffix}.png", 108 * scale, 108 * scale, SEEN, ["foreground"], False
    yield "app/icon/icon_256.png", 256, 256, SEEN, LAYERS[:2], True


def draw(width, height, part, layers, opaque):
    style = "".join(f"#{name}{{display:{'inline' if name in layers else 'none'}}}" for name in LAYERS)
    svg = SVG.replace(f'viewBox="{WHOLE}"', f'viewBox="{part}"')
    # A banner is wider than the drawing: flat shapes are extended to its edges.
    if width != height:
        svg = svg.replace('<rect id="background" width="108" height="108"',
                          '<rect id="background" x="-100" y="-10" width="308" height="128"')
        svg = svg.replace('x="-2" ', 'x="-100" ').replace('width="40.500"', 'width="138.500"')
        svg = re.sub(r'<g fill="none" stroke="#8a5a2a".*?</g>', "", svg, flags=re.S)
    with tempfile.NamedTemporaryFile("w", suffix=".css") as sheet:
        sheet.write(style)
        sheet.flush()
        png = subprocess.run(["rsvg-convert", "-w", str(width), "-h", str(height), "-s", sheet.name],
                             input=svg.encode(), stdout=subprocess.PIPE, check=True).stdout
    return without_alpha(png) if opaque else png


def chunks(png):
    at = 8
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at:at + 8])
        yield kind, png[at + 8:at + 8 + length]
        at += 12 + length


def pixels(png):
    """(width, height, channels, rows) of a PNG with 8-bit RGB or RGBA, as written here."""
    header = next(data for kind, data in chunks(png) if kind == b"IHDR")
    width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", header)
    if depth != 8 or colour not in (2, 6) or interlaced:
        raise ValueError("not 8 bits of RGB or RGBA")
    channels = 3 if colour == 2 else 4
    raw = zlib.decompress(b"".join(data for kind, data in chunks(png) if kind == b"IDAT"))
    stride = width * channels
    rows, above = [], bytes(stride)
    for y in range(height):
        filtered, row = raw[y * (stride + 1)], bytearray(raw[y * (stride + 1) + 1:(y + 1) * (stride + 1)])
        if filtered:
            for i in range(stride):
                left = row[i - channels] if i >= channels else 0
                up = above[i]
                if filtered == 1:
                    row[i] = (row[i] + left) & 255
                elif filtered == 2:
                    row[i] = (row[i] + up) & 255
                elif filtered == 3:
                    row[i] = (row[i] + (left + up) // 2) & 255
                else:
                    corner = above[i - channels] if i >= channels else 0
                    guess = left + up - corner
                    nearest = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))
                    row[i] = (row[i] + nearest[2]) & 255
        rows.append(bytes(row))
        above = row
    return width, height, channels, rows


def without_alpha(png):
    """Apple's and Google's stores refuse an alpha channel, even an opaque one."""
    width, height, channels, rows = pixels(png)
    if channels == 3:
        return png
    packed = bytearray()
    for row in rows:
        rgb = bytearray(3 * width)
        for channel in range(3):
            rgb[channel::3] = row[channel::4]
        packed += b"\1" + bytes((rgb[i] - (rgb[i - 3] if i >= 3 else 0)) & 255 for i in range(3 * width))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(packed), 9)) + chunk(b"IEND", b"")


def same(one, other):
    """Whether two pictures look the same. Releases of the renderer may differ in the antialiasing of a few edges."""
    if one == other:
        return True
    a, b = pixels(one), pixels(other)
    if a[:3] != b[:3]:
        return False
    difference = sum(abs(x - y) for row, with_row in zip(a[3], b[3]) for x, y in zip(row, with_row))
    return difference / (a[0] * a[1] * a[2]) < 1


def main():
    check = sys.argv[1:] == ["--check"]
    wrong = 0
    for path, *how in pictures():
        png, file = draw(*how), ROOT / path
        if not check:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(png)
        elif not file.exists() or not same(png, file.read_bytes()):
            print(f"{path} differs from app/icon/icon.svg; run app/icon/render.py")
            wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
