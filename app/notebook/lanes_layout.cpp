// SPDX-License-Identifier: GPL-3.0-or-later
#include "notebook/lanes_layout.h"

#include <algorithm>

namespace fulcrum::app
{

namespace
{

constexpr double kApart = 6; // of two things on one line
constexpr double kPadding = 4;
constexpr double kReadable = 120; // a bar at least this wide holds its text

// The first line on which a stretch has room.
std::size_t lineFor(std::vector<double>& ends, double from, double until)
{
    std::size_t line = 0;
    while (line < ends.size() && ends[line] + kApart > from)
        ++line;
    if (line == ends.size()) ends.push_back(until);
    ends[line] = until;
    return line;
}

bool hasDue(scenario::NoteKind kind)
{
    return kind == scenario::NoteKind::Prediction || kind == scenario::NoteKind::Falsifier;
}

} // namespace

LanesLayout layOutLanes(const std::vector<Record>& records, const TimeAxis& axis, const PlaceMoment& place,
                        const std::function<double(const Record&)>& textWidth, double top, double line)
{
    LanesLayout layout;
    double y = top;
    const double right = axis.left() + axis.width();
    for (const scenario::NoteKind kind : kRecordKinds) {
        std::vector<double> ends;
        const std::size_t first = layout.items.size();
        std::vector<std::size_t> lineOf;
        for (std::size_t i = 0; i < records.size(); ++i) {
            const Record& record = records[i];
            if (record.kind != kind || !record.at) continue;
            const auto at = place(*record.at);
            if (!at) continue;
            const auto until = record.until ? place(*record.until) : std::nullopt;
            const double from = axis.toPixel(*at);
            const double end = until ? axis.toPixel(*until) : from;
            double width = textWidth(record);
            if (kind == scenario::NoteKind::Action && end - from >= kReadable)
                width = end - from; // its bar is its chip
            LaneItem item;
            item.record = i;
            double chip = from;
            if (hasDue(kind) && until) {
                item.from = from;
                item.due = end;
                chip = end + kApart;
            }
            if (kind == scenario::NoteKind::Action && until) item.bar = QRectF(from, 0, end - from, 0);
            // A text that begins near the right end stands before it rather than be cut.
            if (chip < right && chip + width > right) chip = std::max(axis.left(), right - width);
            item.chip = QRectF(chip, 0, width, 0);
            lineOf.push_back(lineFor(ends, std::min(from, chip), std::max(end, chip + width)));
            layout.items.push_back(item);
        }
        const auto lines = static_cast<double>(std::max<std::size_t>(ends.size(), 1));
        const double height = lines * line + 2 * kPadding;
        for (std::size_t i = first; i < layout.items.size(); ++i) {
            const double itemTop = y + kPadding + line * static_cast<double>(lineOf[i - first]) + 1;
            for (QRectF* part : {&layout.items[i].chip, &layout.items[i].bar}) {
                part->setTop(itemTop);
                part->setHeight(line - 3);
            }
        }
        // Change proposals are rare: their lane is there only where there is one.
        if (kind == scenario::NoteKind::Proposal && first == layout.items.size()) continue;
        layout.lanes.push_back({kind, y, height});
        y += height;
    }
    layout.bottom = y;
    return layout;
}

int LanesLayout::itemAt(QPointF where) const
{
    for (auto item = items.rbegin(); item != items.rend(); ++item)
        if (item->chip.contains(where) || (item->bar.width() > 0 && item->bar.contains(where)))
            return static_cast<int>(item->record);
    return -1;
}

} // namespace fulcrum::app
