// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/run_header.h"

#include "shell/elided_combo.h"
#include "shell/fitted_text.h"
#include "shell/numbers.h"
#include "shell/sentences.h"
#include "shell/sheet.h"
#include "timeline/figure_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>

#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr double kLegendLine = 20;
constexpr double kLegendGap = 14;
constexpr int kLegendFrom = 1320; // width from which the legend does not push the sentence away

QString trustIcon(const std::string& trust)
{
    if (trust.find("back-tested") != std::string::npos) return QStringLiteral("trust-full");
    if (trust.find("uncalibrated") != std::string::npos) return QStringLiteral("trust-quarter");
    if (trust.find("calibrated") != std::string::npos) return QStringLiteral("trust-half");
    return QStringLiteral("trust-empty");
}

QString sentenceCase(QString text)
{
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

} // namespace

QString unsteadyText(const study::SteadyState& state)
{
    if (state.holds) return {};
    if (state.transient)
        return RunHeader::tr(
            "Something changes or crashes within the run: there is no level to be steady at, so "
            "compare its course at equal times.");
    if (state.backlog_growth <= 0) return sentenceCase(words::sentence(state.why));
    return RunHeader::tr(
               "The backlog grows by %1 requests a second: over the second half of the window by %2, "
               "to about %3 requests in the system.")
        .arg(formatNumber(state.backlog_slope), formatNumber(state.backlog_growth),
             formatNumber(state.backlog + state.backlog_growth / 2));
}

QString trustText(const std::string& trust)
{
    const QString text = QString::fromStdString(trust);
    const auto found = [&text](const char* pattern) {
        return QRegularExpression(QString::fromLatin1(pattern)).match(text);
    };
    QString words = text;
    if (const auto both = found("back-tested \\(residual ([^,]*), on other data ([^)]*)\\)"); both.hasMatch())
        words = RunHeader::tr("back-tested (residual %1, on other data %2)")
                    .arg(both.captured(1), both.captured(2));
    else if (const auto one = found("^calibrated \\(residual ([^)]*)\\)"); one.hasMatch())
        words = RunHeader::tr("calibrated (residual %1)").arg(one.captured(1));
    else if (text.startsWith(QLatin1String("uncalibrated, from measured layer tables")))
        words = RunHeader::tr("uncalibrated, from measured layer tables");
    else if (text.startsWith(QLatin1String("uncalibrated")))
        words = RunHeader::tr("uncalibrated");
    else
        return sentenceCase(text);
    if (const auto flags = found("(\\d+|a) flags? of the real engine"); flags.hasMatch())
        words += RunHeader::tr(", %n flags of the real engine are not simulated", nullptr,
                               std::max(1, flags.captured(1).toInt()));
    return sentenceCase(words);
}

Chip::Chip(Look look, QWidget* parent) : QWidget(parent), m_theme(Theme::dark()), m_look(look)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Chip::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

void Chip::setContent(const QString& icon, const QString& text, const QString& toolTip)
{
    m_icon = icon;
    m_text = text;
    setToolTip(toolTip);
    setAccessibleName(text);
    updateGeometry();
    update();
}

QSize Chip::sizeHint() const
{
    const QFontMetricsF metrics(m_theme.font(FontRole::Small));
    return {static_cast<int>(std::ceil(metrics.horizontalAdvance(m_text))) + 14 + 20,
            static_cast<int>(std::ceil(metrics.height())) + 6};
}

void Chip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QColor ink = m_theme.text2;
    double radius = area.height() / 2;
    painter.setPen(m_theme.line2);
    if (m_look != Look::Outline) {
        const bool warning = m_look == Look::Warning;
        ink = warning ? m_theme.warning : m_theme.info;
        radius = metrics::kChipRadius;
        painter.setPen(Qt::NoPen);
        painter.setBrush(warning ? m_theme.warningTint : m_theme.infoTint);
    }
    painter.drawRoundedRect(area, radius, radius);
    paintIcon(painter, m_icon, QRectF(7, (height() - 14) / 2.0, 14, 14), ink);
    painter.setPen(ink);
    painter.setFont(m_theme.font(FontRole::Small));
    painter.drawText(QRectF(25, 0, width() - 25, height()), Qt::AlignVCenter | Qt::AlignLeft, m_text);
}

