// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/launch/manifest.h"

#include "catalog/names.h"
#include "evidence/launch/flag_catalogue.h"
#include "evidence/launch/launch_line.h"
#include "evidence/launch/shell_words.h"
#include "evidence/launch/yaml_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace fulcrum::evidence::launch
{

namespace
{

// Labels that say which GPU a node has, the most telling first.
constexpr std::string_view kAcceleratorLabels[] = {
    "nvidia.com/gpu.product",
    "gpu.nvidia.com/model",
    "gpu.nvidia.com/class",
    "amd.com/gpu.product-name",
    "cloud.google.com/gke-accelerator",
    "cloud.google.com/gke-tpu-accelerator",
    "k8s.amazonaws.com/accelerator",
    "accelerator",
    "gpu-type",
    "node.kubernetes.io/instance-type",
    "beta.kubernetes.io/instance-type",
};

// A pod's template, and what its object adds.
struct Pod {
    YAML::Node spec;
    std::string object; // "Deployment"
    std::optional<std::int64_t> replicas;
    YAML::Node strategy;
};

// Compose splits a command that is one text as a shell does.
std::vector<std::string> split(const YAML::Node& command)
{
    if (!command.IsScalar()) return texts_of(command);
    std::vector<std::string> words;
    for (Word& word : shell_words(command.Scalar()))
        if (!word.ends) words.push_back(std::move(word.text));
    return words;
}

class Reader
{
public:
    Reader(std::string file, Redactor& redactor) : file_(std::move(file)), redactor_(redactor) {}

    Result<Manifest> read(const std::vector<YAML::Node>& documents)
    {
        for (const YAML::Node& document : documents)
            object(document, 0);
        if (!manifest_.engines.empty()) return std::move(manifest_);
        if (!errors_.empty()) return errors_;
        std::string kinds;
        for (const std::string& each : manifest_.others)
            kinds += (kinds.empty() ? "" : ", ") + each;
        return Error{
            .message = "no object here starts an engine" + (kinds.empty() ? "" : ": it has " + kinds),
            .hint =
                "give the Deployment, StatefulSet, LeaderWorkerSet, Pod or Compose file of a vLLM, SGLang or "
                "TensorRT-LLM server",
            .file = file_};
    }

private:
    void object(const YAML::Node& node, int depth);
    void autoscaler(const YAML::Node& node);
    void pod(const Pod& pod);
    void containers(const Pod& pod, LaunchFacts facts);
    bool container(const YAML::Node& node, LaunchFacts facts);
    void environment(const YAML::Node& node, LaunchFacts& facts);
    void resources(const YAML::Node& node, Container& container);
    void probes(const YAML::Node& node, Container& container) const;
    void strategy(const YAML::Node& node, const std::string& object, Container& container) const;
    std::string accelerator(const YAML::Node& spec) const;
    void inference_service(const YAML::Node& node);
    void compose(const YAML::Node& services);
    void compose_service(const YAML::Node& node);
    void other(const std::string& kind);

    std::string file_;
    Redactor& redactor_;
    Manifest manifest_;
    Errors errors_; // of containers that may be engines
};

void Reader::other(const std::string& kind)
{
    const std::string name = redactor_.text(kind.substr(0, 40));
    if (std::find(manifest_.others.begin(), manifest_.others.end(), name) == manifest_.others.end())
        manifest_.others.push_back(name);
}

void Reader::object(const YAML::Node& node, int depth)
{
    constexpr int kDeepestList = 4;
    if (!node.IsDefined() || !node.IsMap()) return;
    const std::string kind = text_of(child(node, "kind"));
    const YAML::Node spec = child(node, "spec");
    const auto replicas = count_of(child(spec, "replicas"));
    if (kind == "List" && depth < kDeepestList) {
        for (const auto& each : child(node, "items"))
            object(each, depth + 1);
    } else if (kind == "Deployment" || kind == "StatefulSet" || kind == "ReplicaSet" || kind == "DaemonSet" ||
               kind == "Job") {
        YAML::Node rollout = child(spec, "strategy");
        if (rollout.IsNull()) rollout = child(spec, "updateStrategy");
        pod({child(spec, "template", "spec"), kind, replicas.value_or(1), rollout});
    } else if (kind == "Pod") {
        pod({spec, kind, 1, YAML::Node()});
    } else if (kind == "LeaderWorkerSet") {
        const YAML::Node both = child(spec, "leaderWorkerTemplate");
        YAML::Node one = child(both, "leaderTemplate", "spec");
        if (one.IsNull()) one = child(both, "workerTemplate", "spec");
        const auto size = count_of(child(both, "size"));
        pod({one, kind, replicas.value_or(1), child(spec, "rolloutStrategy")});
        if (size && *size > 1 && !manifest_.engines.empty()) {
            Container& last = manifest_.engines.back().container;
            if (last.gpus) last.gpus = *last.gpus * *size; // of all pods of a group
        }
    } else if (kind == "InferenceService") {
        inference_service(spec);
    } else if (kind == "HorizontalPodAutoscaler" || kind == "ScaledObject") {
        autoscaler(spec);
        other(kind);
    } else if (kind.empty() && child(node, "services").IsMap()) {
        compose(child(node, "services"));
    } else if (!kind.empty()) {
        if (kind == "Service" && text_of(child(spec, "sessionAffinity")) == "ClientIP")
            manifest_.notes.push_back(
                "The Service keeps a client at one replica (sessionAffinity ClientIP): few clients "
                "load replicas unevenly");
        other(kind);
    }
}

void Reader::autoscaler(const YAML::Node& spec)
{
    auto least = count_of(child(spec, "minReplicas"));
    auto most = count_of(child(spec, "maxReplicas"));
    if (!least) least = count_of(child(spec, "minReplicaCount"));
    if (!most) most = count_of(child(spec, "maxReplicaCount"));
    if (most)
        manifest_.notes.push_back(
            fmt::format("An autoscaler sets {} to {} replicas, which is not simulated: replicas "
                        "stay as the manifest says",
                        least.value_or(1), *most));
}

std::string Reader::accelerator(const YAML::Node& spec) const
{
    for (const std::string_view label : kAcceleratorLabels) {
        const std::string found = text_of(child(spec, "nodeSelector", label));
        if (!found.empty()) return found;
    }
    const YAML::Node terms = child(spec, "affinity", "nodeAffinity",
                                   "requiredDuringSchedulingIgnoredDuringExecution", "nodeSelectorTerms");
    if (!terms.IsSequence()) return {};
    for (const auto& term : terms) {
        const YAML::Node expressions = child(term, "matchExpressions");
        if (!expressions.IsSequence()) continue;
        for (const auto& each : expressions) {
            const std::string key = text_of(child(each, "key"));
            const std::vector<std::string> values = texts_of(child(each, "values"));
            const bool known = std::find(std::begin(kAcceleratorLabels), std::end(kAcceleratorLabels), key) !=
                               std::end(kAcceleratorLabels);
            if (known && text_of(child(each, "operator")) == "In" && !values.empty()) return values.front();
        }
    }
    return {};
}

void Reader::strategy(const YAML::Node& node, const std::string& object, Container& container) const
{
    if (object != "Deployment" && object != "StatefulSet" && object != "LeaderWorkerSet") return;
    container.strategy = text_of(child(node, "type"));
    if (container.strategy.empty()) container.strategy = "RollingUpdate";
    YAML::Node rolling = child(node, "rollingUpdate");
    if (rolling.IsNull()) rolling = child(node, "rollingUpdateConfiguration");
    container.max_unavailable = text_of(child(rolling, "maxUnavailable"));
    container.max_surge = text_of(child(rolling, "maxSurge"));
    // Kubernetes' own defaults [D]
    if (container.max_unavailable.empty()) container.max_unavailable = object == "Deployment" ? "25%" : "1";
    if (container.max_surge.empty()) container.max_surge = object == "Deployment" ? "25%" : "0";
}

void Reader::pod(const Pod& pod)
{
    LaunchFacts facts;
    facts.source = (file_.empty() ? std::string() : file_ + ", ") + pod.object;
    facts.container.object = pod.object;
    facts.container.replicas = pod.replicas;
    facts.container.accelerator = accelerator(pod.spec);
    facts.container.grace_s = number_of(child(pod.spec, "terminationGracePeriodSeconds"));
    strategy(pod.strategy, pod.object, facts.container);
    containers(pod, std::move(facts));
}

void Reader::containers(const Pod& pod, LaunchFacts facts)
{
    const YAML::Node all = child(pod.spec, "containers");
    if (all.IsSequence())
        for (const auto& each : all)
            if (container(each, facts)) return;
    other(pod.object);
}

// False: it starts no engine.
bool Reader::container(const YAML::Node& node, LaunchFacts facts)
{
    facts.container.image = text_of(child(node, "image"));
    environment(child(node, "env"), facts);
    const YAML::Node sources = child(node, "envFrom");
    if (sources.IsSequence() && sources.size() > 0)
        facts.warnings.push_back(fmt::format(
            "Variables also come from {} config maps or secrets, which were not read", sources.size()));
    resources(child(node, "resources"), facts.container);
    probes(node, facts.container);
    auto read = read_container(std::move(facts), texts_of(child(node, "command")),
                               texts_of(child(node, "args")), file_, redactor_);
    if (!read) return false;
    const Position at = position_of(node);
    for (Flag& flag : read->flags)
        if (flag.at.line == 0) flag.at = at;
    manifest_.engines.push_back(std::move(*read));
    return true;
}

void Reader::environment(const YAML::Node& node, LaunchFacts& facts)
{
    if (!node.IsSequence()) return;
    for (const auto& each : node) {
        Variable variable;
        variable.name = text_of(child(each, "name"));
        variable.at = position_of(each);
        if (variable.name.empty()) continue;
        const YAML::Node from = child(each, "valueFrom");
        if (from.IsMap()) {
            const std::string secret = text_of(child(from, "secretKeyRef", "name"));
            const std::string map = text_of(child(from, "configMapKeyRef", "name"));
            variable.from = !secret.empty() ? "secret " + redactor_.text(secret)
                            : !map.empty()  ? "config map " + redactor_.text(map)
                                            : "the pod";
        } else {
            variable.value = redactor_.value(variable.name, text_of(child(each, "value")));
        }
        facts.environment.push_back(std::move(variable));
    }
}

void Reader::resources(const YAML::Node& node, Container& container)
{
    const YAML::Node limits = child(node, "limits");
    container.cpu_limit = quantity_of(child(limits, "cpu"));
    container.cpu_request = quantity_of(child(node, "requests", "cpu"));
    container.memory_limit = quantity_of(child(limits, "memory"));
    for (const YAML::Node& part : {limits, child(node, "requests")}) {
        if (!part.IsMap() || container.gpus) continue;
        for (const auto& each : part) {
            const std::string key = text_of(each.first);
            if (key.ends_with("/gpu") || key == "google.com/tpu") container.gpus = count_of(each.second);
            if (key.find("/mig-") != std::string::npos)
                container.accelerator = container.accelerator + "-MIG-" + key.substr(key.find("/mig-") + 5);
        }
    }
}

void Reader::probes(const YAML::Node& node, Container& container) const
{
    for (const auto& [key, kind] :
         {std::pair{"livenessProbe", "liveness"}, std::pair{"readinessProbe", "readiness"},
          std::pair{"startupProbe", "startup"}}) {
        const YAML::Node probe = child(node, key);
        if (!probe.IsMap()) continue;
        Probe read;
        read.kind = kind;
        read.initial_delay_s = number_of(child(probe, "initialDelaySeconds")).value_or(0);
        read.period_s = number_of(child(probe, "periodSeconds")).value_or(10);
        read.timeout_s = number_of(child(probe, "timeoutSeconds")).value_or(1);
        read.failures = count_of(child(probe, "failureThreshold")).value_or(3);
        container.probes.push_back(read);
    }
}

// KServe: spec.predictor.model with a runtime's arguments, or containers of one's own.
void Reader::inference_service(const YAML::Node& spec)
{
    const YAML::Node predictor = child(spec, "predictor");
    LaunchFacts facts;
    facts.source = (file_.empty() ? std::string() : file_ + ", ") + "InferenceService";
    facts.container.object = "InferenceService";
    facts.container.replicas = count_of(child(predictor, "minReplicas")).value_or(1);
    facts.container.accelerator = accelerator(predictor);
    const YAML::Node model = child(predictor, "model");
    if (!model.IsMap()) {
        containers({predictor, "InferenceService", 1, YAML::Node()}, std::move(facts));
        return;
    }
    const std::string runtime =
        catalog::lower(text_of(child(model, "runtime")) + text_of(child(model, "modelFormat", "name")));
    const bool known =
        runtime.find("vllm") != std::string::npos || runtime.find("huggingface") != std::string::npos;
    if (!known) {
        other("InferenceService");
        return;
    }
    facts.container.image = "vllm/vllm-openai"; // the runtime's server, for its arguments
    environment(child(model, "env"), facts);
    resources(child(model, "resources"), facts.container);
    auto read = read_container(std::move(facts), {}, texts_of(child(model, "args")), file_, redactor_);
    if (!read) return;
    read->container.image.clear();
    if (read->model.empty()) {
        const Flag* id = read->find("--model-id");
        read->model = id != nullptr ? id->value : redactor_.text(text_of(child(model, "storageUri")));
    }
    manifest_.engines.push_back(std::move(*read));
}

void Reader::compose(const YAML::Node& services)
{
    for (const auto& each : services)
        compose_service(each.second);
}

void Reader::compose_service(const YAML::Node& node)
{
    LaunchFacts facts;
    facts.source = (file_.empty() ? std::string() : file_ + ", ") + "Compose service";
    facts.container.object = "Compose service";
    facts.container.image = text_of(child(node, "image"));
    facts.container.replicas = count_of(child(node, "deploy", "replicas")).value_or(1);
    facts.container.cpu_limit = number_of(child(node, "cpus"));
    const YAML::Node limits = child(node, "deploy", "resources", "limits");
    if (!facts.container.cpu_limit) facts.container.cpu_limit = number_of(child(limits, "cpus"));
    facts.container.memory_limit = quantity_of(child(limits, "memory"));
    const YAML::Node devices = child(node, "deploy", "resources", "reservations", "devices");
    if (devices.IsSequence() && devices.size() > 0)
        facts.container.gpus = count_of(child(devices[0], "count"));
    const YAML::Node variables = child(node, "environment");
    if (variables.IsMap()) {
        for (const auto& each : variables) {
            const std::string name = text_of(each.first);
            if (!each.second.IsScalar()) continue; // merged: "<<"
            facts.environment.push_back(
                {name, redactor_.value(name, text_of(each.second)), "", position_of(each.first)});
        }
    }
    for (const std::string& each :
         variables.IsSequence() ? texts_of(variables) : std::vector<std::string>()) {
        const std::size_t sign = each.find('=');
        const std::string name = each.substr(0, sign);
        Variable variable{name, "", "", position_of(variables)};
        if (sign == std::string::npos) {
            variable.from = "the shell's environment";
        } else {
            variable.value = redactor_.value(name, each.substr(sign + 1));
        }
        facts.environment.push_back(std::move(variable));
    }
    auto read = read_container(std::move(facts), split(child(node, "entrypoint")),
                               split(child(node, "command")), file_, redactor_);
    if (!read) {
        other("Compose service");
        return;
    }
    manifest_.engines.push_back(std::move(*read));
}

} // namespace

Result<Manifest> read_manifest(std::string_view text, const std::string& file, Redactor& redactor)
{
    const auto documents = parse_yaml(text, file);
    if (!documents) return documents.errors();
    try {
        return Reader(file, redactor).read(*documents);
    } catch (const YAML::Exception& fault) { // a node of another kind than its use
        return Error{.message = "the manifest cannot be read: " + fault.msg,
                     .hint = "check it with kubectl apply --dry-run=client",
                     .file = file,
                     .at = {fault.mark.line + 1, fault.mark.column + 1}};
    }
}

bool is_manifest(std::string_view text)
{
    constexpr std::size_t kFirst = 1 << 16; // bytes that are looked at
    const std::string_view begin = text.substr(0, kFirst);
    const bool kubernetes =
        begin.find("apiVersion:") != std::string_view::npos && begin.find("kind:") != std::string_view::npos;
    const bool compose =
        begin.starts_with("services:") || begin.find("\nservices:") != std::string_view::npos;
    return kubernetes || (compose && begin.find("image:") != std::string_view::npos);
}

} // namespace fulcrum::evidence::launch
