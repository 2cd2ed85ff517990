"""What the tests share: the service with an address for operators, proxies, a report."""

import os
import tempfile
from pathlib import Path

import pytest

import proxies
from replicas import Replicas, is_ready
from service import BINARY, Service
from shipped import free_ports

FLAGS = ("--workers", "2", "--header-deadline", "1", "--idle-timeout", "2")
"""Short times, so that what must end does so while somebody waits for it."""
REPORTS = []


class Watched(Service):
    """A service whose figures and health answer at an address of their own."""

    def __init__(self, *flags, before=()):
        [port] = free_ports(1)
        self.admin = ("127.0.0.1", port)
        super().__init__("--admin-listen", f"127.0.0.1:{port}", *flags, before=before)


def pytest_sessionstart():
    if not BINARY.is_file():
        pytest.exit(f"there is no {BINARY}; make build makes it", returncode=1)


@pytest.fixture(scope="session")
def service():
    """The service that the matrix asks; it must be there at the end, and end with 0."""
    service = Watched(*FLAGS)
    yield service
    code = service.stop()
    told = "".join(service.lines)
    assert code == 0, f"exit code {code}:\n{told[-20000:]}"
    for word in ("Sanitizer", "== ERROR SUMMARY", "runtime error"):
        assert word not in told, told[-20000:]


@pytest.fixture
def own_service():
    """Starts services that a test may burden; those still running must end with 0."""
    started = []

    def start(*flags):
        started.append(Watched(*flags))
        return started[-1]

    yield start
    for each in started:
        if each.process.poll() is None:
            assert each.stop() == 0, "".join(each.lines)


@pytest.fixture(scope="session")
def place():
    with tempfile.TemporaryDirectory(prefix="loaderd-robust-") as directory:
        yield Path(directory)


@pytest.fixture(scope="session")
def replicas(place):
    """Three replicas for the proxies, at their default settings."""
    replicas = Replicas(place)
    yield replicas
    for each in replicas:
        assert each.drain() == 0


@pytest.fixture(scope="session")
def proxy(place, replicas):
    """The proxies by name, each started when it is first asked for."""
    started = {}

    def get(name):
        if name not in started:
            directory = place / name
            directory.mkdir()
            started[name] = proxies.ALL[name](directory, replicas.ports)
            is_ready(started[name].address)
        return started[name]

    yield get
    for each in started.values():
        each.stop()


@pytest.fixture(scope="session")
def report():
    """Takes lines that are shown after the run, and kept where `ROBUST_REPORT` says."""
    return REPORTS.append


def pytest_terminal_summary(terminalreporter):
    if REPORTS:
        terminalreporter.section("Measured")
        for line in REPORTS:
            terminalreporter.write_line(line)
    if path := os.environ.get("ROBUST_REPORT"):
        Path(path).write_text("".join(f"{line}\n" for line in REPORTS))
