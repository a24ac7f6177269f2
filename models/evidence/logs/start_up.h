// SPDX-License-Identifier: GPL-3.0-or-later
// What engines say of themselves when they start. Not for use outside this folder.
#pragma once

#include "evidence/imported.h"
#include "evidence/logs/log_line.h"
#include "evidence/redaction.h"

namespace fulcrum::evidence::logs
{

class StartUp
{
public:
    explicit StartUp(Imported& out) : out_(out) {}

    void read(const LogLine& line, int number);
    void finish(); // sentences on redaction and restarts

    bool found() const { return found_; }
    bool vllm() const { return vllm_; }
    bool sglang() const { return sglang_; }

private:
    void fact(std::string_view key, std::string value);
    void number(std::string_view key, std::string_view text, std::string_view label);
    void entries(std::string_view text, char separator);
    void read_vllm(std::string_view text);
    void read_sglang(std::string_view text);
    void capture_sizes(std::string_view list);

    Imported& out_;
    Redactor redactor_;
    std::string where_;
    std::string replica_;
    int starts_ = 0;
    bool found_ = false;
    bool vllm_ = false;
    bool sglang_ = false;
};

} // namespace fulcrum::evidence::logs