ElidedLabel::ElidedLabel(QWidget* parent) : QWidget(parent), m_theme(Theme::dark())
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void ElidedLabel::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

void ElidedLabel::setText(const QString& text)
{
    m_text = text;
    setToolTip(text);
    setAccessibleName(text);
    update();
}

QSize ElidedLabel::sizeHint() const
{
    const QFontMetricsF metrics(m_theme.font(FontRole::Table));
    return {static_cast<int>(std::ceil(metrics.horizontalAdvance(m_text))) + 2, 20};
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setFont(m_theme.font(FontRole::Table));
    painter.setPen(m_theme.text2);
    if (QFontMetricsF(painter.font()).horizontalAdvance(m_text) > width()) {
        if (m_wholeOnly) return;
        painter.setFont(m_theme.font(FontRole::Small)); // two lines of it, where the bar is as high
    }
    drawFitted(painter, QRectF(rect()), Qt::AlignVCenter | Qt::AlignLeft, m_text, 2);
}

SeriesLegend::SeriesLegend(QWidget* parent) : QWidget(parent), m_theme(Theme::dark())
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SeriesLegend::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

void SeriesLegend::setBaseline(const QString& name)
{
    m_baseline = name;
    updateGeometry();
    update();
}

void SeriesLegend::setKinds(bool measured, bool simulated)
{
    m_measured = measured;
    m_simulated = simulated;
    updateGeometry();
    update();
}

std::vector<SeriesLegend::Entry> SeriesLegend::entries() const
{
    std::vector<Entry> all;
    if (m_measured) all.push_back({Entry::Kind::Measured, tr("measured")});
    if (m_simulated) all.push_back({Entry::Kind::Simulated, tr("simulated mean, min\u2013max")});
    if (!m_baseline.isEmpty()) all.push_back({Entry::Kind::Baseline, m_baseline});
    return all;
}

QSize SeriesLegend::sizeHint() const
{
    const QFontMetricsF metrics(m_theme.font(FontRole::Small));
    double width = 0;
    for (const Entry& entry : entries())
        width += kLegendLine + 6 + metrics.horizontalAdvance(entry.text) + kLegendGap;
    return {static_cast<int>(std::ceil(width)), 20};
}

void SeriesLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setFont(m_theme.font(FontRole::Small));
    const QFontMetricsF metrics(painter.font());
    const double middle = height() / 2.0;
    double x = 0;
    for (const Entry& entry : entries()) {
        const QPointF from(x, middle), to(x + kLegendLine, middle);
        if (entry.kind == Entry::Kind::Measured) {
            painter.setPen(QPen(m_theme.measured(), 1.3));
            painter.drawLine(from, to);
        } else if (entry.kind == Entry::Kind::Simulated) {
            QColor band = m_theme.simulated();
            band.setAlphaF(0.35F);
            painter.fillRect(QRectF(x, middle - 5, kLegendLine, 10), band);
            painter.fillRect(QRectF(x, middle - 1, kLegendLine, 2), m_theme.simulated());
        } else {
            QPen pen(m_theme.baseline(), 1.5, Qt::CustomDashLine, Qt::FlatCap);
            pen.setDashPattern({4 / 1.5, 3 / 1.5});
            painter.setPen(pen);
            painter.drawLine(from, to);
        }
        painter.setPen(m_theme.text2);
        painter.drawText(QRectF(x + kLegendLine + 6, 0, width(), height()), Qt::AlignVCenter, entry.text);
        x += kLegendLine + 6 + metrics.horizontalAdvance(entry.text) + kLegendGap;
    }
}

