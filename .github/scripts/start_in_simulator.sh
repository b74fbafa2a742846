#!/usr/bin/env bash
# start_in_simulator.sh FOLDER: starts the app in a simulated phone, and saves a screenshot and the log in FOLDER. Fails if
# the app is not running after half a minute.
set -euo pipefail
cd "$(dirname "$0")/../.."
# shellcheck source=../versions.env
. .github/versions.env
folder=$1
mkdir -p "$folder"
app=$(find build/ios -type d -name trapbox.app | head -n 1)
[ -n "$app" ] || {
    echo "trapbox.app is missing; build it first" >&2
    exit 1
}
softwareupdate --install-rosetta --agree-to-license # runs x86_64 programs
xcrun simctl boot "$IOS_SIMULATOR"
xcrun simctl bootstatus "$IOS_SIMULATOR"
xcrun simctl install booted "$app"
started=$(xcrun simctl launch --stdout="$PWD/$folder/out.txt" --stderr="$PWD/$folder/log.txt" booted org.trapbox)
process=${started##*: }
sleep 30
xcrun simctl io booted screenshot "$folder/home.png"
kill -0 "$process" || { # the simulator's processes are visible on the Mac
    echo "the app is not running after 30 seconds" >&2
    exit 1
}
xcrun simctl terminate booted org.trapbox
