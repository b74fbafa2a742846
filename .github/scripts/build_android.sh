#!/usr/bin/env bash
# build_android.sh FOLDER: builds trapbox.apk and trapbox.aab for phones and emulators into FOLDER, signed. Uses the key
# from KEYSTORE_BASE64, KEYSTORE_PASSWORD and KEYSTORE_ALIAS if they are set, else a temporary key, whose packages can be
# installed but not published. Needs QT, ANDROID_SDK_ROOT and ANDROID_NDK_ROOT.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=$1
key=$(mktemp -d)
trap 'rm -rf "$key"' EXIT

export QT_ANDROID_KEYSTORE_PATH=$key/trapbox.jks
if [ -n "${KEYSTORE_BASE64:-}" ]; then
    echo "$KEYSTORE_BASE64" | base64 --decode >"$QT_ANDROID_KEYSTORE_PATH"
    export QT_ANDROID_KEYSTORE_ALIAS=$KEYSTORE_ALIAS QT_ANDROID_KEYSTORE_STORE_PASS=$KEYSTORE_PASSWORD
else
    echo "signing with a key that is thrown away"
    export QT_ANDROID_KEYSTORE_ALIAS=throw-away QT_ANDROID_KEYSTORE_STORE_PASS=throw-away
    keytool -genkeypair -keystore "$QT_ANDROID_KEYSTORE_PATH" -alias throw-away -storepass throw-away -keypass throw-away \
        -dname "CN=Trapbox" -keyalg RSA -keysize 2048 -validity 30
fi
export QT_ANDROID_KEYSTORE_KEY_PASS=$QT_ANDROID_KEYSTORE_STORE_PASS

"$QT/android_arm64_v8a/bin/qt-cmake" -S . -B build/android -G Ninja -DCMAKE_BUILD_TYPE=Release \
    -DQT_HOST_PATH="$QT/gcc_64" -DQT_ANDROID_ABIS="arm64-v8a;x86_64" \
    -DANDROID_SDK_ROOT="$ANDROID_SDK_ROOT" -DANDROID_NDK_ROOT="$ANDROID_NDK_ROOT" \
    -DQT_ANDROID_SIGN_APK=ON -DQT_ANDROID_SIGN_AAB=ON
cmake --build build/android --target apk aab

mkdir -p "$folder"
for kind in apk aab; do # Gradle's file names; signed packages sort last
    built=$(find build/android -name "*.$kind" -not -name "*unsigned*" -printf '%T@ %p\n' | sort -n | tail -n 1 | cut -d' ' -f2-)
    [ -n "$built" ] || {
        echo "no .$kind was built" >&2
        exit 1
    }
    cp "$built" "$folder/trapbox.$kind"
done
ls -l "$folder"
