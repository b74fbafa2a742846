#!/bin/sh
# Compiles what only the phones compile, where neither Android's nor Apple's tools are at hand: Java is compiled and run
# against small stubs, JNI and Objective-C++ pass the compiler's syntax check against others.
set -eu
cd "$(dirname "$0")/../.." # names from here on have no space, whatever the folder is called
stubs=tests/platform/stubs
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
clang=${CLANG:-clang++-19}

# shellcheck disable=SC2046
javac --release 11 -Xlint:all -Werror -d "$out" $(find $stubs/java android/src -name '*.java')
java -cp "$out" HapticsCheck
java -cp "$out" SharedFilesCheck
java -cp "$out" DisplayRateCheck
java -cp "$out" org.trapbox.ActivityCheck
echo "Java: compiles; haptics do right on every kind of motor, the display is asked for its highest rate while something moves, files come and go"

# Every Java method that C++ calls must be there, with the types that it names.
check_calls() { # the class, and the source that calls it
    javap -s -cp "$out" "org.trapbox.$1" >"$out/methods"
    tr -d '\n ' <"app/$2" |
        grep -o 'call\(Object\)\?Method\(<[a-z]*>\)\?("[a-zA-Z]*"\(,"[^"]*"\)\?' | sort -u >"$out/calls"
    [ -s "$out/calls" ] || { echo "no call of Java found in $2"; exit 1; }
    while IFS='"' read -r _ name _ signature _; do
        grep -A 1 " $name(" "$out/methods" | grep -qF "descriptor: ${signature:-()}" ||
            { echo "$1.java has no $name${signature:-()}"; exit 1; }
    done <"$out/calls"
    grep -q "public org.trapbox.$1(android.content.Context);" "$out/methods" ||
        { echo "$1.java cannot be made of a context"; exit 1; }
}
check_calls Haptics feedback/haptics_android.cpp
check_calls SharedFiles share/share_sheet_android.cpp
check_calls DisplayRate display_rate_android.cpp

common="-std=c++20 -fsyntax-only -Wall -Wextra -Wconversion -Werror -Iapp/feedback -Iapp/share -Iengine"
android="-D__ANDROID__ -I$stubs/qt_android"
for source in feedback/haptics_android share/share_sheet_android display_rate_android; do
    $clang $common $android "app/$source.cpp"
done
echo "C++ for Android: passes the syntax check"
ios="-D__APPLE__ -I$stubs/ios"
for source in ios/*.mm; do
    $clang $common $ios -x objective-c++ -fobjc-runtime=ios-16.0 -fobjc-arc -fblocks "$source"
done
echo "Objective-C++ for iOS: passes the syntax check"
