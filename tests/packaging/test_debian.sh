#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The Debian package on a fresh Debian 12 that has nothing of it: apt installs it with what it depends on, it
# starts and runs, and leaves nothing behind. Needs root, and FULCRUM_DEBIAN_ROOT: a folder that debootstrap
# made (variant minbase). In CI it makes one by itself.
# shellcheck source=tests/packaging/common.sh
source "$(dirname "$0")/common.sh" "$@"

[[ $(id -u) -eq 0 ]] || skip "only root can enter another system"
root=${FULCRUM_DEBIAN_ROOT:-}
if [[ -z $root ]]; then
    [[ ${CI:-} == true ]] || skip "FULCRUM_DEBIAN_ROOT names no Debian 12 to install into"
    command -v debootstrap >/dev/null || skip "debootstrap is missing"
    root=$work/debian
    debootstrap --variant=minbase bookworm "$root" >"$work/log" 2>&1 || skip "no Debian: $(tail -1 "$work/log")"
fi
[[ -x $root/usr/bin/apt-get ]] || skip "$root is no Debian"

inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
leave() {
    umount "$root/proc" 2>/dev/null || true
    rm -rf "$work"
}
trap leave EXIT
mountpoint -q "$root/proc" || mount -t proc proc "$root/proc" 2>/dev/null || true
cp /etc/resolv.conf "$root/etc/resolv.conf" 2>/dev/null || true

(cd "$build" && cpack -B "$work/package" >"$work/log" 2>&1) || fail "cpack: $(tail -5 "$work/log")"
package=$(find "$work/package" -maxdepth 1 -name 'fulcrum_*.deb')
cp "$package" "$root/tmp/fulcrum.deb"

inside apt-get update -qq >"$work/log" 2>&1 || skip "no package lists: $(tail -1 "$work/log")"
if inside dpkg -s fulcrum >/dev/null 2>&1; then inside apt-get purge -y -qq fulcrum >/dev/null; fi
inside apt-get install -y -qq --no-install-recommends /tmp/fulcrum.deb >"$work/log" 2>&1 || fail "apt-get: $(tail -5 "$work/log")"
has "$root/var/lib/dpkg/status" "Package: fulcrum"

inside fulcrum --version >"$work/version" || fail "it does not start"
has "$work/version" "fulcrum " "plugin API "
inside fulcrum plugins --json >"$work/plugins" || fail "it lists no plugins"
has "$work/plugins" '"id": "vllm"' '"id": "roofline"' '"id": "synthetic"'
if grep -q '"loaded": false' "$work/plugins"; then fail "a plugin was refused: $(cat "$work/plugins")"; fi
inside fulcrum simulate /usr/share/fulcrum/projects/symptom-3.1.toml --json >"$work/run" || fail "the example does not run"
has "$work/run" '"scenarios"' '"tpot_s"'
inside fulcrum report /usr/share/fulcrum/projects/symptom-3.4.toml --fast --to /tmp/report.pdf >"$work/report" 2>&1 ||
    fail "no report: $(cat "$work/report")"
[[ $(head -c 5 "$root/tmp/report.pdf") == %PDF- ]] || fail "the report is no PDF"
if command -v pdftotext >/dev/null; then
    pdftotext "$root/tmp/report.pdf" "$work/text"
    has "$work/text" "One-page summary" "vllm bench serve"
fi

inside apt-get purge -y -qq fulcrum >"$work/log" 2>&1 || fail "it can not be removed: $(tail -5 "$work/log")"
rm -f "$root/tmp/fulcrum.deb" "$root/tmp/report.pdf"
left=$(find "$root" -xdev \( -path "$root/proc" -o -path "$root/var/log" -o -path "$root/var/cache" \) -prune -o -iname '*fulcrum*' -print)
[[ -z $left ]] || fail "it left behind: $left"
echo "$(basename "$package"): installed, ran and removed in Debian $(cat "$root/etc/debian_version")"
