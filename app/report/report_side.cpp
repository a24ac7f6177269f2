// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report_side.h"

#include "report/report_files.h"
#include "shell/fitted_text.h"
#include "shell/numbers.h"
#include "shell/sentences.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace fulcrum::app
{

namespace
{

constexpr int kPadding = 12;
constexpr int kMostRows = 8;
constexpr int kMostLines = 3;

QString qt(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace

ReportSide::ReportSide(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_runs(new QTreeWidget(this)), m_total(new QLabel(this)),
      m_checks(new QWidget(this)), m_checkRows(new QVBoxLayout(m_checks)), m_update(new QLabel(this)),
      m_picture(new QLabel(this)), m_copyText(new QPushButton(tr("Copy text"), this)),
      m_copyPicture(new QPushButton(tr("Copy picture"), this))
{
    m_runs->setObjectName(QStringLiteral("reportRuns"));
    m_runs->setAccessibleName(tr("Where the figures come from"));
    m_runs->setHeaderLabels({tr("Run"), tr("What"), tr("Figures")});
    m_runs->setRootIsDecorated(false);
    m_runs->setFocusPolicy(Qt::TabFocus);
    m_runs->header()->setStretchLastSection(false);
    m_runs->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_runs->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_runs->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    m_runs->headerItem()->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
    m_runs->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_runs->setWordWrap(true);
    connect(m_runs->header(), &QHeaderView::sectionResized, this, &ReportSide::fitRuns);
    m_total->setProperty("role", QStringLiteral("hint"));
    m_total->setContentsMargins(kPadding, 4, kPadding, 6);
    m_total->setWordWrap(true);
    m_checkRows->setContentsMargins(kPadding, 6, kPadding, 6);
    m_checkRows->setSpacing(6);
    m_update->setObjectName(QStringLiteral("incidentUpdate"));
    m_update->setWordWrap(true);
    m_update->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_update->setContentsMargins(kPadding, 6, kPadding, 4);
    m_picture->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_picture->setAccessibleName(tr("Picture of the update"));
    m_picture->setContentsMargins(kPadding, 0, kPadding, 0);
    m_picture->setMinimumWidth(40);
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(kPadding, 4, kPadding, 8);
    buttons->setSpacing(metrics::kBlock);
    buttons->addWidget(m_copyText);
    buttons->addWidget(m_copyPicture);
    buttons->addStretch(1);
    // Below: beside the buttons it takes their room.
    const QKeySequence copy(QStringLiteral("Ctrl+Shift+U"));
    auto* keys = new QLabel(copy.toString(QKeySequence::NativeText), this);
    keys->setProperty("role", QStringLiteral("hint"));
    keys->setContentsMargins(kPadding, 0, kPadding, 8);
    m_copyText->setToolTip(keys->text());
    connect(m_copyText, &QPushButton::clicked, this, &ReportSide::copyText);
    connect(m_copyPicture, &QPushButton::clicked, this, &ReportSide::copyPicture);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHead(tr("Where the figures come from")));
    layout->addWidget(m_runs);
    layout->addWidget(m_total);
    layout->addWidget(makeHead(tr("Checks before you send")));
    layout->addWidget(m_checks);
    layout->addWidget(makeHead(tr("Incident update")));
    layout->addWidget(m_update);
    layout->addWidget(m_picture);
    layout->addLayout(buttons);
    layout->addWidget(keys);
    layout->addStretch(1);
    setTheme(theme);
    setContent({});
}

QLabel* ReportSide::makeHead(const QString& text)
{
    auto* head = new QLabel(text, this);
    head->setProperty("role", QStringLiteral("heading"));
    head->setFixedHeight(metrics::kDockTitle);
    return head;
}

void ReportSide::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_update->setFont(theme.font(FontRole::Table));
    m_copyText->setIcon(icon(QStringLiteral("copy"), theme));
    m_copyPicture->setIcon(icon(QStringLiteral("copy"), theme));
    showChecks(m_checkList);
}

void ReportSide::setContent(const Content& content)
{
    showRuns(content.document);
    m_checkList = content.checks;
    showChecks(m_checkList);
    QStringList lines;
    for (const std::string& line : content.update)
        lines << qt(line);
    m_lines = lines.join(QLatin1Char('\n'));
    QStringList rich;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString escaped = lines[i].toHtmlEscaped();
        rich << (i == 0 ? QStringLiteral("<b>%1</b>").arg(escaped) : escaped);
    }
    m_update->setText(lines.isEmpty() ? tr("Eight lines for a chat stand here once there is a project.")
                                      : rich.join(QStringLiteral("<br>")));
    m_image = content.picture ? pictureOf(*content.picture) : QImage();
    m_copyText->setEnabled(!m_lines.isEmpty());
    m_copyPicture->setEnabled(!m_image.isNull());
    showPicture();
}

void ReportSide::showRuns(const report::Document& document)
{
    std::map<std::string, int> used;
    int all = 0;
    report::for_each_figure(document, [&](const report::Figure& figure) {
        ++used[figure.run];
        ++all;
    });
    m_runs->clear();
    const auto add = [this](const std::string& id, const QString& what, int count) {
        auto* item = new QTreeWidgetItem(
            m_runs, {id.empty() ? QStringLiteral("\u2013") : qt(id), what, formatInteger(count)});
        item->setFont(0, m_theme.font(FontRole::Code));
        item->setToolTip(1, what);
        item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
    };
    for (const report::Run& run : document.runs)
        if (used[run.id] > 0)
            add(run.id,
                run.scenario.empty() ? words::sentence(run.title)
                                     : qt(run.title.empty() ? run.scenario : run.title),
                used[run.id]);
    if (used[""] > 0) add("", tr("measured or judged"), used[""]);
    fitRuns();
    m_total->setText(all == 0 ? tr("No figures yet.")
                              : tr("%n figure(s); each names its run in every form.", nullptr, all));
}

// What ran as a whole, in as many lines as it takes.
void ReportSide::fitRuns()
{
    constexpr int kCellMargins = 30; // of the sheet and of the style
    const QFont font = m_theme.font(FontRole::Table);
    const int room = m_runs->columnWidth(1) - kCellMargins;
    int height = metrics::kRow;
    for (int i = 0; i < m_runs->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_runs->topLevelItem(i);
        const int lines = linesOf(font, item->text(1), room, kMostLines);
        const int tall = metrics::kRow + (lines - 1) * QFontMetrics(font).lineSpacing();
        if (item->sizeHint(1).height() != tall) item->setSizeHint(1, QSize(0, tall));
        if (i < kMostRows) height += tall;
    }
    m_runs->setFixedHeight(std::max(height, 2 * metrics::kRow) + 2);
}

void ReportSide::showChecks(const std::vector<report::Check>& checks)
{
    while (QLayoutItem* item = m_checkRows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const auto add = [this](const QString& iconName, const QColor& color, const QString& text,
                            const QString& where) {
        auto* row = new QWidget(m_checks);
        auto* across = new QHBoxLayout(row);
        across->setContentsMargins(0, 0, 0, 0);
        across->setSpacing(metrics::kBlock);
        auto* mark = new QLabel(row);
        mark->setPixmap(iconPixmap(iconName, color, metrics::kIcon, devicePixelRatioF()));
        mark->setFixedWidth(metrics::kIcon);
        auto* words = new QLabel(
            where.isEmpty() ? text.toHtmlEscaped()
                            : QStringLiteral("%1<br><span style=\"color:%2\">%3</span>")
                                  .arg(text.toHtmlEscaped(), m_theme.text3.name(), where.toHtmlEscaped()),
            row);
        words->setWordWrap(true);
        words->setFont(m_theme.font(FontRole::Table));
        across->addWidget(mark, 0, Qt::AlignTop);
        across->addWidget(words, 1);
        m_checkRows->addWidget(row);
    };
    for (const report::Check& check : checks)
        add(check.holds ? QStringLiteral("ok") : QStringLiteral("warning"),
            check.holds ? m_theme.ok : m_theme.warning, words::sentence(check.text),
            check.holds ? QString() : words::sentence(check.where));
    if (checks.empty()) add(QStringLiteral("info"), m_theme.info, tr("Nothing to check yet."), {});
}

void ReportSide::showPicture()
{
    m_picture->setVisible(!m_image.isNull());
    if (m_image.isNull()) return;
    const int across = std::max(80, width() - 2 * kPadding);
    const double dpr = devicePixelRatioF();
    QPixmap shown =
        QPixmap::fromImage(m_image.scaledToWidth(static_cast<int>(across * dpr), Qt::SmoothTransformation));
    shown.setDevicePixelRatio(dpr);
    m_picture->setPixmap(shown);
}

void ReportSide::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showPicture();
}

void ReportSide::copyText()
{
    if (!m_lines.isEmpty()) QGuiApplication::clipboard()->setText(m_lines);
}

void ReportSide::copyPicture()
{
    if (!m_image.isNull()) QGuiApplication::clipboard()->setImage(m_image);
}

} // namespace fulcrum::app
