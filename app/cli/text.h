// SPDX-License-Identifier: GPL-3.0-or-later
// Words and figures of the command line.
#pragma once

#include "study/figures.h"

#include <QCoreApplication>
#include <QString>

#include <string>

namespace fulcrum::app::cli
{

// Cli::tr() gives the texts of this folder.
class Cli
{
    Q_DECLARE_TR_FUNCTIONS(fulcrum::app::Cli)
};

// Four significant digits and never an exponent: "0.2463", "281.4", "12046".
std::string number(double value);

// With its half width where there is one: "281.4 ±2.1".
std::string number(const Interval& interval, double scale = 1);

// "281.4", "≥30000" for a lower bound, "–" where nothing is known.
std::string number(const study::Figure& figure, double scale = 1);

// "0.61", never in per cent; "<0.01" where it rounds to nothing.
std::string probability(double p);

// Whole numbers with thousands separated: "19,366".
std::string count(double value);

// "80 GiB" in the largest binary unit, four significant digits.
std::string bytes(double value);

// "12 s", "3 min 20 s"
std::string duration(double seconds);

} // namespace fulcrum::app::cli
