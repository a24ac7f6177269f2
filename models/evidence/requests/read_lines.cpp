// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/requests/read_lines.h"

#include "evidence/traces/numbers.h"

namespace fulcrum::evidence::requests
{

std::optional<Error> read_lines(LineSource& lines, BrokenLines& broken, const ImportOptions& options,
                                const std::string& hint,
                                const std::function<bool(std::string_view line, std::string& fault)>& read)
{
    constexpr std::int64_t kBetweenLooks = 64; // lines
    constexpr double kProgress = 1e-3;         // a step that is worth telling
    double told = 0;
    std::string fault;
    while (const auto line = lines.next()) {
        if (lines.number() % kBetweenLooks == 0) {
            if (options.stop.stop_requested())
                return Error{"the import was cancelled", "", broken.file(), {}};
            const double done = lines.done();
            if (options.progress && (done >= told + kProgress || done == 0)) options.progress(told = done);
        }
        fault.clear();
        bool go_on = true;
        if (lines.too_long())
            fault = "it is longer than 64 MiB";
        else if (!traces::trimmed(*line).empty())
            go_on = read(*line, fault);
        if (!fault.empty()) {
            if (lines.cut_off()) fault += "; the file ends in this line and may have been cut off";
            if (broken.add(lines.number(), fault, hint)) return broken.first();
        }
        if (!go_on) return std::nullopt;
    }
    if (lines.failed())
        return Error{
            "the file can not be read to its end", "check the disk, copy it again", broken.file(), {}};
    if (options.progress) options.progress(1);
    return std::nullopt;
}

} // namespace fulcrum::evidence::requests
