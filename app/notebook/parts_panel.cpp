// SPDX-License-Identifier: GPL-3.0-or-later
#include "notebook/parts_panel.h"

#include "shell/elided_combo.h"
#include "shell/numbers.h"
#include "shell/sentences.h"
#include "shell/values.h"

#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr double kBar = 14;
constexpr double kLegendLine = 18;

QString partName(evidence::Part part)
{
    switch (part) {
    case evidence::Part::ClientIn:
        return PartsBar::tr("client in");
    case evidence::Part::Admission:
        return PartsBar::tr("admission");
    case evidence::Part::Queue:
        return PartsBar::tr("queue");
    case evidence::Part::Prefill:
        return PartsBar::tr("prefill");
    case evidence::Part::Decode:
        return PartsBar::tr("decode");
    case evidence::Part::ClientOut:
        return PartsBar::tr("client out");
    }
    return {};
}

QColor partColor(evidence::Part part, const Theme& theme)
{
    switch (part) {
    case evidence::Part::Admission:
        return theme.waiting();
    case evidence::Part::Queue:
        return theme.purple;
    case evidence::Part::Prefill:
        return theme.prefill();
    case evidence::Part::Decode:
        return theme.decode();
    default:
        return theme.text2;
    }
}

} // namespace

PartsBar::PartsBar(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PartsBar::setTheme(const Theme& theme)
{
    m_theme = theme;
    setParts(m_parts);
}

void PartsBar::setParts(std::optional<evidence::RequestParts> parts)
{
    m_parts = std::move(parts);
    setFixedHeight(heightForWidth(std::max(width(), 200)));
    QStringList said;
    for (const Entry& entry : entries(width()))
        said << entry.text;
    setAccessibleName(said.join(QStringLiteral(", ")));
    update();
}

void PartsBar::resizeEvent(QResizeEvent*)
{
    setFixedHeight(heightForWidth(width()));
}

std::vector<PartsBar::Entry> PartsBar::entries(double width) const
{
    std::vector<Entry> all;
    if (!m_parts) return all;
    const QFontMetricsF metrics(m_theme.font(FontRole::Small));
    double x = 0, y = kBar + 6;
    for (std::size_t i = 0; i < evidence::kParts; ++i) {
        const auto part = static_cast<evidence::Part>(i);
        if (!(*m_parts)[part]) continue;
        Entry entry;
        entry.text = partName(part) + QLatin1Char(' ') + formatSeconds(to_seconds(*(*m_parts)[part])).text();
        entry.color = partColor(part, m_theme);
        entry.hatched = part == evidence::Part::Queue;
        const double wanted = 14 + metrics.horizontalAdvance(entry.text) + 12;
        if (x > 0 && x + wanted > width) {
            x = 0;
            y += kLegendLine;
        }
        entry.where = QRectF(x, y, wanted, kLegendLine);
        x += wanted;
        all.push_back(entry);
    }
    return all;
}

int PartsBar::heightForWidth(int width) const
{
    const std::vector<Entry> all = entries(width);
    return qCeil(all.empty() ? kBar : all.back().where.bottom());
}

void PartsBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(QRectF(0, 0, width(), kBar), m_theme.track);
    if (!m_parts || m_parts->total <= 0) return;
    double x = 0;
    const double perNs = width() / static_cast<double>(m_parts->total);
    for (std::size_t i = 0; i < evidence::kParts; ++i) {
        const auto part = static_cast<evidence::Part>(i);
        if (!(*m_parts)[part]) continue;
        const double wide = static_cast<double>(*(*m_parts)[part]) * perNs;
        const QRectF area(x, 0, wide, kBar);
        painter.fillRect(area, partColor(part, m_theme));
        if (part == evidence::Part::Queue) painter.fillRect(area, QBrush(m_theme.bg0, Qt::BDiagPattern));
        x += wide;
    }
    painter.setFont(m_theme.font(FontRole::Small));
    for (const Entry& entry : entries(width())) {
        const QRectF swatch(entry.where.left(), entry.where.center().y() - 4, 9, 9);
        painter.fillRect(swatch, entry.color);
        if (entry.hatched) painter.fillRect(swatch, QBrush(m_theme.bg0, Qt::BDiagPattern));
        painter.setPen(m_theme.text2);
        drawTabular(painter, entry.where.adjusted(14, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, entry.text);
    }
}

PartsPanel::PartsPanel(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_choice(new ElidedComboBox(this)), m_bar(new PartsBar(theme, this)),
      m_notes(new QLabel(this)), m_table(new QLabel(this))
{
    setObjectName(QStringLiteral("partsPanel"));
    m_choice->setAccessibleName(tr("Request"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(12);
    for (QLabel* label : {m_notes, m_table}) {
        label->setProperty("role", QStringLiteral("hint"));
        label->setWordWrap(true);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kGap + 2);
    layout->addWidget(m_choice);
    layout->addWidget(m_bar);
    layout->addWidget(m_notes);
    layout->addWidget(m_table);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &PartsPanel::showRequest);
    setRequests({}, {}, {});
}

void PartsPanel::setTheme(const Theme& theme)
{
    m_bar->setTheme(theme);
}

void PartsPanel::setRequests(std::vector<evidence::RequestParts> requests,
                             const std::optional<evidence::PartTable>& table, const QString& source)
{
    const QString before = m_choice->currentData().toString();
    m_requests = std::move(requests);
    const QSignalBlocker quiet(m_choice);
    m_choice->clear();
    for (std::size_t i = 0; i < m_requests.size(); ++i) {
        const evidence::RequestParts& one = m_requests[i];
        const QString name = one.id.empty() ? QStringLiteral("#%1").arg(i + 1) : toQt(one.id);
        m_choice->addItem(
            tr("%1: %2 to the first token").arg(name, formatSeconds(to_seconds(one.total)).text()),
            toQt(one.id));
    }
    const int same = m_choice->findData(before);
    m_choice->setCurrentIndex(m_choice->count() == 0 ? -1 : std::max(0, same));
    m_choice->setVisible(!m_requests.empty());
    m_table->setVisible(table.has_value());
    if (table)
        m_table->setText(tr("Over %1 requests of %2: %3 %4")
                             .arg(formatInteger(table->whole.count), source, words::sentence(table->means),
                                  words::sentence(table->percentiles)));
    showRequest(m_choice->currentIndex());
}

void PartsPanel::showRequest(int index)
{
    const bool any = index >= 0 && static_cast<std::size_t>(index) < m_requests.size();
    m_bar->setVisible(any);
    if (!any) {
        m_notes->setText(tr("Import a joined trace, or simulate, to see where the time of a request went."));
        return;
    }
    const evidence::RequestParts& one = m_requests[static_cast<std::size_t>(index)];
    m_bar->setParts(one);
    QStringList notes{tr("Parts of one request add; percentiles of parts do not.")};
    for (const std::string& note : one.notes)
        notes << words::sentence(note);
    m_notes->setText(notes.join(QLatin1Char(' ')));
}

} // namespace fulcrum::app
