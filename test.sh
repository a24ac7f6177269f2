#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# ./test.sh: installs what is missing, builds everything, runs every test.
# ./test.sh --sanitize: then also the tests of models and plugin cores with the address and undefined-behaviour
#   sanitizers, whose build takes some 20 minutes more on two cores.
# ./test.sh --long: also thread sanitizer on models and cores, address sanitizer on everything, 10,000 random
#   projects, the fuzzers for a minute each, and clang-tidy over all sources. Some hours on two cores.
set -euo pipefail

root=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
long=false
sanitize=false
case ${1:-} in
-h | --help)
    sed -n '3,7s/^# //p' "$0"
    exit 0
    ;;
--sanitize) sanitize=true ;;
--long) long=true ;;
'') ;;
*)
    echo "unknown option $1; see ./test.sh --help" >&2
    exit 2
    ;;
esac

passed=0
failed=0

# run_tests PRESET [ctest options…]: runs the tests of build/PRESET and adds to the totals.
run_tests() {
    local preset=$1 log=$root/build/$1/ctest.log
    shift
    # ctest's exit code is not needed: the closing line counts the failures, and its absence is one.
    (cd "$root" && ctest --preset "$preset" --parallel 2 "$@" 2>&1) | tee "$log" || true
    local closing
    if closing=$(grep -E '^[0-9]+% tests passed, [0-9]+ tests? failed out of [0-9]+' "$log"); then
        local bad total
        bad=$(sed -E 's/.*passed, ([0-9]+) .*/\1/' <<<"$closing")
        total=$(sed -E 's/.*out of ([0-9]+).*/\1/' <<<"$closing")
        passed=$((passed + total - bad))
        failed=$((failed + bad))
    else
        failed=$((failed + 1))
    fi
}

# run_check TITLE COMMAND…: one check that is no ctest.
run_check() {
    echo "== $1"
    shift
    if "$@"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
    fi
}

# The invariants of the simulator over many more projects than the test draws by itself, with the sanitizers.
random_projects() {
    QT_QPA_PLATFORM=offscreen QTEST_FUNCTION_TIMEOUT=7200000 FULCRUM_RANDOM_PROJECTS=10000 \
        "$root/build/asan/tests/test_cluster_random"
}

groups=(build test unpack)
$long && groups+=(long)
"$root/.ci/install" "${groups[@]}"

run_check "shellcheck" shellcheck -x "$root"/run.sh "$root"/test.sh "$root"/.ci/{build,install,run,tidy,fuzz} "$root"/tests/packaging/*.sh "$root"/tests/app/*.sh

echo "== All tests"
"$root/.ci/build" release all
run_tests release

if $long; then
    echo "== Everything with the address and undefined-behaviour sanitizers"
    "$root/.ci/build" asan all
    run_tests asan
    run_check "10,000 random projects" random_projects
elif $sanitize; then
    echo "== Models, plugin cores and parsers with the address and undefined-behaviour sanitizers"
    "$root/.ci/build" asan core_tests
    run_tests asan --label-regex core
fi

if $long; then
    echo "== Models and plugin cores with the thread sanitizer"
    "$root/.ci/build" tsan core_tests
    run_tests tsan --label-regex core
    run_check "Fuzzers" "$root/.ci/fuzz"
    run_check "clang-tidy" "$root/.ci/tidy"
fi

echo "$passed passed, $failed failed"
[[ $failed -eq 0 ]]
