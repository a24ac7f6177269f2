// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/evidence_details_model.h"

#include "evidence/metric_words.h"
#include "shell/numbers.h"
#include "shell/row_tree.h"
#include "shell/sentences.h"
#include "shell/values.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr quintptr kSection = 0; // internal id; a row's is that of its section + 1
constexpr std::size_t kMostSeries = 500;

} // namespace

QString contentText(const evidence::Imported& file)
{
    const auto n = [](const auto& list) { return static_cast<int>(list.size()); };
    QStringList parts;
    if (!file.requests.empty()) parts << EvidenceDetailsModel::tr("%n requests", nullptr, n(file.requests));
    if (!file.series.empty()) parts << EvidenceDetailsModel::tr("%n series", nullptr, n(file.series));
    if (!file.observations.empty())
        parts << EvidenceDetailsModel::tr("%n observations", nullptr, n(file.observations));
    if (parts.isEmpty() && !file.facts.empty())
        parts << EvidenceDetailsModel::tr("%n facts", nullptr, n(file.facts));
    return parts.isEmpty() ? EvidenceDetailsModel::tr("nothing measured") : parts.join(QStringLiteral(", "));
}

QString observedText(const scenario::Observed& figure, std::string_view metric, std::string_view statistic)
{
    MetricUnit unit = metricWords(metric).unit;
    if (statistic == "share" && unit != MetricUnit::Ratio) unit = MetricUnit::Share;
    if (statistic == "rate") unit = MetricUnit::PerSecond;
    const auto text = [&](double value) {
        if (unit == MetricUnit::Seconds) return formatSeconds(value).text();
        const ShownUnit shown = shownUnit(unit, value);
        const QString number = formatNumber(value * shown.scale);
        return shown.unit.isEmpty() || unit == MetricUnit::Requests ? number
                                                                    : number + QLatin1Char(' ') + shown.unit;
    };
    if (figure.at_least()) return EvidenceDetailsModel::tr("at least %1").arg(text(figure.low));
    if (figure.low == 0 && figure.value > 0 && figure.high == figure.value)
        return EvidenceDetailsModel::tr("at most %1").arg(text(figure.high));
    if (figure.low < figure.high)
        return EvidenceDetailsModel::tr("%1 (%2 to %3)")
            .arg(text(figure.value), text(figure.low), text(figure.high));
    return text(figure.value);
}

QString observationText(const scenario::Observation& observation)
{
    const auto figure = [&](const std::optional<scenario::Observed>& one) {
        return one ? observedText(*one, observation.metric, observation.statistic) : QString();
    };
    QString name =
        observation.metric.empty() ? toQt(observation.title) : metricWords(observation.metric).name;
    if (!observation.statistic.empty() && observation.statistic != "value" &&
        observation.statistic != "rate" && observation.statistic != "share")
        name += QLatin1Char(' ') + statisticName(observation.statistic);
    QString text = name;
    if (observation.before && observation.after)
        text += QStringLiteral(" %1 \u2192 %2").arg(figure(observation.before), figure(observation.after));
    else if (observation.after)
        text += QLatin1Char(' ') + figure(observation.after);
    QStringList whose;
    const scenario::Population& of = observation.population;
    for (const std::string* part :
         {&of.request_class, &of.tenant, &of.prompt_band, &of.version, &of.replica, &of.region})
        if (!part->empty()) whose << toQt(*part);
    return whose.isEmpty() ? text : text + QStringLiteral(", ") + whose.join(QStringLiteral(", "));
}

EvidenceDetailsModel::EvidenceDetailsModel(const Theme& theme, QObject* parent)
    : QAbstractItemModel(parent), m_theme(theme)
{
}

void EvidenceDetailsModel::setTheme(const Theme& theme)
{
    m_theme = theme;
    if (m_sections.empty()) return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, 0));
    for (int s = 0; s < rowCount(); ++s)
        if (const int rows = rowCount(index(s, 0)); rows > 0)
            emit dataChanged(index(0, 0, index(s, 0)), index(rows - 1, 0, index(s, 0)));
}

