// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/kinds.h"

#include "hardware/profile/kind.h"
#include "hardware/roofline/kind.h"
#include "schedulers/orca/kind.h"
#include "schedulers/sarathi/kind.h"
#include "schedulers/sglang/kind.h"
#include "schedulers/static/kind.h"
#include "schedulers/tensorrt/kind.h"
#include "schedulers/vllm-v0/kind.h"
#include "schedulers/vllm/kind.h"
#include "workloads/replay/kind.h"
#include "workloads/sessions/kind.h"
#include "workloads/synthetic/kind.h"

namespace fulcrum::test
{

cluster::Kinds all_kinds()
{
    return {{plugins::roofline::kind(), plugins::profile::kind()},
            {plugins::vllm::kind(), plugins::vllm_v0::kind(), plugins::sglang::kind(),
             plugins::tensorrt::kind(), plugins::sarathi::kind(), plugins::orca::kind(),
             plugins::static_batch::kind()},
            {plugins::synthetic::kind(), plugins::sessions::kind(), plugins::replay::kind()}};
}

} // namespace fulcrum::test
