#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# tour_under_x.sh BUILD: the tour of the window (test_tour) on an X server of its own with the window manager
# openbox, where the platform is the one that people have.
set -euo pipefail

test_tour=$1/tests/test_tour
for tool in Xvfb openbox; do
    if ! command -v "$tool" >/dev/null; then
        echo "Skipped: $tool is not installed; it shows the window without a screen (apt-get install xvfb openbox)."
        exit 77
    fi
done

home=$(mktemp -d)
chmod 700 "$home"
pids=()
# Called by the trap.
# shellcheck disable=SC2317
clean_up() {
    kill "${pids[@]}" 2>/dev/null || true
    wait 2>/dev/null || true
    rm -rf "$home"
}
trap clean_up EXIT

# The server takes a free number and says which when it is ready.
mkfifo "$home/display"
Xvfb -displayfd 3 -screen 0 1920x1080x24 -nolisten tcp 3>"$home/display" 2>"$home/xvfb.log" &
pids+=($!)
if ! read -r -t 60 number <"$home/display"; then
    echo "Skipped: Xvfb did not start: $(tail -1 "$home/xvfb.log")"
    exit 77
fi
export DISPLAY=:$number XDG_RUNTIME_DIR=$home QT_QPA_PLATFORM=xcb
openbox >"$home/openbox.log" 2>&1 &
pids+=($!)
sleep 1

FULCRUM_TOUR_HOME=$home FULCRUM_TOUR_PICTURES=x11 QTEST_FUNCTION_TIMEOUT=900000 "$test_tour" byMouse byKeys aNewcomerOnTheExample
