"""Load and the end: memory stays flat, and stopping loses no reply."""

import http.client
import re
import socket
import subprocess
import threading
import time

import pytest

from client import Client

MEBIBYTE = 1 << 20
URLS = {"picture": "/loader/balls.svg?scale=1.4&duration=1.2", "frame": "/frames/coins?t=0.35"}


ALL_DIFFERENT = """
local number = FIRST
request = function()
  number = number + 1
  return wrk.format("GET", string.format("/loader/coins.svg?duration=%.6f", 1 + number / 1e6))
end
"""
"""What makes wrk ask for another picture each time."""


TWICE_AND_ONE_OFTEN = """
local number = 0
request = function()
  number = number + 1
  if number % 50 == 0 then return wrk.format("GET", "/loaders/coins") end
  return wrk.format("GET", string.format("/loaders?_=%d", math.floor(number / 2)))
end
"""
"""What makes wrk ask for each address twice in a row, and for one again and again."""


class Burden:
    """Requests by wrk over 64 kept connections; every one must be answered well."""

    def __init__(self, service):
        self.service = service
        self.done = 0

    def ask(self, path, count, seconds, *flags):
        """At least so many requests, or as many as are answered within so many seconds.

        wrk is bounded by time alone: it is run by the second.
        """
        end, aim = time.monotonic() + seconds, self.done + count
        while self.done < aim and time.monotonic() < end:
            result = subprocess.run(
                ["wrk", "-t", "1", "-c", "64", "-d", "1s", "--timeout", "30s", *flags,
                 self.service.url + path],
                capture_output=True, text=True, timeout=120)
            assert result.returncode == 0, result.stderr
            assert "Socket errors" not in result.stdout, result.stdout
            assert "Non-2xx" not in result.stdout, result.stdout
            self.done += int(re.search(r"(\d+) requests in", result.stdout)[1])


@pytest.fixture
def note_memory(report):
    """Takes a row of the table of memory."""

    def note(kind, requests, before, after):
        report(
            "Memory under load", ("addresses", "requests", "after warming up", "at the end"),
            (kind, requests, f"{before / MEBIBYTE:.1f} MiB", f"{after / MEBIBYTE:.1f} MiB"))

    return note


def test_memory_is_flat(own_service, note_memory):
    """100,000 requests for both main URLs leave no more memory taken than 20,000 did.

    A busy machine answers fewer in the time that this may take.
    """
    service = own_service()
    burden = Burden(service)
    for path in URLS.values():
        burden.ask(path, 10_000, 15)
    warm, before = burden.done, service.resident_bytes
    for path in URLS.values():
        burden.ask(path, 50_000, 45)
    after = service.resident_bytes
    note_memory("two", burden.done, before, after)
    assert burden.done >= 2 * warm or burden.done >= 100_000
    assert after - before < 4 * MEBIBYTE


def test_memory_is_flat_over_distinct_parameters(own_service, note_memory, tmp_path):
    """Addresses that are all different are not hoarded."""
    service = own_service()
    burden = Burden(service)

    def ask(count, seconds):
        script = tmp_path / "distinct.lua"
        first = burden.done
        while burden.done < first + count:
            script.write_text(ALL_DIFFERENT.replace("FIRST", str(burden.done)))
            burden.ask("/", 1, seconds, "-s", str(script))

    ask(5000, 120)
    before = service.resident_bytes
    ask(10_000, 120)
    after = service.resident_bytes
    note_memory("all different", burden.done, before, after)
    assert after - before < 4 * MEBIBYTE


