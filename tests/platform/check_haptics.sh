#!/bin/sh
# Checks the haptics of the phones where neither Android's nor Apple's tools are at hand: Java is compiled and run
# against small stubs, JNI and Objective-C++ pass the compiler's syntax check against others.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
clang=${CLANG:-clang++-19}

javac --release 11 -Xlint:all -Werror -d "$out" $(find "$here/stubs/java" -name '*.java') \
    "$root/android/src/org/trapbox/Haptics.java"
java -cp "$out" HapticsCheck
echo "Haptics.java: compiles, and does right on every kind of motor"

# Every Java method that C++ calls by name must be there.
for name in $(grep -o 'callMethod<[a-z]*>("[a-zA-Z]*"' "$root/app/feedback/haptics_android.cpp" | cut -d'"' -f2 | sort -u); do
    javap -cp "$out" org.trapbox.Haptics | grep -q " $name(" || { echo "Haptics.java has no $name()"; exit 1; }
done

common="-std=c++20 -fsyntax-only -Wall -Wextra -Wconversion -Werror -I$root/app/feedback -I$root/engine"
$clang $common -I"$here/stubs/qt_android" "$root/app/feedback/haptics_android.cpp"
echo "haptics_android.cpp: passes the syntax check"
$clang $common -x objective-c++ -fobjc-runtime=ios-16.0 -fobjc-arc -fblocks -I"$here/stubs/ios" "$root/ios/Haptics.mm"
echo "Haptics.mm: passes the syntax check"
