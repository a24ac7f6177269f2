// SPDX-License-Identifier: GPL-3.0-or-later
// Where the bill goes, what a provider would take for the same requests, and which levers take whole replicas
// off it.
#pragma once

#include "decision/decide.h"
#include "shell/theme.h"

#include <QStringList>
#include <QWidget>

#include <memory>

namespace fulcrum::app
{

class BillPanel : public QWidget
{
    Q_OBJECT

public:
    explicit BillPanel(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setDecision(std::shared_ptr<const decision::Decision> decision, bool simulated,
                     const scenario::Project& project = {});
    QStringList sentences() const { return m_sentences; } // what stands below the bars
    QSize minimumSizeHint() const override { return {220, 160}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void say(const QString& scenario);
    double paintBars(QPainter& painter, const QRectF& area) const; // returns where they end

    Theme m_theme;
    std::shared_ptr<const decision::Decision> m_decision;
    QString m_empty;
    QString m_head;
    QStringList m_sentences;
};

} // namespace fulcrum::app
