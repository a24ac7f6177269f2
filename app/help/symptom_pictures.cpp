// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/symptom_pictures.h"

#include "shell/fitted_text.h"
#include "shell/numbers.h"
#include "timeline/series_pyramid.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

constexpr int kColumns = 120; // of a line

const study::ScenarioResult* resultOf(const std::vector<study::ScenarioResult>& results,
                                      std::string_view name)
{
    for (const study::ScenarioResult& result : results)
        if (result.figures.name == name && result.first && !result.first->replicas.empty()) return &result;
    return nullptr;
}

// The highest value of each column: what stands out must not be averaged away.
std::vector<double> lineOf(const cluster::RunRecord& run, cluster::Series series, TimeRange range,
                           double scale = 1)
{
    const SeriesPyramid pyramid(seriesOf(run.replicas.front().timeline, series, scale));
    std::vector<double> line;
    const TimeNs step = std::max<TimeNs>(1, range.length() / kColumns);
    for (int i = 0; i < kColumns; ++i) {
        const TimeNs from = range.from + i * step;
        line.push_back(pyramid.maxWithin({from, from + step}, 1));
    }
    return line;
}

TimeRange windowOf(const cluster::RunRecord& run)
{
    return {run.warm_up, std::max(run.warm_up + kSecond, std::min(run.window_end, run.end))};
}

QString shown(const study::Figure& figure)
{
    return figure.state == study::Figure::State::Known ? formatSeconds(figure.interval.value).text()
                                                       : QStringLiteral("\u2013");
}

} // namespace

