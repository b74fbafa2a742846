#!/usr/bin/env python3
"""Checks the Android package without Android's SDK: merges and links the manifest and the resources with aapt2, against
the newest framework that Debian has, and looks at what came out."""
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

# Attributes that the framework here is too old to know: (where, what it must be, since which API).
NEWER = {
    "dataExtractionRules": ("application", "@xml/data_extraction_rules", 31),
    "enableOnBackInvokedCallback": ("application", "false", 33),
    "localeConfig": ("application", "@xml/locales_config", 33),
    "windowSplashScreenBackground": ("style", "@color/page", 31),
}

# What comes along with Qt and AndroidX: none of it may get into the package.
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
SHOP_LANGUAGES = ("en-US", "fr-FR")


def filled_manifest():
    """As Qt's tools fill it in."""
    text = (ANDROID / "AndroidManifest.xml").read_text()
    for marker in ("PERMISSIONS", "FEATURES"):
        expect(f"<!-- %%INSERT_{marker} -->" not in text, f"Qt would insert its own {marker.lower()} into the manifest")
    for placeholder, value in {"VERSION_CODE": str(build_number()), "VERSION_NAME": ".".join(map(str, release())), "APP_LIB_NAME": "trapbox", "APP_ARGUMENTS": ""}.items():
        expect(f'"-- %%INSERT_{placeholder}%% --"' in text, f"the manifest has no place for {placeholder}")
        text = text.replace(f"-- %%INSERT_{placeholder}%% --", value)
    expect("%%" not in text, "the manifest has a placeholder that Qt does not know")
    return xml.fromstring(text.replace("${applicationId}", PACKAGE))


def merged(manifest):
    """As the manifest merger leaves it, when the libraries have brought what they bring."""
    removed = {(node.tag, node.get(NS + "name")) for node in manifest.iter() if node.get(TOOLS + "node") == "remove"}
    application = manifest.find("application")
    for name, library in INJECTED.items():
        if expect(("uses-permission", name) in removed, f"{library} would bring {name}"):
            continue
        xml.SubElement(manifest, "uses-permission", {NS + "name": name})
    for name, tag in OPEN_TO_OTHERS.items():
        if not expect((tag, name) in removed, f"{name} would be open to other apps"):
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
        expect(application.get(NS + name) == value, f"application's {name} should be {value}")
    components = [node for tag in ("activity", "activity-alias", "service", "receiver", "provider") for node in application.findall(tag)]
    check_shared_files(application)
    exported = [node for node in components if node.get(NS + "exported") != "false"]
    expect(len(exported) == 1, f"{len(exported)} components are open to other apps, should be the launcher alone")
    launcher = [node for node in exported if node.find(f"intent-filter/category[@{NS}name='android.intent.category.LAUNCHER']") is not None]
    if expect(launcher, "there is no launcher"):
        activity = launcher[0].get(NS + "name")
        expect((ANDROID / "src" / (activity.replace(".", "/") + ".java")).exists(), f"there is no class {activity}")
        check_filters(launcher[0])
        # With "adjustNothing" Android would not say where the keyboard is; with "adjustPan" a field would be moved twice.
        expect(launcher[0].get(NS + "windowSoftInputMode") == "adjustResize", "a field may be covered by the keyboard")
        changes = set(launcher[0].get(NS + "configChanges", "").split("|"))
        expect({"orientation", "screenSize", "smallestScreenSize", "uiMode", "locale", "fontScale", "density", "keyboard"} <= changes,
               "turning or folding the phone would start the app anew")


def check_filters(activity):
    """It listens to the start and to files of no known type, and to nothing else."""
    def wants(node):
        return " ".join(f"{part.tag}:{part.get(NS + 'name', '').split('.')[-1]}" + "".join(
            f"{part.get(NS + name) or ''} " for name in ("scheme", "mimeType")).rstrip() for part in node)
    found = [wants(node) for node in activity.findall("intent-filter")]
    expect(found == ["action:MAIN category:LAUNCHER",
                     "action:VIEW category:DEFAULT data:content application/octet-stream",
                     "action:SEND category:DEFAULT data: application/octet-stream"], f"the app listens to {found}")
    # By default Android creates a second activity for a file, and Qt would restart in it.
    expect(activity.get(NS + "launchMode") == "singleTask", "a file would open a second Trapbox")


