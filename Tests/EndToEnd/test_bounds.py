"""Limits that settings set, from outside, and those of the system."""

import re
import resource
import subprocess

import pytest

from client import Client
from service import BINARY, own_environment


@pytest.mark.parametrize("flags, target, fields, status", [
    (["--header-bytes", "1024"], "/loader/coins.svg", {"X-A": "x" * 900}, 200),
    (["--header-bytes", "1024"], "/loader/coins.svg", {"X-A": "x" * 1100}, 431),
    (["--target-bytes", "256"], "/loaders?_=" + "x" * 245, {}, 200),
    (["--target-bytes", "256"], "/loaders?_=" + "x" * 246, {}, 414),
    (["--parameters", "1"], "/loader/coins.svg?size=9", {}, 200),
    (["--parameters", "1"], "/loader/coins.svg?size=9&scale=1.1", {}, 400),
])
def test_what_is_too_much_is_refused(own_service, flags, target, fields, status):
    client = Client(own_service(*flags).address)
    assert client.get(target, fields).status == status
    assert client.get("/healthz").status == 200


def test_the_last_request_is_told_so(own_service):
    service = own_service("--requests-per-connection", "2")
    with Client(service.address).connect() as connection:
        assert connection.request("GET", "/healthz")["connection"] is None
        assert connection.request("GET", "/healthz")["connection"] == "close"
        assert connection.rest() == b""


@pytest.mark.parametrize("hard, warns", [(4096 + 127, True), (4096 + 128, False)])
def test_descriptors_are_raised(hard, warns):
    """The limit is raised as far as the system lets; a warning tells where that is too little."""
    service = subprocess.Popen(
        [BINARY, "serve", "--port", "0"], env=own_environment(), stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE, text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard)))
    told = []
    for line in service.stderr:
        told.append(line)
        if found := re.search(r"127\.0\.0\.1:(\d+)", line):
            break
    text = Client(("127.0.0.1", int(found[1]))).get("/metrics").text
    assert float(re.search(r"^process_max_fds (\S+)", text, re.MULTILINE)[1]) == hard
    assert any("RLIMIT_NOFILE" in line for line in told) == warns
    service.terminate()
    assert service.wait(60) == 0
