// SPDX-License-Identifier: GPL-3.0-or-later
#include "prevention/ci_output.h"

#include <fmt/format.h>

#include <algorithm>

namespace fulcrum::prevention
{

namespace
{

std::string escaped(const std::string& text, bool property)
{
    std::string out;
    for (const char c : text) {
        if (c == '%') {
            out += "%25";
        } else if (c == '\r') {
            out += "%0D";
        } else if (c == '\n') {
            out += "%0A";
        } else if (property && c == ':') {
            out += "%3A";
        } else if (property && c == ',') {
            out += "%2C";
        } else {
            out += c;
        }
    }
    return out;
}

std::string_view name_of(CiFinding::Level level)
{
    switch (level) {
    case CiFinding::Level::Notice:
        return "notice";
    case CiFinding::Level::Warning:
        return "warning";
    case CiFinding::Level::Error:
        return "error";
    }
    return {};
}

std::string xml(const std::string& text)
{
    std::string out;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '&') {
            out += "&amp;";
        } else if (c == '<') {
            out += "&lt;";
        } else if (c == '>') {
            out += "&gt;";
        } else if (c == '"') {
            out += "&quot;";
        } else if (c == '\n') {
            out += "&#10;";
        } else if (byte >= 0x20 || c == '\t') {
            out += c;
        }
    }
    return out;
}

} // namespace

std::string github_annotations(std::span<const CiFinding> findings)
{
    std::string out;
    for (const CiFinding& finding : findings) {
        std::vector<std::string> properties;
        if (!finding.file.empty()) properties.push_back("file=" + escaped(finding.file, true));
        if (finding.at.line > 0) properties.push_back(fmt::format("line={}", finding.at.line));
        if (finding.at.column > 0) properties.push_back(fmt::format("col={}", finding.at.column));
        if (!finding.title.empty()) properties.push_back("title=" + escaped(finding.title, true));
        out += fmt::format("::{}{}{}::{}\n", name_of(finding.level), properties.empty() ? "" : " ",
                           fmt::join(properties, ","), escaped(finding.message, false));
    }
    return out;
}

std::string junit_xml(const std::string& suite, std::span<const CiCase> cases)
{
    const auto failed = std::ranges::count_if(cases, [](const CiCase& one) { return !one.faults.empty(); });
    std::string out = fmt::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n<testsuite "
                                  "name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"0\" skipped=\"0\">\n",
                                  xml(suite), cases.size(), failed);
    for (const CiCase& one : cases) {
        out += fmt::format("<testcase name=\"{}\" classname=\"{}\">\n", xml(one.name), xml(one.group));
        for (const std::string& fault : one.faults)
            out += fmt::format("<failure message=\"{0}\">{0}</failure>\n", xml(fault));
        if (!one.text.empty()) out += "<system-out>" + xml(one.text) + "</system-out>\n";
        out += "</testcase>\n";
    }
    return out + "</testsuite>\n</testsuites>\n";
}

} // namespace fulcrum::prevention
