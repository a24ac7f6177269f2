// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/portfolio_panel.h"

#include "decision/advice_words.h"
#include "decision/lever_words.h"
#include "shell/fitted_text.h"
#include "shell/numbers.h"
#include "shell/scrolled.h"
#include "shell/values.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QSlider>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <span>

namespace fulcrum::app
{

namespace
{

constexpr std::size_t kBars = 6;
constexpr int kRest = 400; // ms after which the hand has let go, when keys move the slider

QString weeksText(double weeks)
{
    return formatDecimals(weeks, weeks < 10 && weeks != std::floor(weeks) ? 1 : 0);
}

} // namespace

// The chosen levers one after the other, as long as they may take.
class PortfolioStrip : public QWidget
{
public:
    explicit PortfolioStrip(QWidget* parent) : QWidget(parent) { setFixedHeight(26); }

    void set(const Theme& theme, const decision::Decision* decision, const decision::Portfolio& portfolio)
    {
        m_theme = theme;
        m_parts.clear();
        m_capacity = portfolio.capacity;
        double used = 0;
        for (const decision::PortfolioItem& item : portfolio.items) {
            if (!decision || !item.chosen) continue;
            const std::string& symptom = decision->levers[item.lever].what.symptom;
            m_parts.push_back(
                {symptom.empty() ? shortName(decision->levers[item.lever]) : toQt(symptom), item.weeks});
            used += item.weeks;
        }
        m_spare = std::max(0.0, m_capacity - used);
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setFont(m_theme.font(FontRole::TableStrong));
        const double scale = width() / std::max(m_capacity, 1e-9);
        double x = 0;
        for (const auto& [name, weeks] : m_parts) {
            const QRectF part(x + 0.5, 1.5, std::max(2.0, weeks * scale - 2), height() - 3);
            QColor fill = m_theme.sky;
            fill.setAlphaF(0.3F);
            painter.fillRect(part, fill);
            painter.setPen(QPen(m_theme.sky, 1));
            painter.drawRect(part);
            painter.setPen(m_theme.text);
            if (QFontMetricsF(painter.font()).horizontalAdvance(name) <= part.width() - 2)
                painter.drawText(part, Qt::AlignCenter, name);
            x += weeks * scale;
        }
        if (m_spare * scale < 4) return;
        QPen dashed(m_theme.line2, 1, Qt::DashLine);
        painter.setPen(dashed);
        const QRectF rest(x + 0.5, 1.5, width() - x - 2, height() - 3);
        painter.drawRect(rest);
        painter.setFont(m_theme.font(FontRole::Small));
        painter.setPen(m_theme.text3);
        const QString spare = PortfolioPanel::tr("%1 spare").arg(weeksText(m_spare));
        if (QFontMetricsF(painter.font()).horizontalAdvance(spare) < rest.width())
            painter.drawText(rest, Qt::AlignCenter, spare);
    }

private:
    Theme m_theme;
    std::vector<std::pair<QString, double>> m_parts;
    double m_capacity = 1, m_spare = 0;
};

// P(first) of the leader when an input is low or high.
class TornadoBars : public QWidget
{
public:
    explicit TornadoBars(QWidget* parent) : QWidget(parent)
    {
        constexpr int kThree = 4 * 18; // bars and their axis
        setMinimumHeight(kThree);
    }

