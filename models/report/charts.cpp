// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/charts.h"

#include "report/markup.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace fulcrum::report
{

namespace
{

// A variable and its colour on white paper and on a dark page: the tokens of the window's two themes.
struct Ink {
    const char* name;
    const char* light;
    const char* dark;
};
constexpr Ink kText{"text", "#1A1D23", "#E4E7EC"};
constexpr Ink kText2{"text2", "#454C5A", "#B0B7C3"};
constexpr Ink kLine{"line", "#D5D9E1", "#333944"};
constexpr Ink kSky{"sky", "#1B7FB5", "#56B4E9"};
constexpr Ink kGrey{"grey", "#7C8492", "#8A92A0"};
constexpr Ink kMark{"warning", "#7A5000", "#F0B23E"};
constexpr Ink kPaper{"paper", "#FFFFFF", "#15171C"};
constexpr std::array<Ink, 4> kSeries{{kSky,
                                      {"orange", "#B06500", "#E69F00"},
                                      {"green", "#2A8A69", "#2A9876"},
                                      {"purple", "#A9487F", "#D98BB6"}}};
constexpr std::array<Ink, 10> kInks{
    {kText, kText2, kLine, kSky, kGrey, kMark, kPaper, kSeries[1], kSeries[2], kSeries[3]}};

constexpr double kPad = 8;
constexpr double kRow = 20;
constexpr double kMoreLine = 11; // of a label that takes more than one
constexpr double kAxis = 24;
constexpr double kPlot = 150;      // height of lines
constexpr double kEm = 0.54;       // mean width of a letter in its size
constexpr double kDarkCell = 0.75; // above it text is light on a dark cell

// Letters, not bytes.
double width_of(const std::string& text, double size)
{
    const auto letters = std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; });
    return static_cast<double>(letters) * size * kEm;
}

std::string cut(const std::string& text, double width, double size)
{
    if (width_of(text, size) <= width + 0.5) return text;
    std::string shorter;
    double letters = width / (size * kEm) - 1;
    for (const char c : text) {
        if ((c & 0xC0) != 0x80 && letters-- < 1) break;
        shorter += c;
    }
    return shorter + "\u2026";
}

// A label in up to three lines, broken between words; what is longer still is cut.
std::vector<std::string> label_lines(std::string text, double width, double size)
{
    constexpr std::size_t kLines = 3;
    std::vector<std::string> lines;
    while (lines.size() + 1 < kLines && width_of(text, size) > width + 0.5) {
        std::size_t best = std::string::npos;
        for (std::size_t at = text.find(' '); at != std::string::npos; at = text.find(' ', at + 1))
            if (width_of(text.substr(0, at), size) <= width) best = at;
        if (best == std::string::npos) break;
        lines.push_back(text.substr(0, best));
        text.erase(0, best + 1);
    }
    lines.push_back(cut(text, width, size));
    return lines;
}

// Of the labels of rows: as wide as they are, up to this share of the picture.
constexpr double kLabels = 0.4;
double label_room(const std::vector<std::string>& labels, const ChartStyle& style)
{
    double widest = 0;
    for (const std::string& label : labels)
        widest = std::max(widest, width_of(label, style.size));
    return std::min(widest + kPad, style.width * kLabels);
}

double row_height(const std::string& label, double room, const ChartStyle& style)
{
    const std::size_t lines = label_lines(label, room - kPad, style.size).size();
    return kRow + kMoreLine * static_cast<double>(lines - 1);
}

// Steps of 1, 2 or 5 times a power of ten.
double nice_step(double span, int about)
{
    if (!(span > 0)) return 1;
    const double rough = span / about;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (rough <= factor * power * 1.0001) return factor * power;
    return 10 * power;
}

std::string tick(double value, double step)
{
    const int decimals = std::max(0, static_cast<int>(std::ceil(-std::log10(step) - 1e-9)));
    std::string text = fmt::format("{:.{}f}", value, std::min(decimals, 6));
    return text.starts_with('-') ? "\u2212" + text.substr(1) : text;
}

// An SVG that is being written.
class Picture
{
public:
    explicit Picture(const ChartStyle& style) : style_(style) {}

