// SPDX-License-Identifier: GPL-3.0-or-later
#include "notebook/lanes_view.h"

#include "evidence/figure_input.h"
#include "notebook/records_model.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr double kHead = 140;
constexpr double kLine = 26;
constexpr double kStrip = 48;
constexpr double kMostChip = 260;
constexpr double kIconRoom = 20;
constexpr double kLeastDrag = 4;
constexpr TimeNs kAlone = 600 * kSecond; // shown around a single moment

QColor withAlpha(QColor color, double alpha)
{
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

} // namespace

LanesView::LanesView(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setObjectName(QStringLiteral("lanes"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Records in time"));
    setWhatsThis(
        tr("What was measured, and the notebook's records in lanes by class. A line leads from when a "
           "prediction was made to when it is due; hatching marks where actions overlap, so that neither "
           "can be credited."));
}

void LanesView::setTheme(const Theme& theme)
{
    m_theme = theme;
    layOut();
    update();
}

void LanesView::setData(TimelineData strips, std::vector<Record> records, std::vector<Overlap> overlaps)
{
    m_strips = std::move(strips);
    m_records = std::move(records);
    m_overlaps = std::move(overlaps);
    if (!m_strips.utcAtZero) // nothing measured has a clock: the first record's is taken
        for (const Record& record : m_records)
            if (record.at && record.at->utc && (!m_strips.utcAtZero || record.at->at < *m_strips.utcAtZero))
                m_strips.utcAtZero = record.at->at;
    m_axis.setClock(m_strips.utcAtZero);
    m_axis.changeExtent(extent());
    layOut();
    updateGeometry();
    update();
}

void LanesView::setSelected(const QString& id)
{
    m_selected = id;
    update();
}

std::optional<TimeNs> LanesView::place(const scenario::Moment& moment) const
{
    if (!moment.utc) return moment.at;
    return m_strips.utcAtZero ? std::optional(moment.at - *m_strips.utcAtZero) : std::nullopt;
}

// All records, and what was measured; with room at both ends.
TimeRange LanesView::extent() const
{
    std::optional<TimeRange> all;
    const auto add = [&](const std::optional<scenario::Moment>& moment) {
        const auto at = moment ? place(*moment) : std::nullopt;
        if (at) all = all ? all->united({*at, *at}) : TimeRange{*at, *at};
    };
    for (const Record& record : m_records) {
        add(record.at);
        add(record.until);
    }
    if (!m_strips.rows.empty()) all = all ? all->united(m_strips.extent) : m_strips.extent;
    if (!all) return {0, kAlone};
    const TimeNs room = all->length() > 0 ? all->length() / 20 : kAlone / 2;
    return {all->from - room, all->until + 2 * room};
}

QString LanesView::chipText(const Record& record) const
{
    QString text = record.text.simplified();
    using enum RecordState::Tone;
    if (!record.state.text.isEmpty() && (record.state.tone == Good || record.state.tone == Bad))
        text += QStringLiteral(": ") + record.state.text;
    return text;
}

double LanesView::chipWidth(const Record& record) const
{
    const QFontMetricsF plain(m_theme.font(FontRole::Small));
    QFont bold = m_theme.font(FontRole::Small);
    bold.setWeight(QFont::DemiBold);
    const double icon = toneIcon(record.state.tone).isEmpty() ? 0 : kIconRoom;
    // A third of the times' width: what is to its left began before.
    return std::min(std::max(kMostChip, m_axis.width() / 3),
                    QFontMetricsF(bold).horizontalAdvance(record.id) + 18 +
                        plain.horizontalAdvance(chipText(record)) + icon);
}

void LanesView::layOut()
{
    m_rows.rows = m_strips.rows.size();
    m_rows.width = width();
    constexpr double kSignRoom = 44; // of a lane's sign, and at both ends
    const QFontMetricsF names(m_theme.font(FontRole::Table));
    double head = kHead * m_theme.textScale;
    for (const Lane& lane : m_lanes.lanes)
        head = std::max(head, names.horizontalAdvance(recordKindName(lane.kind)) + kSignRoom);
    m_rows.headWidth = std::round(head);
    m_rows.axisHeight = std::round(26 * m_theme.textScale);
    m_rows.rowHeight = std::round(kStrip * m_theme.textScale);
    const QRectF plot = m_rows.plot();
    m_axis.setPixels(plot.left(), plot.width());
    m_lanes = layOutLanes(
        m_records, m_axis, [this](const scenario::Moment& moment) { return place(moment); },
        [this](const Record& record) { return chipWidth(record); }, plot.bottom(),
        std::round(kLine * m_theme.textScale));
    setFixedHeight(static_cast<int>(std::ceil(m_lanes.bottom)) + 1);
}

QSize LanesView::sizeHint() const
{
    return {720, static_cast<int>(std::ceil(m_lanes.bottom)) + 1};
}

QSize LanesView::minimumSizeHint() const
{
    return {360, sizeHint().height()};
}

void LanesView::resizeEvent(QResizeEvent*)
{
    layOut();
}

void LanesView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.bg1);
    paintTimeline(painter, m_strips, m_axis, m_rows, m_theme);
    for (std::size_t row = 0; row < m_strips.rows.size(); ++row) {
        const TimelineRow& strip = m_strips.rows[row];
        const QRectF head = m_rows.rowHead(row).adjusted(12, 6, -8, -4);
        const QString scope = strip.measured.empty() ? strip.scope : strip.measuredScope;
        painter.setFont(m_theme.font(FontRole::TableStrong));
        painter.setPen(m_theme.text);
        painter.drawText(
            head, Qt::AlignLeft | Qt::AlignTop,
            painter.fontMetrics().elidedText(strip.name, Qt::ElideRight, static_cast<int>(head.width())));
        painter.setFont(m_theme.font(FontRole::Small));
        painter.setPen(m_theme.text3);
        const QString second = strip.unit.isEmpty() ? scope : scope + QStringLiteral(", ") + strip.unit;
        painter.drawText(
            head, Qt::AlignLeft | Qt::AlignBottom,
            painter.fontMetrics().elidedText(second, Qt::ElideRight, static_cast<int>(head.width())));
    }
    for (const Lane& lane : m_lanes.lanes)
        paintLane(painter, lane);
    painter.save();
    painter.setClipRect(QRectF(m_rows.plot().left(), m_rows.axisHeight, m_rows.plot().width() + 8, height()));
    painter.setRenderHint(QPainter::Antialiasing);
    paintOverlaps(painter);
    paintLinks(painter);
    for (const LaneItem& item : m_lanes.items)
        paintItem(painter, item);
    painter.restore();
    if (hasFocus()) {
        painter.setPen(m_theme.accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void LanesView::paintLane(QPainter& painter, const Lane& lane) const
{
    const QRectF head(0, lane.top, m_rows.headWidth, lane.height);
    painter.fillRect(QRectF(head.right(), lane.top, width() - head.right(), lane.height), m_theme.bg0);
    for (const Tick& tick : m_axis.ticks(kTickSpacing * m_theme.textScale))
        if (!tick.label.isEmpty())
            painter.fillRect(QRectF(std::round(m_axis.toPixel(tick.at)), lane.top, 1, lane.height),
                             withAlpha(m_theme.line, 0.6));
    painter.fillRect(QRectF(0, lane.top + lane.height - 1, width(), 1), m_theme.line);
    painter.fillRect(QRectF(head.right(), lane.top, 1, lane.height), m_theme.line);
    const double y = head.top() + std::min(head.height(), kLine + 8) / 2;
    paintIcon(painter, recordKindIcon(lane.kind), QRectF(12, y - 8, 16, 16), m_theme.text2);
    painter.setFont(m_theme.font(FontRole::Table));
    painter.setPen(m_theme.text2);
    const QRectF text(34, y - 12, head.width() - 38, 24);
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(recordKindName(lane.kind), Qt::ElideRight,
                                                      static_cast<int>(text.width())));
}

// Where two actions overlap; to the right end where both go on. Both ends the same where nothing says when.
std::pair<double, double> LanesView::pixelsOf(const Overlap& overlap) const
{
    const auto from = place(overlap.from);
    const auto until = overlap.until ? place(*overlap.until) : std::optional(m_axis.extent().until);
    if (!from || !until) return {0, 0};
    return {m_axis.toPixel(*from), m_axis.toPixel(*until)};
}

// Through all lanes: what happened there has two possible causes.
void LanesView::paintOverlaps(QPainter& painter) const
{
    for (const Overlap& overlap : m_overlaps) {
        const auto [from, until] = pixelsOf(overlap);
        if (until <= from) continue;
        const QRectF area(QPointF(from, m_rows.axisHeight), QPointF(until, m_lanes.bottom));
        painter.fillRect(area, QBrush(withAlpha(m_theme.warning, 0.22), Qt::BDiagPattern));
        painter.setPen(QPen(withAlpha(m_theme.warning, 0.8), 1, Qt::DashLine));
        painter.drawLine(area.topLeft(), area.bottomLeft());
        painter.drawLine(area.topRight(), area.bottomRight());
    }
}

void LanesView::paintItem(QPainter& painter, const LaneItem& item) const
{
    using enum RecordState::Tone;
    const Record& record = m_records[item.record];
    const bool chosen = record.id == m_selected;
    const QColor ink = toneColor(record.state.tone, m_theme);
    const bool judged = record.state.tone == Good || record.state.tone == Bad;
    if (item.due >= 0) {
        const double y = item.chip.center().y();
        painter.setPen(QPen(m_theme.text2, 1.4));
        painter.drawLine(QPointF(item.from, y), QPointF(item.due, y));
        painter.drawLine(QPointF(item.due, y - 6), QPointF(item.due, y + 6));
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.text2);
        painter.drawEllipse(QPointF(item.from, y), 3, 3);
    }
    QRectF box = item.chip;
    if (item.bar.width() > 0) box = box.united(item.bar);
    painter.setPen(QPen(chosen                                      ? m_theme.accent
                        : judged || record.state.tone == Unresolved ? ink
                                                                    : m_theme.line2,
                        chosen ? 2 : 1));
    painter.setBrush(chosen                            ? m_theme.sel
                     : record.state.tone == Good       ? m_theme.okTint
                     : record.state.tone == Bad        ? m_theme.errorTint
                     : record.state.tone == Incomplete ? m_theme.warningTint
                                                       : m_theme.bg3);
    if (item.bar.width() > 0) {
        painter.drawRoundedRect(item.bar.adjusted(0.5, 0.5, -0.5, -0.5), metrics::kChipRadius,
                                metrics::kChipRadius);
        if (record.state.tone == Unresolved) {
            painter.save();
            painter.setClipRect(item.bar, Qt::IntersectClip);
            painter.setPen(Qt::NoPen);
            for (const Overlap& overlap : m_overlaps)
                if (overlap.first == record.id || overlap.second == record.id)
                    painter.fillRect(QRectF(QPointF(pixelsOf(overlap).first, item.bar.top()),
                                            QPointF(pixelsOf(overlap).second, item.bar.bottom())),
                                     QBrush(withAlpha(m_theme.warning, 0.5), Qt::BDiagPattern));
            painter.restore();
        }
    } else {
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), metrics::kChipRadius,
                                metrics::kChipRadius);
    }
    QRectF text = item.chip.adjusted(7, 0, -4, 0);
    if (const QString name = toneIcon(record.state.tone); !name.isEmpty()) {
        paintIcon(painter, name, QRectF(text.right() - 15, text.center().y() - 7, 14, 14), ink);
        text.setRight(text.right() - kIconRoom + 2);
    }
    QFont bold = m_theme.font(FontRole::Small);
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(judged ? ink : m_theme.text);
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeft, record.id);
    text.setLeft(text.left() + QFontMetricsF(bold).horizontalAdvance(record.id) + 6);
    painter.setFont(m_theme.font(FontRole::Small));
    painter.drawText(
        text, Qt::AlignVCenter | Qt::AlignLeft,
        QFontMetricsF(painter.font()).elidedText(chipText(record), Qt::ElideRight, text.width()));
}