RunHeader::RunHeader(QWidget* parent)
    : QWidget(parent), m_title(new QLabel(tr("Run"), this)), m_verdict(new Chip(Chip::Look::Warning, this)),
      m_stale(new Chip(Chip::Look::Info, this)), m_sentence(new ElidedLabel(this)),
      m_legend(new SeriesLegend(this)), m_trust(new Chip(Chip::Look::Outline, this)),
      m_replicas(new ElidedComboBox(this)), m_baseLabel(new QLabel(tr("against"), this)),
      m_bases(new ElidedComboBox(this)), m_stack(new QToolButton(this)), m_next(new QPushButton(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 0, 12, 0);
    layout->setSpacing(8);
    m_baseLabel->setProperty("role", QStringLiteral("secondary"));
    layout->addWidget(m_title);
    layout->addWidget(m_verdict);
    layout->addWidget(m_stale);
    layout->addWidget(m_sentence, 1);
    layout->addWidget(m_legend);
    layout->addWidget(m_replicas);
    layout->addWidget(m_baseLabel);
    layout->addWidget(m_bases);
    layout->addWidget(m_stack);
    layout->addWidget(m_trust);
    m_stack->setObjectName(QStringLiteral("stackRuns"));
    m_stack->setCheckable(true);
    m_stack->setAutoRaise(true);
    m_stack->setAccessibleName(tr("Stack the two runs"));
    m_stack->setToolTip(
        tr("Stacked: rows of its own for what is compared with, and for the difference, on the "
           "same time axis. Otherwise it lies dashed under the lines."));
    m_stack->hide();
    connect(m_stack, &QToolButton::toggled, this, &RunHeader::stackChanged);
    m_buttons.emplace_back(m_stack, QStringLiteral("stack"));
    m_stale->setContent(QStringLiteral("info"), tr("before edit"),
                        tr("The project was edited after this run; simulate again to see its effect."));
    m_verdict->hide();
    m_stale->hide();
    m_replicas->setAccessibleName(tr("Replica"));
    m_replicas->setToolTip(tr("Which engine replica the timelines show"));
    m_bases->setAccessibleName(tr("Compare with"));
    m_bases->setToolTip(tr("The scenario that figures and timelines are compared with"));
    for (QComboBox* box : {m_replicas, m_bases}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        box->setMaximumWidth(240);
    }
    connect(m_replicas, &QComboBox::activated, this, [this](int index) { emit replicaChosen(index - 1); });
    connect(m_bases, &QComboBox::activated, this,
            [this](int index) { emit baseChosen(m_bases->itemData(index).toString()); });

    const auto button = [&](const char* icon, const QString& tip, void (RunHeader::*signal)()) {
        auto* tool = new QToolButton(this);
        tool->setToolTip(tip);
        tool->setAccessibleName(tip);
        tool->setAutoRaise(true);
        connect(tool, &QToolButton::clicked, this, signal);
        layout->addWidget(tool);
        m_buttons.emplace_back(tool, QString::fromLatin1(icon));
    };
    button("pin", tr("Align starts: what was measured begins where the simulated run begins"),
           &RunHeader::alignRequested);
    m_align = m_buttons.back().first;
    m_align->hide();
    button("chevron-left", tr("Back to the last zoom (Backspace)"), &RunHeader::backRequested);
    button("zoom-in", tr("Zoom in (W)"), &RunHeader::zoomInRequested);
    button("zoom-out", tr("Zoom out (S)"), &RunHeader::zoomOutRequested);
    button("fit", tr("Show the whole run (0)"), &RunHeader::fitRequested);
    m_next->setObjectName(QStringLiteral("nextStep"));
    m_next->setProperty("primary", true);
    m_next->hide();
    connect(m_next, &QPushButton::clicked, this, &RunHeader::nextStepRequested);
    layout->addWidget(m_next);
}

void RunHeader::setTheme(const Theme& theme)
{
    setFixedHeight(qRound(metrics::kPageHeader * theme.textScale));
    m_title->setFont(theme.font(FontRole::PageTitle));
    setSheet(*m_title, QStringLiteral("font-size: %1px; font-weight: 600; color: %2;")
                           .arg(theme.font(FontRole::PageTitle).pixelSize())
                           .arg(theme.text.name()));
    for (Chip* chip : {m_verdict, m_stale, m_trust})
        chip->setTheme(theme);
    m_sentence->setTheme(theme);
    m_legend->setTheme(theme);
    for (const auto& [tool, name] : m_buttons)
        tool->setIcon(icon(name, theme));
}

