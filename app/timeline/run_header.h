// SPDX-License-Identifier: GPL-3.0-or-later
// The head of the run page: title, verdict tags, one sentence with the figure, controls, trust badge.
#pragma once

#include "shell/theme.h"
#include "study/figures.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace fulcrum::app
{

// A text in a rounded outline with an icon: verdict tags and the trust badge.
class Chip : public QWidget
{
    Q_OBJECT
public:
    enum class Look { Outline, Warning, Info };
    Chip(Look look, QWidget* parent);

    void setTheme(const Theme& theme);
    void setContent(const QString& icon, const QString& text, const QString& toolTip);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme;
    Look m_look;
    QString m_icon;
    QString m_text;
};

// One line, or two smaller ones in a bar that is as high; with an ellipsis where that is not room enough, and
// the tooltip then has all of it.
class ElidedLabel : public QWidget
{
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent);

    void setTheme(const Theme& theme);
    void setText(const QString& text);
    QString text() const { return m_text; }
    // For hints that half a sentence of would not help: all of it or nothing.
    void setWholeOnly(bool wholeOnly) { m_wholeOnly = wholeOnly; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {m_wholeOnly ? 0 : 40, 20}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme;
    QString m_text;
    bool m_wholeOnly = false;
};

// How far figures can be trusted (study::trust_of), in the window's language, with a capital.
QString trustText(const std::string& trust);

// Why a run has no steady state, as a sentence; empty where it has one.
QString unsteadyText(const study::SteadyState& state);

// What the line and the dashes of the timelines mean.
class SeriesLegend : public QWidget
{
    Q_OBJECT
public:
    explicit SeriesLegend(QWidget* parent);

    void setTheme(const Theme& theme);
    void setBaseline(const QString& name); // empty: none
    void setKinds(bool measured, bool simulated);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Entry {
        enum class Kind { Measured, Simulated, Baseline } kind;
        QString text;
    };
    std::vector<Entry> entries() const;

    Theme m_theme;
    QString m_baseline;
    bool m_measured = false;
    bool m_simulated = true;
};

class RunHeader : public QWidget
{
    Q_OBJECT
public:
    // A scenario to compare with.
    struct Base {
        QString name;
        QString title;
    };

    explicit RunHeader(QWidget* parent);

    void setTheme(const Theme& theme);
    void setFigures(const study::ScenarioFigures& figures);
    // There is no run: `sentence` says what was measured.
    void setMeasuredOnly(const QString& sentence);
    // Whether measured and simulated lines are drawn.
    void setKinds(bool measured, bool simulated);
    void setStale(bool stale);
    // The first entry is "all replicas"; with one replica there is nothing to choose.
    void setReplicas(const QStringList& names);
    // The first entry is "nothing".
    void setBases(const std::vector<Base>& bases, const QString& current);
    // What the dashes of the timelines show; empty: there are none.
    void setBaseline(const QString& name);
    // The words of the one button that leads on; empty: none.
    void setNextStep(const QString& words);

    bool isStacked() const; // what is compared with has rows of its own
    void setStacked(bool stacked);

    QString sentence() const;

signals:
    void replicaChosen(int index);        // -1: all
    void baseChosen(const QString& name); // empty: none
    void zoomInRequested();
    void zoomOutRequested();
    void fitRequested();
    void backRequested();
    void alignRequested();
    void stackChanged();
    void nextStepRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showLegend();
    QToolButton* m_align = nullptr;

    QLabel* m_title;
    Chip* m_verdict;
    Chip* m_stale;
    ElidedLabel* m_sentence;
    SeriesLegend* m_legend;
    Chip* m_trust;
    QComboBox* m_replicas;
    QLabel* m_baseLabel;
    QComboBox* m_bases;
    QToolButton* m_stack;
    QPushButton* m_next;
    std::vector<std::pair<QToolButton*, QString>> m_buttons; // with the names of their icons
};

} // namespace fulcrum::app
