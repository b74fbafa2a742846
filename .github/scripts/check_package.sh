#!/usr/bin/env bash
# check_package.sh APK: checks a package: memory pages, libraries, permissions, signature.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=../versions.env
. "$here/../versions.env"
tools=${ANDROID_SDK_ROOT:?}/build-tools/$ANDROID_BUILD_TOOLS
python3 "$here/../../tests/platform/check_package.py" "$1"
"$tools/zipalign" -c -P 16 4 "$1"
"$tools/apksigner" verify "$1"
permissions=$("$tools/aapt2" dump permissions "$1" | sed -n "s/^uses-permission: name='\([^']*\)'.*/\1/p")
[ "$permissions" = android.permission.VIBRATE ] || {
    echo "expected only the permission VIBRATE, found: $permissions" >&2
    exit 1
}
echo "$1: ok"
