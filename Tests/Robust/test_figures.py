"""Figures for Prometheus: right in form, scraped by a real one, agreeing to the last request."""

import json
import subprocess
import time
import urllib.parse
import urllib.request

import figures
from client import Client
from load import Load
from processes import Process, program, wait_until
from shipped import free_ports

ODD = 1000


def test_promtool_finds_nothing(own_service):
    service = own_service()
    for target in ("/loader/coins.svg", "/frames/coins?t=1", "/nothing", "/loader/coins.png"):
        Client(service.address).get(target)
    text = Client(service.admin).get("/metrics").content
    done = subprocess.run([program("promtool"), "check", "metrics"], input=text,
                          capture_output=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_counters_agree_to_the_last_request(own_service, report):
    """What a load counted is what the service counted, by status as well."""
    service = own_service("--workers", "2")
    answers = {target: Client(service.address).get(target).content
               for target in ("/loader/balls.svg?scale=1.4&duration=1.2", "/frames/coins?t=0.35")}
    before = figures.read(service.admin)
    count = 20_000
    load = Load(service.address, answers, count).start()
    load.join()
    assert not load.failures, load.failures[:3]
    for number in range(100):
        assert Client(service.address).get(f"/nothing/{number}").status == 404
    after = figures.read(service.admin)

    def gained(name, **labels):
        return figures.total(after, name, **labels) - figures.total(before, name, **labels)

    assert gained("loaderd_requests_total", code="200") == count
    assert gained("loaderd_requests_total", code="404") == 100
    assert gained("loaderd_requests_total") == count + 100
    assert gained("loaderd_response_size_bytes_count") == count + 100
    hits, misses = (gained(f"loaderd_cache_{each}_total") for each in ("hits", "misses"))
    assert hits + misses == count
    assert figures.total(after, "loaderd_requests_in_flight") == 0
    report(f"{count:,} requests of a load and 100 errors: all counted, none twice, "
           f"{hits:,.0f} hits and {misses:,.0f} misses")


def test_labels_do_not_grow(own_service, report):
    """Odd methods, paths, parameters and fields add no series beyond those of their statuses."""
    service = own_service("--workers", "2")
    client = Client(service.address)
    for method in ("GET", "BREW"):
        client.request(method, "/nothing")
        client.request(method, "/loader/none.svg")
    before = len(figures.read(service.admin))
    for number in range(ODD):
        method = "GET" if number % 2 else "M" + chr(65 + number % 26) * (number % 9)
        client.request(method, f"/odd{number}/%7Bname%7D/{number}?p{number}={number}",
                       {f"X-Odd-{number}": number})
        client.request(method, f"/loader/odd{number}.svg")
    series = figures.read(service.admin)
    report(f"{2 * ODD:,} odd requests: {before} series before, {len(series)} after")
    assert len(series) == before
    assert not any("odd" in value for _, labels, _ in series for value in labels.values())


def test_a_prometheus_scrapes(own_service, tmp_path, report):
    """A real one reads all series, and has quantiles from the histograms."""
    service = own_service("--workers", "2")
    [port] = free_ports(1)
    (tmp_path / "prometheus.yml").write_text(json.dumps({
        "global": {"scrape_interval": "1s"},
        "scrape_configs": [{"job_name": "loaderd", "static_configs": [
            {"targets": ["%s:%d" % service.admin]}]}]}))
    server = Process(["prometheus", f"--config.file={tmp_path}/prometheus.yml",
                      f"--storage.tsdb.path={tmp_path}/data",
                      f"--web.listen-address=127.0.0.1:{port}"], tmp_path / "log")

    def ask(expression):
        query = urllib.parse.urlencode({"query": expression})
        with urllib.request.urlopen(
                f"http://127.0.0.1:{port}/api/v1/query?{query}", timeout=30) as answer:
            return [float(each["value"][1]) for each in json.load(answer)["data"]["result"]]

    try:
        server.wait_for_port(port)
        end = time.monotonic() + 60
        number, quantile = 0, []
        while time.monotonic() < end and not quantile:
            for _ in range(20):
                number += 1
                Client(service.address).get(f"/frames/coins?t={number}")
            time.sleep(0.2)
            quantile = [each for each in ask(
                "histogram_quantile(0.99, sum by (le) "
                "(rate(loaderd_request_duration_seconds_bucket[30s])))") if each == each]
        assert quantile and 0 < quantile[0] < 1
        [up] = ask('up{job="loaderd"}')
        assert up == 1
        [samples] = ask('scrape_samples_scraped{job="loaderd"}')
        assert abs(samples - len(figures.read(service.admin))) <= 3

        def agrees():
            """the last scrape has all requests"""
            return sum(ask("loaderd_requests_total{route=\"/frames/{name}\"}")) == number

        wait_until(agrees, 20)
        report(f"a Prometheus: {samples:.0f} samples a scrape, p99 {quantile[0] * 1000:.2f} ms "
               f"by histogram_quantile, {number} requests as were sent")
    finally:
        server.stop()
