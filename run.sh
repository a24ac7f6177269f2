#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# ./run.sh [PROJECT]: installs what is missing, builds, and opens the window on the project (without one: the
# five symptoms). Without a display it runs the project and prints its tables.
set -euo pipefail

root=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
project=$root/projects/five-symptoms.toml

case ${1:-} in
-h | --help)
    sed -n '3,4s/^# //p' "$0"
    exit 0
    ;;
'') ;;
*)
    project=$(readlink -m "$1")
    ;;
esac
if [[ $# -gt 1 ]]; then
    echo "One project at most: ./run.sh [PROJECT]" >&2
    exit 2
fi
if [[ ! -f $project ]]; then
    echo "$project: no such file" >&2
    exit 2
fi

"$root/.ci/install" build run
"$root/.ci/build" release fulcrum

program=$root/build/release/bin/fulcrum
if [[ -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]]; then
    echo "Opening $project"
    exec "$program" "$project"
fi
echo "No display: running $project"
exec "$program" simulate "$project"
