#!/usr/bin/env python3
"""Checks the Android package without Android's SDK: merges and links the manifest and the resources with aapt2, against
the newest framework in Debian, and checks the result."""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

sys.dont_write_bytecode = True
from checks import ROOT, build_number, expect, expect_picture, expect_texts, finish, page_colours, photo, release

ANDROID = ROOT / "android"
PACKAGE = "org.trapbox"
FRAMEWORK = pathlib.Path("/usr/share/android-framework-res/framework-res.apk")
FRAMEWORK_API = 29
NS = "{http://schemas.android.com/apk/res/android}"
TOOLS = "{http://schemas.android.com/tools}"

# Attributes that are newer than this framework: (element, expected value, first API).
NEWER = {
    "dataExtractionRules": ("application", "@xml/data_extraction_rules", 31),
    "enableOnBackInvokedCallback": ("application", "false", 33),
    "localeConfig": ("application", "@xml/locales_config", 33),
    "windowSplashScreenBackground": ("style", "@color/page", 31),
}

# Permissions declared by Qt and AndroidX. None of them may be in the package.
INJECTED = {
    "android.permission.INTERNET": "Qt Core",
    "android.permission.WRITE_EXTERNAL_STORAGE": "Qt Core",
    "android.permission.ACCESS_NETWORK_STATE": "Qt Network",
    "android.permission.CAMERA": "Qt Multimedia",
    "android.permission.RECORD_AUDIO": "Qt Multimedia",
    "android.permission.MODIFY_AUDIO_SETTINGS": "Qt Multimedia",
    "android.permission.BLUETOOTH": "Qt Multimedia",
    f"{PACKAGE}.DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION": "androidx.core",
}
OPEN_TO_OTHERS = {"androidx.profileinstaller.ProfileInstallReceiver": "receiver"}

# Densities by their scale; a layer of an adaptive icon is 108 dp wide.
DENSITIES = {"mdpi": 1, "hdpi": 1.5, "xhdpi": 2, "xxhdpi": 3, "xxxhdpi": 4}
LANGUAGES = ("en", "fr")
STORE_LANGUAGES = ("en-US", "fr-FR")


def filled_manifest():
    """The manifest as Qt's tools complete it."""
    text = (ANDROID / "AndroidManifest.xml").read_text()
    for marker in ("PERMISSIONS", "FEATURES"):
        expect(f"<!-- %%INSERT_{marker} -->" not in text, f"Qt would insert its own {marker.lower()} into the manifest")
    for placeholder, value in {"VERSION_CODE": str(build_number()), "VERSION_NAME": ".".join(map(str, release())), "APP_LIB_NAME": "trapbox", "APP_ARGUMENTS": ""}.items():
        expect(f'"-- %%INSERT_{placeholder}%% --"' in text, f"the manifest lacks the placeholder for {placeholder}")
        text = text.replace(f"-- %%INSERT_{placeholder}%% --", value)
    expect("%%" not in text, "the manifest has an unknown placeholder")
    return xml.fromstring(text.replace("${applicationId}", PACKAGE))


def merged(manifest):
    """The manifest after merging in the declarations of the libraries."""
    removed = {(node.tag, node.get(NS + "name")) for node in manifest.iter() if node.get(TOOLS + "node") == "remove"}
    application = manifest.find("application")
    for name, library in INJECTED.items():
        if expect(("uses-permission", name) in removed, f"{library} adds {name}; remove it with tools:node"):
            continue
        xml.SubElement(manifest, "uses-permission", {NS + "name": name})
    for name, tag in OPEN_TO_OTHERS.items():
        if not expect((tag, name) in removed, f"{name} is open to other apps; remove it with tools:node"):
            xml.SubElement(application, tag, {NS + "name": name, NS + "exported": "true"})
    for parent in list(manifest.iter()):
        for node in [child for child in parent if child.get(TOOLS + "node") == "remove"]:
            parent.remove(node)
    return manifest


