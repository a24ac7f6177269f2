#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The templates are built as somebody else would build them: copied elsewhere, against an installed program,
# installed as the user's own plugins, and used by a project.
# shellcheck source=tests/packaging/common.sh
source "$(dirname "$0")/common.sh" "$@"

prefix=$work/prefix
manifest=$build/install_manifest.txt
[[ ! -f $manifest ]] || cp "$manifest" "$work/manifest"
cmake --install "$build" --prefix "$prefix" >"$work/log" || fail "$(tail -5 "$work/log")"
if [[ -f $work/manifest ]]; then cp "$work/manifest" "$manifest"; else rm -f "$manifest"; fi

# One configuration for the three of them; each folder is a project of its own all the same.
cp -r "$prefix/share/fulcrum/templates" "$work/mine"
cat >"$work/mine/CMakeLists.txt" <<'PROJECT'
cmake_minimum_required(VERSION 3.25)
project(Mine LANGUAGES CXX)
add_subdirectory(hardware)
add_subdirectory(scheduler)
add_subdirectory(workload)
PROJECT
launcher=()
if command -v ccache >/dev/null; then launcher=(-D CMAKE_CXX_COMPILER_LAUNCHER=ccache); fi
CCACHE_BASEDIR=$work CCACHE_NOHASHDIR=1 cmake -G Ninja -S "$work/mine" -B "$work/mine/build" \
    -D CMAKE_BUILD_TYPE=Debug -D CMAKE_PREFIX_PATH="$prefix" "${launcher[@]}" >"$work/log" 2>&1 ||
    fail "configuring: $(cat "$work/log")"
CCACHE_BASEDIR=$work CCACHE_NOHASHDIR=1 cmake --build "$work/mine/build" -j 2 >"$work/log" 2>&1 ||
    fail "building: $(cat "$work/log")"
cmake --install "$work/mine/build" >"$work/log" || fail "installing: $(cat "$work/log")"
[[ -f $XDG_DATA_HOME/fulcrum/plugins/metronome.so ]] || fail "the plugins are not in the user's folder"

fulcrum=$prefix/bin/fulcrum
"$fulcrum" plugins >"$work/plugins"
for id in linear shortest-first metronome; do
    grep -qE "^(hardware|scheduler|workload) +$id +1.0 +loaded" "$work/plugins" || {
        cat "$work/plugins"
        fail "$id was not loaded"
    }
done
"$fulcrum" check "$work/mine/example.toml" >"$work/check" 2>&1 || fail "check: $(cat "$work/check")"
"$fulcrum" simulate "$work/mine/example.toml" >"$work/run" || fail "its expectations do not hold: $(cat "$work/run")"

# The file reference and what is checked come from the descriptions.
"$fulcrum" reference >"$work/reference"
has "$work/reference" "shortest_prompt" "kv_bandwidth"
sed 's/rate = "4 \/s"/rate = "4 s"/' "$work/mine/example.toml" >"$work/mine/wrong.toml"
if "$fulcrum" check "$work/mine/wrong.toml" >"$work/check" 2>&1; then fail "a wrong unit was taken"; fi
has "$work/check" "wrong.toml:18:" "rate"

# One that never comes back holds up its command and nothing else; an interrupt ends it. (What the window does
# then: tests/app/test_plugin_registry.)
cp "$work/mine/workload/kind.cpp" "$work/kind.cpp"
sed -i '/void take(engine::Request& out) override/{n;s/{/{ for (volatile bool on = true; on;) {}/}' "$work/mine/workload/kind.cpp"
rebuild() {
    CCACHE_BASEDIR=$work CCACHE_NOHASHDIR=1 cmake --build "$work/mine/build" --target fulcrum_workload_metronome \
        >"$work/log" 2>&1 || fail "building: $(cat "$work/log")"
    cmake --install "$work/mine/build" >"$work/log"
}
rebuild
code=0
timeout -s INT 5 "$fulcrum" simulate "$work/mine/example.toml" >"$work/run" 2>&1 || code=$?
[[ $code -eq 124 ]] || fail "a plugin that does not come back ended its command with $code: $(cat "$work/run")"
cp "$work/kind.cpp" "$work/mine/workload/kind.cpp"

# Built for another version of the program, it is refused with the reason.
sed -i 's/"apiVersion": 1/"apiVersion": 99/' "$work/mine/workload/metronome.json"
rebuild
"$fulcrum" plugins >"$work/plugins"
has "$work/plugins" "refused" "apiVersion is 99"
if "$fulcrum" check "$work/mine/example.toml" >"$work/check" 2>&1; then fail "an unknown plugin was taken"; fi
has "$work/check" "metronome"
