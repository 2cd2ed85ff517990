"""Twice as much as can be answered: what is answered is answered in time, the rest is refused."""

import json
import re
import statistics
import subprocess
import threading
import time

from client import Client
from service import REPOSITORY

SECONDS = 3


def load(program, service, rate, first, cached=0, connections=1500):
    text = subprocess.run(
        [program, str(service.port), str(rate), str(SECONDS), str(connections), str(first),
         str(cached)], check=True, capture_output=True, text=True, timeout=120).stdout
    return json.loads(text)


def sustained(service):
    """How many never-seen pictures are answered in a second by a closed loop of 64."""
    script = REPOSITORY / "Benchmarks/Loads/unique.lua"
    done = subprocess.run(
        ["wrk", "-t1", "-c64", "-d2s", "-s", script, service.url, "--", "svg", "1", "1"],
        check=True, capture_output=True, text=True, timeout=120).stdout
    return float(re.search(r"Requests/sec:\s+([\d.]+)", done)[1])


def test_twice_the_sustainable_load(own_service, tmp_path, report):
    program = tmp_path / "open"
    subprocess.run(["gcc", "-O2", "-o", program, REPOSITORY / "Benchmarks/Loads/open.c"],
                   check=True)
    service = own_service("--workers", "1", "--admin-listen", "127.0.0.1:0",
                          "--requests-per-connection", "1000000")
    line = service.lines[0]
    admin = Client(("127.0.0.1", int(re.search(r"operators on \S+:(\d+)", line)[1])))
    rate = int(2 * sustained(service))
    probes, over = [], threading.Event()

    def probe():
        while not over.is_set():
            for client in (admin, Client(service.address)):
                begin = time.monotonic()
                assert client.get("/healthz").status == 200
                probes.append(time.monotonic() - begin)
            assert admin.get("/metrics").status == 200
            time.sleep(0.05)

    before = service.resident_bytes
    thread = threading.Thread(target=probe)
    thread.start()
    for attempt in range(4):
        found = load(program, service, rate, 30_000_000 * (attempt + 1), cached=10)
        if found["refused"]["count"] > 0:
            break
        # The machine had less to give while it was asked what is sustainable.
        rate *= 2
    over.set()
    thread.join()
    made, cached, refused = found["made"], found["cached"], found["refused"]
    report("overload: twice the sustainable rate for 3 s, one request of ten cached",
           ("sent/s", "made", "p50", "p99", "cached", "p99", "refused", "p99", "probes p99"),
           (rate, made["count"], *(f"{made[one] * 1e3:.0f} ms" for one in ("p50", "p99")),
            cached["count"], f"{cached['p99'] * 1e3:.0f} ms", refused["count"],
            f"{refused['p99'] * 1e3:.0f} ms",
            f"{statistics.quantiles(probes, n=100)[98] * 1e3:.0f} ms"))
    assert found["failures"] == 0
    assert made["count"] > 0 and cached["count"] > 0
    assert refused["count"] > 0
    counted = admin.get("/metrics").text
    told = int(re.search(r"^loaderd_overload_refused_total (\d+)", counted, re.MULTILINE)[1])
    assert told >= refused["count"]
    assert service.resident_bytes - before < 128 << 20
    without = own_service("--workers", "1", "--overload-delay", "0",
                          "--requests-per-connection", "1000000")
    other = load(program, without, rate, 500_000_000, cached=10)
    report("overload: twice the sustainable rate for 3 s, one request of ten cached",
           ("sent/s", "made", "p50", "p99", "cached", "p99", "refused", "p99", "probes p99"),
           (rate, other["made"]["count"],
            *(f"{other['made'][one] * 1e3:.0f} ms" for one in ("p50", "p99")),
            other["cached"]["count"], f"{other['cached']['p99'] * 1e3:.0f} ms",
            "off", "", ""))
    assert other["refused"]["count"] == 0
    # What is answered comes in time: with everything accepted half of it waits far longer.
    assert made["p50"] < other["made"]["p50"]
    # Without load everything is answered again.
    for number in range(100):
        assert Client(service.address).get(f"/loader/coins.svg?duration=1.{number:03}").status == 200


def test_a_refusal_says_when_to_come_again(own_service, tmp_path):
    """With hardly any patience a crowd is enough: each refusal is whole."""
    service = own_service("--workers", "1", "--overload-delay", "0.001",
                          "--overload-patience", "0")
    refused = []

    def ask(number):
        client = Client(service.address)
        for place in range(40):
            reply = client.get(f"/frames/coins?fps=120&duration=60&t0={number * 40 + place}"
                               .replace("t0", "_"))
            if reply.status == 503:
                refused.append(reply)

    for _ in range(20):
        threads = [threading.Thread(target=ask, args=(number,)) for number in range(12)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        if refused:
            break
    assert refused
    for reply in refused:
        assert reply["retry-after"] == "1"
        assert reply.media_type == "application/problem+json"
        assert reply["cache-control"] == "no-store"
        assert reply.json["status"] == 503