def check_manifest(manifest):
    application = manifest.find("application")
    for name, value in {"appCategory": "game", "allowBackup": "true", "fullBackupContent": "@xml/backup_rules",
                        "usesCleartextTraffic": "false", "icon": "@mipmap/ic_launcher", "label": "@string/app_name",
                        "theme": "@style/Theme.Trapbox"}.items():
        expect(application.get(NS + name) == value, f"application: expected {name}={value}, found {application.get(NS + name)}")
    components = [node for tag in ("activity", "activity-alias", "service", "receiver", "provider") for node in application.findall(tag)]
    check_shared_files(application)
    exported = [node for node in components if node.get(NS + "exported") != "false"]
    expect(len(exported) == 1, f"expected only the launcher to be exported, found {len(exported)} components")
    launcher = [node for node in exported if node.find(f"intent-filter/category[@{NS}name='android.intent.category.LAUNCHER']") is not None]
    if expect(launcher, "the launcher activity is missing"):
        activity = launcher[0].get(NS + "name")
        expect((ANDROID / "src" / (activity.replace(".", "/") + ".java")).exists(), f"the class {activity} is missing")
        check_filters(launcher[0])
        # With "adjustNothing" Android does not report the keyboard's position; with "adjustPan" a field would be moved twice.
        expect(launcher[0].get(NS + "windowSoftInputMode") == "adjustResize", "windowSoftInputMode must be adjustResize, or the keyboard may cover a field")
        changes = set(launcher[0].get(NS + "configChanges", "").split("|"))
        expect({"orientation", "screenSize", "smallestScreenSize", "uiMode", "locale", "fontScale", "density", "keyboard"} <= changes,
               "configChanges is incomplete: rotating or folding the phone would restart the app")


def check_filters(activity):
    """The app accepts only its start and files without a registered type."""
    def wants(node):
        return " ".join(f"{part.tag}:{part.get(NS + 'name', '').split('.')[-1]}" + "".join(
            f"{part.get(NS + name) or ''} " for name in ("scheme", "mimeType")).rstrip() for part in node)
    found = [wants(node) for node in activity.findall("intent-filter")]
    expect(found == ["action:MAIN category:LAUNCHER",
                     "action:VIEW category:DEFAULT data:content application/octet-stream",
                     "action:SEND category:DEFAULT data: application/octet-stream"], f"unexpected intent filters: {found}")
    # By default Android creates a second activity for a file, and Qt would restart in it.
    expect(activity.get(NS + "launchMode") == "singleTask", "launchMode must be singleTask, or a file opens a second Trapbox")


def check_shared_files(application):
    """Other apps can read only the files that GameSharing writes."""
    provider = application.find(f"provider[@{NS}name='androidx.core.content.FileProvider']")
    if not expect(provider is not None, "the FileProvider is missing"):
        return
    java = (ANDROID / "src/org/trapbox/SharedFiles.java").read_text()
    authority = provider.get(NS + "authorities")
    expect(f'"{authority.removeprefix(PACKAGE)}"' in java, f"SharedFiles.java does not use {authority}")
    expect(provider.get(NS + "exported") == "false" and provider.get(NS + "grantUriPermissions") == "true",
           "the FileProvider must not be exported, and must grant access to single files")
    resource = provider.find(f"meta-data[@{NS}name='android.support.FILE_PROVIDER_PATHS']").get(NS + "resource")
    paths = [(node.tag, node.get("path")) for node in xml.parse(ANDROID / f"res/{resource.removeprefix('@')}.xml").getroot()]
    expect(paths == [("cache-path", "shared/")], f"expected only shared/ to be readable by other apps, found {paths}")
    outbox = (ROOT / "app/share/outbox.cpp").read_text()
    expect('QStandardPaths::CacheLocation) + QStringLiteral("/shared")' in outbox, "outbox.cpp uses another folder than shared_files.xml")
    sharing = (ROOT / "app/share/game_sharing.cpp").read_text()
    expect("outbox_folder()" in sharing, "GameSharing does not write to outbox_folder()")


