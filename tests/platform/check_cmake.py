#!/usr/bin/env python3
"""Checks the properties that CMake passes to Qt and Xcode, for each platform and relevant Qt version."""
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
from checks import ROOT, expect, finish


def settings(platform, qt):
    """The properties that CMake set, by name; None if CMake failed."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(["cmake", "-G", "Ninja", "-S", ROOT / "tests/platform/cmake", "-B", folder, f"-DPLATFORM={platform}", f"-DQT_VERSION={qt}"],
                              capture_output=True, text=True)
    if done.returncode != 0:
        return None
    return {name: value.replace(str(ROOT) + "/", "") for name, value in re.findall(r"-- set (\w+)=(.*)", done.stdout)}


def expect_settings(platform, qt, wanted):
    found = settings(platform, qt)
    if not expect(found is not None, f"CMake refuses Qt {qt} for {platform}"):
        return
    for name, value in wanted.items():
        expect(found[name] == value, f"{platform}, Qt {qt}: expected {name}={value}, found {found[name]}")


def main():
    unset = "value-NOTFOUND"
    android = {
        "QT_ANDROID_PACKAGE_SOURCE_DIR": "android",
        "QT_ANDROID_PACKAGE_NAME": "org.trapbox",
        "QT_ANDROID_VERSION_NAME": "1.2.3",
        "QT_ANDROID_VERSION_CODE": "10203",
        "QT_ANDROID_MIN_SDK_VERSION": "28",
        "LINK_OPTIONS": "-Wl,-z,max-page-size=16384",
        "IMPORTED_PLUGINS": "EXCLUDE_BY_TYPE;multimedia",
        "MACOSX_BUNDLE": unset,
    }
    expect(settings("ANDROID", "6.7.3") is None, "CMake must refuse Qt 6.7 for Android")
    expect_settings("ANDROID", "6.8.2", android | {"QT_ANDROID_TARGET_SDK_VERSION": "34", "QT_ANDROID_COMPILE_SDK_VERSION": unset})
    expect_settings("ANDROID", "6.11.0", android | {"QT_ANDROID_TARGET_SDK_VERSION": "36", "QT_ANDROID_COMPILE_SDK_VERSION": "36",
                                                    "QT_ANDROID_LEGACY_PACKAGING": "FALSE"})
    found = settings("IOS", "6.8.2") or {}
    expect_settings("IOS", "6.8.2", {
        "MACOSX_BUNDLE": "TRUE",
        "MACOSX_BUNDLE_INFO_PLIST": "ios/Info.plist",
        "MACOSX_BUNDLE_GUI_IDENTIFIER": "org.trapbox",
        "MACOSX_BUNDLE_SHORT_VERSION_STRING": "1.2.3",
        "MACOSX_BUNDLE_BUNDLE_VERSION": "10203",
        "QT_IOS_LAUNCH_SCREEN": "ios/LaunchScreen.storyboard",
        "XCODE_ATTRIBUTE_PRODUCT_BUNDLE_IDENTIFIER": "org.trapbox",
        "XCODE_ATTRIBUTE_TARGETED_DEVICE_FAMILY": "1,2",
        "XCODE_ATTRIBUTE_ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
        "FRAMEWORKS": "-framework AVFAudio;-framework CoreHaptics;-framework UIKit",
        "IMPORTED_PLUGINS": "EXCLUDE_BY_TYPE;multimedia",
        "QT_ANDROID_PACKAGE_NAME": unset,
    })
    bundled = set(found.get("SOURCES", "").split(";"))
    for path in ("Assets.xcassets", "PrivacyInfo.xcprivacy", "en.lproj/InfoPlist.strings", "fr.lproj/InfoPlist.strings"):
        expect(f"ios/{path}" in bundled, f"ios/{path} is not bundled")
    finish("CMake for phones")


main()
