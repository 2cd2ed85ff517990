"""One measured load on one server: rate, time of the processor, and latency."""

import contextlib
import dataclasses
import itertools
import json
import pathlib
import re
import subprocess
import threading

from . import requests

UNIQUE = pathlib.Path(__file__).resolve().parents[1] / "Loads" / "unique.lua"
CLOSED = pathlib.Path(__file__).resolve().parents[2] / ".build" / "bench" / "closed"
UNITS = {"us": 1e-6, "ms": 1e-3, "s": 1, "m": 60}

# Where the next never-seen load begins: no two loads of a run share a request.
starts = itertools.count(1, 20_000_000)
colors = itertools.count(1)


@dataclasses.dataclass
class Sample:
    """What one load gave."""

    rate: float  # requests a second
    cpu: float  # microseconds of the server's processor time a request
    p50: float  # seconds
    p99: float  # seconds
    requests: int
    failures: int
    rasters: float = 0  # files of pixels made beside, a second


@dataclasses.dataclass(frozen=True)
class Load:
    """What is asked of a server."""

    target: str = "/loader/balls.svg"
    unique: str = ""  # "svg" or "json": every request another
    connections: int = 64
    fields: tuple = ()
    idle: int = 0  # connections that are kept open and still
    own: bool = False  # by our own generator, which knows 304
    rasters: int = 0  # connections beside that ask for never-seen files of pixels without a pause


def run(server, load, seconds, threads, port=None, start=None):
    port = port or server.port
    if load.own:
        return run_own(server, load, seconds, port)
    url = f"http://127.0.0.1:{port}{load.target}"
    command = ["wrk", f"-t{threads}", f"-c{load.connections}", f"-d{seconds}s", "--latency"]
    for name, value in load.fields:
        command += ["-H", f"{name}: {value}"]
    if load.unique:
        first = next(starts) if start is None else start
        command += ["-s", str(UNIQUE), url, "--", load.unique, str(first), str(threads)]
    else:
        command.append(url)
    with idle_connections(port, load.idle, load.target), Rasters(port, load.rasters) as rasters:
        before = server.cpu_seconds()
        text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        spent = server.cpu_seconds() - before
    sample = read(text, spent)
    sample.rasters = rasters.made / seconds
    sample.failures += rasters.failed
    return sample


class Rasters:
    """Connections that ask for one GIF after another, each of a colour of its own."""

    def __init__(self, port, connections):
        self.port = port
        self.made = self.failed = 0
        self.over = threading.Event()
        self.lock = threading.Lock()
        self.threads = [threading.Thread(target=self.ask) for _ in range(connections)]

    def ask(self):
        connection = requests.Connection(self.port)
        while not self.over.is_set():
            status, _, content = connection.get(
                f"/loader/balls.gif?size=200&fps=30&ball1={next(colors):06x}")
            good = status == 200 and content.startswith(b"GIF89a")
            with self.lock:
                self.made += good
                self.failed += not good
        connection.close()

    def __enter__(self):
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_):
        self.over.set()
        for thread in self.threads:
            thread.join()


def run_own(server, load, seconds, port):
    lines = [f"GET {load.target} HTTP/1.1", f"Host: 127.0.0.1:{port}"]
    lines += [f"{name}: {value}" for name, value in load.fields]
    before = server.cpu_seconds()
    text = subprocess.run([CLOSED, str(port), str(load.connections), str(seconds)], check=True,
                          input="\r\n".join(lines) + "\r\n\r\n", capture_output=True,
                          text=True).stdout
    spent = server.cpu_seconds() - before
    found = json.loads(text)
    return Sample(
        rate=found["requests"] / found["seconds"], cpu=spent / max(found["requests"], 1) * 1e6,
        p50=found["p50"], p99=found["p99"], requests=found["requests"],
        failures=found["failures"])


def read(text, spent):
    """Reads the report of wrk."""
    count = int(re.search(r"(\d+) requests in", text)[1])
    failures = sum(int(n) for n in re.findall(r"Non-2xx or 3xx responses: (\d+)", text))
    errors = re.search(r"Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)", text)
    failures += sum(int(n) for n in errors.groups()) if errors else 0
    return Sample(
        rate=float(re.search(r"Requests/sec:\s+([\d.]+)", text)[1]),
        cpu=spent / max(count, 1) * 1e6, p50=latency(text, 50), p99=latency(text, 99),
        requests=count, failures=failures)


def latency(text, percent):
    number, unit = re.search(rf"^\s+{percent}%\s+([\d.]+)(us|ms|s|m)", text, re.M).groups()
    return float(number) * UNITS[unit]


@contextlib.contextmanager
def idle_connections(port, count, target):
    """Connections that have asked once and stay."""
    held = []
    try:
        for _ in range(count):
            held.append(requests.Connection(port))
            held[-1].get(target)
        yield held
    finally:
        for connection in held:
            connection.close()
