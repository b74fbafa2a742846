#!/usr/bin/env python3
"""Checks what Xcode would put into the app's bundle, without Xcode."""
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
        expect(info.get(key) == value, f"Info.plist: {key} should be {value}, is {info.get(key)}")
    for key in ("CFBundleShortVersionString", "CFBundleVersion"):
        expect(re.fullmatch(r"\$\{MACOSX_BUNDLE_\w+\}", info.get(key, "")), f"Info.plist: CMake does not fill in {key}")
    scenes = info.get("UIApplicationSceneManifest", {})
    expect(scenes.get("UIApplicationSupportsMultipleScenes") is False, "Info.plist: there should be one scene")
    roles = scenes.get("UISceneConfigurations", {}).get("UIWindowSceneSessionRoleApplication", [])
    expect([role.get("UISceneDelegateClassName") for role in roles] == ["QIOSWindowSceneDelegate"], "Info.plist: the scene is not Qt's")
    check_file_types(info)
    asks = [key for key in info if key.endswith("UsageDescription")]
    expect(not asks, f"Info.plist requests permissions: {asks}")
    expect("NSAppTransportSecurity" not in info, "Info.plist makes exceptions for the network")


def check_file_types(info):
    """The app opens its own files and PDN files, as copies: it can't open files in place."""
    declared = {}
    for key in ("UTExportedTypeDeclarations", "UTImportedTypeDeclarations"):
        for kind in info.get(key, []):
            declared[kind["UTTypeIdentifier"]] = kind
            expect(kind.get("UTTypeConformsTo"), f"Info.plist: {kind['UTTypeIdentifier']} conforms to no type")
    exported = [kind["UTTypeIdentifier"] for kind in info.get("UTExportedTypeDeclarations", [])]
    expect(exported == ["org.trapbox.game"], f"Info.plist: the app's own types are {exported}")
    endings = []
    for document in info.get("CFBundleDocumentTypes", []):
        expect(document.get("CFBundleTypeRole") == "Viewer", "Info.plist: a document type has a role other than Viewer")
        for name in document["LSItemContentTypes"]:
            if expect(name in declared, f"Info.plist: {name} is not declared"):
                endings += declared[name]["UTTypeTagSpecification"]["public.filename-extension"]
                rank = "Owner" if name in exported else "Alternate"
                expect(document.get("LSHandlerRank") == rank, f"Info.plist: for {name} the app is not {rank}")
    expect(endings == ["trapbox", "pdn"], f"Info.plist: files that can be opened are {endings}")
    named = {kind.get("UTTypeDescription") for kind in declared.values()}
    named |= {document["CFBundleTypeName"] for document in info.get("CFBundleDocumentTypes", [])}
    for language in LANGUAGES:
        expect(named <= strings_of(language).keys(), f"{language}.lproj does not name {named - strings_of(language).keys()}")
    expect(info.get("LSSupportsOpeningDocumentsInPlace") is False, "Info.plist: files would not come as copies")


def check_privacy():
    privacy = plistlib.loads((IOS / "PrivacyInfo.xcprivacy").read_bytes())
    expect(privacy["NSPrivacyTracking"] is False and not privacy["NSPrivacyTrackingDomains"], "the privacy manifest tracks")
    expect(not privacy["NSPrivacyCollectedDataTypes"], "the privacy manifest collects")
    for kind in privacy["NSPrivacyAccessedAPITypes"]:
        name, reasons = kind["NSPrivacyAccessedAPIType"], set(kind["NSPrivacyAccessedAPITypeReasons"])
        expect(reasons and reasons <= REASONS.get(name, set()), f"the privacy manifest gives no right reason for {name}")


def strings_of(language):
    text = re.sub(r"/\*.*?\*/", "", (IOS / f"{language}.lproj/InfoPlist.strings").read_text(), flags=re.S)
    pairs = re.findall(r'^"([\w ]+)" = "([^"]+)";$', text, flags=re.M)
    expect(len(pairs) == len([line for line in text.splitlines() if line.strip()]), f"{language}.lproj/InfoPlist.strings does not parse")
    return dict(pairs)


def check_strings():
    expect(sorted(folder.stem for folder in IOS.glob("*.lproj")) == LANGUAGES, "there are other languages than en and fr")
    english, french = map(strings_of, LANGUAGES)
    expect(english and english.keys() == french.keys(), "the strings are not the same in both languages")


