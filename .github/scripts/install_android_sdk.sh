#!/usr/bin/env bash
# Installs what versions.env names with the sdkmanager of the runner, and tells the following steps where it is.
set -euo pipefail
# shellcheck source=../versions.env
. "$(dirname "$0")/../versions.env"
sdk=${ANDROID_HOME:?the runner has no Android SDK}
yes | "$sdk/cmdline-tools/latest/bin/sdkmanager" --licenses >/dev/null || true # yes ends by a signal
"$sdk/cmdline-tools/latest/bin/sdkmanager" "platform-tools" "platforms;android-$ANDROID_API" \
    "build-tools;$ANDROID_BUILD_TOOLS" "ndk;$ANDROID_NDK_VERSION"
{
    echo "ANDROID_SDK_ROOT=$sdk"
    echo "ANDROID_NDK_ROOT=$sdk/ndk/$ANDROID_NDK_VERSION"
} >>"${GITHUB_ENV:-/dev/stdout}"
