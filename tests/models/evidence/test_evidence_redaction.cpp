// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing secret is kept, nothing telling is lost, and the same name is the same pseudonym.
#include "evidence/import.h"
#include "evidence/launch/launch_line.h"
#include "evidence/redact_imported.h"
#include "evidence/redaction.h"

#include "base/random.h"

#include <QTest>

#include <string>
#include <string_view>
#include <vector>

using namespace fulcrum;
using evidence::Imported;
using evidence::Redactor;

namespace
{

std::string redacted(std::string_view text)
{
    Redactor redactor;
    return redactor.text(text);
}

} // namespace

class TestEvidenceRedaction : public QObject
{
    Q_OBJECT

private slots:
    void replaces_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* text, const char* expected) {
            QTest::newRow(text) << text << expected;
        };
        // keys and tokens by their shape
        row("using sk-proj-abcDEF0123456789abcdef now", "using <redacted> now");
        row("hf_AbCdEfGhIjKlMnOpQrStUvWx12", "<redacted>");
        row("id AKIAIOSFODNN7EXAMPLE.", "id <redacted>.");
        row("ghp_0123456789abcdefABCDEF0123456789abcd", "<redacted>");
        row("curl -H 'Authorization: Bearer abc.DEF-123456' x", "curl -H 'Authorization: <redacted>' x");
        row("header Bearer 0123456789abcdef ok", "header <redacted> ok");
        row("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.SflKxwRJSM", "<redacted>");
        row("a -----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY----- b", "a <redacted> b");
        // by the name before them
        row("HF_TOKEN=abc OPENAI_API_KEY='x y' vllm serve m",
            "HF_TOKEN=<redacted> OPENAI_API_KEY='<redacted>' vllm serve m");
        row("--api-key s3cret --port 8000", "--api-key <redacted> --port 8000");
        row("{\"apiKey\": \"topsecret\", \"model\": \"m\"}",
            "{\"apiKey\": \"<redacted>\", \"model\": \"m\"}");
        row("aws_secret_access_key = wJalrXUtnFEMI/K7MDENG", "aws_secret_access_key = <redacted>");
        row("https://b.s3.amazonaws.com/m?X-Amz-Signature=0af1&x=1",
            "https://host-1/m?X-Amz-Signature=<redacted>&x=1");
        row("\\\"password\\\": \\\"hunter2\\\"", "\\\"password\\\": \\\"<redacted>\\\"");
        // people and places
        row("mail alice.b+x@mail.acme.co.uk please", "mail email-1 please");
        row("from 10.42.7.13:51234 and 10.42.7.14, then 10.42.7.13",
            "from address-1:51234 and address-2, then address-1");
        row("peer fe80::1ff:fe23:4567:890a%eth0", "peer address-1%eth0");
        row("mac 0a:1b:2c:3d:4e:5f", "mac address-1");
        row("http://llm.acme-prod.svc.cluster.local:8000/v1", "http://host-1:8000/v1");
        row("postgres://bob:hunter2@db.acme.com/x", "postgres://<redacted>@host-1/x");
        row("proxy gw.acme.com gave 502", "proxy host-1 gave 502");
        row("node ip-10-0-3-17.ec2.internal", "node host-1");
        row("user=alice tenant=\"acme\" status=200", "user=user-1 tenant=\"tenant-1\" status=200");
        row("{\"user_id\": \"u-77\", \"x-tenant-id\": \"acme\"}",
            "{\"user_id\": \"user-1\", \"x-tenant-id\": \"tenant-1\"}");
        row("namespace: acme-prod", "namespace: tenant-1");
        row("--download-dir /home/alice/models", "--download-dir /home/user-1/models");
    }

    void replaces()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        const std::string once = redacted(text.toStdString());
        QCOMPARE(QString::fromStdString(once), expected);
        QCOMPARE(QString::fromStdString(redacted(once)), expected); // what it wrote it leaves
    }

    void keeps_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {
                 "vLLM API server version 0.10.1.1",
                 "image vllm/vllm-openai:v0.11.0, cuda==12.8.4.1",
                 "INFO 03-24 09:11:37 metrics.py:455] Avg prompt throughput: 0.0 tokens/s, Running: 0 reqs",
                 "Decode batch. #running-req: 1, #token: 47, token usage: 0.00, cuda graph: True",
                 "Prefill batch. #new-seq: 1, #new-token: 7, #cached-token: 0",
                 "max_num_batched_tokens=2048 max_tokens: 512 eos_token: </s> hf_token: null",
                 "http://127.0.0.1:8000/v1 http://localhost:8000 --host 0.0.0.0 [::1]:8000",
                 "https://huggingface.co/meta-llama/Llama-3.1-8B-Instruct",
                 "nvidia.com/gpu.product=NVIDIA-H100-80GB-HBM3 cloud.google.com/gke-accelerator: nvidia-l4",
                 "vllm::unified_attention std::string 12:13:15 sk-learn disk-0123456789012345678",
                 "{\"role\": \"user\", \"user\": null} user: $(USER_NAME)",
                 "vllm.entrypoints.openai.api_server python -m sglang.launch_server",
                 "secretKeyRef:\n  key: hf_api_token\n",
                 "--model meta-llama/Llama-3.1-8B --tensor-parallel-size 2",
                 "error: --api-key is not known to this version",
                 "password=$DB_PASSWORD api_key: ${API_KEY} key=$(cat /run/secrets/key)",
                 "docker run -u 1000:1000 vllm/vllm-openai:v0.11.0 && prefix_key: 7 hotkey=x",
                 "finish_token=5 token == 7 auth::token http://localhost:8000/v1?n=1",
                 "path C:\\new\\table 100%2C 5",
                 "first pass: 12 forward_pass=ok cache_key=abc",
             })
            QTest::newRow(text) << text;
    }

    void keeps()
    {
        QFETCH(QString, text);
        QCOMPARE(QString::fromStdString(redacted(text.toStdString())), text);
    }

    // "c4nary" stands for the secret, "c4nary2" for what else belongs to it.
    void hides_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {
                 // options
                 "--api-key c4nary",
                 "--api-key c4nary c4nary2 --port 8000",
                 "--api-key \"c4nary c4nary2\" 'c4nary3'",
                 "--pw c4nary --host h",
                 "--password=c4nary",
                 "--password='c4nary, c4nary2'",
                 "--auth Basic:c4nary==",
                 "--auth Basic c4nary",
                 "--token c4nary",
                 "--token 1234567890c4nary",
                 "-token c4nary",
                 "--hf-token \\\n    c4nary",
                 "--admin-api-key   c4nary",
                 "['vllm', 'serve', 'm', '--api-key', 'c4nary']",
                 "[\"--api-key\",\"c4nary\"]",
                 "args:\n  - --api-key\n  - c4nary\n  - --port",
                 "curl -u alice:c4nary http://localhost:8000/v1",
                 "curl --user alice:c4nary http://localhost",
                 // headers
                 "Authorization: Bearer c4nary",
                 "authorization: Token c4nary",
                 "Authorization: Digest username=\"Mu\", response=\"c4nary\", nonce=\"c4nary2\"",
                 "X-Api-Key: c4nary",
                 "x-goog-api-key:c4nary",
                 "Proxy-Authorization: Basic c4nary==",
                 "Cookie: a=c4nary; b=c4nary2",
                 "(b'authorization', b'Bearer c4nary')",
                 "[('x-api-key', 'c4nary')]",
                 "{\"authorization\": [\"Bearer c4nary\"]}",
                 // settings
                 "API_KEY_PROD=c4nary",
                 "HF_TOKEN_2=c4nary",
                 "password1: c4nary",
                 "OPENAI_KEY=c4nary",
                 "PGPASSWORD=c4nary psql",
                 "redisPass: c4nary",
                 "hftoken=c4nary",
                 "client_secret := \"c4nary\"",
                 ":password => 'c4nary'",
                 "password=$c4nary!",
                 "API_KEY=${API_KEY:-c4nary}",
                 "password=a\\$c4nary",
                 "password=<c4nary",
                 "os.environ[\"HF_TOKEN\"] = \"c4nary\"",
                 "setdefault(\"HF_TOKEN\", \"c4nary\")",
                 "\\\\\\\"api_key\\\\\\\": \\\\\\\"c4nary\\\\\\\"",
                 "password\xEF\xBC\x9A"
                 "c4nary",
                 "token%3Dc4nary&x=1",
                 "GET /v1?key=c4nary HTTP/1.1",
                 "GET /v1?token=1234567890c4nary&n=1",
                 "SharedAccessSignature sig=c4nary",
                 "AccountName=x;AccountKey=c4nary==;Suffix=y",
                 "<password>c4nary</password>",
                 "<add key=\"ApiKey\" value=\"c4nary\"/>",
                 "- name: HF_TOKEN\n  value: c4nary\n",
                 "{\"name\": \"HF_TOKEN\", \"value\": \"c4nary\"}",
                 "  password: |\n    c4nary\n    c4nary2\n  next: 1\n",
                 "password: >-\n  c4nary",
                 "api_keys: [c4nary, c4nary2]",
                 "{\"credentials\": {\"a\": \"c4nary\", \"b\": \"c4nary2\"}}",
                 // logs
                 "args: Namespace(host=None, api_key='c4nary', model='m')",
                 "args: Namespace(api_key=['c4nary', 'c4nary2'], port=8000)",
                 "non-default args: {'api_key': ['c4nary'], 'model': 'm'}",
                 "Settings(api_key=SecretStr('c4nary'), port=1)",
                 "api_key=b'c4nary'",
                 "password=abc'c4nary'",
                 // URLs
                 "https://bob:c4nary@db.acme.com/x",
                 "https://bob:p/c4nary@db.acme.com/x",
                 "https://bob:p#c4nary@db.acme.com",
                 "redis://:c4nary@redis:6379/0",
                 "https://c4nary@github.com/acme/x.git",
                 "mongodb+srv://u:c4nary@cluster.acme.net/db",
                 // by shape, where no name helps
                 "x\\nhf_c4naryAbCdEfGhIjKlMnOp",
                 "a%20sk-c4nary0123456789abcdef",
                 "hf_cxnaryabcdEFGHijklmnopqrstUVWXyzc4nary",
                 "key:-----BEGIN OPENSSH PRIVATE KEY-----\nc4nary\n-----END OPENSSH PRIVATE KEY-----",
                 "\\n-----BEGIN EC PRIVATE KEY-----\\nc4nary\\n-----END EC PRIVATE KEY-----",
                 "---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----\nc4nary\n---- END SSH2 ENCRYPTED PRIVATE KEY "
                 "----",
                 "tls.key: LS0tLS1CRUdJTiBDc4naryRVJU",
                 "Basic c4narydXNlcjpwYXNz",
                 "xai-c4nary0123456789abcdef",
                 "dckr_pat_c4nary0123456789abcdef",
             })
            QTest::newRow(text) << text;
    }

    void hides()
    {
        QFETCH(QString, text);
        const std::string once = redacted(text.toStdString());
        QVERIFY2(once.find("c4nary") == std::string::npos, once.c_str());
        QVERIFY2(once.find("<redacted>") != std::string::npos || text.contains("--user"), once.c_str());
        QCOMPARE(QString::fromStdString(redacted(once)), QString::fromStdString(once));
        for (const char* key : {"args", "--extra", "name"}) { // as the value of a setting that is no secret
            Redactor redactor;
            const std::string value = redactor.value(key, text.toStdString());
            QVERIFY2(value.find("c4nary") == std::string::npos, value.c_str());
        }
    }

    // The list tells how many, and not what.
    void lists_what_was_replaced()
    {
        Redactor redactor;
        redactor.text("user=alice host db.acme.com HF_TOKEN=x1");
        redactor.text("user=bob host db.acme.com sk-abcdef0123456789abcdef");
        QCOMPARE(redactor.name(Redactor::Named::Tenant, "acme"), std::string("tenant-1"));
        QCOMPARE(redactor.name(Redactor::Named::User, "bob"), std::string("user-2"));
        std::string all;
        for (const std::string& sentence : redactor.replaced())
            all += sentence + "\n";
        QCOMPARE(all, std::string("Left out: API key or token\nLeft out: value of a secret setting\n"
                                  "A host name became host-1\n2 users became user-1 to user-2\n"
                                  "A tenant became tenant-1\n"));
        QVERIFY(!Redactor().replaced_anything());
    }

    // Whatever the format, and once for all of a file.
    void redacts_what_importers_read()
    {
        Imported imported;
        imported.series.resize(2);
        imported.series[0].population.replica = "10.0.0.7:8000";
        imported.series[1].population.tenant = "acme";
        imported.requests.resize(1);
        imported.requests[0].id = "alice@acme.com-1";
        imported.requests[0].population.tenant = "acme";
        imported.facts = {{"hf_token", "abc", ""}, {"max_num_seqs", "256", ""}};
        imported.warnings = {"http://gw.acme.com:80 answered 502"};
        Redactor redactor;
        evidence::redact(imported, redactor);
        QCOMPARE(imported.series[0].population.replica, std::string("address-1:8000"));
        QCOMPARE(imported.series[1].population.tenant, std::string("tenant-1"));
        QCOMPARE(imported.requests[0].population.tenant, std::string("tenant-1"));
        QVERIFY(imported.requests[0].id.find("alice") == std::string::npos);
        QCOMPARE(imported.facts[0].value, std::string("<redacted>"));
        QCOMPARE(imported.facts[1].value, std::string("256"));
        QCOMPARE(imported.warnings[0], std::string("http://host-1:80 answered 502"));
        QCOMPARE(imported.redacted.size(), std::size_t{5});
    }

    void knows_secret_names()
    {
        for (const char* key : {"HF_TOKEN", "HUGGING_FACE_HUB_TOKEN", "api-key", "accessToken",
                                "VLLM_API_KEY", "AWS_ACCESS_KEY_ID", "WANDB_API_KEY", "DB_PASSWORD"})
            QVERIFY2(evidence::names_a_secret(key), key);
        for (const char* key : {"max_tokens", "eos_token", "cached-token", "key", "VLLM_USE_V1", "monkey"})
            QVERIFY2(!evidence::names_a_secret(key), key);
    }

    // Whatever stands around a key, it does not survive; and everything ends.
    // By the keys inside, and also where a reference stands before the secret.
    void values_are_looked_into()
    {
        Redactor redactor;
        const std::string json =
            redactor.value("--kv-transfer-config",
                           R"({"kv_connector":"Nixl","kv_ip":"192.168.77.66","token":"JSONSECRET1","n":3})");
        QCOMPARE(json,
                 std::string(R"({"kv_connector":"Nixl","kv_ip":"address-1","n":3,"token":"<redacted>"})"));
        const std::string plain = R"({"method": "ngram", "num_speculative_tokens": 5})";
        QCOMPARE(redactor.value("--speculative-config", plain), plain); // word for word
        QCOMPARE(redactor.value("--api-key", "$A KSEC7"), std::string("<redacted>"));
        QCOMPARE(redactor.value("--api-key", "$API_KEY"), std::string("$API_KEY"));
        QCOMPARE(redactor.value("token", "{{ .Values.token }}"), std::string("{{ .Values.token }}"));
    }

    // None of the words behind it may become the model.
    void secret_flags_take_all_their_words()
    {
        Redactor redactor;
        for (const char* line : {"vllm serve --api-key c4nary c4nary2 --port 8000 --model m/n",
                                 "python -m sglang.launch_server --api-key c4nary c4nary2 --model-path m/n",
                                 "vllm serve --api-key c4nary m/n --port 8000"}) {
            const auto facts = evidence::launch::read_launch_line(line, "", redactor);
            QVERIFY(facts.ok());
            QCOMPARE(facts->model, std::string("m/n"));
            for (const auto& flag : facts->flags)
                QVERIFY(flag.value.find("c4nary") == std::string::npos);
            for (const std::string& warning : facts->warnings)
                QVERIFY(warning.find("c4nary") == std::string::npos);
        }
        QCOMPARE(redactor.replaced().front(), std::string("Left out, 3 times: value of a secret setting"));
    }

    void survives_mutations()
    {
        const std::string_view parts[] = {
            "user=",       "\"tenant\": \"", "http://", "a:b@", "10.1.2.3", "::",   "sk-",
            "-----BEGIN ", "\\\"",           "'",       "\n",   " ",        "hf_",  "0123456789abcde",
            "@",           "a.com",          "/home/",  "=",    "Bearer ",  "\xff", ":",
            "-",           "host-1"};
        constexpr std::string_view kKey = "sk-0123456789abcdefABCDEF";
        RandomStream random(7, 0, 0);
        const auto some = [&] {
            std::string text;
            for (std::uint64_t n = random.bits() % 12; n > 0; --n)
                text += parts[random.bits() % std::size(parts)];
            return text;
        };
        for (int i = 0; i < 20'000; ++i) {
            const std::string text = some() + " " + std::string(kKey) + " " + some();
            const std::string once = redacted(text);
            QVERIFY2(once.find(kKey) == std::string::npos, text.c_str());
        }
        const std::string dots = std::string(200'000, '.') + [] {
            std::string text;
            for (int i = 0; i < 100'000; ++i)
                text += "a.";
            return text;
        }();
        QCOMPARE(redacted(dots).size(), dots.size()); // and in linear time
    }
};

QTEST_GUILESS_MAIN(TestEvidenceRedaction)
#include "test_evidence_redaction.moc"
