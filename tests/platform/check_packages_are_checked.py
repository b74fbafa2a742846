#!/usr/bin/env python3
"""Tests check_package.py with generated packages, valid and invalid ones, that contain real ELF files."""
import pathlib
import subprocess
import sys
import tempfile
import zipfile

sys.dont_write_bytecode = True
from check_package import PAGE, faults_in
from checks import expect, finish


def library(folder, page):
    """A shared library linked for pages of this size."""
    path = folder / f"lib{page}.so"
    source = folder / "empty.c"
    source.write_text("int answer(void) { return 42; }\n")
    subprocess.run(["cc", "-shared", "-fPIC", f"-Wl,-z,max-page-size={page}", source, "-o", path], check=True)
    return path.read_bytes()


def package(path, files, stored=False, shift=0):
    """Writes a package with these files. Stored files begin `shift` bytes after a page boundary."""
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name)
            entry.compress_type = zipfile.ZIP_STORED if stored else zipfile.ZIP_DEFLATED
            if stored:
                begins = archive.fp.tell() + 30 + len(name)
                entry.extra = b"\0" * ((-begins) % PAGE + shift)
            archive.writestr(entry, data)
    return path


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        good, bad = library(folder, PAGE), library(folder, 4096)
        arm = "lib/arm64-v8a/libtrapbox_arm64-v8a.so"

        def check(what, files, fault, suffix=".apk", **how):
            faults = faults_in(package(folder / f"package{suffix}", files, **how))
            expect(len(faults) == (1 if fault else 0) and all(fault in found for found in faults), f"{what}: {faults}")

        check("a valid package", {arm: good}, None)
        check("stored at a page boundary", {arm: good}, None, stored=True)
        check("stored off a page boundary", {arm: good}, "begins inside a page", stored=True, shift=4)
        check("a bundle for the store, which is never loaded from, needs no alignment", {"base/" + arm: good}, None, suffix=".aab", stored=True, shift=4)
        check("linked for small pages", {arm: bad}, "pages of 4096 bytes")
        check("small pages in a bundle for the store", {"base/" + arm: bad}, "pages of 4096 bytes", suffix=".aab")
        check("a 32-bit phone", {"lib/armeabi-v7a/libtrapbox.so": bad}, None)
        check("not an ELF file", {arm: b"#!/bin/sh\n"}, "pages of 0 bytes")
        check("no library at all", {"classes.dex": b""}, "no library in the package")
        for unwanted in ("libavcodec.so", "libswresample.so", "libplugins_multimedia_ffmpegmediaplugin_arm64-v8a.so"):
            check(unwanted, {arm: good, f"lib/arm64-v8a/{unwanted}": good}, "is in the package")
        check("Qt's sound", {arm: good, "lib/arm64-v8a/libQt6Multimedia_arm64-v8a.so": good}, None)

        bundle = folder / "trapbox.app"
        (bundle / "Frameworks/libavutil.framework").mkdir(parents=True)
        expect(len(faults_in(bundle)) == 1, f"FFmpeg in an iOS bundle: {faults_in(bundle)}")
        (bundle / "Frameworks/libavutil.framework").rmdir()
        expect(not faults_in(bundle), f"a valid iOS bundle: {faults_in(bundle)}")
    finish("The check of packages")


main()
