// SPDX-License-Identifier: GPL-3.0-or-later
// A table of text with aligned columns.
#pragma once

#include <string>
#include <vector>

namespace fulcrum::app::cli
{

class Table
{
public:
    // The first `left` columns are aligned to the left, the others to the right, as numbers are.
    explicit Table(std::vector<std::string> header, std::size_t left = 1);

    void add(std::vector<std::string> row); // as many cells as the header

    bool empty() const { return m_rows.size() == 1; }
    std::string text() const; // with a line under the header; ends with a line break

private:
    std::vector<std::vector<std::string>> m_rows;
    std::size_t m_left;
};

} // namespace fulcrum::app::cli
