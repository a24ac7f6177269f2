// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/selection_bar.h"

#include "shell/elided_combo.h"
#include "shell/numbers.h"
#include "timeline/run_header.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace fulcrum::app
{

QString statisticsText(const TimelineRow& row, TimeRange range)
{
    const auto values = [&](double mean, double most) {
        const int decimals = std::min(decimalsFor(most), 6);
        return SelectionBar::tr("mean %1, largest %2 %3")
            .arg(formatDecimals(mean, decimals), formatDecimals(most, decimals), row.unit)
            .trimmed();
    };
    QStringList parts;
    if (const MeasuredStatistics all = row.measured.statistics(range); all.n > 0)
        parts << SelectionBar::tr("measured %1, n %2")
                     .arg(values(all.mean, all.max), formatInteger(static_cast<qint64>(all.n)));
    else if (!row.measured.empty())
        parts << SelectionBar::tr("nothing measured here");
    if (!row.lines.empty()) {
        const SeriesBucket all = summary(row.lines.front().series, range);
        parts << (all.covered > 0 ? SelectionBar::tr("simulated %1").arg(values(all.mean, all.max))
                                  : SelectionBar::tr("nothing simulated here"));
    }
    return parts.join(QStringLiteral("; "));
}

SelectionBar::SelectionBar(QWidget* parent)
    : QWidget(parent), m_theme(Theme::dark()), m_range(new ElidedLabel(this)),
      m_rows(new ElidedComboBox(this)), m_statistics(new ElidedLabel(this)),
      m_zoom(new QPushButton(tr("Zoom in"), this)), m_observe(new QPushButton(tr("Make observation"), this)),
      m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("selectionBar"));
    setAccessibleName(tr("Selection"));
    m_range->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_rows->setAccessibleName(tr("Row that the selection's figures are of"));
    m_rows->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_rows->setMaximumWidth(220);
    m_zoom->setToolTip(tr("Show only the selection (F)"));
    m_close->setToolTip(tr("Clear the selection (Esc)"));
    m_close->setAccessibleName(tr("Clear the selection"));
    m_close->setAutoRaise(true);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 2, 8, 2);
    layout->setSpacing(metrics::kBlock);
    layout->addWidget(m_range);
    layout->addWidget(m_rows);
    layout->addWidget(m_statistics, 1);
    layout->addWidget(m_zoom);
    layout->addWidget(m_observe);
    layout->addWidget(m_close);
    connect(m_rows, &QComboBox::activated, this, &SelectionBar::rowChosen);
    connect(m_zoom, &QPushButton::clicked, this, &SelectionBar::zoomRequested);
    connect(m_observe, &QPushButton::clicked, this, &SelectionBar::observationRequested);
    connect(m_close, &QToolButton::clicked, this, &SelectionBar::clearRequested);
}

void SelectionBar::setTheme(const Theme& theme)
{
    m_theme = theme;
    setFixedHeight(qRound(metrics::kSectionRow * theme.textScale));
    m_range->setTheme(theme);
    m_statistics->setTheme(theme);
    m_close->setIcon(icon(QStringLiteral("close"), theme));
    m_observe->setIcon(icon(QStringLiteral("observation"), theme));
    update();
}

void SelectionBar::setSelection(const TimelineData& shown, TimeRange selected, std::size_t row,
                                const QString& range)
{
    const QSignalBlocker quiet(m_rows);
    m_rows->clear();
    for (const TimelineRow& one : shown.rows)
        m_rows->addItem(one.name);
    m_rows->setCurrentIndex(static_cast<int>(row));
    m_range->setText(range);
    m_range->updateGeometry();
    if (row >= shown.rows.size()) return;
    m_statistics->setText(statisticsText(shown.rows[row], selected));
    const bool measured = shown.rows[row].measured.statistics(selected).n > 0;
    m_observe->setEnabled(measured);
    m_observe->setToolTip(measured ? tr("Take the measured figure into the project as an observation (M)")
                                   : tr("Observations are made of what was measured; this row has nothing "
                                        "measured in the selection."));
}

QString SelectionBar::statistics() const
{
    return m_statistics->text();
}

bool SelectionBar::canObserve() const
{
    return m_observe->isEnabled();
}

void SelectionBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.bg2);
    painter.fillRect(QRect(0, 0, width(), 1), m_theme.line);
}

} // namespace fulcrum::app
