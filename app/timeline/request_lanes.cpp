// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/request_lanes.h"

#include "shell/numbers.h"
#include "shell/values.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr double kZoomStep = 1.25;
constexpr int kAskedLanes = 14;
constexpr int kLeastLanes = 8;

} // namespace

SharedSteps sharedSteps(const cluster::RunRecord& run, std::size_t request)
{
    SharedSteps shared;
    const cluster::RequestTimes& one = run.requests[request];
    if (one.scheduled == kNever || one.replica >= run.replicas.size()) return shared;
    const RequestSpan span = spanOf(one, run.end);
    const TimeRange range{span.scheduled, std::max(span.until, span.scheduled + 1)};
    const cluster::Timeline& timeline = run.replicas[one.replica].timeline;
    const auto mean = [&](cluster::Series series, double scale) {
        const auto columns = SeriesPyramid(seriesOf(timeline, series, scale)).query(range, 64);
        double sum = 0, time = 0;
        for (const SeriesPyramid::Column& column : columns) {
            sum += column.mean * static_cast<double>(column.range.length());
            time += static_cast<double>(column.range.length());
        }
        return time > 0 ? sum / time : 0;
    };
    const auto most = [&](cluster::Series series, double scale) {
        return SeriesPyramid(seriesOf(timeline, series, scale)).maxWithin(range, 256);
    };
    shared.running = std::max(0.0, mean(cluster::kRunning, 1) - 1);
    shared.stepMean = mean(cluster::kStepMicros, 1e-6);
    shared.stepLongest = most(cluster::kStepMicros, 1e-6);
    shared.tokensMost = most(cluster::kStepTokens, 1);
    shared.known = true;
    return shared;
}

RequestLanes::RequestLanes(QWidget* parent) : QWidget(parent), m_theme(Theme::dark())
{
    setObjectName(QStringLiteral("requestLanes"));
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setAccessibleName(tr("Request lanes"));
    setWhatsThis(
        tr("<b>Request lanes.</b> Each bar is a request of the first replication from its arrival to its "
           "last token: waiting orange, prefill blue, decode green. Zoomed out, a column has the colour of "
           "what takes most of its time and is as strong as it is full. Requests that were preempted are "
           "hatched in purple. A click shows the parts of one, which add up exactly; comma and full stop "
           "go to the one that arrived before and after it."));
}

void RequestLanes::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    changed();
}

void RequestLanes::setSpans(RequestSpans spans, const QString& scope)
{
    m_spans = std::move(spans);
    m_scope = scope;
    m_first = 0;
    select(std::nullopt);
    changed();
}

void RequestLanes::setAxis(const TimeAxis& axis)
{
    m_axis = axis;
    changed();
}

void RequestLanes::setCursorTime(std::optional<TimeNs> time)
{
    m_cursor = time;
    update();
}

void RequestLanes::setDimmed(bool dimmed)
{
    m_dimmed = dimmed;
    update();
}

void RequestLanes::changed()
{
    m_stale = true;
    update();
}

QSize RequestLanes::sizeHint() const
{
    return {720, static_cast<int>(headHeight() + laneHeight() * kAskedLanes + 4)};
}

QSize RequestLanes::minimumSizeHint() const
{
    return {360, static_cast<int>(headHeight() + laneHeight() * kLeastLanes + 4)};
}

QRectF RequestLanes::plot() const
{
    return {m_axis.left(), headHeight() + 2, m_axis.width(), height() - headHeight() - 3};
}

int RequestLanes::shownLanes() const
{
    return std::max(1, static_cast<int>(plot().height() / laneHeight()));
}

double RequestLanes::laneTop(std::size_t lane) const
{
    return plot().top() + laneHeight() * (static_cast<double>(lane) - static_cast<double>(m_first));
}

void RequestLanes::scrollTo(std::size_t firstLane)
{
    const auto shown = static_cast<std::size_t>(shownLanes());
    const std::size_t last = m_spans.lanes() > shown ? m_spans.lanes() - shown : 0;
    if (std::min(firstLane, last) == m_first) return;
    m_first = std::min(firstLane, last);
    changed();
}

QColor RequestLanes::colorOf(Phase phase) const
{
    return phase == Phase::Waiting   ? m_theme.waiting()
           : phase == Phase::Prefill ? m_theme.prefill()
                                     : m_theme.decode();
}

std::optional<std::size_t> RequestLanes::requestAt(QPointF where) const
{
    if (!plot().contains(where)) return std::nullopt;
    const auto lane = m_first + static_cast<std::size_t>((where.y() - plot().top()) / laneHeight());
    // A bar of a pixel can be hit from beside it.
    for (const double by : {0.0, -1.0, 1.0, -2.0, 2.0})
        if (const auto found = m_spans.at(lane, m_axis.toTime(where.x() + by))) return found;
    return std::nullopt;
}

void RequestLanes::select(std::optional<std::size_t> request)
{
    m_selected = request;
    m_parts.reset();
    m_shared = {};
    if (request) {
        const auto parts = evidence::decompose(m_spans.run()->requests[*request], evidence::Until::LastToken);
        if (parts) m_parts = *parts;
        m_shared = sharedSteps(*m_spans.run(), *request);
        if (const auto lane = m_spans.laneOf(*request)) {
            const auto shown = static_cast<std::size_t>(shownLanes());
            if (*lane < m_first)
                scrollTo(*lane);
            else if (*lane >= m_first + shown)
                scrollTo(*lane - shown + 1);
        }
    }
    setAccessibleDescription(describe());
    update();
    emit requestSelected();
}

