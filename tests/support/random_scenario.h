// SPDX-License-Identifier: GPL-3.0-or-later
// Projects drawn at random, for properties that must hold for any.
#pragma once

#include <cstdint>
#include <string>

namespace fulcrum::test
{

// A project text with one scenario: any arrival law, conversations, prompt templates, scheduler, model,
// device, pool size, client, gateway, router, replicas. The same seed gives the same text.
std::string random_project(std::uint64_t seed);

} // namespace fulcrum::test