    void set(const Theme& theme, const decision::Decision* decision)
    {
        m_theme = theme;
        m_bars.clear();
        if (decision) {
            for (const decision::Swing& swing : decision->swings) {
                if (m_bars.size() == kBars || swing.effect() < 0.005) break;
                const std::string& symptom = decision->levers[swing.lever].what.symptom;
                const QString who =
                    symptom.empty() ? shortName(decision->levers[swing.lever]) : toQt(symptom);
                m_bars.push_back({who, QLatin1Char(' ') + inputName(swing.input), swing.at_low, swing.at_high,
                                  swing.first_low, swing.first_high, swing.flips});
            }
            m_now = decision->ranking.levers.front().p_first;
        }
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setFont(m_theme.font(FontRole::Small));
        if (m_bars.empty()) return; // the sentence above says so
        const QFontMetricsF metrics(painter.font());
        double widest = 0;
        for (const Bar& bar : m_bars)
            widest = std::max(widest, metrics.horizontalAdvance(bar.who + bar.input) + 8);
        const double names = std::clamp(widest, 0.36 * width(), 0.5 * width());
        const double left = names + 30, right = width() - 34;
        const double axis = metrics.height() + 4;
        // Those that there is room for; the largest come first.
        const double least = metrics.height() + 2;
        const auto shown =
            std::min(m_bars.size(), static_cast<std::size_t>(std::max(0.0, (height() - axis) / least)));
        if (shown == 0) return;
        const double row = std::min(26.0 * m_theme.textScale, (height() - axis) / static_cast<double>(shown));
        const auto x = [&](double p) { return left + p * (right - left); };
        double y = 0;
        for (const Bar& bar : std::span(m_bars).first(shown)) {
            const QRectF cell(0, y, names - 4, row);
            painter.setPen(m_theme.text);
            // Where it is too long the lever's name gives way, the input's does not.
            const QString brief = metrics.elidedText(bar.who, Qt::ElideRight,
                                                     cell.width() - metrics.horizontalAdvance(bar.input)) +
                                  bar.input;
            drawFitted(painter, cell, Qt::AlignVCenter | Qt::AlignLeft,
                       fitting(painter.font(), cell, bar.who + bar.input, brief), 2);
            const double from = x(std::min(bar.first_low, bar.first_high));
            const double to = x(std::max(bar.first_low, bar.first_high));
            QColor fill = bar.flips ? m_theme.orange : m_theme.sky;
            fill.setAlphaF(0.5F);
            painter.fillRect(QRectF(from, y + row / 2 - 5, std::max(2.0, to - from), 10), fill);
            painter.setPen(m_theme.text2);
            const bool rises = bar.first_high >= bar.first_low;
            painter.drawText(QRectF(from - 34, y, 30, row), Qt::AlignVCenter | Qt::AlignRight,
                             formatNumber(rises ? bar.at_low : bar.at_high, 2));
            painter.drawText(QRectF(to + 4, y, 30, row), Qt::AlignVCenter | Qt::AlignLeft,
                             formatNumber(rises ? bar.at_high : bar.at_low, 2));
            y += row;
        }
        painter.setPen(QPen(m_theme.text3, 1));
        painter.drawLine(QPointF(x(m_now), 0), QPointF(x(m_now), y));
        painter.setPen(m_theme.text2);
        for (const double tick : {0.0, 0.5, 1.0})
            painter.drawText(QRectF(x(tick) - 20, y + 2, 40, axis), Qt::AlignHCenter | Qt::AlignTop,
                             formatNumber(tick, 1));
    }

private:
    struct Bar {
        QString who, input;
        double at_low, at_high, first_low, first_high;
        bool flips;
    };
    Theme m_theme;
    std::vector<Bar> m_bars;
    double m_now = 0;
};

PortfolioPanel::PortfolioPanel(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_weeks(new QLabel(this)),
      m_capacity(new QSlider(Qt::Horizontal, this)), m_strip(new PortfolioStrip(this)),
      m_fits(new QLabel(this)), m_left(new QLabel(this)), m_decides(new QLabel(this)),
      m_bars(new TornadoBars(this))
{
    m_capacity->setRange(0, kMostWeeks);
    m_capacity->setAccessibleName(tr("Capacity in engineer-weeks"));
    m_capacity->setToolTip(tr("Engineer-weeks there are; [ and ] move it by one"));
    m_weeks->setProperty("role", QStringLiteral("title"));
    m_fits->setWordWrap(true);
    m_fits->setProperty("role", QStringLiteral("secondary"));
    m_left->setWordWrap(true);
    m_left->setProperty("role", QStringLiteral("hint"));
    m_decides->setWordWrap(true);
    m_decides->setProperty("role", QStringLiteral("hint"));
    auto* head = new QLabel(tr("Capacity"), this);
    head->setProperty("role", QStringLiteral("secondary"));
    auto* row = new QHBoxLayout;
    row->addWidget(head);
    row->addStretch(1);
    row->addWidget(m_weeks);
    auto* title = new QLabel(tr("What decides first place"), this);
    title->setProperty("role", QStringLiteral("title"));
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(12, 8, 12, 6);
    layout->setSpacing(metrics::kGap);
    layout->addLayout(row);
    layout->addWidget(m_capacity);
    layout->addWidget(m_strip);
    layout->addWidget(m_fits);
    layout->addWidget(m_left);
    layout->addSpacing(metrics::kGap);
    layout->addWidget(title);
    layout->addWidget(m_decides);
    layout->addWidget(m_bars, 1);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scrolled(content, this));
    connect(m_capacity, &QSlider::valueChanged, this, &PortfolioPanel::choose);
    auto* rest = new QTimer(this);
    rest->setSingleShot(true);
    rest->setInterval(kRest);
    const auto tell = [this] { emit capacityChosen(m_capacity->value()); };
    connect(rest, &QTimer::timeout, this, tell);
    connect(m_capacity, &QSlider::valueChanged, this, [this, rest] {
        if (!m_capacity->isSliderDown()) rest->start();
    });
    connect(m_capacity, &QSlider::sliderReleased, this, [rest, tell] {
        rest->stop();
        tell();
    });
    updateTexts();
}

void PortfolioPanel::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateTexts();
}

void PortfolioPanel::setDecision(std::shared_ptr<const decision::Decision> decision)
{
    m_decision = std::move(decision);
    if (m_decision && !m_capacity->isSliderDown()) {
        const QSignalBlocker blocker(m_capacity);
        m_capacity->setValue(static_cast<int>(std::lround(m_decision->portfolio.capacity)));
    }
    choose();
}

void PortfolioPanel::moveCapacity(int weeks)
{
    m_capacity->setValue(m_capacity->value() + weeks);
}

void PortfolioPanel::choose()
{
    m_portfolio = {};
    if (m_decision)
        m_portfolio =
            decision::choose_portfolio(m_decision->levers, m_decision->portfolio.items, m_capacity->value());
    updateTexts();
}

void PortfolioPanel::updateTexts()
{
    m_weeks->setText(tr("%1 weeks, one engineer").arg(m_capacity->value()));
    m_strip->set(m_theme, m_decision.get(), m_portfolio);
    m_bars->set(m_theme, m_decision.get());
    if (!m_decision) return;
    int chosen = 0;
    const decision::PortfolioItem* next = nullptr; // the best that is left out
    for (const decision::PortfolioItem& item : m_portfolio.items) {
        chosen += item.chosen ? 1 : 0;
        if (!item.chosen && item.value > 0 && !next) next = &item;
    }
    m_fits->setText(chosen == 0
                        ? tr("Nothing fits that pays.")
                        : tr("%n fit: %1 weeks at the 80 % value of each, net value %2", nullptr, chosen)
                              .arg(weeksText(m_portfolio.weeks), formatDecimals(m_portfolio.value, 1)));
    m_left->setVisible(next != nullptr);
    if (next)
        m_left->setText(tr("Left out: %1 (%2 weeks), %3")
                            .arg(shortName(m_decision->levers[next->lever]), weeksText(next->weeks),
                                 leftText(*next, m_decision->levers)));
    m_decides->setText(decidingText(*m_decision));
}

} // namespace fulcrum::app