def check_shared_files(application):
    """Other apps get the files that Session::share writes, and no others."""
    provider = application.find(f"provider[@{NS}name='androidx.core.content.FileProvider']")
    if not expect(provider is not None, "there is no FileProvider"):
        return
    java = (ANDROID / "src/org/trapbox/SharedFiles.java").read_text()
    authority = provider.get(NS + "authorities")
    expect(f'"{authority.removeprefix(PACKAGE)}"' in java, f"SharedFiles.java does not use {authority}")
    expect(provider.get(NS + "exported") == "false" and provider.get(NS + "grantUriPermissions") == "true",
           "a file would be lent to all or to none")
    lent = provider.find(f"meta-data[@{NS}name='android.support.FILE_PROVIDER_PATHS']").get(NS + "resource")
    paths = [(node.tag, node.get("path")) for node in xml.parse(ANDROID / f"res/{lent.removeprefix('@')}.xml").getroot()]
    expect(paths == [("cache-path", "shared/")], f"{paths} are lent to other apps")
    outbox = (ROOT / "app/share/outbox.cpp").read_text()
    expect('QStandardPaths::CacheLocation) + QStringLiteral("/shared")' in outbox, "files are shared from elsewhere than what is lent")
    sharing = (ROOT / "app/share/game_sharing.cpp").read_text()
    expect("outbox_folder()" in sharing, "GameSharing writes elsewhere than what is lent")


def without_newer(manifest):
    """Checks and takes out what aapt2 cannot check here."""
    found = set()
    for node in manifest.iter():
        for name, (where, value, _) in NEWER.items():
            if NS + name in node.attrib:
                found.add(name)
                expect(node.tag == where, f"{name} does not belong to {node.tag}")
                expect(node.get(NS + name) == value, f"{name} should be {value}")
                reference = re.fullmatch(r"@xml/(\w+)", value)
                if reference:
                    expect((ANDROID / f"res/xml/{reference[1]}.xml").exists(), f"{value} is missing")
                del node.attrib[NS + name]
    expect(found == {name for name, row in NEWER.items() if row[0] != "style"}, "an attribute that newer systems need is missing")
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
                expect(folder and int(folder[1]) >= since, f"{name} is known from API {since} on, and stands in {file.parent.name}")
                expect(item.text == value, f"{name} should be {value}")
                style.remove(item)
        tree.write(file)
    expect(found == {name for name, row in NEWER.items() if row[0] == "style"}, "an item of the themes that newer systems need is missing")


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
    expect([node.tag for node in icon] == ["background", "foreground", "monochrome"], "the icon lacks a layer")
    english, french = names_and_texts(res / "values/strings.xml"), names_and_texts(res / "values-fr/strings.xml")
    expect(english.keys() == french.keys(), f"not in both languages: {sorted(english.keys() ^ french.keys())}")
    for texts in (english, french):
        expect(all(text and text.strip() for text in texts.values()), "a string is empty")
    locales = [node.get(NS + "name") for node in xml.parse(res / "xml/locales_config.xml").getroot()]
    translated = [file.stem for file in (ROOT / "qml/i18n").glob("*.ts")]
    expect(sorted(locales) == sorted(LANGUAGES) == sorted(translated), f"languages: {locales}, the app's are {translated}")
    check_backup(res)
    light, dark = (names_and_texts(res / f"{folder}/colors.xml")["page"] for folder in ("values", "values-night"))
    expect((light, dark) == tuple("#ff" + colour for colour in page_colours()), "the splash has not the colour of the first frame")
    styles = {folder: {node.get("name"): {item.get("name") for item in node} for node in xml.parse(res / f"{folder}/themes.xml").getroot()}
              for folder in ("values", "values-night")}
    expect(styles["values"]["Theme.Trapbox.Base"] == styles["values-night"]["Theme.Trapbox.Base"], "the themes of day and night differ")


