// SPDX-License-Identifier: GPL-3.0-or-later
// What models, plugins and catalogues say, in the language of the window. They know no Qt and say it in
// English; translations/words.cpp lists these texts for the translators, and a test keeps that list current.
// What is not in it, such as the words of a project or of somebody's own plugin, stays as it was written.
#pragma once

#include <QString>

#include <string_view>

namespace fulcrum::app::words
{

// The contexts that the texts have in translations/.
inline constexpr const char* kParameter = "Parameter"; // label, group, help, what not setting it means
inline constexpr const char* kNode = "Node";           // title and description of a plugin or built-in node
inline constexpr const char* kMechanism = "Mechanism"; // all that the catalogue says of a mechanism
inline constexpr const char* kAction = "Action";       // of reversible actions
inline constexpr const char* kLever = "Lever";         // of fixes
inline constexpr const char* kNote = "Note";           // what a record of the notebook lacks
inline constexpr const char* kSentence = "Sentence";   // forms of sentences with figures: sentences.h

QString of(const char* context, std::string_view text);

inline QString parameter(std::string_view text)
{
    return of(kParameter, text);
}
inline QString node(std::string_view text)
{
    return of(kNode, text);
}
inline QString mechanism(std::string_view text)
{
    return of(kMechanism, text);
}
inline QString action(std::string_view text)
{
    return of(kAction, text);
}
inline QString lever(std::string_view text)
{
    return of(kLever, text);
}

} // namespace fulcrum::app::words
