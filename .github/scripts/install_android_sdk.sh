#!/usr/bin/env bash
# Installs the versions from versions.env with the runner's sdkmanager, and exports their paths to the following steps.
set -euo pipefail
# shellcheck source=../versions.env
. "$(dirname "$0")/../versions.env"
sdk=${ANDROID_HOME:?the runner has no Android SDK}
yes | "$sdk/cmdline-tools/latest/bin/sdkmanager" --licenses >/dev/null || true # yes exits by a signal
"$sdk/cmdline-tools/latest/bin/sdkmanager" "platform-tools" "platforms;android-$ANDROID_API" \
    "build-tools;$ANDROID_BUILD_TOOLS" "ndk;$ANDROID_NDK_VERSION"
{
    echo "ANDROID_SDK_ROOT=$sdk"
    echo "ANDROID_NDK_ROOT=$sdk/ndk/$ANDROID_NDK_VERSION"
} >>"${GITHUB_ENV:-/dev/stdout}"
