// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a report says what its runs say: the same project run again, and every number compared.
#pragma once

#include "report/document.h"
#include "report/machine.h"

#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::report
{

struct Mismatch {
    std::string figure;   // which: "ttft_s.p99 of healthy, run 9c41e7"
    std::string expected; // as the runs say it
    std::string found;    // as the report says it; "nothing" where it is not there
    std::string where;    // "the text", "the block for machines", the name of an image
};

// The block's figures against those of the report made again.
std::vector<Mismatch> compare_block(const Machine& found, const Document& again);

// Words of two visible texts: other words may differ, numbers may not. `again` is of the document made again;
// where it was written of marked(document), every figure is named for sure, else by the order of figures.
std::vector<Mismatch> compare_text(std::string_view found, std::string_view again, const Document& document,
                                   const std::string& where);

} // namespace fulcrum::report
