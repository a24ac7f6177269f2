// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences that models compose, in the language of the window. Models say what they find in English, with
// its figures in it, as commands, JSON and logs need it. The window knows the forms of these sentences, which
// translations/sentences.cpp lists, finds the one that a sentence was made by, and fills the translated form
// with what stands at its places. What has no form, such as what somebody's own plugin says, stays as it was
// written.
#pragma once

#include "base/result.h"

#include <QString>

#include <span>
#include <string_view>

namespace fulcrum::app
{

// The forms, with %1, %2, … where figures and names stand. tests/app/test_sentences.cpp holds them against
// the sources of the models.
std::span<const char* const> sentenceForms();

// What stands at a place may be a sentence, a title of a catalogue or a figure: it is translated too. Several
// sentences or clauses one after the other are translated one by one.
namespace words
{
QString sentence(std::string_view english);
}

// "project.toml:3:1: message (next step)".
QString errorText(const Error& error);

} // namespace fulcrum::app
