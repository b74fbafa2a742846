#!/usr/bin/env python3
"""Checks the contents of the app's bundle without Xcode."""
import json
import plistlib
import re
import sys
import xml.etree.ElementTree as xml

sys.dont_write_bytecode = True
from checks import ROOT, build_number, expect, expect_picture, expect_texts, finish, page_colours

IOS = ROOT / "ios"
ASSETS = IOS / "Assets.xcassets"
LANGUAGES = ["en", "fr"]

# Reasons accepted by Apple for the APIs that an offline app may use.
REASONS = {
    "NSPrivacyAccessedAPICategoryFileTimestamp": {"DDA9.1", "C617.1", "3B52.1", "0A2A.1"},
    "NSPrivacyAccessedAPICategorySystemBootTime": {"35F9.1", "8FFB.1", "3D61.1"},
    "NSPrivacyAccessedAPICategoryDiskSpace": {"85F4.1", "E174.1", "7D9E.1", "B728.1"},
    "NSPrivacyAccessedAPICategoryUserDefaults": {"CA92.1", "1C8F.1", "C56D.1", "AC6B.1"},
}


def check_info():
    info = plistlib.loads((IOS / "Info.plist").read_bytes())
    portrait, upside_down, left, right = (f"UIInterfaceOrientation{name}"
                                          for name in ("Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"))
    wanted = {
        "CFBundlePackageType": "APPL",
        "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
        "CFBundleExecutable": "$(EXECUTABLE_NAME)",
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": LANGUAGES,
        "CADisableMinimumFrameDurationOnPhone": True,
        "ITSAppUsesNonExemptEncryption": False,
        "LSRequiresIPhoneOS": True,
        "UILaunchStoryboardName": "LaunchScreen",
        "UIRequiredDeviceCapabilities": ["arm64"],
        "UISupportedInterfaceOrientations": [portrait, left, right],
        "UISupportedInterfaceOrientations~ipad": [portrait, upside_down, left, right],
    }
    for key, value in wanted.items():
        expect(info.get(key) == value, f"Info.plist: expected {key}={value}, found {info.get(key)}")
    for key in ("CFBundleShortVersionString", "CFBundleVersion"):
        expect(re.fullmatch(r"\$\{MACOSX_BUNDLE_\w+\}", info.get(key, "")), f"Info.plist: {key} must be a CMake variable")
    scenes = info.get("UIApplicationSceneManifest", {})
    expect(scenes.get("UIApplicationSupportsMultipleScenes") is False, "Info.plist: the app must not support multiple scenes")
    roles = scenes.get("UISceneConfigurations", {}).get("UIWindowSceneSessionRoleApplication", [])
    expect([role.get("UISceneDelegateClassName") for role in roles] == ["QIOSWindowSceneDelegate"], "Info.plist: the scene delegate must be Qt's")
    check_file_types(info)
    asks = [key for key in info if key.endswith("UsageDescription")]
    expect(not asks, f"Info.plist requests permissions: {asks}")
    expect("NSAppTransportSecurity" not in info, "Info.plist must not have NSAppTransportSecurity")


def check_file_types(info):
    """The app opens its own files and PDN files, as copies: it can't open files in place."""
    declared = {}
    for key in ("UTExportedTypeDeclarations", "UTImportedTypeDeclarations"):
        for kind in info.get(key, []):
            declared[kind["UTTypeIdentifier"]] = kind
            expect(kind.get("UTTypeConformsTo"), f"Info.plist: {kind['UTTypeIdentifier']} has no UTTypeConformsTo")
    exported = [kind["UTTypeIdentifier"] for kind in info.get("UTExportedTypeDeclarations", [])]
    expect(exported == ["org.trapbox.game"], f"Info.plist: expected the exported type org.trapbox.game, found {exported}")
    endings = []
    for document in info.get("CFBundleDocumentTypes", []):
        expect(document.get("CFBundleTypeRole") == "Viewer", "Info.plist: a document type has a role other than Viewer")
        for name in document["LSItemContentTypes"]:
            if expect(name in declared, f"Info.plist: {name} is not declared"):
                endings += declared[name]["UTTypeTagSpecification"]["public.filename-extension"]
                rank = "Owner" if name in exported else "Alternate"
                expect(document.get("LSHandlerRank") == rank, f"Info.plist: expected the rank {rank} for {name}, found {document.get('LSHandlerRank')}")
    expect(endings == ["trapbox", "pdn"], f"Info.plist: expected the file extensions trapbox and pdn, found {endings}")
    named = {kind.get("UTTypeDescription") for kind in declared.values()}
    named |= {document["CFBundleTypeName"] for document in info.get("CFBundleDocumentTypes", [])}
    for language in LANGUAGES:
        expect(named <= strings_of(language).keys(), f"{language}.lproj does not name {named - strings_of(language).keys()}")
    expect(info.get("LSSupportsOpeningDocumentsInPlace") is False, "Info.plist: LSSupportsOpeningDocumentsInPlace must be false")


def check_privacy():
    privacy = plistlib.loads((IOS / "PrivacyInfo.xcprivacy").read_bytes())
    expect(privacy["NSPrivacyTracking"] is False and not privacy["NSPrivacyTrackingDomains"], "the privacy manifest must declare no tracking")
    expect(not privacy["NSPrivacyCollectedDataTypes"], "the privacy manifest must declare no collected data")
    for kind in privacy["NSPrivacyAccessedAPITypes"]:
        name, reasons = kind["NSPrivacyAccessedAPIType"], set(kind["NSPrivacyAccessedAPITypeReasons"])
        expect(reasons and reasons <= REASONS.get(name, set()), f"the privacy manifest has no accepted reason for {name}")