// Those of the selected record only: all at once are a tangle.
void LanesView::paintLinks(QPainter& painter) const
{
    const auto chipOf = [&](const QString& id) -> const QRectF* {
        for (const LaneItem& item : m_lanes.items)
            if (m_records[item.record].id == id) return &item.chip;
        return nullptr;
    };
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.text3, 1.2, Qt::DashLine));
    for (const Record& record : m_records) {
        const QRectF* to = chipOf(record.id);
        for (const QString& link : record.links) {
            if (record.id != m_selected && link != m_selected) continue;
            const QRectF* from = chipOf(link);
            if (!from || !to) continue;
            const bool down = from->top() <= to->top();
            const QPointF a(from->left() + 14, down ? from->bottom() : from->top());
            const QPointF b(to->left() + 14, down ? to->top() : to->bottom());
            const double middle = (a.y() + b.y()) / 2;
            QPainterPath path(a);
            path.cubicTo(QPointF(a.x(), middle), QPointF(b.x(), middle), b);
            painter.drawPath(path);
        }
    }
}

void LanesView::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers().testFlag(Qt::AltModifier)) return event->ignore(); // scrolls the page
    m_axis.zoomAt(event->position().x(), std::pow(1.25, event->angleDelta().y() / 120.0));
    layOut();
    update();
    event->accept();
}

