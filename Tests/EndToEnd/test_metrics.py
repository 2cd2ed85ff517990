"""What is measured, read by Prometheus' own parser."""

import time

import pytest
from prometheus_client.parser import text_string_to_metric_families

from client import Client


def read(client):
    reply = client.get("/metrics")
    assert reply.status == 200
    assert reply["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    assert reply["cache-control"] == "no-store"
    return {family.name: family for family in text_string_to_metric_families(reply.text)}


def total(families, name, **labels):
    return sum(
        sample.value for sample in families[name].samples
        if all(sample.labels.get(key) == value for key, value in labels.items()))


@pytest.fixture
def counted(own_service):
    return Client(own_service("--workers", "2").address)


def test_requests_are_counted(counted):
    for target, count in (("/loader/coins.svg", 5), ("/frames/coins?t=1", 3), ("/nothing", 2)):
        for _ in range(count):
            counted.get(target)
    counted.head("/loader/coins.svg")
    counted.request("BREW", "/loader/coins.svg")
    families = read(counted)
    name = "loaderd_requests"
    route = "/loader/{name}.{ext}"
    assert total(families, name, route=route, method="GET", code="200") == 5
    assert total(families, name, route=route, method="HEAD", code="200") == 1
    assert total(families, name, route=route, method="other", code="405") == 1
    assert total(families, name, route="/frames/{name}", method="GET", code="200") == 3
    assert total(families, name, route="none", method="GET", code="404") == 2
    assert total(families, "loaderd_requests_in_flight") == 1
    hits, misses = (total(families, f"loaderd_cache_{each}") for each in ("hits", "misses"))
    assert hits + misses == 9
    assert total(families, "loaderd_response_size_bytes", le="+Inf") == 12


def test_histograms_add_up(counted):
    counted.get("/loader/coins.svg")
    families = read(counted)
    for name in ("loaderd_request_duration_seconds", "loaderd_response_size_bytes"):
        assert families[name].type == "histogram"
        buckets = [each for each in families[name].samples if each.name.endswith("_bucket")]
        counts = [each.value for each in buckets]
        assert counts == sorted(counts)
        assert buckets[-1].labels["le"] == "+Inf"
        count = next(each for each in families[name].samples if each.name.endswith("_count"))
        assert count.value == counts[-1] >= 1


def test_the_process_is_told(counted):
    families = read(counted)
    assert total(families, "process_resident_memory_bytes") > 1 << 20
    assert total(families, "process_virtual_memory_bytes") > 1 << 20
    assert 5 < total(families, "process_open_fds") < total(families, "process_max_fds")
    assert abs(total(families, "process_start_time_seconds") - time.time()) < 60
    assert total(families, "process_cpu_seconds") > 0
    assert total(families, "loaderd_build_info") == 1
    assert total(families, "loaderd_workers") == 2


def test_labels_are_few(counted):
    """Whatever clients ask, the number of series has a bound."""
    for number in range(300):
        counted.request(f"M{'X' * (number % 10)}", f"/a{number}/b?c={number}")
    families = read(counted)
    assert len(families["loaderd_requests"].samples) < 10
