// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/edit_text.h"

#include <algorithm>

namespace fulcrum::scenario
{

namespace
{

bool has_text(const toml::table& table, std::string_view key, std::string_view value)
{
    const toml::node* node = table.get(key);
    const auto* text = node ? node->as_string() : nullptr;
    return text && text->get() == value;
}

int index_with(const toml::array* array, std::string_view key, std::string_view value)
{
    if (!array) return -1;
    for (std::size_t i = 0; i < array->size(); ++i) {
        const toml::table* table = array->get(i)->as_table();
        if (table && has_text(*table, key, value)) return static_cast<int>(i);
    }
    return -1;
}

const toml::table* table_at(const toml::array* array, int index)
{
    return index < 0 ? nullptr : array->get(static_cast<std::size_t>(index))->as_table();
}

// The path from the root: the section's, then the item's.
std::vector<KeyPart> full_path(const LayoutSection& section, const LayoutItem& item)
{
    std::vector<KeyPart> path = section.path;
    path.insert(path.end(), item.key.begin(), item.key.end());
    return path;
}

} // namespace

EditText::EditText(const std::string& text)
    : text_(text), toml_(parse_toml(text)), sections_(layout_of(text)), lines_(text),
      line_break_(text.find("\r\n") != std::string::npos ? "\r\n" : "\n")
{
}

const toml::array* EditText::array(const toml::table* parent, std::string_view name) const
{
    const toml::node* node = parent ? parent->get(name) : nullptr;
    return node ? node->as_array() : nullptr;
}

int EditText::scenario_index(std::string_view name) const
{
    return index_with(array(&root(), "scenario"), "name", name);
}

const toml::table* EditText::scenario(std::string_view name) const
{
    return table_at(array(&root(), "scenario"), scenario_index(name));
}

int EditText::node_index(std::string_view scenario_name, std::string_view id) const
{
    return index_with(array(scenario(scenario_name), "node"), "id", id);
}

const toml::table* EditText::node(std::string_view scenario_name, std::string_view id) const
{
    return table_at(array(scenario(scenario_name), "node"), node_index(scenario_name, id));
}

std::vector<std::pair<int, const toml::table*>> EditText::links(std::string_view scenario_name) const
{
    return tables(scenario_name, "link");
}

std::vector<std::pair<int, const toml::table*>> EditText::changes(std::string_view scenario_name) const
{
    return tables(scenario_name, "change");
}

std::vector<std::pair<int, const toml::table*>> EditText::tables(std::string_view scenario_name,
                                                                 std::string_view name) const
{
    std::vector<std::pair<int, const toml::table*>> found;
    const toml::array* all = array(scenario(scenario_name), name);
    for (std::size_t i = 0; all && i < all->size(); ++i)
        if (const toml::table* table = all->get(i)->as_table())
            found.emplace_back(static_cast<int>(i), table);
    return found;
}

const LayoutSection* EditText::scenario_section(int scenario_number) const
{
    return section({"scenario"}, scenario_number);
}

const LayoutSection* EditText::node_section(int scenario_number, int node_number) const
{
    const auto found = std::ranges::find_if(sections_, [&](const LayoutSection& one) {
        return one.scenario == scenario_number && one.node == node_number && node_number >= 0;
    });
    return found == sections_.end() ? nullptr : &*found;
}

const LayoutSection* EditText::link_section(int scenario_number, int link_number) const
{
    const auto found = std::ranges::find_if(sections_, [&](const LayoutSection& one) {
        return one.scenario == scenario_number && one.link == link_number && link_number >= 0;
    });
    return found == sections_.end() ? nullptr : &*found;
}

const LayoutSection* EditText::section(std::initializer_list<std::string_view> path,
                                       int scenario_number) const
{
    const auto found = std::ranges::find_if(
        sections_, [&](const LayoutSection& one) { return one.scenario == scenario_number && one.is(path); });
    return found == sections_.end() ? nullptr : &*found;
}

std::vector<SetEntry> EditText::set_entries(std::string_view scenario_name, std::string_view node_id,
                                            bool& inlined) const
{
    std::vector<SetEntry> entries;
    const int number = scenario_index(scenario_name);
    for (const LayoutSection& one : sections_) {
        if (number < 0 || one.scenario != number) continue;
        const bool of_node = one.path.size() >= 3 && one.path[1].name == "set" && one.path[2].name == node_id;
        if (of_node) entries.push_back({&one, nullptr, one.path[2], {}});
        for (const LayoutItem& item : one.items) {
            const std::vector<KeyPart> path = full_path(one, item);
            if (path.size() < 2 || path[1].name != "set") continue;
            if (path.size() == 2) inlined = true;
            if (path.size() < 3 || path[2].name != node_id) continue;
            if (path.size() != 4)
                inlined = true;
            else
                entries.push_back({&one, &item, path[2], path[3].name});
        }
    }
    return entries;
}

Splice EditText::replace(const toml::node& value, std::string text) const
{
    return {lines_.offset_of(position_of(value.source().begin)),
            lines_.offset_of(position_of(value.source().end)), std::move(text)};
}

bool EditText::ends_open() const
{
    return text_.size() > start() && text_.back() != '\n';
}

bool EditText::blank_line_at(std::size_t line_begin) const
{
    const std::string_view line =
        std::string_view(text_).substr(line_begin, lines_.end_of_line(line_begin) - line_begin);
    return line.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

Splice EditText::insert_key(const LayoutSection& section, const std::string& line) const
{
    const std::size_t at = section.last_line_end();
    std::string indent;
    if (!section.items.empty()) {
        const LayoutItem& last = section.items.back();
        indent = text_.substr(last.line_begin, last.key.front().begin - last.line_begin);
    }
    if (at == text_.size() && ends_open()) return {at, at, line_break_ + indent + line};
    return {at, at, indent + line + line_break_};
}

Splice EditText::insert_block(std::size_t at, std::span<const std::string> block, bool blank_before) const
{
    const bool open = at == text_.size() && ends_open();
    std::string text = open ? line_break_ : std::string();
    const bool below_text = at > start() && (open || !blank_line_at(lines_.begin_of_line(at - 1)));
    if (blank_before && below_text) text += line_break_;
    for (const std::string& line : block)
        text += line + line_break_;
    if (at < text_.size() && !blank_line_at(at)) text += line_break_;
    if (open) text.erase(text.size() - line_break_.size());
    return {at, at, std::move(text)};
}

Splice EditText::remove(const LayoutItem& item) const
{
    Splice splice{item.line_begin, item.line_end, {}};
    const bool last_line = item.line_end == text_.size() && ends_open();
    if (!last_line || splice.begin <= start()) return splice;
    --splice.begin;
    if (splice.begin > start() && text_[splice.begin - 1] == '\r') --splice.begin;
    return splice;
}

Splice EditText::remove(const LayoutSection& section) const
{
    Splice splice{section.lead_begin, section.content_end, {}};
    while (splice.end < text_.size() && blank_line_at(splice.end))
        splice.end = lines_.end_of_line(splice.end);
    if (splice.end < text_.size()) return splice;
    while (splice.begin > start() && blank_line_at(lines_.begin_of_line(splice.begin - 1)))
        splice.begin = lines_.begin_of_line(splice.begin - 1);
    if (!ends_open() || splice.begin <= start()) return splice;
    --splice.begin;
    if (splice.begin > start() && text_[splice.begin - 1] == '\r') --splice.begin;
    return splice;
}

Patch EditText::patch(std::vector<Splice> splices) const
{
    if (splices.empty()) return {};
    std::ranges::stable_sort(splices, {},
                             [](const Splice& splice) { return std::pair(splice.begin, splice.end); });
    Patch patch;
    patch.offset = splices.front().begin;
    std::size_t at = patch.offset;
    for (const Splice& splice : splices) {
        if (splice.begin > at) patch.new_text.append(text_, at, splice.begin - at);
        patch.new_text += splice.text;
        at = std::max(at, splice.end);
    }
    patch.old_text = text_.substr(patch.offset, at - patch.offset);
    return patch;
}

} // namespace fulcrum::scenario