    std::string ink(const Ink& ink) const
    {
        return style_.variables ? fmt::format("var(--{})", ink.name) : std::string(ink.light);
    }
    const ChartStyle& style() const { return style_; }
    double width() const { return style_.width; }
    double size() const { return style_.size; }

    void rect(double x, double y, double w, double h, const Ink& color, double opacity = 1)
    {
        body_ += fmt::format("<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" fill=\"{}\"",
                             x, y, std::max(w, 0.0), h, ink(color));
        if (opacity < 1) body_ += fmt::format(" fill-opacity=\"{:.2f}\"", opacity);
        body_ += "/>\n";
    }
    void line(double x1, double y1, double x2, double y2, const Ink& color, double width = 1,
              bool dashed = false)
    {
        body_ += fmt::format("<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" stroke=\"{}\" "
                             "stroke-width=\"{:.1f}\"{}/>\n",
                             x1, y1, x2, y2, ink(color), width, dashed ? " stroke-dasharray=\"4 3\"" : "");
    }
    void dot(double x, double y, const Ink& color)
    {
        body_ +=
            fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"3.5\" fill=\"{}\"/>\n", x, y, ink(color));
    }
    void path(const std::vector<std::pair<double, double>>& points, const Ink& color, double width,
              bool dashed)
    {
        body_ += "<polyline points=\"";
        for (const auto& [x, y] : points)
            body_ += fmt::format("{:.1f},{:.1f} ", x, y);
        body_ += fmt::format("\" fill=\"none\" stroke=\"{}\" stroke-width=\"{:.1f}\"{}/>\n", ink(color),
                             width, dashed ? " stroke-dasharray=\"4 3\"" : "");
    }
    void area(const std::vector<std::pair<double, double>>& points, const Ink& color)
    {
        body_ += "<polygon points=\"";
        for (const auto& [x, y] : points)
            body_ += fmt::format("{:.1f},{:.1f} ", x, y);
        body_ += fmt::format("\" fill=\"{}\" fill-opacity=\"0.20\" stroke=\"none\"/>\n", ink(color));
    }
    // `anchor`: "start", "middle", "end".
    void text(double x, double y, const std::string& words, const Ink& color, const char* anchor = "start",
              bool strong = false)
    {
        body_ +=
            fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" fill=\"{}\" text-anchor=\"{}\"{}>{}</text>\n", x, y,
                        ink(color), anchor, strong ? " font-weight=\"bold\"" : "", xml_escaped(words));
    }

    // A row's label, in the middle of it.
    void label(double x, double middle, const std::string& words, double room, bool strong)
    {
        const std::vector<std::string> lines = label_lines(words, room - kPad, style_.size);
        double y = middle + 4 - kMoreLine / 2 * static_cast<double>(lines.size() - 1);
        for (const std::string& line : lines) {
            text(x, y, line, kText, "start", strong);
            y += kMoreLine;
        }
    }

    std::string done(double height, const std::string& title) const
    {
        std::string svg =
            fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {:.0f} {:.0f}\" "
                        "width=\"{:.0f}\" height=\"{:.0f}\" role=\"img\" font-family=\"{}\" "
                        "font-size=\"{}\">\n<title>{}</title>\n",
                        style_.width, height, style_.width, height,
                        style_.variables ? "Liberation Sans, Arial, sans-serif" : "Liberation Sans",
                        style_.size, xml_escaped(title));
        if (!style_.variables)
            svg += fmt::format("<rect x=\"0\" y=\"0\" width=\"{:.0f}\" height=\"{:.0f}\" fill=\"{}\"/>\n",
                               style_.width, height, kPaper.light);
        return svg + body_ + "</svg>\n";
    }

private:
    ChartStyle style_;
    std::string body_;
};

// --- bars and intervals

double unit_scale(const Figure& figure)
{
    if (figure.quantity != Quantity::Seconds) return 1;
    const std::string unit = unit_of(figure);
    for (const auto& [name, scale] : {std::pair("h", 3600.0), std::pair("min", 60.0), std::pair("s", 1.0),
                                      std::pair("ms", 1e-3), std::pair("\u00B5s", 1e-6)})
        if (unit == name) return scale;
    return 1e-9;
}

