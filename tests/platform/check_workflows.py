#!/usr/bin/env python3
"""Checks what can be checked of the workflows here: they parse, name scripts that are there, and those are sound; versions
stand in versions.env alone."""
import re
import subprocess
import sys

import yaml

sys.dont_write_bytecode = True
from checks import ROOT, expect, finish

WORKFLOWS = ROOT / ".github/workflows"
SCRIPTS = ROOT / ".github/scripts"


def versions():
    text = (ROOT / ".github/versions.env").read_text()
    found = dict(re.findall(r'^([A-Z_]+)="?([^"\n]+)"?$', text, flags=re.M))
    read = subprocess.run([SCRIPTS / "read_versions.sh"], capture_output=True, text=True, check=True).stdout
    expect(read == "".join(f"{name}={value}\n" for name, value in found.items()), f"unexpected output of read_versions.sh: {read}")
    return found


def steps_of(workflow):
    for job in workflow["jobs"].values():
        expect("runs-on" in job and "timeout-minutes" in job, "a job needs runs-on and timeout-minutes")
        for step in job["steps"]:
            expect(("run" in step) != ("uses" in step), f"a step needs either run or uses: {step}")
            yield step


def check_workflow(file, named):
    workflow = yaml.safe_load(file.read_text())
    expect(workflow.get("permissions") == {"contents": "read"}, f"{file.name} must have only the permission contents: read")
    for step in steps_of(workflow):
        code = step.get("run", "") + step.get("with", {}).get("script", "")
        expect("\n" not in code.strip(), f"{file.name}: move code of more than one line into a script: {code}")
        called = re.findall(r"\.github/scripts/(\w+\.\w+)", code)
        named.update(called)
        expect("uses" not in step or re.search(r"@v\d+$", step["uses"]), f"{file.name}: {step.get('uses')} has no version")
        expect("${{" not in step.get("run", ""), f"{file.name}: values reach a shell through its environment only: {code}")
    for name in re.findall(r"versions\.outputs\.(\w+)", file.read_text()):
        expect(name in versions(), f"{file.name} uses {name}, which versions.env does not define")


def check_scripts(named):
    there = {path.name for path in SCRIPTS.glob("*.sh")}
    expect(named == there, f"unused or missing scripts: {sorted(named ^ there)}")
    for path in sorted(SCRIPTS.glob("*.sh")):
        expect(path.stat().st_mode & 0o100, f"{path.name} is not executable")
        expect("set -euo pipefail" in path.read_text(), f"{path.name} lacks set -euo pipefail")
        done = subprocess.run(["bash", "-n", path], capture_output=True, text=True)
        expect(done.returncode == 0, done.stderr)
    done = subprocess.run(["shellcheck", "-x", "-P", "SCRIPTDIR", *sorted(SCRIPTS.glob("*.sh"))], cwd=ROOT, capture_output=True, text=True)
    expect(done.returncode == 0, done.stdout)


def check_versions(version):
    """Gradle and CMake use the same versions, and no other file repeats one."""
    gradle = (ROOT / "android/build.gradle").read_text()
    cmake = (ROOT / "app/platforms.cmake").read_text()
    expect(f"compileSdk {version['ANDROID_API']}\n" in gradle, "build.gradle and versions.env have different APIs")
    expect(f"set(target_sdk {version['ANDROID_API']})" in cmake, "platforms.cmake and versions.env have different APIs")
    expect(f"JavaVersion.VERSION_{version['JAVA_VERSION']}" in gradle, "build.gradle and versions.env have different Java versions")
    expect(version["ANDROID_BUILD_TOOLS"].startswith(version["ANDROID_API"] + "."), "the build tools in versions.env have another API")
    readme = (ROOT / "README.md").read_text()
    expect("versions.env" in readme, "README.md does not name versions.env")
    for name in ("QT_VERSION", "ANDROID_NDK_VERSION", "ANDROID_BUILD_TOOLS", "XCODE_VERSION"):
        expect(re.search(rf"\$\{{?{name}\b", readme), f"README.md does not use {name}")
    for path in [ROOT / "README.md", *WORKFLOWS.iterdir(), *SCRIPTS.iterdir()]:
        for name in ("ANDROID_NDK_VERSION", "ANDROID_BUILD_TOOLS"):
            expect(version[name] not in path.read_text(), f"{path.name} repeats {name}")


def main():
    named = set() # scripts
    expect(sorted(path.name for path in WORKFLOWS.iterdir()) == ["android.yml", "ios.yml", "tests.yml"], "expected the workflows android.yml, ios.yml and tests.yml")
    for file in sorted(WORKFLOWS.glob("*.yml")):
        check_workflow(file, named)
    check_scripts(named)
    check_versions(versions())
    finish("The workflows")


main()