def test_a_flood_takes_no_more_than_the_budget(own_service, report, tmp_path):
    """Addresses that are all asked for twice: answers kept ready take what they may."""
    budget = 4 * MEBIBYTE
    service = own_service("--cache-bytes", str(budget), "--workers", "1")
    script = tmp_path / "twice.lua"
    script.write_text(TWICE_AND_ONE_OFTEN)
    before = service.resident_bytes
    burden = Burden(service)
    burden.ask("/", 100_000, 60, "-s", str(script))
    after = service.resident_bytes
    text = Client(service.address).get("/metrics").text
    values = dict(line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#")
    report("Answers kept ready in a flood of addresses", ("requests", "before", "after"),
           (burden.done, f"{before / MEBIBYTE:.1f} MiB", f"{after / MEBIBYTE:.1f} MiB"))
    assert 0 < float(values["loaderd_cache_bytes"]) <= budget
    assert float(values["loaderd_cache_evictions_total"]) > 1000
    assert float(values["loaderd_cache_hits_total"]) > burden.done / 50 * 0.9
    assert after - before < 3 * budget


class Asker(threading.Thread):
    """Asks over a kept connection until told to stop; notes what became of every request.

    A request that was sent whole before the signal must be answered whole. One that is sent
    later may find its connection closed, without a byte of an answer (RFC 9112, section 9.5):
    client and server then closed or used it at the same time, and the client may ask again. No
    answer may be cut off, whenever it was asked for.
    """

    def __init__(self, service, path, signalled):
        super().__init__(daemon=True)
        self.address, self.path, self.signalled = service.address, path, signalled
        self.answered = 0
        self.expected = None
        self.lost = []

    def run(self):
        client = Client(self.address)
        while True:
            try:
                connection = client.connect()
            except OSError as error:
                if not self.signalled.is_set():
                    self.lost.append(f"no connection: {error!r}")
                return
            with connection:
                while self.ask(connection):
                    """The connection is kept."""
            if self.signalled.is_set():
                return

    def ask(self, connection):
        """Asks once; whether the connection may be used again."""
        head = f"GET {self.path} HTTP/1.1\r\nHost: {connection.host}\r\n\r\n"
        must_be_answered, begun = False, b""
        try:
            connection.send(head.encode())
            must_be_answered = not self.signalled.is_set()
            begun = connection.socket.recv(1, socket.MSG_PEEK)
        except OSError:
            """It was closed while it was used."""
        if not begun:
            if must_be_answered:
                self.lost.append("no answer to what was sent before the signal")
            return False
        try:
            reply = connection.read()
        except (OSError, http.client.HTTPException) as error:
            self.lost.append(f"an answer was cut off: {error!r}")
            return False
        self.expected = self.expected or reply.content
        if reply.status != 200 or reply.content != self.expected:
            self.lost.append(f"a wrong answer: {reply.status}")
        self.answered += 1
        return (reply["connection"] or "").lower() != "close"


@pytest.mark.parametrize("path", URLS.values(), ids=URLS)
def test_stop_under_load_loses_nothing(own_service, path):
    """SIGTERM amid requests: all that were sent before it are answered whole, exit code 0."""
    service = own_service("--requests-per-connection", "1000000")
    signalled = threading.Event()
    askers = [Asker(service, path, signalled) for _ in range(16)]
    for asker in askers:
        asker.start()
    while sum(asker.answered for asker in askers) < 2000:
        assert service.process.poll() is None
        time.sleep(0.01)
    signalled.set()
    service.terminate()
    assert service.wait() == 0
    for asker in askers:
        asker.join(60)
        assert not asker.is_alive()
    assert [lost for asker in askers for lost in asker.lost] == []
    assert sum(asker.answered for asker in askers) >= 2000


def test_stop_takes_requests_that_arrived(own_service):
    """Requests that arrived whole before the signal are answered, each on its connection."""
    service = own_service()
    client = Client(service.address)
    connections = [client.connect() for _ in range(8)]
    for connection in connections:
        assert connection.request("GET", "/healthz").status == 200
    for connection in connections:
        connection.send(
            b"GET /frames/balls?fps=120&duration=30 HTTP/1.1\r\nHost: localhost\r\n\r\n")
    service.terminate()
    for connection in connections:
        reply = connection.read()
        assert reply.status == 200 and reply.json["count"] == 3600
        assert connection.rest() == b""
        connection.socket.close()
    assert service.wait() == 0


def test_stop_when_idle(own_service):
    """An idle service stops in less than 2 seconds, kept connections or not."""
    service = own_service()
    kept = [Client(service.address).connect() for _ in range(10)]
    for connection in kept:
        connection.request("GET", "/healthz")
    begin = time.monotonic()
    service.terminate()
    assert service.wait() == 0
    assert time.monotonic() - begin < 2
    for connection in kept:
        assert connection.rest() == b""
        connection.socket.close()


def test_a_second_signal_stops_at_once(own_service):
    """Who signals twice does not wait for the end of a delay."""
    service = own_service("--drain-delay", "60")
    service.terminate()
    client = Client(service.address)
    deadline = time.monotonic() + 30
    while client.get("/readyz").status != 503:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert client.get("/healthz").status == 200
    begin = time.monotonic()
    service.terminate()
    assert service.wait() == 1
    assert time.monotonic() - begin < 5


def test_readiness_goes_first(own_service):
    """While it drains the service is alive, not ready, and tells clients to close."""
    service = own_service("--drain-delay", "5")
    client = Client(service.address)
    assert client.get("/readyz").status == 200
    service.terminate()
    deadline = time.monotonic() + 30
    while (reply := client.get("/readyz")).status == 200:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    assert reply.status == 503
    assert int(reply["retry-after"]) > 0
    assert client.get("/healthz").status == 200
    assert client.get("/loader/coins.svg").status == 200
    assert service.wait() == 0