struct Scale {
    double from = 0, until = 1;
    double left = 0, right = 1;
    double at(double value) const
    {
        return left + (std::clamp(value, from, until) - from) / (until - from) * (right - left);
    }
};

Scale scale_of(const Bars& bars, double left, double right)
{
    Scale scale{0, 0, left, right};
    for (const Bars::Bar& bar : bars.bars) {
        if (bar.figure.state == Figure::State::Unknown || !std::isfinite(bar.figure.value)) continue;
        const double unit = unit_scale(bar.figure);
        scale.from = std::min({scale.from, bar.figure.low / unit, bar.figure.value / unit});
        scale.until = std::max({scale.until, bar.figure.high / unit, bar.figure.value / unit});
    }
    if (!(scale.until > scale.from)) scale.until = scale.from + 1;
    // Of probabilities, the whole: whether one is nearly all is what they are drawn for.
    if (std::ranges::all_of(
            bars.bars, [](const Bars::Bar& bar) { return bar.figure.quantity == Quantity::Probability; }))
        scale.until = 1;
    return scale;
}

std::vector<std::string> labels_of(const Bars& bars)
{
    std::vector<std::string> labels;
    for (const Bars::Bar& bar : bars.bars)
        labels.push_back(bar.label);
    return labels;
}

double rows_height(const std::vector<std::string>& labels, const ChartStyle& style)
{
    const double room = label_room(labels, style);
    double height = 0;
    for (const std::string& label : labels)
        height += row_height(label, room, style);
    return height;
}

double height_of(const Bars& bars, const ChartStyle& style)
{
    return kPad + rows_height(labels_of(bars), style) + kAxis;
}

// What stands at the end of a bar.
std::string value_of(const Bars::Bar& bar)
{
    const bool unknown = bar.figure.state == Figure::State::Unknown && !bar.instead.empty();
    return unknown ? bar.instead : text_of(bar.figure);
}

void draw(Picture& picture, const Bars& bars)
{
    double values = 0;
    for (const Bars::Bar& bar : bars.bars)
        values = std::max(values, width_of(value_of(bar), picture.size()));
    const std::vector<std::string> names = labels_of(bars);
    const double labels = label_room(names, picture.style());
    const double left = kPad + labels, right = picture.width() - kPad - values - 2 * kPad;
    const Scale scale = scale_of(bars, left, right);
    const double bottom = kPad + rows_height(names, picture.style());
    const double step = nice_step(scale.until - scale.from, 5);
    for (double at = std::ceil(scale.from / step - 1e-9) * step; at <= scale.until * 1.0001; at += step) {
        picture.line(scale.at(at), kPad, scale.at(at), bottom, kLine);
        picture.text(scale.at(at), bottom + 14, tick(std::abs(at) < step / 1e3 ? 0 : at, step), kText2,
                     "middle");
    }
    double y = kPad;
    for (const Bars::Bar& bar : bars.bars) {
        const double height = row_height(bar.label, labels, picture.style());
        const double middle = y + height / 2;
        const Ink& color = bar.marked ? kSky : kGrey;
        picture.label(kPad, middle, bar.label, labels, bar.marked);
        const bool shown =
            bar.figure.state == Figure::State::Known || bar.figure.state == Figure::State::AtLeast;
        if (shown && std::isfinite(bar.figure.value)) {
            const double unit = unit_scale(bar.figure);
            const double x = scale.at(bar.figure.value / unit);
            const double zero = scale.at(0);
            if (!bars.points)
                picture.rect(std::min(zero, x), middle - 5, std::abs(x - zero), 10, color, 0.75);
            if (bar.figure.has_interval()) {
                const double low = scale.at(bar.figure.low / unit), high = scale.at(bar.figure.high / unit);
                picture.line(low, middle, high, middle, bars.points ? color : kText, 1.6);
                for (const double end : {low, high})
                    picture.line(end, middle - 3, end, middle + 3, bars.points ? color : kText, 1.2);
            }
            if (bars.points) picture.dot(x, middle, color);
        }
        const bool instead = bar.figure.state == Figure::State::Unknown && !bar.instead.empty();
        picture.text(picture.width() - kPad, middle + 4, value_of(bar), instead ? kText2 : kText, "end");
        y += height;
    }
    picture.line(scale.at(0), kPad, scale.at(0), bottom, kGrey);
}

