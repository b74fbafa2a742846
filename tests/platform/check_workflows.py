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
    expect(read == "".join(f"{name}={value}\n" for name, value in found.items()), f"read_versions.sh says {read}")
    return found


def steps_of(workflow):
    for job in workflow["jobs"].values():
        expect("runs-on" in job and "timeout-minutes" in job, "a job has no machine, or no end")
        for step in job["steps"]:
            expect(("run" in step) != ("uses" in step), f"a step neither runs nor uses, or both: {step}")
            yield step


def check_workflow(file, named):
    workflow = yaml.safe_load(file.read_text())
    expect(workflow.get("permissions") == {"contents": "read"}, f"{file.name} may do more than read")
    for step in steps_of(workflow):
        code = step.get("run", "") + step.get("with", {}).get("script", "")
        expect("\n" not in code.strip(), f"{file.name}: more than a line belongs into a script: {code}")
        called = re.findall(r"\.github/scripts/(\w+\.\w+)", code)
        named.update(called)
        expect("uses" not in step or re.search(r"@v\d+$", step["uses"]), f"{file.name}: {step.get('uses')} has no version")
        expect("${{" not in step.get("run", ""), f"{file.name}: values reach a shell through its environment only: {code}")
    for name in re.findall(r"versions\.outputs\.(\w+)", file.read_text()):
        expect(name in versions(), f"{file.name} asks for {name}, which versions.env has not")


def check_scripts(named):
    there = {path.name for path in SCRIPTS.glob("*.sh")}
    expect(named == there, f"scripts that no workflow runs, or that are missing: {sorted(named ^ there)}")
    for path in sorted(SCRIPTS.glob("*.sh")):
        expect(path.stat().st_mode & 0o100, f"{path.name} cannot be run")
        expect("set -euo pipefail" in path.read_text(), f"{path.name} goes on after a failure")
        done = subprocess.run(["bash", "-n", path], capture_output=True, text=True)
        expect(done.returncode == 0, done.stderr)
    done = subprocess.run(["shellcheck", "-x", "-P", "SCRIPTDIR", *sorted(SCRIPTS.glob("*.sh"))], cwd=ROOT, capture_output=True, text=True)
    expect(done.returncode == 0, done.stdout)


def check_versions(version):
    """Gradle and CMake use the same versions, and no other file repeats one."""
    gradle = (ROOT / "android/build.gradle").read_text()
    cmake = (ROOT / "app/platforms.cmake").read_text()
    expect(f"compileSdk {version['ANDROID_API']}\n" in gradle, "build.gradle compiles against another API than versions.env names")
    expect(f"set(target_sdk {version['ANDROID_API']})" in cmake, "platforms.cmake targets another API than versions.env names")
    expect(f"JavaVersion.VERSION_{version['JAVA_VERSION']}" in gradle, "build.gradle wants another Java than versions.env names")
    expect(version["ANDROID_BUILD_TOOLS"].startswith(version["ANDROID_API"] + "."), "build tools of another API")
    readme = (ROOT / "README.md").read_text()
    expect("versions.env" in readme, "README.md does not name versions.env")
    for name in ("QT_VERSION", "ANDROID_NDK_VERSION", "ANDROID_BUILD_TOOLS", "XCODE_VERSION"):
        expect(re.search(rf"\$\{{?{name}\b", readme), f"README.md does not use {name}")
    for path in [ROOT / "README.md", *WORKFLOWS.iterdir(), *SCRIPTS.iterdir()]:
        for name in ("ANDROID_NDK_VERSION", "ANDROID_BUILD_TOOLS"):
            expect(version[name] not in path.read_text(), f"{path.name} repeats {name}")


def main():
    named = set() # scripts
    expect(sorted(path.name for path in WORKFLOWS.iterdir()) == ["android.yml", "ios.yml", "tests.yml"], "workflows are missing")
    for file in sorted(WORKFLOWS.glob("*.yml")):
        check_workflow(file, named)
    check_scripts(named)
    check_versions(versions())
    finish("The workflows")


main()
