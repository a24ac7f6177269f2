#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# all_looks.sh [BUILD]: pictures of each step of the tour and of each page in every look: light and dark, at 1280x800
# and at 3840x2160 with factor 2, in English, German and Chinese. They land in BUILD/screenshots, and what has less
# room than its text needs is listed in BUILD/screenshots/cut.txt. Some ten minutes on two cores.
set -euo pipefail

root=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../..
build=${1:-$root/build/release}
export LC_ALL=C.UTF-8
export QTEST_FUNCTION_TIMEOUT=1500000 # ms; others may work on the machine
FULCRUM_TOUR_HOME=$(mktemp -d)
export FULCRUM_TOUR_HOME
trap 'rm -rf "$FULCRUM_TOUR_HOME"' EXIT
failed=0
mkdir -p "$build/screenshots"
: >"$build/screenshots/cut.txt"
for factor in 1 2; do
    for theme in light dark; do
        for language in en de zh_CN; do
            screens=$root/tests/support/screens.json size=1280x800
            if [[ $factor -eq 2 ]]; then
                screens=$root/tests/support/screens-4k.json size=1920x1080 # in units of two pixels
            fi
            echo "== $size, factor $factor, $theme, $language"
            rm -rf "${FULCRUM_TOUR_HOME:?}"/.[!.]* # each look is a first start
            if ! QT_QPA_PLATFORM=offscreen:configfile=$screens QT_SCALE_FACTOR=$factor FULCRUM_TOUR_THEME=$theme \
                FULCRUM_TOUR_SIZE=$size FULCRUM_TOUR_LANGUAGE=$language \
                "$build/tests/test_tour" -o "$build/screenshots/tour.log,txt"; then
                failed=1
                grep -A3 '^FAIL' "$build/screenshots/tour.log" || true
            fi
            { grep -o 'cut: .*' "$build/screenshots/tour.log" || true; } | sort -u |
                sed "s/^/$factor $theme $language /" >>"$build/screenshots/cut.txt"
        done
    done
done
wc -l <"$build/screenshots/cut.txt" | sed 's/$/ texts have less room than they need/'
exit $failed
