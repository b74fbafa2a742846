#!/bin/sh
# Everything about the phones that can be checked without one, and without their makers' tools.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
python3 "$here/check_android.py"
python3 "$here/check_ios.py"
python3 "$here/check_cmake.py"
python3 "$here/check_qt.py"
python3 "$here/check_packages_are_checked.py"
python3 "$here/check_workflows.py"
sh "$here/check_code.sh"
python3 -B "$here/../../app/icon/render.py" --check
echo "icon: every size is what the drawing gives"
