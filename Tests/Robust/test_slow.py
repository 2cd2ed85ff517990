"""Slow clients by the thousand: whoever is not slow does not notice."""

import resource
import subprocess

import pytest

import figures
from measured import Measured
from processes import program, wait_until

pytestmark = pytest.mark.slow
SLOW = 1000
SECONDS = 30
MODES = {
    "headers": ("-H", "-i", "5", "-x", "24"),
    "content": ("-B", "-i", "5", "-x", "24", "-s", "8192"),
    "reading": ("-X", "-w", "10", "-y", "20", "-n", "5", "-z", "32", "-k", "3"),
}
TARGETS = {"reading": "/frames/balls?fps=60&duration=30"}


@pytest.fixture(autouse=True)
def many_descriptors():
    """Descriptors for a thousand connections."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, 8192), hard), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.parametrize("mode", MODES)
def test_others_do_not_notice(own_service, report, tmp_path, mode):
    """All of a measured client's requests are answered, 99 of 100 within 50 ms."""
    service = own_service("--workers", "2")
    clients = [Measured(service.address), Measured(service.address, rate=20, keeps=False)]
    with (tmp_path / "slow.txt").open("w") as output:
        slow = subprocess.Popen(
            [program("slowhttptest"), *MODES[mode], "-c", str(SLOW), "-r", "500",
             "-l", str(SECONDS), "-p", "5", "-u", service.url + TARGETS.get(mode, "/loaders")],
            stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT)
    for client in clients:
        client.start()
    highest = 0
    try:
        while slow.poll() is None:
            series = figures.read(service.admin)
            highest = max(highest, figures.total(series, "loaderd_connections"))
            try:
                slow.wait(1)
            except subprocess.TimeoutExpired:
                pass
    finally:
        if slow.poll() is None:
            slow.kill()
            slow.wait()
        for client in clients:
            client.stop()
    told = (tmp_path / "slow.txt").read_text()
    for client, kind in zip(clients, ("kept", "new")):
        report(f"slow {mode}, {kind} connections: {client.words}; "
               f"{highest:.0f} connections at most")
        assert not client.failures, client.failures[:5]
        assert len(client.times) > SECONDS * 10
        assert client.quantile(0.99) < 50, client.words
    assert "Cannot" not in told, told[-2000:]
    if mode != "content":
        assert highest > SLOW / 2

    def is_over():
        """slow connections are closed in the end"""
        return figures.total(figures.read(service.admin), "loaderd_connections") < 50

    wait_until(is_over, 60)
