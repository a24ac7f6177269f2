// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/portfolio.h"

#include <algorithm>

namespace fulcrum::decision
{

namespace
{

constexpr double kRounding = 1e-9;

// Depth first over the items by falling value a week; the bound fills what is left as if items could be cut.
class Search
{
public:
    Search(const std::vector<Lever>& levers, std::vector<PortfolioItem> items, double capacity)
        : items_(std::move(items)), capacity_(capacity)
    {
        std::ranges::stable_sort(items_, [](const PortfolioItem& a, const PortfolioItem& b) {
            return a.value * b.weeks > b.value * a.weeks;
        });
        const auto position = [&](const std::string& id) {
            return static_cast<std::size_t>(
                std::ranges::find_if(items_,
                                     [&](const PortfolioItem& i) { return levers[i.lever].id() == id; }) -
                items_.begin());
        };
        for (const PortfolioItem& item : items_) {
            Ties ties;
            for (const std::string& id : levers[item.lever].what.needs)
                ties.needs.push_back(position(id));
            for (const std::string& id : levers[item.lever].what.excludes)
                ties.excludes.push_back(position(id));
            ties_.push_back(std::move(ties));
        }
        chosen_.assign(items_.size(), false);
        best_ = chosen_;
    }

    std::vector<PortfolioItem> run()
    {
        descend(0, 0, 0);
        for (std::size_t i = 0; i < items_.size(); ++i)
            items_[i].chosen = best_[i];
        return items_;
    }

private:
    struct Ties {
        std::vector<std::size_t> needs, excludes; // positions; items_.size(): there is no such lever
    };

    double bound(std::size_t from, double weeks) const
    {
        double value = 0;
        double left = capacity_ - weeks;
        for (std::size_t i = from; i < items_.size() && left > 0; ++i) {
            const PortfolioItem& item = items_[i];
            if (item.value <= 0) continue;
            const double share = item.weeks > left ? left / item.weeks : 1;
            value += share * item.value;
            left -= share * item.weeks;
        }
        return value;
    }

    bool holds_together() const
    {
        for (std::size_t i = 0; i < items_.size(); ++i) {
            if (!chosen_[i]) continue;
            for (const std::size_t need : ties_[i].needs) {
                if (need >= items_.size() || !chosen_[need]) return false;
            }
            for (const std::size_t other : ties_[i].excludes) {
                if (other < items_.size() && chosen_[other]) return false;
            }
        }
        return true;
    }

    void descend(std::size_t at, double weeks, double value)
    {
        if (value > best_value_ && holds_together()) {
            best_value_ = value;
            best_ = chosen_;
        }
        if (at == items_.size() || value + bound(at, weeks) <= best_value_ + kRounding) return;
        if (weeks + items_[at].weeks <= capacity_ + kRounding) {
            chosen_[at] = true;
            descend(at + 1, weeks + items_[at].weeks, value + items_[at].value);
            chosen_[at] = false;
        }
        descend(at + 1, weeks, value);
    }

    std::vector<PortfolioItem> items_;
    std::vector<Ties> ties_;
    double capacity_;
    std::vector<bool> chosen_, best_;
    double best_value_ = 0;
};

// Says of an item that is not chosen why.
void leave(PortfolioItem& item, const Lever& lever, const Portfolio& portfolio,
           const std::vector<Lever>& levers)
{
    const auto say = [&](Left left, std::string why) {
        item.left = left;
        item.why = std::move(why);
    };
    if (portfolio.capacity <= 0) return say(Left::NoTime, "there is no time");
    if (item.value <= 0) return say(Left::NotWorth, "its effort and risk outweigh what it brings");
    if (item.weeks > portfolio.capacity)
        return say(Left::TooLong, "it alone takes longer than the time there is");
    for (const PortfolioItem& other : portfolio.items) {
        const Lever& chosen = levers[other.lever];
        const bool excluded =
            std::ranges::find(lever.what.excludes, chosen.id()) != lever.what.excludes.end() ||
            std::ranges::find(chosen.what.excludes, lever.id()) != chosen.what.excludes.end();
        if (!other.chosen || !excluded) continue;
        item.beside = other.lever;
        return say(Left::Excluded, "it makes no sense beside '" + chosen.title() + "'");
    }
    say(Left::Less, "others bring more in the same time");
}

} // namespace

std::vector<PortfolioItem> portfolio_items(const std::vector<Lever>& levers, const LeverDraws& draws)
{
    std::vector<PortfolioItem> items;
    for (std::size_t lever = 0; lever < levers.size(); ++lever) {
        if (levers[lever].id() == kDoNothing) continue;
        items.push_back({.lever = lever,
                         .weeks = draws.of[lever][static_cast<std::size_t>(Input::Effort)].p80(),
                         .value = mean_of(scores_of(draws, lever, Score::Net))});
    }
    std::ranges::stable_sort(
        items, [](const PortfolioItem& a, const PortfolioItem& b) { return a.value > b.value; });
    return items;
}

Portfolio choose_portfolio(const std::vector<Lever>& levers, const LeverDraws& draws, double capacity)
{
    return choose_portfolio(levers, portfolio_items(levers, draws), capacity);
}

Portfolio choose_portfolio(const std::vector<Lever>& levers, std::vector<PortfolioItem> items,
                           double capacity)
{
    for (PortfolioItem& item : items) {
        item.chosen = false;
        item.left = Left::Not;
        item.why.clear();
    }
    Portfolio portfolio;
    portfolio.capacity = capacity;
    portfolio.items = Search(levers, std::move(items), capacity).run();
    std::ranges::stable_sort(
        portfolio.items, [](const PortfolioItem& a, const PortfolioItem& b) { return a.value > b.value; });
    for (PortfolioItem& item : portfolio.items) {
        if (item.chosen) {
            portfolio.weeks += item.weeks;
            portfolio.value += item.value;
        }
    }
    for (PortfolioItem& item : portfolio.items) {
        if (!item.chosen) leave(item, levers[item.lever], portfolio, levers);
    }
    return portfolio;
}

} // namespace fulcrum::decision
