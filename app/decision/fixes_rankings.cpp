// SPDX-License-Identifier: GPL-3.0-or-later
// The Fixes page: whose estimates, what the ranking is compared with, and estimates as they are typed.
#include "decision/fixes_page.h"

#include "decision/lever_words.h"
#include "shell/values.h"

#include <QComboBox>
#include <QFileDialog>
#include <QInputDialog>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace fulcrum::app
{

void FixesPage::fillWhose()
{
    using Whose = decision::EstimateView::Whose;
    const QSignalBlocker blocker(m_whose);
    m_whose->clear();
    const auto people = decision::people_in(m_controller.project().estimates);
    const bool blind = m_blind->isChecked();
    m_whose->addItem(tr("Estimates as given"), static_cast<int>(Whose::AsGiven));
    if (!blind) m_whose->addItem(tr("All pooled"), static_cast<int>(Whose::Pooled));
    const auto& view = m_analysis->view();
    QStringList names;
    for (const std::string& name : people)
        if (!blind || (view.whose == Whose::Person && view.by == name)) names << toQt(name);
    if (view.whose == Whose::Person && !names.contains(toQt(view.by))) names << toQt(view.by);
    for (const QString& name : names) {
        m_whose->addItem(name, static_cast<int>(Whose::Person));
        m_whose->setItemData(m_whose->count() - 1, name, Qt::UserRole + 1);
    }
    m_whose->addItem(tr("Somebody else\u2026"), -1);
    int current = m_whose->findData(static_cast<int>(view.whose));
    if (view.whose == Whose::Person) current = m_whose->findData(toQt(view.by), Qt::UserRole + 1);
    if (people.empty() && view.whose == Whose::Pooled) current = 0; // of nobody
    m_whose->setCurrentIndex(std::max(0, current));
}

void FixesPage::chooseWhose(int index)
{
    using Whose = decision::EstimateView::Whose;
    const int what = m_whose->itemData(index).toInt();
    if (what >= 0) {
        m_analysis->setView(
            {static_cast<Whose>(what), m_whose->itemData(index, Qt::UserRole + 1).toString().toStdString()});
        return;
    }
    const QString name = QInputDialog::getText(this, tr("Estimates"), tr("Who judges?")).trimmed();
    if (!name.isEmpty()) m_analysis->setView({Whose::Person, name.toStdString()});
    fillWhose();
}

void FixesPage::fillAgainst()
{
    using What = Against::What;
    const QSignalBlocker blocker(m_against);
    const Against& now = m_analysis->against();
    m_against->clear();
    const auto decision = m_analysis->decision();
    for (const decision::Score score : decision::kScores) {
        if (decision && score == decision->ranking.score) continue;
        m_against->addItem(scoreName(score), static_cast<int>(What::Score));
        m_against->setItemData(m_against->count() - 1, static_cast<int>(score), Qt::UserRole + 1);
        if (now.what == What::Score && now.score == score) m_against->setCurrentIndex(m_against->count() - 1);
    }
    if (m_analysis->isSimulated()) {
        m_against->addItem(tr("judged impacts"), static_cast<int>(What::Judged));
        if (now.what == What::Judged) m_against->setCurrentIndex(m_against->count() - 1);
    }
    addSituations(now);
    const auto people = decision::people_in(m_controller.project().estimates);
    for (const std::string& name : people) {
        if (m_blind->isChecked()) break;
        m_against->addItem(toQt(name), static_cast<int>(What::Person));
        m_against->setItemData(m_against->count() - 1, toQt(name), Qt::UserRole + 1);
        if (now.what == What::Person && now.view.by == name)
            m_against->setCurrentIndex(m_against->count() - 1);
    }
    if (!people.empty()) {
        m_against->addItem(tr("estimates as given"), static_cast<int>(What::Estimates));
        if (now.what == What::Estimates) m_against->setCurrentIndex(m_against->count() - 1);
    }
    m_against->addItem(tr("another project\u2026"), static_cast<int>(What::File));
    if (now.what == What::File) m_against->setCurrentIndex(m_against->count() - 1);
}

// Other objectives, scenarios, a lever that is done, halves of the run: where the levers were simulated.
void FixesPage::addSituations(const Against& now)
{
    using What = Against::What;
    const auto decision = m_analysis->decision();
    if (!decision || !m_analysis->isSimulated()) return;
    const auto add = [this, &now](const QString& text, What what, const QVariant& detail, bool chosen) {
        m_against->addItem(text, static_cast<int>(what));
        m_against->setItemData(m_against->count() - 1, detail, Qt::UserRole + 1);
        if (now.what == what && chosen) m_against->setCurrentIndex(m_against->count() - 1);
    };
    for (const std::string& name : m_analysis->knownObjectives()) {
        scenario::DecisionSettings settings = m_controller.project().decision;
        settings.objective = name;
        if (decision::objective_of(settings) == decision->objective) continue;
        add(goalName(name), What::Objective, toQt(name), now.name == name);
    }
    QStringList scenarios;
    for (const decision::Lever& lever : decision->levers)
        if (m_controller.project().find(lever.what.on) && !scenarios.contains(toQt(lever.what.on)))
            scenarios << toQt(lever.what.on);
    if (scenarios.size() > 1)
        for (const QString& name : scenarios)
            add(tr("all on %1").arg(name), What::Scenario, name, toQt(now.name) == name);
    for (const decision::RankedLever& ranked : decision->ranking.levers) {
        const decision::Lever& lever = decision->levers[ranked.lever];
        if (lever.simulated_impact.empty()) continue;
        add(tr("after %1").arg(shortName(lever)), What::After, toQt(lever.id()), now.name == lever.id());
    }
    if (!m_controller.project().run.until) return;
    add(tr("first half of the run"), What::Period, false, !now.late);
    add(tr("second half of the run"), What::Period, true, now.late);
}

void FixesPage::fillGoals()
{
    const QSignalBlocker blocker(m_goal);
    m_goal->clear();
    for (const std::string& name : m_analysis->knownObjectives()) {
        m_goal->addItem(goalName(name), toQt(name));
        if (name == m_controller.project().decision.objective) m_goal->setCurrentIndex(m_goal->count() - 1);
    }
    m_goal->setVisible(m_goal->count() > 1);
}

void FixesPage::chooseAgainst(int index)
{
    using What = Against::What;
    using Whose = decision::EstimateView::Whose;
    Against against;
    against.what = static_cast<What>(m_against->itemData(index).toInt());
    const QVariant detail = m_against->itemData(index, Qt::UserRole + 1);
    switch (against.what) {
    case What::Score:
        against.score = static_cast<decision::Score>(detail.toInt());
        break;
    case What::Person:
        against.view = {Whose::Person, detail.toString().toStdString()};
        break;
    case What::Estimates:
        against.view = {Whose::AsGiven, {}};
        break;
    case What::File:
        against.file = QFileDialog::getOpenFileName(this, tr("Another project"), m_controller.file(),
                                                    tr("Projects (*.toml)"));
        if (against.file.isEmpty()) return fillAgainst();
        break;
    case What::Objective:
    case What::Scenario:
    case What::After:
        against.name = detail.toString().toStdString();
        against.label = m_against->itemText(index);
        break;
    case What::Period:
        against.late = detail.toBool();
        break;
    default:
        break;
    }
    m_analysis->setAgainst(against);
    fillAgainst();
}

// --- edits

// Goes to whose estimates are looked at. Pooled ranges are nobody's own, unless one person alone has judged.
void FixesPage::setEstimate(const QString& lever, decision::Input input, const Estimate& range)
{
    m_chosen = true; // what is edited is what is looked at
    m_selected = lever;
    using Whose = decision::EstimateView::Whose;
    const scenario::Project& project = m_controller.project();
    const auto& view = m_analysis->view();
    std::string by = view.whose == Whose::Person ? view.by : std::string();
    if (view.whose == Whose::Pooled) {
        std::vector<std::string> judged;
        for (const scenario::EstimateRecord& each : project.estimates)
            if (toQt(each.lever) == lever && each.input == input) judged.push_back(each.by);
        if (judged.size() > 1) {
            emit failed({{tr("%1 people have judged this. Choose whose estimate to change.")
                              .arg(judged.size())
                              .toStdString(),
                          tr("choose a name above the table").toStdString(),
                          {},
                          {}}});
            return;
        }
        if (!judged.empty()) by = judged.front();
    }
    const bool own = std::ranges::any_of(project.levers,
                                         [&](const scenario::Lever& each) { return toQt(each.id) == lever; });
    if (by.empty() && !own)
        by = tr("team").toStdString(); // a lever of the catalogue: not the project's to edit
    ProjectController::Refusal refusal;
    if (by.empty()) {
        refusal = m_controller.setLeverInput(lever, input, range);
    } else {
        scenario::EstimateRecord record{lever.toStdString(), by, input};
        for (const scenario::EstimateRecord& each : project.estimates)
            if (each.lever == record.lever && each.by == by && each.input == input) record = each;
        record.range = range;
        record.range.source = by;
        refusal = m_controller.setEstimate(record);
    }
    if (refusal) emit failed({*refusal});
}

} // namespace fulcrum::app
