// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedulers/sglang/prompt_tree.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <utility>

namespace fulcrum::plugins::sglang
{

namespace
{

// A token of a prompt, as far as it can be equal to another's.
using Token = std::pair<std::uint64_t, std::int64_t>; // content, place in it

Token token_at(Prompt prompt, std::int64_t place)
{
    for (const engine::PromptPart& part : prompt) {
        if (place < part.tokens) return {part.content, place};
        place -= part.tokens;
    }
    return {};
}

class Walk
{
public:
    Walk(const std::vector<Prompt>& prompts, const std::vector<std::int32_t>& cached)
        : prompts_(prompts), cached_(cached)
    {
    }

    // The requests at and below the branch that the first `depth` tokens of all of them make.
    void visit(const std::vector<int>& here, std::int64_t depth)
    {
        std::vector<int> ending;
        std::map<Token, std::size_t> branch_of;
        std::vector<std::vector<int>> branches; // in order of their first request
        for (const int position : here) {
            if (cached(position) <= depth) {
                ending.push_back(position);
                continue;
            }
            const Token next = token_at(prompt(position), depth);
            if (next.first ==
                engine::kUnique) { // what it has computed of its own before: a branch for itself
                branches.push_back({position});
                continue;
            }
            const auto [known, is_new] = branch_of.try_emplace(next, branches.size());
            if (is_new) branches.emplace_back();
            branches[known->second].push_back(position);
        }
        std::ranges::stable_sort(branches, std::greater<>{}, &std::vector<int>::size);
        for (const std::vector<int>& branch : branches) {
            if (branch.size() == 1) {
                order_.push_back(branch.front());
            } else {
                visit(branch, end_of(branch)); // deeper than here, as all have the next token in common
            }
        }
        order_.insert(order_.end(), ending.begin(), ending.end());
    }

    std::vector<int> take_order() { return std::move(order_); }

private:
    Prompt prompt(int position) const { return prompts_[static_cast<std::size_t>(position)]; }
    std::int64_t cached(int position) const { return cached_[static_cast<std::size_t>(position)]; }

    // How far these share what is cached of them.
    std::int64_t end_of(const std::vector<int>& branch) const
    {
        std::int64_t end = cached(branch.front());
        for (const int position : branch)
            end = std::min({end, cached(position), common_tokens(prompt(branch.front()), prompt(position))});
        return end;
    }

    const std::vector<Prompt>& prompts_;
    const std::vector<std::int32_t>& cached_;
    std::vector<int> order_;
};

} // namespace

std::int64_t common_tokens(Prompt a, Prompt b)
{
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        if (a[i].content == engine::kUnique || a[i].content != b[i].content) break;
        sum += std::min(a[i].tokens, b[i].tokens);
        if (a[i].tokens != b[i].tokens) break;
    }
    return sum;
}

std::vector<int> depth_first(const std::vector<Prompt>& prompts, const std::vector<std::int32_t>& cached)
{
    std::vector<int> all(prompts.size());
    std::iota(all.begin(), all.end(), 0);
    Walk walk(prompts, cached);
    walk.visit(all, 0);
    return walk.take_order();
}

} // namespace fulcrum::plugins::sglang