def catalogue(name):
    """The parsed contents of a set, whose files must be those it lists, and no others."""
    contents = json.loads((ASSETS / name / "Contents.json").read_text())
    listed = {image["filename"] for image in contents.get("images", [])}
    there = {file.name for file in (ASSETS / name).iterdir()} - {"Contents.json"}
    expect(listed == there, f"{name} lists {sorted(listed)}, and has {sorted(there)}")
    return contents


def check_assets():
    json.loads((ASSETS / "Contents.json").read_text())
    for image in catalogue("AppIcon.appiconset")["images"]:
        width, height = map(int, image["size"].split("x"))
        # The shop refuses an icon with an alpha channel; the dark and the tinted one need theirs.
        expect_picture(ASSETS / "AppIcon.appiconset" / image["filename"], width, height, alpha="appearances" in image)
    scales = set()
    for image in catalogue("LaunchIcon.imageset")["images"]:
        scale = int(image["scale"].removesuffix("x"))
        scales.add(scale)
        expect_picture(ASSETS / "LaunchIcon.imageset" / image["filename"], 108 * scale, 108 * scale)
    expect(scales == {1, 2, 3}, "the launch picture lacks a scale")
    colours = []
    for colour in catalogue("LaunchBackground.colorset")["colors"]:
        parts = colour["color"]["components"]
        colours.append("".join(parts[part].removeprefix("0x").lower() for part in ("red", "green", "blue")))
    expect(tuple(colours) == page_colours(), f"the launch screen is {colours}, the first frame is {page_colours()}")


def check_storyboard():
    board = xml.parse(IOS / "LaunchScreen.storyboard").getroot()
    expect(board.get("launchScreen") == "YES", "the storyboard is no launch screen")
    ids = [node.get("id") for node in board.iter() if node.get("id")]
    expect(len(ids) == len(set(ids)), "the storyboard has an id twice")
    expect(board.get("initialViewController") in ids, "the storyboard begins nowhere")
    for constraint in board.iter("constraint"):
        for end in ("firstItem", "secondItem"):
            expect(constraint.get(end) in ids, f"a constraint of the storyboard names {constraint.get(end)}, which is not there")
    for image in board.iter("imageView"):
        expect((ASSETS / f"{image.get('image')}.imageset").is_dir(), f"the storyboard shows {image.get('image')}, which is not there")
    for colour in board.iter("color"):
        if colour.get("name"):
            expect((ASSETS / f"{colour.get('name')}.colorset").is_dir(), f"the colour {colour.get('name')} is not there")
    # A launch screen may run no code.
    for node in board.iter():
        expect(node.get("customClass") is None, "the storyboard needs code")


def check_build():
    cmake = (ROOT / "app/platforms.cmake").read_text()
    for path in re.findall(r"\$\{ios\}/([\w.]+)", cmake):
        expect((IOS / path).exists(), f"app/platforms.cmake names ios/{path}, which is not there")
    for file in ("Info.plist", "LaunchScreen.storyboard", "Assets.xcassets", "PrivacyInfo.xcprivacy"):
        expect(f"${{ios}}/{file}" in cmake, f"app/platforms.cmake leaves out ios/{file}")
    imported = set()
    for source in IOS.glob("*.mm"):
        imported |= set(re.findall(r"#import <(\w+)/", source.read_text()))
    for framework in imported:
        expect(f"-framework {framework}" in cmake, f"app/platforms.cmake does not link {framework}")


def check_store():
    """Lengths are Apple's, of App Store Connect; the release is the one that Google's texts announce."""
    store = IOS / "fastlane/metadata"
    google = ROOT / "android/fastlane/metadata/android"
    languages = sorted(folder.name for folder in store.iterdir() if folder.is_dir())
    expect(languages == sorted(folder.name for folder in google.iterdir()), f"the App Store's languages are {languages}, not Google's")
    expect_texts(store, {"primary_category.txt": 30, "primary_first_sub_category.txt": 30, "primary_second_sub_category.txt": 30})
    for language in languages:
        expect_texts(store / language, {"name.txt": 30, "subtitle.txt": 30, "keywords.txt": 100, "promotional_text.txt": 170,
                                        "description.txt": 4000, "release_notes.txt": 4000})
        keywords = (store / language / "keywords.txt").read_text().strip()
        expect(len(keywords.encode()) <= 100, f"{language}: the keywords take more than 100 bytes")
        expect(", " not in keywords, f"{language}: blanks between keywords count, and help nobody")
        notes = (store / language / "release_notes.txt").read_text()
        expect(notes == (google / language / f"changelogs/{build_number()}.txt").read_text(), f"{language}: the stores announce different things")


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
