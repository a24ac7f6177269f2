#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# `cmake --install` puts everything where it belongs, the installed program runs by itself, and `uninstall`
# leaves nothing behind.
# shellcheck source=tests/packaging/common.sh
source "$(dirname "$0")/common.sh" "$@"

manifest=$build/install_manifest.txt
kept=$work/manifest # of somebody's own installation
[[ ! -f $manifest ]] || cp "$manifest" "$kept"
restore() {
    if [[ -f $kept ]]; then cp "$kept" "$manifest"; else rm -f "$manifest"; fi
    rm -rf "$work"
}
trap restore EXIT

prefix=$work/prefix
cmake --install "$build" --prefix "$prefix" >"$work/log" || fail "$(tail -5 "$work/log")"

share=$prefix/share
for file in bin/fulcrum share/applications/org.fulcrum.Fulcrum.desktop share/man/man1/fulcrum.1 \
    share/metainfo/org.fulcrum.Fulcrum.metainfo.xml share/mime/packages/org.fulcrum.Fulcrum.xml \
    share/icons/hicolor/scalable/apps/org.fulcrum.Fulcrum.svg share/bash-completion/completions/fulcrum \
    share/zsh/site-functions/_fulcrum share/fish/vendor_completions.d/fulcrum.fish \
    share/fulcrum/projects/five-symptoms.toml share/fulcrum/projects/traces/support-desk.csv \
    share/fulcrum/templates/scheduler/kind.cpp include/fulcrum/api/scheduler.h include/fulcrum/cluster/kinds.h; do
    [[ -f $prefix/$file ]] || fail "$file is not installed"
done

# Headers are complete: each of them compiles by itself, without the source folder. One run for all.
(cd "$prefix/include/fulcrum" && find . -name '*.h' ! -path './api/*' -printf '#include "%P"\n') >"$work/all.cpp"
g++ -std=c++20 -fsyntax-only -I"$prefix/include/fulcrum" "$work/all.cpp" || fail "an installed header lacks another"

# It finds its library and its plugins beside it, wherever it is.
mv "$prefix" "$work/moved"
prefix=$work/moved
(
    cd /
    LD_LIBRARY_PATH='' "$prefix/bin/fulcrum" plugins --json >"$work/plugins.json"
    "$prefix/bin/fulcrum" simulate "$prefix/share/fulcrum/projects/symptom-3.1.toml" --replications 1 \
        --scenario low-traffic --json >"$work/run.json" || [[ $? -eq 1 ]] # expectations want all replications
)
has "$work/plugins.json" '"id": "vllm"' "$prefix/lib"
if grep -qF "\"$build" "$work/plugins.json"; then fail "the installed program uses plugins of the build folder"; fi
if grep -q '"loaded": false' "$work/plugins.json"; then fail "a plugin was refused: $(cat "$work/plugins.json")"; fi
has "$work/run.json" '"low-traffic"' '"tpot_s"'

# What desktops read.
if command -v desktop-file-validate >/dev/null; then
    desktop-file-validate "$prefix/share/applications/org.fulcrum.Fulcrum.desktop"
fi
if command -v appstreamcli >/dev/null; then
    appstreamcli validate --no-net "$prefix/share/metainfo/org.fulcrum.Fulcrum.metainfo.xml" >"$work/appstream" ||
        fail "$(cat "$work/appstream")"
fi
if command -v update-mime-database >/dev/null; then
    XDG_DATA_DIRS=$prefix/share update-mime-database "$prefix/share/mime"
    has "$prefix/share/mime/globs2" "60:application/x-fulcrum+toml:*.fulcrum.toml"
    if grep -q '[:]\*\.toml$' "$prefix/share/mime/globs2"; then fail "it takes all .toml files"; fi
    has "$prefix/share/mime/subclasses" "application/x-fulcrum+toml application/toml"
fi

# uninstall removes what the last installation put somewhere, and only that.
mv "$work/moved" "$work/prefix"
prefix=$work/prefix
rm -rf "$prefix/share/mime"/{aliases,generic-icons,globs,globs2,icons,magic,mime.cache,subclasses,treemagic,types,version,XMLnamespaces,application}
touch "$prefix/share/applications/other.desktop"
cmake -D MANIFEST="$manifest" -P "$source/app/packaging/uninstall.cmake" >"$work/log"
left=$(cd "$prefix" && find . -type f)
[[ $left == ./share/applications/other.desktop ]] || fail "after uninstalling there is: $left"
left=$(cd "$prefix" && find . -type d -iname '*fulcrum*')
[[ -z $left ]] || fail "after uninstalling there are the folders: $left"
[[ -d $share ]] || fail "it removed a folder that others share"