def check_backup(res):
    """Games, records and settings are backed up; replays and files set aside, which may exceed the quota, only move to a new phone."""
    store = (ROOT / "app/store/save_store.cpp").read_text()
    everything, without_bulk = ["include ."], ["include .", "exclude replays/", "exclude damaged/"]
    for name in ("replays", "damaged"):
        expect(f'"/{name}' in store, f"the store has no folder {name}, which the backup rules leave out")

    def rules(node):
        expect(all(rule.get("domain") == "file" for rule in node), "a backup rule is about something else than the app's files")
        return [f"{rule.tag} {rule.get('path')}" for rule in node]
    expect(rules(xml.parse(res / "xml/backup_rules.xml").getroot()) == without_bulk, "backup_rules are wrong")
    sections = {node.tag: rules(node) for node in xml.parse(res / "xml/data_extraction_rules.xml").getroot()}
    expect(sections == {"cloud-backup": without_bulk, "device-transfer": everything}, "data_extraction_rules are wrong")


def check_build():
    gradle, cmake = (ANDROID / "build.gradle").read_text(), (ROOT / "app/platforms.cmake").read_text()
    expect(f"namespace '{PACKAGE}'" in gradle and f"set(trapbox_id {PACKAGE})" in cmake, f"the package is not {PACKAGE} everywhere")
    expect("compileSdk 36" in gradle, "not compiled against API 36")
    for line in ("QT_ANDROID_MIN_SDK_VERSION 28", "set(target_sdk 36)", "-Wl,-z,max-page-size=16384", "QT_ANDROID_COMPILE_SDK_VERSION 36"):
        expect(line in cmake, f"app/platforms.cmake lacks {line}")
    # Android's plugin 8.10 needs Gradle 8.11 at the least.
    plugin = tuple(map(int, re.search(r"com.android.tools.build:gradle:(\d+)\.(\d+)", gradle).groups()))
    wrapper = (ANDROID / "gradle/wrapper/gradle-wrapper.properties").read_text()
    version = tuple(map(int, re.search(r"gradle-(\d+)\.(\d+)", wrapper).groups()))
    expect(plugin == (8, 10) and version >= (8, 11), f"plugin {plugin} and Gradle {version} do not go together")


def check_shop():
    """Lengths and sizes are Google's."""
    shop = ANDROID / "fastlane/metadata/android"
    expect(sorted(folder.name for folder in shop.iterdir()) == sorted(SHOP_LANGUAGES), "the shop's languages are not en-US and fr-FR")
    texts = {"title.txt": 30, "short_description.txt": 80, "full_description.txt": 4000, f"changelogs/{build_number()}.txt": 500}
    for language in SHOP_LANGUAGES:
        expect_texts(shop / language, texts)
        for kind, least in (("phoneScreenshots", 2), ("tenInchScreenshots", 1)):
            pictures = sorted((shop / language / "images" / kind).glob("*.jpg"))
            expect(least <= len(pictures) <= 8, f"{language} has {len(pictures)} {kind}")
            for file in pictures:
                width, height = photo(file)
                expect(min(width, height) >= 320 and max(width, height) <= min(3840, 2 * min(width, height)),
                       f"the shop takes no picture of {width}×{height}: {file.name}")
    expect_picture(shop / "en-US/images/icon.png", 512, 512)
    expect_picture(shop / "en-US/images/featureGraphic.png", 1024, 500, alpha=False)


def main():
    manifest = merged(filled_manifest())
    check_manifest(manifest)
    permissions = link(without_newer(manifest))
    expect(permissions == ["android.permission.VIBRATE"], f"permissions are {permissions}, should be VIBRATE alone")
    check_resources()
    check_build()
    check_shop()
    finish("Android's package")


main()
