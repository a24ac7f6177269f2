#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# guide_pictures.sh [BUILD]: makes the guide's pictures anew with test_tour and copies them into the tree, as small as
# 256 colours make them.
set -euo pipefail

root=$(readlink -f "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../..")
build=${1:-$root/build/release}
guide=$root/app/help/guide/pictures
export QT_QPA_PLATFORM=offscreen:configfile=$root/tests/support/screens.json LC_ALL=C.UTF-8
for look in THEME SIZE LANGUAGE PICTURES; do
    unset "FULCRUM_TOUR_$look"
done

"$build/tests/test_tour" aNewcomerOnTheExample aNewcomerWithAnOwnServer:"launch line" pages byMouse

copy() {
    local from=$build/screenshots/$1.png to=$guide/$2.png
    if command -v pngquant >/dev/null; then
        pngquant --force --strip --speed 1 --output "$to" 256 "$from"
    else
        echo "pngquant is not installed: $2.png stays larger than it need be" >&2
        cp "$from" "$to"
    fi
    if command -v optipng >/dev/null; then optipng -quiet -strip all "$to"; fi
}

copy tour-mouse-01-welcome welcome
copy tour-example-01-run first-example
copy tour-example-02-triage first-example-triage
copy tour-example-03-fixes first-example-fixes
copy tour-own-01-given own-server
copy tour-own-02-made own-server-made
copy tour-own-05-triage own-server-triage
copy tour-mouse-02-author author
copy page-07-run run
copy tour-mouse-05-evidence evidence
copy page-08-triage triage
copy page-02-fixes-simulated decide
copy page-09-notebook notebook
copy page-10-report export
du -ch "$guide"/*.png | tail -1