def strings_of(language):
    text = re.sub(r"/\*.*?\*/", "", (IOS / f"{language}.lproj/InfoPlist.strings").read_text(), flags=re.S)
    pairs = re.findall(r'^"([\w ]+)" = "([^"]+)";$', text, flags=re.M)
    expect(len(pairs) == len([line for line in text.splitlines() if line.strip()]), f"{language}.lproj/InfoPlist.strings does not parse")
    return dict(pairs)


def check_strings():
    expect(sorted(folder.stem for folder in IOS.glob("*.lproj")) == LANGUAGES, "expected the languages en and fr")
    english, french = map(strings_of, LANGUAGES)
    expect(english and english.keys() == french.keys(), "the languages have different strings")


def catalogue(name):
    """The parsed contents of an asset set. Its files must be exactly those it lists."""
    contents = json.loads((ASSETS / name / "Contents.json").read_text())
    listed = {image["filename"] for image in contents.get("images", [])}
    there = {file.name for file in (ASSETS / name).iterdir()} - {"Contents.json"}
    expect(listed == there, f"{name} lists {sorted(listed)}, but has {sorted(there)}")
    return contents


def check_assets():
    json.loads((ASSETS / "Contents.json").read_text())
    for image in catalogue("AppIcon.appiconset")["images"]:
        width, height = map(int, image["size"].split("x"))
        # The App Store refuses an icon with an alpha channel; the dark and the tinted icons need one.
        expect_picture(ASSETS / "AppIcon.appiconset" / image["filename"], width, height, alpha="appearances" in image)
    scales = set()
    for image in catalogue("LaunchIcon.imageset")["images"]:
        scale = int(image["scale"].removesuffix("x"))
        scales.add(scale)
        expect_picture(ASSETS / "LaunchIcon.imageset" / image["filename"], 108 * scale, 108 * scale)
    expect(scales == {1, 2, 3}, "the launch picture must have the scales 1, 2 and 3")
    colours = []
    for colour in catalogue("LaunchBackground.colorset")["colors"]:
        parts = colour["color"]["components"]
        colours.append("".join(parts[part].removeprefix("0x").lower() for part in ("red", "green", "blue")))
    expect(tuple(colours) == page_colours(), f"expected the launch screen colours {page_colours()}, found {colours}")


def check_storyboard():
    board = xml.parse(IOS / "LaunchScreen.storyboard").getroot()
    expect(board.get("launchScreen") == "YES", "the storyboard is not marked as a launch screen")
    ids = [node.get("id") for node in board.iter() if node.get("id")]
    expect(len(ids) == len(set(ids)), "the storyboard has a duplicate id")
    expect(board.get("initialViewController") in ids, "the storyboard has no initial view controller")
    for constraint in board.iter("constraint"):
        for end in ("firstItem", "secondItem"):
            expect(constraint.get(end) in ids, f"a constraint of the storyboard refers to the missing {constraint.get(end)}")
    for image in board.iter("imageView"):
        expect((ASSETS / f"{image.get('image')}.imageset").is_dir(), f"the picture {image.get('image')} of the storyboard is missing")
    for colour in board.iter("color"):
        if colour.get("name"):
            expect((ASSETS / f"{colour.get('name')}.colorset").is_dir(), f"the colour {colour.get('name')} of the storyboard is missing")
    # A launch screen must not run code.
    for node in board.iter():
        expect(node.get("customClass") is None, "the storyboard has a custom class")


def check_build():
    cmake = (ROOT / "app/platforms.cmake").read_text()
    for path in re.findall(r"\$\{ios\}/([\w.]+)", cmake):
        expect((IOS / path).exists(), f"ios/{path}, named in app/platforms.cmake, is missing")
    for file in ("Info.plist", "LaunchScreen.storyboard", "Assets.xcassets", "PrivacyInfo.xcprivacy"):
        expect(f"${{ios}}/{file}" in cmake, f"app/platforms.cmake does not contain ios/{file}")
    imported = set()
    for source in IOS.glob("*.mm"):
        imported |= set(re.findall(r"#import <(\w+)/", source.read_text()))
    for framework in imported:
        expect(f"-framework {framework}" in cmake, f"app/platforms.cmake does not link {framework}")


def check_store():
    """Limits of App Store Connect. The release notes must be those of Google Play."""
    store = IOS / "fastlane/metadata"
    google = ROOT / "android/fastlane/metadata/android"
    languages = sorted(folder.name for folder in store.iterdir() if folder.is_dir())
    expect(languages == sorted(folder.name for folder in google.iterdir()), f"the App Store has other languages than Google Play: {languages}")
    expect_texts(store, {"primary_category.txt": 30, "primary_first_sub_category.txt": 30, "primary_second_sub_category.txt": 30})
    for language in languages:
        expect_texts(store / language, {"name.txt": 30, "subtitle.txt": 30, "keywords.txt": 100, "promotional_text.txt": 170,
                                        "description.txt": 4000, "release_notes.txt": 4000})
        keywords = (store / language / "keywords.txt").read_text().strip()
        expect(len(keywords.encode()) <= 100, f"{language}: the keywords have more than 100 bytes")
        expect(", " not in keywords, f"{language}: spaces after commas waste the limit of the keywords")
        notes = (store / language / "release_notes.txt").read_text()
        expect(notes == (google / language / f"changelogs/{build_number()}.txt").read_text(), f"{language}: the release notes differ from Google Play")


def main():
    check_info()
    check_privacy()
    check_strings()
    check_assets()
    check_storyboard()
    check_build()
    check_store()
    finish("iOS's bundle")


main()
