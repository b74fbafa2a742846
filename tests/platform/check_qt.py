#!/usr/bin/env python3
"""Looks through the app for what Qt 6.4 still has and a later Qt 6, up to 6.11, has not, or is about to take away. What a
compiler can see is left to it: QT_DISABLE_DEPRECATED_BEFORE in app/CMakeLists.txt hides what 6.4 knows to be deprecated."""
import re
import sys

sys.dont_write_bytecode = True
from checks import ROOT, expect, finish

# (where, what, deprecated or removed since, what to use)
OUTDATED = [
    ("cpp", r"\bqAsConst\b", "6.6", "std::as_const"),
    ("cpp", r"\bqSwap\b", "6.6", "std::swap"),
    ("cpp", r"\bqExchange\b", "6.6", "std::exchange"),
    ("cpp", r"\bQVariant::(Type|type)\b", "6.0", "typeId()"),
    ("cpp", r"\bQLocale::Country\b|\bcountryToString\b|\.country\(\)", "6.6", "territory"),
    ("cpp", r"\bQDateTime\([^;]*Qt::(UTC|LocalTime|OffsetFromUTC|TimeZone)\b|\bsetTimeSpec\(|\bsetOffsetFromUtc\(", "6.9", "QTimeZone"),
    ("cpp", r"\btoTimeSpec\(|\bfromMSecsSinceEpoch\([^;]*Qt::", "6.9", "QTimeZone"),
    ("cpp", r"\bstartOfDay\(Qt::|\bendOfDay\(Qt::", "6.9", "QTimeZone"),
    ("cpp", r"\.mirrored\(", "6.13", "flipped(), since 6.9"),
    ("cpp", r"\bstateChanged\b.*QCheckBox|QCheckBox.*\bstateChanged\b", "6.7", "checkStateChanged"),
    ("cpp", r"\bQtAndroid(Private|Extras)?::|\bQAndroidJniObject\b", "6.0", "QJniObject, QNativeInterface"),
    ("cpp", r"\bQLibraryInfo::location\b", "6.0", "QLibraryInfo::path"),
    ("cpp", r"\bQProcess::error\(QProcess", "6.0", "errorOccurred"),
    ("cpp", r"\bQFontDatabase\s+\w+[;({]", "6.0", "its static functions"),
    ("cpp", r"\binvalidateFilter\(|\binvalidateRowsFilter\(", "6.13", "begin/endFilterChange, since 6.9"),
    ("cpp", r"\bQMetaType::(type|typeName|registerType)\(", "6.0", "QMetaType's objects"),
    ("cpp", r"\bAA_(EnableHighDpiScaling|UseHighDpiPixmaps|DisableHighDpiScaling)\b", "6.0", "nothing"),
    ("cpp", r"\bQGuiApplication::(fontChanged|paletteChanged)\b", "6.0", "events"),
    ("cpp", r"#include\s*[<\"][^>\"]*(private/|_p\.h)", "any", "public headers"),
    ("cpp", r"\bQSoundEffect\b|\bQMediaPlayer\b|\bQAudioOutput\b", "any", "the one QAudioSink"),
    ("cpp", r"\bQRegExp\b|\bQStringRef\b|\bQTextCodec\b|\bQDesktopWidget\b|\bqrand\(", "6.0", "their replacements in Qt 6"),
    ("qml", r"^\s*import\s+Qt[\w.]+\s+\d", "6.0", "imports without a version"),
    ("qml", r"^\s*import\s+(QtGraphicalEffects|Qt5Compat|Qt\.labs)\b", "6.0", "the equivalents of Qt Quick"),
    ("qml", r"^\s*import\s+QtQuick\.Controls\b", "any", "QtQuick.Templates, which loads no style"),
    ("qml", r"Connections\s*\{[^}]*\bon[A-Z]\w*\s*:", "6.0", "function onX()"),
    ("qml", r"\bfragmentShader:\s*[\"'][^\"']*(void|gl_)", "6.0", "a .qsb file"),
    ("qml", r"\bQt\.include\b|\bXmlHttpRequest\b", "6.0", "modules"),
    ("qml", r"\bon(Clicked|Pressed|Released|PositionChanged|Wheel):\s*[^\n]*\b(mouse|wheel)\.(?![^\n]*=>)", "6.0", "named parameters"),
    ("cmake", r"\bqt5_|\bQt5::", "6.0", "qt_"),
]
FILES = {
    "cpp": ("app/**/*.cpp", "app/**/*.h", "ios/*.mm", "tests/shots/*.cpp", "tests/app/**/*.cpp", "tests/app/**/*.h"),
    "qml": ("qml/**/*.qml",),
    "cmake": ("CMakeLists.txt", "app/*.cmake", "*/CMakeLists.txt"),
}


def without_comments(text):
    return re.sub(r"//[^\n]*|/\*.*?\*/", lambda comment: "\n" * comment[0].count("\n"), text, flags=re.S)


def main():
    seen = 0
    for kind, patterns in FILES.items():
        for file in sorted({path for pattern in patterns for path in ROOT.glob(pattern)}):
            seen += 1
            text = file.read_text()
            text = text if kind == "cmake" else without_comments(text)
            for where, outdated, since, instead in OUTDATED:
                if where != kind:
                    continue
                for found in re.finditer(outdated, text, flags=re.M):
                    line = text.count("\n", 0, found.start()) + 1
                    expect(False, f"{file.relative_to(ROOT)}:{line}: '{found[0].strip()}' is deprecated since Qt {since}; use {instead}")
    expect(seen > 150, f"expected more than 150 files, found {seen}")
    finish(f"{len(OUTDATED)} deprecated uses of Qt, in {seen} files")


main()