void RunHeader::setNextStep(const QString& words)
{
    m_next->setText(words);
    m_next->setVisible(!words.isEmpty());
}

void RunHeader::setFigures(const study::ScenarioFigures& figures)
{
    const QString name = QString::fromStdString(figures.title.empty() ? figures.name : figures.title);
    const study::Figure& p99 = figures.latencies.ttft_s.p99;
    const QString runs =
        figures.replications == 1 ? tr("one replication") : tr("%1 replications").arg(figures.replications);
    if (p99.state == study::Figure::State::Unknown)
        m_sentence->setText(
            tr("%1: %2 requests offered, %3").arg(name, formatInteger(qRound64(figures.offered)), runs));
    else
        m_sentence->setText(
            tr("%1: TTFT p99 %2 of %3 requests offered, %4")
                .arg(name, durationText(p99), formatInteger(qRound64(figures.offered)), runs));
    m_verdict->setVisible(!figures.steady_state.holds);
    m_verdict->setContent(QStringLiteral("warning"), tr("no steady state"),
                          unsteadyText(figures.steady_state));
    QStringList notes;
    for (const std::string& note : figures.notes)
        notes << words::sentence(note);
    if (notes.isEmpty()) notes << tr("Nothing is known that lowers the trust in this run further.");
    m_trust->setContent(trustIcon(figures.trust), trustText(figures.trust), notes.join(QLatin1Char('\n')));
    m_trust->setVisible(!figures.trust.empty());
}

void RunHeader::setMeasuredOnly(const QString& sentence)
{
    m_sentence->setText(sentence);
    for (QWidget* part :
         {static_cast<QWidget*>(m_verdict), static_cast<QWidget*>(m_trust), static_cast<QWidget*>(m_stale),
          static_cast<QWidget*>(m_replicas), static_cast<QWidget*>(m_bases),
          static_cast<QWidget*>(m_baseLabel), static_cast<QWidget*>(m_stack)})
        part->hide();
    m_legend->setBaseline({});
}

void RunHeader::setKinds(bool measured, bool simulated)
{
    m_legend->setKinds(measured, simulated);
    m_align->setVisible(measured && simulated);
}

void RunHeader::setStale(bool stale)
{
    m_stale->setVisible(stale);
}

void RunHeader::setReplicas(const QStringList& names)
{
    const int current = m_replicas->currentIndex();
    const int before = m_replicas->count();
    m_replicas->clear();
    m_replicas->addItem(tr("all replicas"));
    m_replicas->addItems(names);
    m_replicas->setVisible(names.size() > 1);
    if (m_replicas->count() == before) m_replicas->setCurrentIndex(current);
}

void RunHeader::setBases(const std::vector<Base>& bases, const QString& current)
{
    m_bases->clear();
    m_bases->addItem(tr("nothing"), QString());
    for (const Base& base : bases)
        m_bases->addItem(base.title, base.name);
    m_bases->setCurrentIndex(std::max(0, m_bases->findData(current)));
    m_bases->setVisible(!bases.empty());
    m_baseLabel->setVisible(!bases.empty());
}

void RunHeader::setBaseline(const QString& name)
{
    m_legend->setBaseline(name);
    m_stack->setVisible(!name.isEmpty());
    showLegend();
}

bool RunHeader::isStacked() const
{
    return m_stack->isChecked();
}

void RunHeader::setStacked(bool stacked)
{
    m_stack->setChecked(stacked);
}

QString RunHeader::sentence() const
{
    return m_sentence->text();
}

void RunHeader::showLegend()
{
    m_legend->setVisible(width() >= kLegendFrom);
}

void RunHeader::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showLegend();
}

} // namespace fulcrum::app