SymptomPictures::SymptomPictures(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setObjectName(QStringLiteral("symptomPictures"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void SymptomPictures::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

QSize SymptomPictures::sizeHint() const
{
    return {600, qRound(116 * m_theme.textScale)};
}

void SymptomPictures::setCurrent(const QString& number)
{
    m_current = number;
    update();
}

void SymptomPictures::setResults(const std::vector<study::ScenarioResult>& results)
{
    m_pictures.clear();
    if (const auto* r = resultOf(results, "slow-typing")) {
        Picture p{QStringLiteral("3.1"), tr("step time"), {}, {}, 0, {}, {}};
        p.line = lineOf(*r->first, cluster::kStepMicros, {0, windowOf(*r->first).until}, 1e-6);
        p.caption = tr("TTFT p95 %1: it starts at once").arg(shown(r->figures.latencies.ttft_s.p95));
        m_pictures.push_back(std::move(p));
    }
    if (const auto* r = resultOf(results, "idle-gpu")) {
        Picture p{QStringLiteral("3.2"), tr("running requests"), {}, {}, 0, {}, {}};
        const TimeRange all = windowOf(*r->first);
        p.line =
            lineOf(*r->first, cluster::kRunning, {all.from, std::min(all.until, all.from + 60 * kSecond)});
        p.cap = static_cast<double>(r->first->replicas.front().running_cap);
        p.capText = tr("cap %1").arg(formatInteger(r->first->replicas.front().running_cap));
        p.caption = tr("mean occupancy %1 of the cap").arg(formatNumber(r->figures.occupancy.value, 2));
        m_pictures.push_back(std::move(p));
    }
    if (const auto* r = resultOf(results, "long-contexts")) {
        Picture p{QStringLiteral("3.3"), tr("KV in use"), {}, {}, 0, {}, {}};
        const double blocks =
            std::max<double>(1, static_cast<double>(r->first->replicas.front().total_blocks));
        p.line = lineOf(*r->first, cluster::kKvAllocated, {0, windowOf(*r->first).until}, 1 / blocks);
        p.cap = 1;
        p.capText = tr("all blocks");
        p.caption = tr("%1 preemptions while documents run")
                        .arg(formatInteger(qRound64(r->figures.preemptions.value)));
        m_pictures.push_back(std::move(p));
    }
    if (const auto* r = resultOf(results, "frozen-tail")) {
        Picture p{QStringLiteral("3.4"), tr("step time, 10 s"), {}, {}, 0, {}, {}};
        const TimeRange all = windowOf(*r->first);
        p.line = lineOf(*r->first, cluster::kStepMicros, {all.from, all.from + 10 * kSecond}, 1e-6);
        p.caption = tr("ITL p50 %1, p99 %2, mean TPOT %3")
                        .arg(shown(r->figures.latencies.itl_s.p50), shown(r->figures.latencies.itl_s.p99),
                             shown(r->figures.latencies.tpot_s.mean));
        m_pictures.push_back(std::move(p));
    }
    if (const auto* r = resultOf(results, "costly-prompts")) {
        Picture p{QStringLiteral("3.5"), tr("GPU time of one request"), {}, {}, 0, {}, {}};
        const auto bar = [](const study::ScenarioResult& one, const QString& text) {
            const double all = one.figures.gpu_seconds_prefill.value + one.figures.gpu_seconds_decode.value;
            const double each = all > 0 ? one.figures.gpu_seconds_per_request.value / all : 0;
            return Picture::Bar{one.figures.gpu_seconds_prefill.value * each,
                                one.figures.gpu_seconds_decode.value * each, text};
        };
        p.bars.push_back(bar(*r, tr("now")));
        p.caption =
            tr("prefill and decode, %1").arg(formatSeconds(r->figures.gpu_seconds_per_request.value).text());
        if (const auto* cached = resultOf(results, "costly-prompts-cached")) {
            p.bars.push_back(bar(*cached, tr("with the prefix cache")));
            p.caption = tr("%1, cached %2")
                            .arg(formatSeconds(r->figures.gpu_seconds_per_request.value).text(),
                                 formatSeconds(cached->figures.gpu_seconds_per_request.value).text());
        }
        m_pictures.push_back(std::move(p));
    }
    update();
}

void SymptomPictures::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme.bg1);
    if (m_pictures.empty()) return;
    const double width = this->width() / static_cast<double>(m_pictures.size());
    for (std::size_t i = 0; i < m_pictures.size(); ++i)
        paintPicture(painter, m_pictures[i], {width * static_cast<double>(i), 0, width, double(height())});
    painter.setPen(m_theme.line);
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

void SymptomPictures::paintPicture(QPainter& painter, const Picture& picture, const QRectF& where) const
{
    if (picture.number == m_current) painter.fillRect(where, m_theme.sel);
    painter.setPen(m_theme.line);
    painter.drawLine(where.topRight(), where.bottomRight());
    const double line = 18 * m_theme.textScale;
    const QRectF inner = where.adjusted(12, 8, -12, -8);
    painter.setFont(m_theme.font(FontRole::TableStrong));
    painter.setPen(m_theme.text);
    const double numberWidth = QFontMetricsF(painter.font()).horizontalAdvance(picture.number) + 8;
    painter.drawText(QRectF(inner.left(), inner.top(), numberWidth, line), Qt::AlignVCenter, picture.number);
    painter.setFont(m_theme.font(FontRole::Table));
    painter.setPen(m_theme.text2);
    const auto elided = [&](const QString& text, double room) {
        return QFontMetricsF(painter.font()).elidedText(text, Qt::ElideRight, room);
    };
    painter.drawText(QRectF(inner.left() + numberWidth, inner.top(), inner.width() - numberWidth, line),
                     Qt::AlignVCenter, elided(picture.title, inner.width() - numberWidth));
    painter.setFont(m_theme.font(FontRole::Small));
    const int lines = linesOf(painter.font(), picture.caption, inner.width(), 2);
    const double caption = std::max(line, lines * QFontMetricsF(painter.font()).height());
    drawFitted(painter, QRectF(inner.left(), inner.bottom() - caption, inner.width(), caption),
               Qt::AlignLeft | Qt::AlignVCenter, picture.caption, lines);
    const QRectF plot = inner.adjusted(0, line + 4, 0, -caption - 4);
    picture.bars.empty() ? paintLine(painter, picture, plot) : paintBars(painter, picture, plot);
}

void SymptomPictures::paintLine(QPainter& painter, const Picture& picture, const QRectF& plot) const
{
    const double most =
        std::max(1e-12, std::max(picture.cap, *std::max_element(picture.line.begin(), picture.line.end())));
    const auto point = [&](std::size_t i) {
        return QPointF(plot.left() + plot.width() * static_cast<double>(i) /
                                         static_cast<double>(picture.line.size() - 1),
                       plot.bottom() - plot.height() * picture.line[i] / most);
    };
    QPainterPath path(point(0));
    for (std::size_t i = 1; i < picture.line.size(); ++i)
        path.lineTo(point(i));
    QPainterPath area = path;
    area.lineTo(plot.bottomRight());
    area.lineTo(plot.bottomLeft());
    QColor fill = m_theme.simulated();
    fill.setAlphaF(0.2F);
    painter.fillPath(area, fill);
    painter.setPen(QPen(m_theme.simulated(), 1.6));
    painter.drawPath(path);
    painter.setPen(m_theme.line2);
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    if (picture.cap <= 0) return;
    QPen dashed(m_theme.text3, 1);
    dashed.setDashPattern({4, 3});
    painter.setPen(dashed);
    const double y = plot.bottom() - plot.height() * picture.cap / most;
    painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    // On a plate of its own, so that the line behind does not cross the words.
    painter.setFont(m_theme.font(FontRole::Small));
    const QFontMetricsF metrics(painter.font());
    const QRectF label(plot.right() - metrics.horizontalAdvance(picture.capText) - 6, y + 3,
                       metrics.horizontalAdvance(picture.capText) + 6, metrics.height());
    painter.fillRect(label, picture.number == m_current ? m_theme.sel : m_theme.bg1);
    painter.setPen(m_theme.text2);
    painter.drawText(label, Qt::AlignCenter, picture.capText);
}

void SymptomPictures::paintBars(QPainter& painter, const Picture& picture, const QRectF& plot) const
{
    double most = 1e-12;
    for (const Picture::Bar& bar : picture.bars)
        most = std::max(most, bar.prefill + bar.decode);
    const double each = plot.height() / static_cast<double>(picture.bars.size());
    const double text = 14 * m_theme.textScale;
    for (std::size_t i = 0; i < picture.bars.size(); ++i) {
        const Picture::Bar& bar = picture.bars[i];
        const double top = plot.top() + each * static_cast<double>(i);
        painter.setFont(m_theme.font(FontRole::Small));
        painter.setPen(m_theme.text3);
        painter.drawText(QRectF(plot.left(), top, plot.width(), text), Qt::AlignVCenter, bar.text);
        const double height = std::max(6.0, each - text - 4);
        const QRectF prefill(plot.left(), top + text, plot.width() * bar.prefill / most, height);
        const QRectF decode(prefill.right(), prefill.top(), plot.width() * bar.decode / most, height);
        painter.fillRect(prefill, m_theme.prefill());
        painter.fillRect(decode, m_theme.decode());
    }
}

} // namespace fulcrum::app