// --- lines over time

constexpr double kLegendRow = 16;
constexpr double kLegendMark = 20; // before a name
constexpr double kLineLeft = 44, kLineRight = 28;

// Where each name of the legend stands, in as many rows as they need.
struct Legend {
    std::vector<std::pair<double, int>> places; // x, row
    double height = kLegendRow;
};
Legend legend_of(const Lines& lines, const ChartStyle& style)
{
    Legend legend;
    const double right = style.width - kLineRight;
    double x = kLineLeft;
    int row = 0;
    for (const Lines::Series& one : lines.series) {
        const double width = kLegendMark + width_of(one.label, style.size);
        if (x > kLineLeft && x + width > right) {
            x = kLineLeft;
            ++row;
        }
        legend.places.emplace_back(x, row);
        x += width + 16;
    }
    legend.height = kLegendRow * (row + 1);
    return legend;
}

double height_of(const Lines& lines, const ChartStyle& style)
{
    return kPad + legend_of(lines, style).height + kPlot + kAxis;
}

// Names of marks that would stand on each other, or that another mark's line would cross, stand in rows.
struct PlacedMark {
    double x = 0;
    int row = 0;
    bool late = false; // its name stands before it
    std::string label;
};
constexpr double kMarkRow = 12;
std::vector<PlacedMark> placed_marks(const Lines& lines, const Scale& across, double size)
{
    std::vector<PlacedMark> placed;
    std::vector<std::pair<double, double>> taken; // of each mark's name, from and until
    for (const Lines::Mark& one : lines.marks) {
        PlacedMark mark{across.at(one.x), 0, across.at(one.x) > (across.left + across.right) / 2, {}};
        // Names are seldom as wide as their letters might be.
        const double room = 1.12 * (mark.late ? mark.x - across.left : across.right - mark.x);
        mark.label = cut(one.label, room - 4, size);
        const double wide = width_of(mark.label, size) + 8;
        const std::pair own(mark.late ? mark.x - wide : mark.x, mark.late ? mark.x : mark.x + wide);
        for (std::size_t i = 0; i < placed.size(); ++i)
            if (own.first <= taken[i].second && taken[i].first <= own.second)
                mark.row = std::max(mark.row, placed[i].row + 1);
        taken.push_back(own);
        placed.push_back(std::move(mark));
    }
    return placed;
}

void draw_axes(Picture& picture, const Lines& lines, const Scale& across, const Scale& up)
{
    const double y_step = nice_step(up.until - up.from, 4);
    for (double at = up.from; at <= up.until * 1.0001; at += y_step) {
        picture.line(across.left, up.at(at), across.right, up.at(at), kLine);
        picture.text(across.left - 6, up.at(at) + 4, tick(at, y_step), kText2, "end");
    }
    const double x_step = nice_step(across.until - across.from, 7);
    for (double at = std::ceil(across.from / x_step - 1e-9) * x_step; at <= across.until * 1.0001;
         at += x_step)
        picture.text(across.at(at), up.left + 14, tick(at, x_step), kText2, "middle");
    picture.text(across.right, up.left + 14, lines.x_unit, kText2, "start");
    for (const PlacedMark& mark : placed_marks(lines, across, picture.size())) {
        picture.line(mark.x, up.right, mark.x, up.left, kMark, 1.4);
        picture.text(mark.x + (mark.late ? -4 : 4), up.right + 10 + kMarkRow * mark.row, mark.label, kMark,
                     mark.late ? "end" : "start");
    }
}

