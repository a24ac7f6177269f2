#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# cpack makes a Debian package whose dependencies this system can satisfy, and whose content runs.
# shellcheck source=tests/packaging/common.sh
source "$(dirname "$0")/common.sh" "$@"

for tool in dpkg-deb dpkg-shlibdeps dpkg-checkbuilddeps file; do
    command -v "$tool" >/dev/null || skip "$tool is missing"
done
(cd "$build" && cpack -B "$work/package" >"$work/log" 2>&1) || fail "cpack: $(cat "$work/log")"
package=$(find "$work/package" -maxdepth 1 -name 'fulcrum_*.deb')
[[ -f $package ]] || fail "cpack made no package: $(cat "$work/log")"

depends=$(dpkg-deb -f "$package" Depends)
for needed in libc6 libstdc++6 libqt6widgets6 libqt6charts6 fonts-liberation; do
    [[ $depends == *"$needed"* ]] || fail "it does not depend on $needed, but on $depends"
done
dpkg-checkbuilddeps -d "$depends" /dev/null 2>"$work/missing" || true
if grep -q 'Unmet' "$work/missing"; then fail "it could not be installed here: $(cat "$work/missing")"; fi
for field in Package Version Architecture Maintainer Description Installed-Size; do
    [[ -n $(dpkg-deb -f "$package" "$field") ]] || fail "it says nothing of its $field"
done

dpkg-deb -c "$package" >"$work/content"
has "$work/content" ./usr/bin/fulcrum ./usr/share/man/man1/fulcrum.1.gz ./usr/share/doc/fulcrum/copyright \
    ./usr/share/fulcrum/projects/five-symptoms.toml ./usr/share/applications/org.fulcrum.Fulcrum.desktop
if awk '{print $6}' "$work/content" | grep -vE '^\./(usr/.*)?$'; then fail "it puts files outside /usr"; fi
if awk '{print $2}' "$work/content" | grep -v '^root/root$'; then fail "files do not belong to root"; fi

root=$work/root
dpkg-deb -x "$package" "$root"
if readelf -d "$root/usr/bin/fulcrum" | grep -E 'R(UN)?PATH' | grep -vF "[\$ORIGIN/"; then
    fail "it looks for libraries in a folder of this machine"
fi
(
    cd /
    "$root/usr/bin/fulcrum" simulate "$root/usr/share/fulcrum/projects/symptom-3.1.toml" --json >"$work/run.json" ||
        fail "the example does not run"
)
has "$work/run.json" '"scenarios"' '"tpot_s"'
echo "$(basename "$package"): $(du -h "$package" | cut -f1), depends on $(tr ',' '\n' <<<"$depends" | wc -l) packages"
