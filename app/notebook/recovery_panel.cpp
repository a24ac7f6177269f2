// SPDX-License-Identifier: GPL-3.0-or-later
#include "notebook/recovery_panel.h"

#include "evidence/evidence_details_model.h"
#include "shell/numbers.h"
#include "shell/problems_model.h"
#include "shell/sentences.h"
#include "shell/values.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

QString percent(double share)
{
    return formatNumber(100 * share, share < 0.1 ? 2 : 3) + QStringLiteral(" %");
}

QString usefulText(const evidence::ServiceWindow& window)
{
    const double seconds = window.span.until - window.span.from;
    const double offered = seconds > 0 ? static_cast<double>(window.offered) / seconds : 0;
    return RecoveryModel::tr("%1 of %2").arg(formatNumber(window.useful_rate, 2), formatNumber(offered, 2));
}

bool isPoor(const evidence::ClassRecovery& one)
{
    return one.conclusion == evidence::Conclusion::OverloadBounded ||
           one.conclusion == evidence::Conclusion::NotRecovered;
}

} // namespace

QString conclusionText(evidence::Conclusion conclusion)
{
    switch (conclusion) {
    case evidence::Conclusion::FullServiceRestored:
        return RecoveryPanel::tr("Full service restored");
    case evidence::Conclusion::OverloadBounded:
        return RecoveryPanel::tr("Overload bounded");
    case evidence::Conclusion::NotRecovered:
        return RecoveryPanel::tr("Not recovered");
    case evidence::Conclusion::CannotTell:
        return RecoveryPanel::tr("Cannot tell");
    }
    return {};
}

RecoveryModel::RecoveryModel(const Theme& theme, QObject* parent)
    : QAbstractTableModel(parent), m_theme(theme)
{
}

void RecoveryModel::setTheme(const Theme& theme)
{
    m_theme = theme;
    if (!m_classes.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, kColumnCount - 1));
}

void RecoveryModel::setClasses(std::vector<evidence::ClassRecovery> classes)
{
    beginResetModel();
    m_classes = std::move(classes);
    endResetModel();
}

int RecoveryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_classes.size());
}

int RecoveryModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kColumnCount;
}

QVariant RecoveryModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    const evidence::ClassRecovery& one = m_classes[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case kClass:
            return one.name.empty() ? tr("all") : toQt(one.name);
        case kUseful:
            return usefulText(one.after);
        case kRefused:
            return percent(one.after.refused_share());
        case kOldest:
            return observedText(one.after.oldest_queue_age_s, "oldest_queue_age_s", "max");
        default:
            return {};
        }
    case Qt::ToolTipRole:
        return words::sentence(one.text);
    case Qt::TextAlignmentRole:
        return QVariant((index.column() == kClass ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::FontRole:
        return m_theme.font(index.column() == kClass ? FontRole::TableStrong : FontRole::Table);
    case Qt::ForegroundRole:
        return isPoor(one) && index.column() != kClass ? m_theme.warning : m_theme.text;
    case Qt::DecorationRole:
        if (index.column() == kClass && isPoor(one)) return icon(QStringLiteral("warning"), m_theme.warning);
        return {};
    default:
        return {};
    }
}

QVariant RecoveryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant((section == kClass ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case kClass:
        return tr("Class");
    case kUseful:
        return tr("Useful, /s");
    case kRefused:
        return tr("Refused");
    case kOldest:
        return tr("Oldest");
    default:
        return {};
    }
}

RecoveryPanel::RecoveryPanel(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_model(new RecoveryModel(theme, this)), m_table(new QTableView(this)),
      m_sentence(new QLabel(this)), m_source(new QLabel(this))
{
    setObjectName(QStringLiteral("recoveryPanel"));
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Recovery by class"));
    m_table->setShowGrid(false);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setFocusPolicy(Qt::TabFocus);
    m_table->setTabKeyNavigation(false);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(metrics::kRow);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(RecoveryModel::kClass, QHeaderView::Stretch);
    m_sentence->setWordWrap(true);
    m_sentence->setProperty("role", QStringLiteral("secondary"));
    m_source->setWordWrap(true);
    m_source->setProperty("role", QStringLiteral("hint"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kGap + 2);
    layout->addWidget(m_table);
    layout->addWidget(m_sentence);
    layout->addWidget(m_source);
}

void RecoveryPanel::setTheme(const Theme& theme)
{
    m_model->setTheme(theme);
}

void RecoveryPanel::setRecovery(const Result<evidence::Recovery>& recovery, const QString& source)
{
    m_model->setClasses(recovery ? recovery->classes : std::vector<evidence::ClassRecovery>{});
    const int rows = m_model->rowCount();
    m_table->setVisible(rows > 0);
    m_table->setFixedHeight(rows * metrics::kRow + m_table->horizontalHeader()->sizeHint().height() + 2);
    if (recovery) {
        m_sentence->setText(
            QStringLiteral("<b>%1.</b> %2")
                .arg(conclusionText(recovery->conclusion), words::sentence(recovery->text).toHtmlEscaped()));
    } else {
        const Problem problem = problemOf(recovery.errors().front());
        m_sentence->setText(
            (problem.hint.isEmpty() ? problem.message : problem.message + QStringLiteral(": ") + problem.hint)
                .toHtmlEscaped());
    }
    m_source->setText(source.isEmpty() ? QString()
                                       : tr("Useful: completed within the objective, over what was "
                                            "offered. From %1.")
                                             .arg(source));
    m_source->setVisible(!source.isEmpty());
}

QString RecoveryPanel::sentence() const
{
    return m_sentence->text();
}

} // namespace fulcrum::app
