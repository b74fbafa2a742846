#!/usr/bin/env bash
# Prints versions.env in the format of GitHub's output and environment files: NAME=VALUE, without comments and quotes.
set -euo pipefail
sed -n 's/^\([A-Z_]*\)="\{0,1\}\([^"]*\)"\{0,1\}$/\1=\2/p' "$(dirname "$0")/../versions.env"