def without_newer(manifest):
    """Checks and removes the attributes that this aapt2 does not know."""
    found = set()
    for node in manifest.iter():
        for name, (where, value, _) in NEWER.items():
            if NS + name in node.attrib:
                found.add(name)
                expect(node.tag == where, f"{name} must not be in <{node.tag}>")
                expect(node.get(NS + name) == value, f"expected {name}={value}, found {node.get(NS + name)}")
                reference = re.fullmatch(r"@xml/(\w+)", value)
                if reference:
                    expect((ANDROID / f"res/xml/{reference[1]}.xml").exists(), f"{value} is missing")
                del node.attrib[NS + name]
    expect(found == {name for name, row in NEWER.items() if row[0] != "style"}, "an attribute for newer systems is missing")
    return manifest


def style_items_without_newer(res):
    found = set()
    for file in res.glob("values*/*.xml"):
        tree = xml.parse(file)
        for style in tree.getroot().findall("style"):
            for item in list(style):
                name = item.get("name").removeprefix("android:")
                if name not in NEWER:
                    continue
                found.add(name)
                _, value, since = NEWER[name]
                folder = re.search(r"-v(\d+)$", file.parent.name)
                expect(folder and int(folder[1]) >= since, f"{name} needs API {since}, but is in {file.parent.name}")
                expect(item.text == value, f"expected {name}={value}, found {item.text}")
                style.remove(item)
        tree.write(file)
    expect(found == {name for name, row in NEWER.items() if row[0] == "style"}, "a theme item for newer systems is missing")


def link(manifest):
    """The permissions of the linked package."""
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        shutil.copytree(ANDROID / "res", work / "res")
        style_items_without_newer(work / "res")
        manifest.set("package", PACKAGE)
        xml.ElementTree(manifest).write(work / "AndroidManifest.xml")

        def aapt2(*arguments):
            done = subprocess.run(["aapt2", *map(str, arguments)], capture_output=True, text=True)
            expect(done.returncode == 0, f"aapt2 {arguments[0]}:\n{done.stderr.replace(folder, 'android')}")
            return done.stdout

        aapt2("compile", "--dir", work / "res", "-o", work / "res.zip")
        aapt2("link", "-I", FRAMEWORK, "--min-sdk-version", "28", "--target-sdk-version", FRAMEWORK_API,
              "--manifest", work / "AndroidManifest.xml", "-o", work / "trapbox.apk", work / "res.zip")
        if not (work / "trapbox.apk").exists():
            return []
        return re.findall(r"uses-permission: name='([^']+)'", aapt2("dump", "permissions", work / "trapbox.apk"))


def names_and_texts(file):
    return {node.get("name"): node.text for node in xml.parse(file).getroot()}


def check_resources():
    res = ANDROID / "res"
    for density, scale in DENSITIES.items():
        for layer, alpha in {"background": False, "foreground": True, "monochrome": True}.items():
            expect_picture(res / f"mipmap-{density}/ic_launcher_{layer}.png", int(108 * scale), int(108 * scale), alpha)
    icon = xml.parse(res / "mipmap-anydpi-v26/ic_launcher.xml").getroot()
    expect([node.tag for node in icon] == ["background", "foreground", "monochrome"], "the icon must have the layers background, foreground and monochrome")
    english, french = names_and_texts(res / "values/strings.xml"), names_and_texts(res / "values-fr/strings.xml")
    expect(english.keys() == french.keys(), f"strings that are not in both languages: {sorted(english.keys() ^ french.keys())}")
    for texts in (english, french):
        expect(all(text and text.strip() for text in texts.values()), "a string is empty")
    locales = [node.get(NS + "name") for node in xml.parse(res / "xml/locales_config.xml").getroot()]
    translated = [file.stem for file in (ROOT / "qml/i18n").glob("*.ts")]
    expect(sorted(locales) == sorted(LANGUAGES) == sorted(translated), f"expected the languages {LANGUAGES}, found {locales} in locales_config.xml and {translated} in qml/i18n")
    check_backup(res)
    light, dark = (names_and_texts(res / f"{folder}/colors.xml")["page"] for folder in ("values", "values-night"))
    expect((light, dark) == tuple("#ff" + colour for colour in page_colours()), "the splash screen and the first frame have different colours")
    styles = {folder: {node.get("name"): {item.get("name") for item in node} for node in xml.parse(res / f"{folder}/themes.xml").getroot()}
              for folder in ("values", "values-night")}
    expect(styles["values"]["Theme.Trapbox.Base"] == styles["values-night"]["Theme.Trapbox.Base"], "the day and night themes have different items")


