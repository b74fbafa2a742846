#!/usr/bin/env bash
# Builds the app for the simulator, unsigned. Needs QT. Qt's libraries for the simulator are x86_64 only.
set -euo pipefail
cd "$(dirname "$0")/../.."
"$QT/ios/bin/qt-cmake" -S . -B build/ios -G Xcode -DQT_HOST_PATH="$QT/macos" -DCMAKE_OSX_SYSROOT=iphonesimulator \
    -DCMAKE_OSX_ARCHITECTURES=x86_64
xcodebuild -project build/ios/Trapbox.xcodeproj -scheme trapbox -configuration Release -sdk iphonesimulator \
    -destination "generic/platform=iOS Simulator" ARCHS=x86_64 CODE_SIGNING_ALLOWED=NO build
find build/ios -type d -name trapbox.app -exec python3 tests/platform/check_package.py {} +
