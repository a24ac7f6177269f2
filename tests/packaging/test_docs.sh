#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What the documents link to is there, commands that they show exist, and no page of the guide is forgotten.
# shellcheck source=tests/packaging/common.sh
source "$(dirname "$0")/common.sh" "$@"

cd "$source"
mapfile -t documents < <(ls -- *.md projects/README.md plugins/README.md app/help/guide/*.md app/help/guide/*/*.md)
links=0
for document in "${documents[@]}"; do
    folder=$(dirname "$document")
    while read -r link; do
        links=$((links + 1))
        file=${link%%#*}
        [[ -z $file || -e $folder/$file ]] || fail "$document links to $link, which is not there"
        if [[ $link == *'#'* ]]; then # the heading, as a page of Markdown names it
            heading=${link#*#}
            sed -n 's/^##* //p' "${file:+$folder/}${file:-$document}" | tr '[:upper:]' '[:lower:]' |
                sed 's/[^a-z0-9 -]//g; s/ /-/g' | grep -qxF "$heading" || fail "$document links to $link: no such heading"
        fi
    done < <(grep -oE '\]\([^)]+\)' "$document" | sed 's/^](//; s/)$//' | grep -vE '^[a-z]+:' || true)
done

for page in app/help/guide/*.md; do
    name=$(basename "$page")
    [[ $name == README.md ]] || has app/help/guide/README.md "($name)"
done

"$build/bin/fulcrum" --help >"$work/help"
while read -r command; do
    grep -qE "^  $command " "$work/help" || fail "the documents speak of fulcrum $command, which does not exist"
done < <(grep -ohE '(^|`)fulcrum [a-z][a-z-]+' "${documents[@]}" | sed 's/.*fulcrum //' | sort -u)
echo "${#documents[@]} documents, $links links"
