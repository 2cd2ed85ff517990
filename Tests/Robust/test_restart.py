"""Restarts under load lose no request while somebody holds the listening socket.

    pytest Tests/Robust/test_restart.py          REQUESTS=50000 by default
"""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "EndToEnd"))

from managed import Managed, Manager, listening  # noqa: E402

REQUESTS = int(os.environ.get("REQUESTS", "50000"))
SECONDS = 3


def wrk(url, connections, *flags):
    return subprocess.Popen(
        ["wrk", "-t1", f"-c{connections}", f"-d{SECONDS}s", "--timeout", "30s", *flags, url],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def counted(load):
    """How many requests were answered, and what failed."""
    text = load.communicate(timeout=120)[0]
    failures = [int(number) for line in re.findall(r"Socket errors:(.*)|Non-2xx.*: (\d+)", text)
                for part in line for number in re.findall(r"\d+", part)]
    return int(re.search(r"(\d+) requests in", text)[1]), sum(failures), text


def test_the_socket_is_handed_over():
    """Kept connections and fresh ones, a next service ready before the last one is told to stop."""
    answered = restarts = 0
    with listening() as everybody, Manager() as manager:
        url = "http://127.0.0.1:%d/loader/balls.svg" % everybody.getsockname()[1]
        running = Managed([("x", everybody)], manager)
        manager.hear_until("READY")
        while answered < REQUESTS:
            loads = [wrk(url, 32), wrk(url, 8, "-H", "Connection: close")]
            time.sleep(0.2)
            while any(load.poll() is None for load in loads):
                following = Managed([("x", everybody)], manager)
                manager.hear_until("READY")
                assert running.stop() == 0
                running = following
                restarts += 1
            for load in loads:
                count, failures, text = counted(load)
                assert failures == 0, text
                answered += count
        assert running.stop() == 0
    print(f"{answered} requests, {restarts} restarts, none failed")


def test_the_socket_is_held_while_nobody_listens():
    """Stop, then start: fresh connections wait in the listen queue, none is reset."""
    with listening() as everybody, Manager() as manager:
        url = "http://127.0.0.1:%d/loader/balls.svg" % everybody.getsockname()[1]
        running = Managed([("x", everybody)], manager)
        manager.hear_until("READY")
        load = wrk(url, 16, "-H", "Connection: close")
        time.sleep(0.3)
        restarts = 0
        while load.poll() is None:
            assert running.stop() == 0
            running = Managed([("x", everybody)], manager)
            manager.hear_until("READY")
            restarts += 1
        count, failures, text = counted(load)
        assert failures == 0, text
        assert running.stop() == 0
    print(f"{count} requests, {restarts} restarts, none failed")


def test_the_port_is_shared():
    """SO_REUSEPORT: the next service listens before the last one stops.

    What the last one has in its queue at its end is answered by it; the kernel can only lose
    connections whose handshake ends between its last look and the closing of its socket.
    """
    answered = failed = restarts = 0
    first = Managed(flags=["--port", "0", "--reuse-port", "on"], stderr=subprocess.PIPE)
    line = first.process.stderr.readline()
    port = int(re.search(r"127\.0\.0\.1:(\d+)", line)[1])
    first.process.stderr.close()
    url = f"http://127.0.0.1:{port}/loader/balls.svg"
    running = first
    with Manager() as manager:
        loads = [wrk(url, 32), wrk(url, 8, "-H", "Connection: close")]
        while any(load.poll() is None for load in loads):
            following = Managed(manager=manager, flags=["--port", str(port), "--reuse-port", "on"])
            manager.hear_until("READY")
            running.signal(signal.SIGTERM)
            assert running.wait() == 0
            running = following
            restarts += 1
        for load in loads:
            count, failures, _ = counted(load)
            answered += count
            failed += failures
        assert running.stop() == 0
    print(f"{answered} requests, {restarts} restarts, {failed} failed")
    # The eight connections that are made anew for each request, at each restart, at most.
    assert failed <= 8 * restarts