def check_backup(res):
    """Games, records and settings are backed up; replays and files set aside, which may exceed the quota, only move to a new phone."""
    store = (ROOT / "app/store/save_store.cpp").read_text()
    everything, without_bulk = ["include ."], ["include .", "exclude replays/", "exclude damaged/"]
    for name in ("replays", "damaged"):
        expect(f'"/{name}' in store, f"the backup rules exclude {name}, but the store has no such folder")

    def rules(node):
        expect(all(rule.get("domain") == "file" for rule in node), "a backup rule has a domain other than file")
        return [f"{rule.tag} {rule.get('path')}" for rule in node]
    expect(rules(xml.parse(res / "xml/backup_rules.xml").getroot()) == without_bulk, "backup_rules.xml is wrong")
    sections = {node.tag: rules(node) for node in xml.parse(res / "xml/data_extraction_rules.xml").getroot()}
    expect(sections == {"cloud-backup": without_bulk, "device-transfer": everything}, "data_extraction_rules.xml is wrong")


def check_build():
    gradle, cmake = (ANDROID / "build.gradle").read_text(), (ROOT / "app/platforms.cmake").read_text()
    expect(f"namespace '{PACKAGE}'" in gradle and f"set(trapbox_id {PACKAGE})" in cmake, f"build.gradle or platforms.cmake does not name {PACKAGE}")
    expect("compileSdk 36" in gradle, "build.gradle does not compile against API 36")
    for line in ("QT_ANDROID_MIN_SDK_VERSION 28", "set(target_sdk 36)", "-Wl,-z,max-page-size=16384", "QT_ANDROID_COMPILE_SDK_VERSION 36"):
        expect(line in cmake, f"app/platforms.cmake lacks {line}")
    # Android's plugin 8.10 needs Gradle 8.11 or newer.
    plugin = tuple(map(int, re.search(r"com.android.tools.build:gradle:(\d+)\.(\d+)", gradle).groups()))
    wrapper = (ANDROID / "gradle/wrapper/gradle-wrapper.properties").read_text()
    version = tuple(map(int, re.search(r"gradle-(\d+)\.(\d+)", wrapper).groups()))
    expect(plugin == (8, 10) and version >= (8, 11), f"plugin {plugin} does not work with Gradle {version}")


def check_store_listing():
    """Limits of Google Play."""
    store = ANDROID / "fastlane/metadata/android"
    expect(sorted(folder.name for folder in store.iterdir()) == sorted(STORE_LANGUAGES), "the store listing must have the languages en-US and fr-FR")
    texts = {"title.txt": 30, "short_description.txt": 80, "full_description.txt": 4000, f"changelogs/{build_number()}.txt": 500}
    for language in STORE_LANGUAGES:
        expect_texts(store / language, texts)
        for kind, min_count in (("phoneScreenshots", 2), ("tenInchScreenshots", 1)):
            pictures = sorted((store / language / "images" / kind).glob("*.jpg"))
            expect(min_count <= len(pictures) <= 8, f"{language}: expected {min_count} to 8 {kind}, found {len(pictures)}")
            for file in pictures:
                width, height = photo(file)
                expect(min(width, height) >= 320 and max(width, height) <= min(3840, 2 * min(width, height)),
                       f"{file.name}: Google Play does not accept {width}×{height} pixels")
    expect_picture(store / "en-US/images/icon.png", 512, 512)
    expect_picture(store / "en-US/images/featureGraphic.png", 1024, 500, alpha=False)


def main():
    manifest = merged(filled_manifest())
    check_manifest(manifest)
    permissions = link(without_newer(manifest))
    expect(permissions == ["android.permission.VIBRATE"], f"expected only the permission VIBRATE, found {permissions}")
    check_resources()
    check_build()
    check_store_listing()
    finish("Android's package")


main()
