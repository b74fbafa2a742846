#!/usr/bin/env bash
# start_in_simulator.sh FOLDER: starts the app that was built in a simulated phone, and keeps a screenshot and the log in
# FOLDER. Fails if the app does not run any more after half a minute.
set -euo pipefail
cd "$(dirname "$0")/../.."
# shellcheck source=../versions.env
. .github/versions.env
folder=$1
mkdir -p "$folder"
app=$(find build/ios -type d -name trapbox.app | head -n 1)
[ -n "$app" ] || {
    echo "no app was built" >&2
    exit 1
}
softwareupdate --install-rosetta --agree-to-license # runs what was built for x86_64
xcrun simctl boot "$IOS_SIMULATOR"
xcrun simctl bootstatus "$IOS_SIMULATOR"
xcrun simctl install booted "$app"
started=$(xcrun simctl launch --stdout="$PWD/$folder/out.txt" --stderr="$PWD/$folder/log.txt" booted org.trapbox)
process=${started##*: }
sleep 30
xcrun simctl io booted screenshot "$folder/home.png"
kill -0 "$process" || { # processes of the simulator are the Mac's
    echo "the app has gone" >&2
    exit 1
}
xcrun simctl terminate booted org.trapbox
