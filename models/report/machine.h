// SPDX-License-Identifier: GPL-3.0-or-later
// What a report says to machines: how it was made and every figure in it, so that it can be made again and
// compared.
#pragma once

#include "base/result.h"
#include "report/document.h"
#include "report/results.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::report
{

enum class Form { Pdf, Html, Markdown, Csv, Json };
std::string_view to_string(Form form);              // "pdf", "html", "md", "csv", "json"
std::optional<Form> form_of(std::string_view file); // by the ending of its name
std::string_view form_names();                      // for messages

struct MachineFigure {
    std::string name, text, unit, run;
    double value = 0, low = 0, high = 0;
};

struct Machine {
    Form form = Form::Html;
    std::string version;
    std::string prepared;
    std::string project, project_hash;
    std::string other, other_hash;     // of a comparison
    std::vector<std::string> sections; // as asked for; empty: the default ones
    Effort effort;
    std::uint64_t seed = 0;
    int replications = 0;
    std::vector<MachineFigure> figures; // in the order of the report
    std::string digest;                 // Pdf: a hash of the file before this block; may be empty
};

// `sections` and `effort` as the report was asked for.
Machine machine_of(const Document& document, Form form, const Effort& effort,
                   const std::vector<std::string>& sections);

std::string to_json(const Machine& machine); // one object in one line
Result<Machine> read_machine(std::string_view json);

// The block as it stands in a text of this form, and the object of it in a whole file. Fails where there is
// none.
std::string embedded(Form form, const std::string& json);
Result<std::string> extract(Form form, std::string_view file);

// Text that a reader sees, as words: without the block, marks and escapes. Not for Form::Pdf.
std::string visible(Form form, std::string_view file);

} // namespace fulcrum::report
