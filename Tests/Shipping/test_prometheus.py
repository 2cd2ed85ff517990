"""Rules and dashboards: right by Prometheus' own tools, and about figures that there are."""

import itertools
import json
import re
import urllib.parse
import urllib.request

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from processes import Process, run, wait_until
from shipped import CONFIG, addresses, copy, free_ports

PROMETHEUS = CONFIG / "prometheus"
DASHBOARD = json.loads((CONFIG / "grafana/dashboards/loaderd.json").read_text("utf-8"))
PANELS = [panel for panel in DASHBOARD["panels"] if panel["type"] != "row"]
QUERIES = [target["expr"] for panel in PANELS for target in panel["targets"]]
RULES = [rule for file in sorted((PROMETHEUS / "rules").glob("*.yml"))
         for group in yaml.safe_load(file.read_text())["groups"] for rule in group["rules"]]


@pytest.mark.parametrize("file", ["prometheus.yml", "compose.yml"])
def test_configuration(file):
    told = run("promtool", "check", "config", "--lint=all", "--lint-fatal", PROMETHEUS / file)
    assert "2 rule files found" in told


def test_rules():
    run("promtool", "check", "rules", "--lint=all", "--lint-fatal",
        *sorted((PROMETHEUS / "rules").glob("*.yml")))
    assert "SUCCESS" in run("promtool", "test", "rules", PROMETHEUS / "tests/alerts.yml")


def test_every_alert_has_a_test():
    tested = (PROMETHEUS / "tests/alerts.yml").read_text()
    for rule in RULES:
        if "alert" in rule:
            name = rule["alert"]
            assert re.search(rf"alertname: {name}\b.*\n\s+exp_alerts", tested), name


def names_in(expression):
    """The metrics that an expression asks for."""
    bare = re.sub(r'"[^"]*"', '""', expression)
    bare = re.sub(r"\b(by|without|on|ignoring)\s*\([^)]*\)", "", bare)
    bare = re.sub(r"\{[^}]*\}|\[[^]]*\]", "", bare)
    name = r"(?<![\w:])[a-z][a-z0-9_:]*(?:_[a-z0-9_]+|:[a-z0-9_:]+)(?!\w|\s*\()"
    return set(re.findall(name, bare))


def test_figures_that_there_are(direct):
    """Each metric that a rule or a dashboard asks for is told by the service, or by a rule."""
    for target in ("/loader/coins.svg", "/nothing"):
        direct.get(target)
    families = text_string_to_metric_families(direct.get("/metrics").text)
    known = {sample.name for family in families for sample in family.samples}
    known |= {rule["record"] for rule in RULES if "record" in rule}
    asked = set()
    for expression in [*QUERIES, *(rule["expr"] for rule in RULES)]:
        asked |= names_in(expression)
    assert {"loaderd_requests_total", "loaderd:errors:ratio_rate5m"} <= asked
    assert asked - known == set()
    # And the other way round: no figure of the service's own is left out of the dashboard.
    shown = set().union(*(names_in(expression) for expression in QUERIES))
    assert {name for name in known if name.startswith("loaderd_")} - shown == set()


def test_dashboard_is_in_order():
    """No panel lies on another, and each asks the source that is provided."""
    places = {}
    for panel in DASHBOARD["panels"]:
        box = panel["gridPos"]
        assert box["x"] + box["w"] <= 24
        for x in range(box["x"], box["x"] + box["w"]):
            for y in range(box["y"], box["y"] + box["h"]):
                assert places.setdefault((x, y), panel["title"]) == panel["title"]
    numbers = [panel["id"] for panel in DASHBOARD["panels"]]
    assert len(set(numbers)) == len(numbers)
    file = CONFIG / "grafana/provisioning/datasources/prometheus.yml"
    provided = yaml.safe_load(file.read_text())
    [source] = provided["datasources"]
    for panel in PANELS:
        for each in (panel, *panel["targets"]):
            assert each["datasource"] == {"type": "prometheus", "uid": source["uid"]}


@pytest.mark.traffic
def test_figures_of_a_running_service(place, own, replicas, direct):
    """A Prometheus with the shipped rules, some traffic: every query has an answer, no rule a
    fault, and nothing is the matter."""
    [port] = free_ports(1)
    directory = copy("prometheus", place, {"_interval: 15s": "_interval: 1s",
                                           **addresses(replicas.ports)})
    server = own(Process(
        ["prometheus", f"--config.file={directory}/prometheus.yml",
         f"--storage.tsdb.path={place}/data", f"--web.listen-address=127.0.0.1:{port}"],
        place / "log"))
    server.wait_for_port(port)

    def ask(path, **query):
        address = f"http://127.0.0.1:{port}/api/v1/{path}?{urllib.parse.urlencode(query)}"
        with urllib.request.urlopen(address, timeout=30) as reply:
            return json.load(reply)["data"]

    def values(expression):
        return ask("query", query=expression)["result"]

    files = [each["url"] for each in direct.get("/loaders/balls").json["formats"]]
    durations = itertools.count(1, 0.01)

    def is_scraped():
        """all three replicas are scraped, several times"""
        for file in files:
            direct.get(f"{file}?duration={next(durations):.2f}")
            direct.get(file)
        return len(values('count_over_time(up{job="loaderd"}[1m]) > 5')) == 3

    wait_until(is_scraped)
    variables = {"$__rate_interval": "1m", "$job": "loaderd", "$instance": ".*"}
    for expression in QUERIES:
        for name, value in variables.items():
            expression = expression.replace(name, value)
        assert values(expression), f"no answer to {expression}"
    for variable in DASHBOARD["templating"]["list"]:
        assert names_in(variable["definition"].split("(", 1)[1].split("{")[0].split(",")[0])
    groups = ask("rules")["groups"]
    assert {rule["health"] for group in groups for rule in group["rules"]} <= {"ok", "unknown"}
    assert len(RULES) == sum(len(group["rules"]) for group in groups)
    wait_until(lambda: values("loaderd:requests:rate5m"))
    assert ask("alerts")["alerts"] == []
