// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/words.h"

#include <QCoreApplication>

#include <string>

namespace fulcrum::app::words
{

QString of(const char* context, std::string_view text)
{
    if (text.empty()) return {};
    return QCoreApplication::translate(context, std::string(text).c_str());
}

} // namespace fulcrum::app::words
