#!/bin/sh
# Compiles what only the phones compile, where neither Android's nor Apple's tools are at hand: Java is compiled and run
# against small stubs, JNI and Objective-C++ pass the compiler's syntax check against others.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
clang=${CLANG:-clang++-19}

# shellcheck disable=SC2046 # no path here has a space
javac --release 11 -Xlint:all -Werror -d "$out" $(find "$here/stubs/java" "$root/android/src" -name '*.java')
java -cp "$out" HapticsCheck
java -cp "$out" org.trapbox.ActivityCheck
echo "Java: compiles; haptics do right on every kind of motor, the screen is asked for its fastest mode"

# Every Java method that C++ calls must be there, with the types that it names.
javap -s -cp "$out" org.trapbox.Haptics >"$out/methods"
tr -d '\n ' <"$root/app/feedback/haptics_android.cpp" |
    grep -o 'callMethod<[a-z]*>("[a-zA-Z]*"\(,"[^"]*"\)\?' | sort -u >"$out/calls"
[ -s "$out/calls" ] || { echo "no call of Java found in haptics_android.cpp"; exit 1; }
while IFS='"' read -r _ name _ signature _; do
    grep -A 1 " $name(" "$out/methods" | grep -qF "descriptor: ${signature:-()}" ||
        { echo "Haptics.java has no $name${signature:-()}"; exit 1; }
done <"$out/calls"
grep -q 'public org.trapbox.Haptics(android.content.Context);' "$out/methods" ||
    { echo "Haptics.java cannot be made of a context"; exit 1; }

common="-std=c++20 -fsyntax-only -Wall -Wextra -Wconversion -Werror -I$root/app/feedback -I$root/engine"
android="-D__ANDROID__ -I$here/stubs/qt_android"
for source in haptics haptics_android; do
    $clang $common $android "$root/app/feedback/$source.cpp"
done
echo "C++ for Android: passes the syntax check"
ios="-D__APPLE__ -I$here/stubs/ios"
$clang $common $ios "$root/app/feedback/haptics.cpp"
for source in "$root"/ios/*.mm; do
    $clang $common $ios -x objective-c++ -fobjc-runtime=ios-16.0 -fobjc-arc -fblocks "$source"
done
echo "C++ and Objective-C++ for iOS: pass the syntax check"