void draw(Picture& picture, const Lines& lines)
{
    const Legend legend = legend_of(lines, picture.style());
    Scale across{1e300, -1e300, kLineLeft, picture.width() - kLineRight};
    Scale up{0, 0, kPad + legend.height + kPlot, kPad + legend.height}; // from the bottom up
    for (const Lines::Series& one : lines.series) {
        for (const double x : one.x) {
            across.from = std::min(across.from, x);
            across.until = std::max(across.until, x);
        }
        for (const auto* values : {&one.y, &one.high})
            for (const double y : *values)
                if (std::isfinite(y)) up.until = std::max(up.until, y);
    }
    if (!(across.until > across.from)) across = {0, 1, across.left, across.right};
    if (!(up.until > 0)) up.until = 1;
    int rows = 0;
    for (const PlacedMark& mark : placed_marks(lines, across, picture.size()))
        rows = std::max(rows, mark.row + 1);
    if (rows > 0) up.until *= kPlot / (kPlot - 4 - kMarkRow * rows); // room for their names
    draw_axes(picture, lines, across, up);
    std::size_t color = 0, number = 0;
    for (const Lines::Series& one : lines.series) {
        const Ink& ink = one.measured ? kText : one.baseline ? kGrey : kSeries[color++ % kSeries.size()];
        std::vector<std::pair<double, double>> points, band;
        for (std::size_t i = 0; i < one.x.size() && i < one.y.size(); ++i)
            if (std::isfinite(one.y[i])) points.emplace_back(across.at(one.x[i]), up.at(one.y[i]));
        for (std::size_t i = 0; i < one.high.size() && i < one.x.size(); ++i)
            band.emplace_back(across.at(one.x[i]), up.at(one.high[i]));
        for (std::size_t i = std::min(one.low.size(), one.x.size()); i-- > 0;)
            band.emplace_back(across.at(one.x[i]), up.at(one.low[i]));
        if (!band.empty()) picture.area(band, ink);
        if (!points.empty()) picture.path(points, ink, one.measured ? 1.3 : 1.6, one.baseline);
        const auto [x, row] = legend.places[number++];
        const double y = kPad + kLegendRow * row;
        picture.line(x, y + 4, x + 16, y + 4, ink, 2, one.baseline);
        picture.text(x + kLegendMark, y + 8, cut(one.label, across.right - x - kLegendMark, picture.size()),
                     kText2);
    }
    picture.text(across.left - 6, kPad + legend.height - 8, lines.y_unit, kText2, "end");
}

// --- heat map

double height_of(const HeatMap& map, const ChartStyle& style)
{
    return kPad + 18 + rows_height(map.rows, style) + kPad;
}

void draw(Picture& picture, const HeatMap& map)
{
    const double labels = label_room(map.rows, picture.style());
    const double left = kPad + labels;
    const double cell = std::min(72.0, (picture.width() - left - kPad) /
                                           static_cast<double>(std::max<std::size_t>(map.columns.size(), 1)));
    for (std::size_t c = 0; c < map.columns.size(); ++c)
        picture.text(left + cell * (static_cast<double>(c) + 0.5), kPad + 10, map.columns[c], kText2,
                     "middle");
    double y = kPad + 18;
    for (std::size_t r = 0; r < map.rows.size(); ++r) {
        const double height = row_height(map.rows[r], labels, picture.style());
        picture.label(kPad, y + height / 2, map.rows[r], labels, false);
        for (std::size_t c = 0; c < map.cells[r].size(); ++c) {
            const double p = map.cells[r][c].value;
            const bool full = p > kDarkCell;
            const double x = left + cell * static_cast<double>(c);
            picture.rect(x, y, cell - 2, height - 2, kSky, full ? 0.92 : 0.06 + 0.44 * p / kDarkCell);
            if (p > 0)
                picture.text(x + cell / 2 - 1, y + height / 2 + 3, digits_of(map.cells[r][c]),
                             full ? kPaper : kText, "middle");
        }
        y += height;
    }
}

double height_of(const Chart& chart, const ChartStyle& style)
{
    return std::visit([&style](const auto& data) { return height_of(data, style); }, chart.data);
}

} // namespace

std::string svg_of(const Chart& chart, const ChartStyle& style)
{
    Picture picture(style);
    std::visit([&picture](const auto& data) { draw(picture, data); }, chart.data);
    return picture.done(height_of(chart, style), chart.title);
}

double aspect_of(const Chart& chart, const ChartStyle& style)
{
    return height_of(chart, style) / style.width;
}

std::string chart_variables()
{
    std::string light = ":root {", dark = "@media (prefers-color-scheme: dark) { :root {";
    for (const Ink& ink : kInks) {
        light += fmt::format(" --{}: {};", ink.name, ink.light);
        dark += fmt::format(" --{}: {};", ink.name, ink.dark);
    }
    return light + " }\n" + dark + " } }\n";
}

} // namespace fulcrum::report
