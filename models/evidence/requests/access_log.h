// SPDX-License-Identifier: GPL-3.0-or-later
// Access logs of gateways: nginx (combined with times, ingress-nginx), Envoy and Istio, and their JSON.
#pragma once

#include "evidence/imported.h"
#include "evidence/requests/line_source.h"

namespace fulcrum::evidence::requests
{

// A gateway knows E2E and how a request ended (429 and 503 rejected, 408 and 504 timed out, 499 given up by
// the client, Envoy's flags), not TTFT: an engine sends its headers before the first token. nginx stamps a
// request when it ends, Envoy when it begins; the arrival is told from that. Health checks, metrics and GETs
// are left out. Addresses are not kept; users become pseudonymous tenants.
bool looks_like_access_log(std::string_view head);
Result<Imported> parse_access_log(std::string_view text, const std::string& file,
                                  const ImportOptions& options = {});
Result<Imported> read_access_log(LineSource& lines, const std::string& file,
                                 const ImportOptions& options = {});

} // namespace fulcrum::evidence::requests
