"""Standard error that takes nothing: nobody waits for it, and nothing but lines is lost."""

import os
import re
import signal
import subprocess
import time

from client import Client
from managed import Managed, Manager, listening

ANSWERS = 12_000
"""Their lines are more than may wait: 1 MiB, 64 KiB for each worker, and those in the pipe."""


def dropped(client):
    text = client.get("/metrics").text
    return int(re.search(r"^loaderd_log_lines_dropped_total (\d+)", text, re.MULTILINE)[1])


def ask(client, count):
    for number in range(count):
        assert client.get("/loaders/coins?_=" + "x" * 100).status == 200, number


def test_a_full_pipe_loses_lines_alone(tmp_path):
    reading, writing = os.pipe()
    with listening() as everybody, Manager() as manager:
        service = Managed([("x", everybody)], manager, stderr=writing,
                          flags=["--access-log", "json", "--requests-per-connection", "1000000"])
        os.close(writing)
        manager.hear_until("READY")
        client = Client(everybody.getsockname())
        ask(client, ANSWERS)
        lost = dropped(client)
        assert 0 < lost < ANSWERS
        with (tmp_path / "log").open("wb") as log:
            reader = subprocess.Popen(["cat"], stdin=reading, stdout=log)
        os.close(reading)
        time.sleep(0.5)
        ask(client, 100)
        assert service.stop() == 0
        assert reader.wait(60) == 0
        lines = (tmp_path / "log").read_text().splitlines()
        told = [int(found[1]) for line in lines
                if (found := re.match(r"loaderd: (\d+) lines of the log were dropped", line))]
        asked = [line for line in lines if line.startswith("{")]
        assert sum(told) >= lost
        assert sum(told) + len(asked) == ANSWERS + 100
        assert all(line.startswith(("{", "loaderd")) for line in lines)


def test_a_pipe_that_stays_full_does_not_hold_the_end_up():
    reading, writing = os.pipe()
    with listening() as everybody, Manager() as manager:
        service = Managed([("x", everybody)], manager, stderr=writing,
                          flags=["--access-log", "json", "--requests-per-connection", "1000000"])
        os.close(writing)
        manager.hear_until("READY")
        ask(Client(everybody.getsockname()), 3000)
        begin = time.monotonic()
        assert service.stop() == 0
        assert time.monotonic() - begin < 10
    os.close(reading)


def test_a_reader_that_goes_is_survived():
    reading, writing = os.pipe()
    with listening() as everybody, Manager() as manager:
        service = Managed([("x", everybody)], manager, stderr=writing,
                          flags=["--access-log", "text"])
        os.close(writing)
        os.close(reading)
        manager.hear_until("READY")
        client = Client(everybody.getsockname())
        ask(client, 50)
        time.sleep(2)
        ask(client, 50)
        assert dropped(client) > 50
        assert service.stop() == 0


def test_a_closed_standard_error_is_survived():
    with listening() as everybody, Manager() as manager:
        service = Managed([("x", everybody)], manager, flags=["--access-log", "text"],
                          closes_stderr=True)
        manager.hear_until("READY")
        client = Client(everybody.getsockname())
        ask(client, 50)
        service.signal(signal.SIGHUP)
        manager.hear_until("RELOADING")
        ask(client, 50)
        assert service.stop() == 0
