#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The man page and the completions name every command and every option that --help names.
# shellcheck source=tests/packaging/common.sh
source "$(dirname "$0")/common.sh" "$@"

fulcrum=$build/bin/fulcrum
for form in man bash zsh fish; do
    "$fulcrum" reference --as "$form" >"$work/$form"
done

# troff writes hyphens with a backslash.
sed -i 's/\\-/-/g; s/\\f[BIR]/ /g' "$work/man"

# The words of each, whole: --model is not named by --model-len.
declare -A named
for form in man bash zsh; do
    while read -r word; do named[$form $word]=yes; done < <(grep -oE -e '[a-z-]+' "$work/$form" | sort -u)
done
while read -r word; do named[fish $word]=yes; done < <(
    sed -nE "s/.*_from ([a-z-]+)' -l ([a-z-]+) .*/\1 --\2/p; s/.*_use_subcommand -a ([a-z-]+) .*/\1/p" "$work/fish"
)

mapfile -t commands < <("$fulcrum" --help | sed -n '/^Subcommands:/,$ s/^  \([a-z][a-z-]*\) .*/\1/p')
[[ ${#commands[@]} -ge 13 ]] || fail "--help lists only ${#commands[@]} commands"
options=0
for command in "${commands[@]}"; do
    for form in man bash zsh fish; do
        [[ -n ${named[$form $command]:-} ]] || fail "$form has no command $command"
    done
    while read -r option; do
        options=$((options + 1))
        for form in man bash zsh; do
            [[ -n ${named[$form $option]:-} ]] || fail "$form has no $option of $command"
        done
        [[ -n ${named[fish $command $option]:-} ]] || fail "fish has no $option of $command"
    done < <("$fulcrum" "$command" --help | grep -oE '^  (-[a-z],)?--[a-z-]+' | grep -oE -e '--[a-z-]+')
done
echo "${#commands[@]} commands with $options options are in the man page and in three completions"

"$fulcrum" --version >"$work/version"
has "$work/version" "fulcrum " "compiler " "Qt 6." "build type " "plugin API "

# The page is one that man can show.
if command -v man >/dev/null; then
    "$fulcrum" reference --as man >"$work/fulcrum.1"
    MANWIDTH=100 man --warnings=mac -l "$work/fulcrum.1" >"$work/shown" 2>"$work/warnings"
    sed -i '/cannot \(adjust\|break\) line/d' "$work/warnings" # where a word is longer than a line
    [[ ! -s $work/warnings ]] || fail "man warns: $(cat "$work/warnings")"
    has "$work/shown" "SYNOPSIS" "EXIT STATUS" "fulcrum simulate"
fi

# The completions are scripts that their shells can read, and bash's gives what is asked for.
bash -n "$work/bash"
if command -v zsh >/dev/null; then zsh -n "$work/zsh"; fi
if command -v fish >/dev/null; then fish --no-execute "$work/fish"; fi

# shellcheck source=/dev/null
source "$work/bash"
complete_words() {
    COMP_WORDS=("$@")
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    COMPREPLY=()
    _fulcrum
    printf '%s\n' "${COMPREPLY[@]}"
}
cd "$work"
touch mine.toml
[[ $(complete_words fulcrum simul) == simulate ]] || fail "bash does not complete a command"
[[ $(complete_words fulcrum simulate --repl) == --replications ]] || fail "bash does not complete an option"
[[ $(complete_words fulcrum plan --weights fp) == fp8 ]] || fail "bash does not complete a value"
[[ $(complete_words fulcrum simulate mi) == mine.toml ]] || fail "bash does not complete a file"
