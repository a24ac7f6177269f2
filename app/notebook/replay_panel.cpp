// SPDX-License-Identifier: GPL-3.0-or-later
#include "notebook/replay_panel.h"

#include "evidence/evidence_details_model.h"
#include "evidence/metric_words.h"
#include "shell/elided_combo.h"
#include "shell/numbers.h"
#include "shell/sentences.h"
#include "shell/values.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace fulcrum::app
{

namespace
{

constexpr int kHeadRow = 22;
constexpr int kCell = 40;

// "ttft_s.p95" in two.
std::pair<std::string, std::string> split(const std::string& name)
{
    const std::size_t dot = name.find('.');
    if (dot == std::string::npos) return {name, {}};
    return {name.substr(0, dot), name.substr(dot + 1)};
}

QString metricText(const evidence::ReplayMetric& metric)
{
    const auto [id, statistic] = split(metric.metric);
    QString text = metricWords(id).name;
    if (!statistic.empty()) text += QLatin1Char(' ') + statisticName(statistic);
    return metric.of_class.empty() ? text : toQt(metric.of_class) + QLatin1Char(' ') + text;
}

} // namespace

ReplayMatrix::ReplayMatrix(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ReplayMatrix::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

void ReplayMatrix::setEffects(const QString& a, const QString& b, const evidence::ReplayEffects& effects)
{
    m_a = a;
    m_b = b;
    m_effects = effects;
    setAccessibleName(tr("Neither %1, %2 only %3, %4 only %5, both %6")
                          .arg(figure(0), a, figure(1), b, figure(2), figure(3)));
    update();
}

QSize ReplayMatrix::sizeHint() const
{
    return {280, qRound((kHeadRow + 2 * kCell) * m_theme.textScale)};
}

QString ReplayMatrix::figure(std::size_t cell) const
{
    const auto [id, statistic] = split(m_effects.metric.metric);
    const double value = m_effects.figures[cell].value;
    return observedText({value, value, value}, id, statistic);
}

QString ReplayMatrix::interval(std::size_t cell) const
{
    const Interval& shown = m_effects.figures[cell];
    if (shown.low == shown.high) return {};
    const auto [id, statistic] = split(m_effects.metric.metric);
    const ShownUnit unit = shownUnit(metricWords(id).unit, shown.high);
    const int decimals = decimalsFor(shown.high * unit.scale, 2);
    return formatRange(shown.low * unit.scale, shown.high * unit.scale, decimals);
}

void ReplayMatrix::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const double scale = m_theme.textScale;
    const double head = kHeadRow * scale, cell = kCell * scale;
    const double left = width() * 0.34, wide = (width() - left) / 2;
    painter.setFont(m_theme.font(FontRole::Table));
    painter.setPen(m_theme.text2);
    painter.drawText(QRectF(left, 0, wide - 6, head), Qt::AlignRight | Qt::AlignVCenter,
                     tr("without %1").arg(m_a));
    painter.drawText(QRectF(left + wide, 0, wide - 6, head), Qt::AlignRight | Qt::AlignVCenter,
                     tr("with %1").arg(m_a));
    for (int row = 0; row < 2; ++row) {
        const double y = head + row * cell;
        painter.fillRect(QRectF(0, y, width(), 1), m_theme.line);
        painter.setFont(m_theme.font(FontRole::Table));
        painter.setPen(m_theme.text2);
        painter.drawText(QRectF(0, y, left, cell), Qt::AlignLeft | Qt::AlignVCenter,
                         row == 0 ? tr("without %1").arg(m_b) : tr("with %1").arg(m_b));
        for (int column = 0; column < 2; ++column) {
            const auto index = static_cast<std::size_t>(2 * row + column);
            const QRectF where(left + column * wide, y + 1, wide, cell - 2);
            if (index == 3) {
                painter.setPen(m_theme.accent);
                painter.drawRect(where.adjusted(0.5, 0.5, -0.5, -0.5));
            }
            const QRectF text = where.adjusted(0, 3, -6, -3);
            painter.setFont(m_theme.font(FontRole::TableStrong));
            painter.setPen(m_theme.text);
            drawTabular(painter, QRectF(text.left(), text.top(), text.width(), text.height() / 2),
                        Qt::AlignRight | Qt::AlignVCenter, figure(index));
            painter.setFont(m_theme.font(FontRole::Small));
            painter.setPen(m_theme.text3);
            drawTabular(painter, QRectF(text.left(), text.center().y(), text.width(), text.height() / 2),
                        Qt::AlignRight | Qt::AlignVCenter, interval(index));
        }
    }
    painter.fillRect(QRectF(0, height() - 1, width(), 1), m_theme.line);
}

ReplayPanel::ReplayPanel(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_metric(new ElidedComboBox(this)), m_matrix(new ReplayMatrix(theme, this)),
      m_text(new QLabel(this)), m_replay(new QPushButton(this)),
      m_accept(new QPushButton(tr("Accept replay"), this))
{
    setObjectName(QStringLiteral("replayPanel"));
    m_metric->setAccessibleName(tr("Figure"));
    m_metric->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_metric->setMinimumContentsLength(10);
    m_text->setProperty("role", QStringLiteral("secondary"));
    m_text->setWordWrap(true);
    m_replay->setObjectName(QStringLiteral("replay"));
    m_accept->setObjectName(QStringLiteral("acceptReplay"));
    m_accept->setToolTip(tr("Credit the action with what the replay shows, in your name"));
    m_accept->setProperty("primary", true);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(metrics::kBlock);
    buttons->addWidget(m_accept);
    buttons->addWidget(m_replay);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kGap + 2);
    layout->addWidget(m_metric);
    layout->addWidget(m_matrix);
    layout->addWidget(m_text);
    layout->addLayout(buttons);
    connect(m_metric, &QComboBox::currentIndexChanged, this, &ReplayPanel::showMetric);
    connect(m_replay, &QPushButton::clicked, this, [this] { emit replayRequested(m_action, m_other); });
    connect(m_accept, &QPushButton::clicked, this, [this] { emit acceptRequested(m_action); });
}

void ReplayPanel::setTheme(const Theme& theme)
{
    m_matrix->setTheme(theme);
}

void ReplayPanel::setActions(const QString& action, const QString& other,
                             const NotebookAnalysis::Replayed* replayed, bool running,
                             const QString& acceptedBy)
{
    m_action = action;
    m_other = other;
    m_effects = replayed ? replayed->replay.effects : std::vector<evidence::ReplayEffects>{};
    m_a = replayed ? replayed->a : action;
    m_b = replayed ? replayed->b : other;
    const QSignalBlocker quiet(m_metric);
    m_metric->clear();
    for (const evidence::ReplayEffects& one : m_effects)
        m_metric->addItem(
            tr("%1, %n replications", nullptr, replayed->replay.replications).arg(metricText(one.metric)));
    m_metric->setVisible(!m_effects.empty());
    m_matrix->setVisible(!m_effects.empty());
    m_replay->setText(running             ? tr("Replaying\u2026")
                      : m_effects.empty() ? tr("Replay")
                                          : tr("Replay again"));
    m_replay->setEnabled(!running && !other.isEmpty());
    m_accept->setVisible(!m_effects.empty() && acceptedBy.isEmpty());
    if (m_effects.empty())
        m_text->setText(
            other.isEmpty()
                ? tr("No other action was under way at the same time.")
                : tr("%1 and %2 overlap. Replaying neither, each and both with the same random draws "
                     "tells them apart.")
                      .arg(action, other));
    showMetric(m_metric->currentIndex());
}

void ReplayPanel::showMetric(int index)
{
    if (index < 0 || static_cast<std::size_t>(index) >= m_effects.size()) return;
    const evidence::ReplayEffects& one = m_effects[static_cast<std::size_t>(index)];
    m_matrix->setEffects(m_a, m_b, one);
    m_matrix->setVisible(one.known);
    m_text->setText(words::sentence(one.known ? one.text : one.why) + QLatin1Char(' ') +
                    (m_accept->isHidden()
                         ? QString()
                         : tr("The recorded credit stays unresolved until you accept the replay.")));
}

} // namespace fulcrum::app
