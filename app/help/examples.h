// SPDX-License-Identifier: GPL-3.0-or-later
// The projects that come with the program: where they are, what they ask, and the five symptoms in a few
// words.
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace fulcrum::app
{

// The folder with the example projects: beside the program, in the build tree as well as installed; or the
// one that FULCRUM_PROJECTS names. Empty: there is none.
QString examplesFolder();
// "symptom-3.4.toml" in that folder; empty: it is not there.
QString exampleFile(const QString& name);
bool isExample(const QString& file);

struct Example {
    QString file; // its name in the folder
    QString question;
    QString answer;
};
std::vector<Example> examples();

// What a lever brings, as the example project shows it: one figure of the scenario with the symptom, and of
// the one with the lever, means over the project's replications. tests/app/test_welcome.cpp simulates each.
struct Bought {
    QString label;      // "ITL p99"
    std::string metric; // "itl_s.p99", a path as in [[expect]]
    std::string before; // scenarios
    std::string after;
    double from = 0; // base units
    double to = 0;
};

struct Symptom {
    QString number; // "3.4"
    QString file;
    QString see;
    QString mechanism;
    QString lever;
    Bought buys;
    QString wrongIf;      // what would disprove it, and what it is then
    std::string scenario; // of five-symptoms.toml
};
std::vector<Symptom> symptoms();

// "ITL p99 277 → 18 ms"
QString boughtText(const Bought& bought);

} // namespace fulcrum::app
