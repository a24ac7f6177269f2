// SPDX-License-Identifier: GPL-3.0-or-later
// projects/README.md is what `fulcrum reference` prints.
#include "cluster/simulation.h"
#include "scenario/document.h"
#include "scenario/reference.h"
#include "study/expectations.h"
#include "study/study.h"
#include "support/kinds.h"
#include "support/paths.h"

#include <QTest>

using namespace fulcrum;

class TestReference : public QObject
{
    Q_OBJECT

private slots:
    void committedTextIsCurrent()
    {
        const auto committed = scenario::read_text_file(test::source_folder() + "/projects/README.md");
        QVERIFY2(committed.ok(), "projects/README.md cannot be read");
        const std::string current = scenario::reference_markdown(cluster::node_types(test::all_kinds()));
        QVERIFY2(
            *committed == current,
            "projects/README.md is not current: build/release/bin/fulcrum reference > projects/README.md");
    }

    void itsExampleShowsWhatItSays()
    {
        const cluster::Kinds kinds = test::all_kinds();
        const std::string text = scenario::reference_markdown(cluster::node_types(kinds));
        const std::size_t begin = text.find("```toml\n") + 8;
        const scenario::Document document(text.substr(begin, text.find("```", begin) - begin), "README.md",
                                          cluster::node_types(kinds));
        QVERIFY2(document.runnable(), to_string(document.problems()).c_str());
        const scenario::Project& project = document.project();
        const auto results = study::run_project(
            project, {}, kinds, {.replications = project.run.replications, .seed = project.run.seed});
        QVERIFY2(results.ok(), results.ok() ? "" : to_string(results.errors()).c_str());
        std::vector<study::ScenarioFigures> figures;
        for (const auto& result : *results)
            figures.push_back(result.figures);
        const auto checks = study::check_expectations(project, document.file(), figures);
        QVERIFY2(checks.ok(), checks.ok() ? "" : to_string(checks.errors()).c_str());
        for (const auto& check : *checks)
            QVERIFY2(check.holds, check.text.c_str());
    }
};

QTEST_GUILESS_MAIN(TestReference)
#include "test_reference.moc"
