#!/usr/bin/env bash
# Takes the pictures for the shop, from the scenes of './trapbox shots': phones in 9:16, the shape that Google wants, and
# tablets; English in the light look, French in the dark one.
set -euo pipefail
here=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)
phone=(home passed_trap_stretched booby_trap_feeling trapdoor_checkers_doors hex_trap_chosen)
tablet=(passed_trap_stretched)
shots=$(mktemp -d)
trap 'rm -rf "$shots"' EXIT
export QT_SCALE_FACTOR=2 # pixels per logical pixel

# take LOOK LANGUAGE KIND SIZE SCENE...
take() {
    local look=$1 folder=$here/metadata/android/$2/images/$3 size=$4 scene number=1
    shift 4
    rm -rf "$folder"
    mkdir -p "$folder"
    for scene in "$@"; do
        "$here/../../trapbox" shots "$shots" "${scene}_${look}_$size.jpg"
        mv "$shots/${scene}_${look}_$size.jpg" "$folder/${number}_$scene.jpg"
        number=$((number + 1))
    done
}

take light en-US phoneScreenshots 360x640 "${phone[@]}"
take light en-US tenInchScreenshots 1280x800 "${tablet[@]}"
take dark_fr fr-FR phoneScreenshots 360x640 "${phone[@]}"
take dark_fr fr-FR tenInchScreenshots 1280x800 "${tablet[@]}"