void EvidenceDetailsModel::add(const QString& title, const QString& icon, std::vector<Row> rows)
{
    if (!rows.empty()) m_sections.push_back({title, icon, std::move(rows)});
}

void EvidenceDetailsModel::setEvidence(Evidence file)
{
    beginResetModel();
    m_sections.clear();
    if (file) {
        const auto sentences = [](const std::vector<std::string>& all) {
            std::vector<Row> rows;
            for (const std::string& one : all)
                rows.push_back({words::sentence(one), {}, words::sentence(one), -1});
            return rows;
        };
        std::vector<Row> rows;
        for (std::size_t i = 0; i < file->observations.size(); ++i) {
            const QString text = observationText(file->observations[i]);
            const auto& count = file->observations[i].count;
            rows.push_back({text, count ? formatInteger(*count) : QString(), text, static_cast<int>(i)});
        }
        add(tr("Warnings"), QStringLiteral("warning"), sentences(file->warnings));
        add(tr("Observations"), QStringLiteral("observation"), std::move(rows));
        rows.clear();
        for (const evidence::Series& series : file->series) {
            if (rows.size() == kMostSeries) break;
            QString name = series.metric.empty() ? toQt(series.name) : metricWords(series.metric).name;
            if (!series.population.replica.empty())
                name += QStringLiteral(", ") + toQt(series.population.replica);
            rows.push_back(
                {name, formatInteger(static_cast<qint64>(series.values.size())), toQt(series.name), -1});
        }
        add(tr("Series"), QStringLiteral("run"), std::move(rows));
        std::vector<std::string> left = file->dropped_detail;
        if (left.empty() && file->dropped > 0)
            left.push_back(tr("%n rows", nullptr, static_cast<int>(file->dropped)).toStdString());
        add(tr("Left out"), QStringLiteral("minus"), sentences(left));
        add(tr("Definitions"), QStringLiteral("info"), sentences(file->definitions));
        add(tr("Replaced"), QStringLiteral("refused"), sentences(file->redacted));
        rows.clear();
        for (const evidence::Fact& fact : file->facts)
            rows.push_back({toQt(fact.key + " = " + fact.value), toQt(fact.where), toQt(fact.where), -1});
        add(tr("Facts"), QStringLiteral("pin"), std::move(rows));
    }
    endResetModel();
}

QModelIndex EvidenceDetailsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent)) return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kSection);
}

QModelIndex EvidenceDetailsModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == kSection) return {};
    return createIndex(static_cast<int>(index.internalId() - 1), 0, kSection);
}

int EvidenceDetailsModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) return static_cast<int>(m_sections.size());
    if (parent.column() > 0 || parent.internalId() != kSection) return 0;
    return static_cast<int>(m_sections[static_cast<std::size_t>(parent.row())].rows.size());
}

int EvidenceDetailsModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QVariant EvidenceDetailsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    if (index.internalId() == kSection) {
        const Section& section = m_sections[static_cast<std::size_t>(index.row())];
        const bool warning = section.icon == QLatin1String("warning");
        switch (role) {
        case Qt::DisplayRole:
            return section.title;
        case Qt::DecorationRole:
            return icon(section.icon, warning ? m_theme.warning : m_theme.text2);
        case Qt::FontRole:
            return m_theme.font(FontRole::TableStrong);
        case Qt::ForegroundRole:
            return m_theme.text2;
        case kAnnotationRole:
            return QString::number(section.rows.size());
        default:
            return {};
        }
    }
    const Row& row = m_sections[static_cast<std::size_t>(index.internalId() - 1)]
                         .rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.text;
    case Qt::ToolTipRole:
        return row.toolTip;
    case kAnnotationRole:
        return row.note;
    case kObservationRole:
        return row.observation < 0 ? QVariant() : QVariant(row.observation);
    default:
        return {};
    }
}

} // namespace fulcrum::app