void LanesView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return;
    m_pressed = m_dragged = event->position().x();
}

void LanesView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_pressed < 0) {
        setCursor(m_lanes.itemAt(event->position()) >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
        return;
    }
    m_axis.pan(m_dragged - event->position().x());
    m_dragged = event->position().x();
    layOut();
    update();
}

void LanesView::mouseReleaseEvent(QMouseEvent* event)
{
    const bool click = std::abs(event->position().x() - m_pressed) < kLeastDrag;
    m_pressed = -1;
    if (!click) return;
    if (const int at = m_lanes.itemAt(event->position()); at >= 0)
        emit selected(m_records[static_cast<std::size_t>(at)].id);
}

void LanesView::step(int by)
{
    if (m_records.empty()) return;
    const auto now = std::find_if(m_records.begin(), m_records.end(),
                                  [this](const Record& record) { return record.id == m_selected; });
    const auto last = static_cast<std::ptrdiff_t>(m_records.size()) - 1;
    const std::ptrdiff_t at = now == m_records.end() ? -by : now - m_records.begin();
    emit selected(m_records[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at + by, 0, last))].id);
}

void LanesView::keyPressEvent(QKeyEvent* event)
{
    const double middle = m_rows.plot().center().x();
    switch (event->key()) {
    case Qt::Key_W:
        m_axis.zoomAt(middle, 1.25);
        break;
    case Qt::Key_S:
        m_axis.zoomAt(middle, 1 / 1.25);
        break;
    case Qt::Key_A:
    case Qt::Key_D:
        m_axis.pan(m_rows.plot().width() / (event->key() == Qt::Key_A ? -8 : 8));
        break;
    case Qt::Key_F:
    case Qt::Key_0:
        m_axis.fit();
        break;
    case Qt::Key_Up:
        return step(-1);
    case Qt::Key_Down:
        return step(1);
    default:
        return QWidget::keyPressEvent(event);
    }
    layOut();
    update();
}

bool LanesView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int at = m_lanes.itemAt(help->pos());
    if (at < 0) {
        QToolTip::hideText();
        return true;
    }
    const Record& record = m_records[static_cast<std::size_t>(at)];
    QStringList lines{record.id + QLatin1Char(' ') + recordKindName(record.kind), record.text};
    if (record.at) lines << momentInput(*record.at);
    if (!record.state.text.isEmpty())
        lines << (record.state.toolTip.isEmpty() ? record.state.text : record.state.toolTip);
    QToolTip::showText(help->globalPos(), lines.join(QLatin1Char('\n')), this);
    return true;
}

} // namespace fulcrum::app
