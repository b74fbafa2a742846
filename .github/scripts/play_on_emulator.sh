#!/usr/bin/env bash
# play_on_emulator.sh APK FOLDER: installs the package in the running emulator, plays one shot, and saves a screenshot and
# the log in FOLDER. Fails if the app has exited or crashed.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
apk=$1 folder=$2
mkdir -p "$folder"

keep() {
    adb exec-out screencap -p >"$folder/$1.png" || true
    adb logcat -d >"$folder/log.txt" || true
}
fail() {
    keep failed
    echo "$1" >&2
    exit 1
}
running() { adb shell pidof org.trapbox | tr -d '\r'; }

adb install -r "$apk"
adb logcat -c
adb shell am start -W -n org.trapbox/.TrapboxActivity
sleep 15 # Qt's first frame, on a slow emulator
first=$(running) || fail "the app did not start"
keep home

while read -r key count; do
    case $key in "" | "#"*) continue ;; esac
    for _ in $(seq "${count:-1}"); do
        adb shell input keyevent "KEYCODE_$key" </dev/null # adb would read the following keys
        sleep 0.5
    done
    sleep 2 # time for a screen to open
done <"$here/one_shot.keys"
sleep 5
keep played

last=$(running) || fail "the app has gone"
[ "$first" = "$last" ] || fail "the app was restarted"
if grep -E 'FATAL EXCEPTION|Fatal signal|beginning of crash' "$folder/log.txt"; then fail "the app crashed"; fi
echo "one shot was played"
