#!/usr/bin/env python3
"""check_package.py PACKAGE...: checks built packages (.apk, .aab, or the .app of iOS). Libraries for 64-bit
phones must be linked for memory pages of 16 KB, and where Android loads them out of the package, begin on such a page. No
package has FFmpeg or the plug-ins of Qt Multimedia: the app uses nothing of that module but QAudioSink."""
import pathlib
import re
import struct
import sys
import zipfile

PAGE = 16384
SMALL_PAGES = ("armeabi-v7a", "x86")  # 32-bit phones have none but those of 4 KB
UNWANTED = re.compile(r"(^|/)(lib(av(codec|format|util|device|filter)|sw(resample|scale)|postproc)\b|libplugins_multimedia_|lib\w*mediaplugin)")


def load_alignments(data):
    """The alignment of each loaded segment of an ELF file; empty if the data is not an ELF file."""
    if data[:4] != b"\x7fELF" or data[5] != 1:
        return []
    wide = data[4] == 2
    start = struct.unpack_from("<Q" if wide else "<I", data, 32 if wide else 28)[0]
    size, count = struct.unpack_from("<HH", data, 54 if wide else 42)
    found = []
    for header in range(start, start + size * count, size):
        kind = struct.unpack_from("<I", data, header)[0]
        if kind == 1:  # PT_LOAD
            found.append(struct.unpack_from("<Q" if wide else "<I", data, header + (48 if wide else 28))[0])
    return found


def place_in(archive, entry):
    """The offset of an entry's data, after its local header."""
    archive.fp.seek(entry.header_offset + 26)
    name, extra = struct.unpack("<HH", archive.fp.read(4))
    return entry.header_offset + 30 + name + extra


def faults_in_archive(path):
    libraries, faults = 0, []
    with zipfile.ZipFile(path) as archive:
        for entry in archive.infolist():
            if UNWANTED.search(entry.filename):
                faults.append(f"{entry.filename} is in the package")
            found = re.search(r"(?:^|/)lib/([^/]+)/[^/]+\.so$", entry.filename)
            if not found:
                continue
            libraries += 1
            if found[1] in SMALL_PAGES:
                continue
            alignments = load_alignments(archive.read(entry))
            if not alignments or min(alignments) < PAGE:
                faults.append(f"{entry.filename} is linked for pages of {min(alignments, default=0)} bytes, not {PAGE}")
            if entry.compress_type == zipfile.ZIP_STORED and path.suffix == ".apk" and place_in(archive, entry) % PAGE:
                faults.append(f"{entry.filename} begins inside a page of {PAGE} bytes")
    return faults if libraries else faults + ["no library in the package"]


def faults_in(path):
    if path.is_dir():
        inside = [str(file.relative_to(path)) for file in path.rglob("*")]
        return [f"{name} is in the bundle" for name in inside if UNWANTED.search(name)] or ([] if inside else ["the bundle is empty"])
    return faults_in_archive(path)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    wrong = 0
    for path in map(pathlib.Path, sys.argv[1:]):
        for fault in faults_in(path):
            wrong += 1
            print(f"{path}: {fault}", file=sys.stderr)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
