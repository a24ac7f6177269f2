# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Sourced by the tests of this folder, which are called with the build folder and the source folder.
set -euo pipefail

build=$1
source=$2
name=$(basename "$0" .sh)
work=$(mktemp -d "${TMPDIR:-/tmp}/fulcrum-$name-XXXXXX")
trap 'rm -rf "$work"' EXIT
export build source work
export XDG_DATA_HOME=$work/home # nobody's own plugins take part
unset FULCRUM_PLUGIN_PATH

fail() {
    echo "FAILED: $*" >&2
    exit 1
}

skip() {
    echo "skipped: $*"
    exit 77
}

# has FILE TEXT…: each of the texts is in the file.
has() {
    local file=$1 text
    shift
    for text in "$@"; do
        grep -qF -e "$text" "$file" || {
            cat "$file" >&2
            fail "$file does not say: $text"
        }
    done
}

[[ -x $build/bin/fulcrum ]] || skip "there is no $build/bin/fulcrum: build everything first"
