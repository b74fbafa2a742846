"""Shared by the platform checks: error reports, and picture sizes."""
import pathlib
import re
import struct
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
_wrong = []


def expect(right, sentence):
    if not right:
        _wrong.append(sentence)
    return bool(right)


def finish(what):
    for sentence in _wrong:
        print(f"{what}: {sentence}", file=sys.stderr)
    if _wrong:
        sys.exit(1)
    print(f"{what}: right")


def picture(path):
    """(width, height, whether it has an alpha channel) of a PNG; None if the file is missing or not a PNG."""
    data = path.read_bytes()[:33] if path.is_file() else b""
    if data[:8] != b"\x89PNG\r\n\x1a\n" or len(data) < 33:
        return None
    width, height, _, colour = struct.unpack(">IIBB", data[16:26])
    return width, height, colour in (4, 6)


def photo(path):
    """(width, height) of a JPEG, from the first header of a frame."""
    data, at = path.read_bytes(), 2
    while data[:2] == b"\xff\xd8" and at + 9 < len(data):
        marker, length = data[at + 1], struct.unpack(">H", data[at + 2:at + 4])[0]
        if 0xC0 <= marker <= 0xC2:
            height, width = struct.unpack(">HH", data[at + 5:at + 9])
            return width, height
        at += 2 + length
    return 0, 0


def expect_picture(path, width, height, alpha=None):
    found = picture(path)
    name = path.relative_to(ROOT)
    if not expect(found, f"{name} is missing or not a PNG"):
        return
    expect(found[:2] == (width, height), f"{name}: expected {width}×{height} pixels, found {found[0]}×{found[1]}")
    if alpha is not None:
        expect(found[2] == alpha, f"{name} must have {'an' if alpha else 'no'} alpha channel")


def release():
    """(major, minor, patch) of the app."""
    found = re.search(r"project\(Trapbox VERSION (\d+)\.(\d+)\.(\d+)", (ROOT / "CMakeLists.txt").read_text())
    return tuple(map(int, found.groups()))


def build_number():
    """The version code, computed like in app/platforms.cmake."""
    return sum(part * weight for part, weight in zip(release(), (10000, 100, 1)))


def expect_texts(folder, limits):
    """Checks that each of these files is in the folder, is not empty, and does not exceed its limit of characters."""
    for name, longest in limits.items():
        file = folder / name
        if expect(file.exists(), f"{file.relative_to(ROOT)} is missing"):
            length = len(file.read_text().strip())
            expect(0 < length <= longest, f"{file.relative_to(ROOT)} has {length} characters; the store accepts 1 to {longest}")


def page_colours():
    """(light, dark) of Theme.page, the colour of the first frame, as rrggbb."""
    theme = (ROOT / "qml/Theme.qml").read_text()
    return re.search(r'color page: pick\("#(\w{6})", "#(\w{6})"', theme).groups()