QString RequestLanes::describe() const
{
    if (!m_selected) return tr("%n lanes", nullptr, static_cast<int>(m_spans.lanes()));
    QStringList texts{tr("request %1").arg(formatInteger(static_cast<qint64>(*m_selected) + 1))};
    const RequestSpan span = m_spans.span(*m_selected);
    for (std::size_t p = 0; p < kPhases; ++p) {
        const auto phase = static_cast<Phase>(p);
        texts << phaseName(phase) + QLatin1Char(' ') +
                     formatSeconds(to_seconds(span.end(phase) - span.begin(phase))).text();
    }
    return texts.join(QStringLiteral(", "));
}

// --- events

bool RequestLanes::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const auto request = requestAt(help->pos())) {
            const RequestSpan span = m_spans.span(*request);
            const cluster::RequestTimes& one = m_spans.run()->requests[*request];
            QStringList lines{
                tr("Request %1, arrived %2")
                    .arg(formatInteger(static_cast<qint64>(*request) + 1), m_axis.timeText(span.from))};
            if (one.class_index < m_spans.run()->classes.size())
                lines << tr("class %1").arg(toQt(m_spans.run()->classes[one.class_index]));
            for (std::size_t p = 0; p < kPhases; ++p) {
                const auto phase = static_cast<Phase>(p);
                lines << phaseName(phase) + QLatin1Char(' ') +
                             formatSeconds(to_seconds(span.end(phase) - span.begin(phase))).text();
            }
            if (one.preemptions > 0)
                lines << tr("preempted %n times; when is not kept", nullptr, one.preemptions);
            QToolTip::showText(help->globalPos(), lines.join(QLatin1Char('\n')), this);
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    return QWidget::event(event);
}

void RequestLanes::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    scrollTo(m_first);
    changed();
}

void RequestLanes::wheelEvent(QWheelEvent* event)
{
    const QPoint delta = event->angleDelta();
    if (event->modifiers().testFlag(Qt::AltModifier)) {
        const int rows = (delta.y() != 0 ? delta.y() : delta.x()) / 40;
        const auto first = static_cast<std::int64_t>(m_first) - rows;
        scrollTo(static_cast<std::size_t>(std::max<std::int64_t>(0, first)));
    } else if (std::abs(delta.x()) > std::abs(delta.y())) {
        emit panRequested(-delta.x());
    } else {
        emit zoomRequested(event->position().x(), std::pow(kZoomStep, delta.y() / 120.0));
    }
    event->accept();
}

void RequestLanes::mousePressEvent(QMouseEvent* event)
{
    const bool pan = event->button() == Qt::MiddleButton || event->modifiers().testFlag(Qt::ShiftModifier);
    if (pan)
        m_panFrom = event->position().x();
    else if (event->button() == Qt::LeftButton && event->position().y() > headHeight())
        select(requestAt(event->position()));
    changed();
}

void RequestLanes::mouseMoveEvent(QMouseEvent* event)
{
    const double x = event->position().x();
    if (m_panFrom) {
        emit panRequested(*m_panFrom - x);
        m_panFrom = x;
    }
    const QRectF where = plot();
    emit cursorMoved(x >= where.left() && x <= where.right() ? std::optional(m_axis.toTime(x))
                                                             : std::nullopt);
}

void RequestLanes::mouseReleaseEvent(QMouseEvent*)
{
    m_panFrom.reset();
}

void RequestLanes::leaveEvent(QEvent*)
{
    emit cursorMoved(std::nullopt);
}

void RequestLanes::keyPressEvent(QKeyEvent* event)
{
    const auto go = [this](int step) {
        if (!m_spans.run() || m_spans.size() == 0) return;
        // From what is seen, where nothing is selected yet.
        std::size_t from = 0;
        if (m_selected) {
            from = *m_selected;
        } else {
            const auto& requests = m_spans.run()->requests;
            const auto first =
                std::partition_point(requests.begin(), requests.end(), [&](const cluster::RequestTimes& one) {
                    return one.arrival < m_axis.visible().from;
                });
            from = static_cast<std::size_t>(first - requests.begin());
            if (step > 0 && from > 0) --from;
        }
        if (const auto next = m_spans.neighbour(from, step)) select(next);
        changed();
    };
    switch (event->key()) {
    case Qt::Key_Comma:
    case Qt::Key_Left:
        return go(-1);
    case Qt::Key_Period:
    case Qt::Key_Right:
        return go(1);
    case Qt::Key_Up:
        return scrollTo(m_first > 0 ? m_first - 1 : 0);
    case Qt::Key_Down:
        return scrollTo(m_first + 1);
    case Qt::Key_PageUp: {
        const auto page = static_cast<std::size_t>(shownLanes());
        return scrollTo(m_first > page ? m_first - page : 0);
    }
    case Qt::Key_PageDown:
        return scrollTo(m_first + static_cast<std::size_t>(shownLanes()));
    case Qt::Key_W:
        emit zoomRequested(plot().center().x(), kZoomStep);
        return;
    case Qt::Key_S:
        emit zoomRequested(plot().center().x(), 1 / kZoomStep);
        return;
    case Qt::Key_A:
        emit panRequested(-plot().width() / 8);
        return;
    case Qt::Key_D:
        emit panRequested(plot().width() / 8);
        return;
    case Qt::Key_Escape:
        if (!m_selected) break;
        select(std::nullopt);
        changed();
        return;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void RequestLanes::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void RequestLanes::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace fulcrum::app
