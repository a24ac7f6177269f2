// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/node_notes.h"

#include "shell/values.h"

#include <QStringList>

#include <algorithm>
#include <string_view>
#include <vector>

namespace fulcrum::app
{

namespace
{

// Offsets of the beginnings of lines.
std::vector<std::size_t> linesOf(std::string_view text)
{
    std::vector<std::size_t> begins{0};
    for (std::size_t at = 0; at < text.size(); ++at)
        if (text[at] == '\n') begins.push_back(at + 1);
    return begins;
}

struct Comment {
    std::size_t begin = 0; // bytes; begin == end: there is none, and one would stand here
    std::size_t end = 0;
};

Comment commentAbove(const std::string& text, int line)
{
    const std::vector<std::size_t> begins = linesOf(text);
    const auto lineAt = [&](std::size_t i) {
        const std::size_t end = i + 1 < begins.size() ? begins[i + 1] : text.size();
        return std::string_view(text).substr(begins[i], end - begins[i]);
    };
    const auto starts = [](std::string_view words, std::string_view sign) {
        const std::size_t first = words.find_first_not_of(" \t");
        return first != std::string_view::npos && words.substr(first).starts_with(sign);
    };
    if (line < 1) return {};
    std::size_t head = std::min(static_cast<std::size_t>(line) - 1, begins.size() - 1);
    while (head > 0 && !starts(lineAt(head), "["))
        --head;
    std::size_t first = head;
    while (first > 0 && starts(lineAt(first - 1), "#"))
        --first;
    // What begins the file speaks of the file.
    if (first == 0) first = head;
    return {begins[first], begins[head]};
}

} // namespace

QString noteAbove(const std::string& text, int line)
{
    const Comment where = commentAbove(text, line);
    QStringList lines;
    const QString comment = toQt(text.substr(where.begin, where.end - where.begin));
    for (const QString& one : comment.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        QString words = one.trimmed();
        while (words.startsWith(QLatin1Char('#')))
            words.remove(0, 1);
        lines << words.trimmed();
    }
    return lines.join(QLatin1Char('\n'));
}

scenario::Patch withNote(const std::string& text, int line, const QString& note)
{
    const Comment where = commentAbove(text, line);
    scenario::Patch patch{where.begin, text.substr(where.begin, where.end - where.begin), {}};
    if (noteAbove(text, line) == note.trimmed()) {
        patch.new_text = patch.old_text;
        return patch;
    }
    if (note.trimmed().isEmpty()) return patch;
    for (const QString& one : note.trimmed().split(QLatin1Char('\n'))) {
        const QString words = one.trimmed();
        patch.new_text += words.isEmpty() ? "#\n" : "# " + words.toStdString() + "\n";
    }
    return patch;
}

} // namespace fulcrum::app
