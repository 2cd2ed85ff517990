"""What the tests share: replicas, the proxies in front of them, and a report of figures."""

import tempfile
from pathlib import Path

import pytest

import proxies
from client import Client
from replicas import Replicas, is_ready
from secure_client import SecureClient
from service import BINARY

REPORTS = []


def pytest_configure(config):
    config.addinivalue_line("markers", "traffic: sends requests through a running proxy")


def pytest_sessionstart():
    if not BINARY.is_file():
        pytest.exit(f"there is no {BINARY}; make build makes it", returncode=1)


@pytest.fixture
def place():
    """A directory for one test, with a path short enough for sockets."""
    with tempfile.TemporaryDirectory(prefix="loaderd-ship-") as directory:
        yield Path(directory)


@pytest.fixture(scope="session")
def session_place():
    with tempfile.TemporaryDirectory(prefix="loaderd-ship-") as directory:
        yield Path(directory)


@pytest.fixture(scope="session")
def replicas(session_place):
    """Three replicas that no test stops."""
    replicas = Replicas(session_place)
    yield replicas
    replicas.stop()


@pytest.fixture(scope="session")
def direct(replicas):
    """A client of one of the replicas, without a proxy."""
    return Client(replicas[0].address)


@pytest.fixture(scope="session")
def running(session_place, replicas):
    """The proxies in front of the replicas by name, each started when it is first asked for."""
    started = {}

    def get(name):
        if name not in started:
            directory = session_place / name
            directory.mkdir()
            started[name] = proxies.ALL[name](directory, replicas.ports)
            is_ready(started[name].address)
        return started[name]

    yield get
    for each in started.values():
        each.stop()


@pytest.fixture(params=[*proxies.ALL, "nginx with TLS and HTTP/2"])
def front(request, running):
    """A client of each proxy in turn."""
    proxy = running(request.param.split()[0])
    if "TLS" in request.param:
        return SecureClient(("127.0.0.1", proxy.tls_port))
    return Client(proxy.address)


@pytest.fixture
def own(place):
    """Starts what one test alone uses, `own(thing)`, and stops it after the test."""
    started = []

    def keep(thing):
        started.append(thing)
        return thing

    yield keep
    for each in reversed(started):
        each.stop()


@pytest.fixture(scope="session")
def report():
    """Takes lines that are shown after the run."""
    return REPORTS.append


def pytest_terminal_summary(terminalreporter):
    if REPORTS:
        terminalreporter.section("Measured")
        for line in REPORTS:
            terminalreporter.write_line(line)
