// SPDX-License-Identifier: GPL-3.0-or-later
// The table of levers in the order of the ranking: what each moves, what it costs, its expected value; below
// a "would not do" its reason, and "do nothing" last.
#pragma once

#include "decision/decide.h"
#include "shell/theme.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace fulcrum::app
{

class LeversModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        kPlace,
        kLever,
        kFirstEffect, // one column for each of shownEffects()
        kImpact = kFirstEffect + 8,
        kDiagnosis,
        kWeeks,
        kFailure,
        kBlast,
        kInterval, // 5 to 95 % of the draws, on one scale
        kValue,
        kFirst,
        kRanks,
        kAdvice,
        kColumnCount
    };
    enum Role {
        kKindRole = Qt::UserRole, // Kind of the row
        kChangeRole,              // of an effect: decision::Effect::Change
        kLowRole,                 // of the interval, expected values
        kMeanRole,
        kHighRole,
        kToneRole,  // of the advice: decision::Verdict
        kChipRole,  // of the lever: its symptom
        kRangeRole, // of the value: "2.0–6.5"
    };
    enum Kind { kLeverRow, kReasonRow, kNothingRow };

    explicit LeversModel(const Theme& theme, QObject* parent = nullptr);

    // Whether a column of effects has something to say: it is known of one simulated lever at least.
    bool says(int column) const;

    // Metrics of the effect columns, as decision::effect_metrics() names them.
    static const std::vector<std::string_view>& shownEffects();

    void setTheme(const Theme& theme);
    void setDecision(std::shared_ptr<const decision::Decision> decision); // null: none
    void setDimmed(bool dimmed);                                          // older than what they stand for
    void setBlind(bool blind);                                            // others' ranges are not shown
    const decision::Decision* decision() const { return m_decision.get(); }

    struct Row {
        Kind kind = kLeverRow;
        std::size_t lever = 0;  // of the decision
        std::size_t ranked = 0; // in its ranking
        bool operator==(const Row&) const = default;
    };
    const std::vector<Row>& rows() const { return m_rows; }
    int rowOf(const QString& lever) const; // of its id; -1: none
    QString idAt(int row) const;
    double highest() const { return m_highest; } // end of the scale of intervals
    double lowest() const { return m_lowest; }
    static std::optional<decision::Input> inputOf(int column);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    // A range was typed; what is shown follows when the project has it.
    void estimateTyped(const QString& lever, fulcrum::decision::Input input, const fulcrum::Estimate& range);
    void refused(const QString& reason);

private:
    QVariant text(const Row& row, int column) const;
    QString toolTip(const Row& row, int column) const;
    QString effectText(const Row& row, int column) const;
    const decision::Effect* effectAt(const Row& row, int column) const; // nullptr: none

    Theme m_theme;
    std::shared_ptr<const decision::Decision> m_decision;
    std::vector<Row> m_rows;
    double m_lowest = 0, m_highest = 1;
    bool m_dimmed = false;
    bool m_blind = false;
};

} // namespace fulcrum::app
