"""The units of systemd: checked by systemd, and the binary under what they allow it."""

import http.client
import os
import re
import shutil
import signal
import time
from pathlib import Path

import pytest

from client import Client
from processes import Process, run, wait_until
from service import BINARY
from shipped import CONFIG, free_ports

UNITS = CONFIG / "systemd"


def option(unit, name):
    return re.findall(rf"^{name}=(.*)$", (UNITS / unit).read_text(), re.MULTILINE)


def test_units_are_right(place):
    """Verified as they stand, in a system that has the binary where packages put it."""
    shutil.copytree("/usr/lib/systemd/system", place / "usr/lib/systemd/system", symlinks=True)
    (place / "usr/bin").mkdir()
    shutil.copy(BINARY, place / "usr/bin/loaderd")
    shutil.copy(shutil.which("kill"), place / "usr/bin/kill")
    shutil.copytree(UNITS, place / "etc/systemd/system")
    told = run("systemd-analyze", "verify", "--man=no", f"--root={place}",
               "loaderd.service", "loaderd.socket", "loaderd-admin.socket")
    assert "loaderd" not in told


def test_exposure():
    """Of at most 10, less than 2 (the threshold is in tenths)."""
    told = run("systemd-analyze", "security", "--offline=yes", "--threshold=19", "--no-pager",
               UNITS / "loaderd.service")
    assert re.search(r"exposure level for loaderd.service: (0|1)\.\d", told)


def test_system_calls_are_allowed(place):
    """Everything that the binary asks of the kernel passes the unit's filter."""
    [port] = free_ports(1)
    trace = place / "trace"
    traced = Process(["strace", "-f", "-qq", "-o", trace, str(BINARY), "serve",
                      "--port", str(port)], place / "log", cwd="/")
    traced.wait_for_port(port)
    client = Client(("127.0.0.1", port))
    files = [each["url"] for each in client.get("/loaders/balls").json["formats"]]
    for target in ("/", *files, "/frames/coins?fps=60", "/metrics", "/no"):
        for coding in ("br", "gzip", "identity"):
            client.get(target, {"Accept-Encoding": coding})
    children = Path(f"/proc/{traced.process.pid}/task/{traced.process.pid}/children").read_text()
    [child] = map(int, children.split())
    os.kill(child, signal.SIGTERM)
    assert traced.wait() == 0
    used = set(re.findall(r"^\d+ +(\w+)\(", trace.read_text(), re.MULTILINE))
    assert {"accept4", "epoll_wait", "exit_group"} <= used
    assert used - allowed() == set()


def allowed():
    """The names of the system calls that SystemCallFilter= lets through."""
    text = run("systemd-analyze", "syscall-filter", "--no-pager")
    sets, current = {}, None
    for line in text.splitlines():
        if line.startswith("@"):
            current = sets.setdefault(line.strip(), set())
        elif current is not None and (word := line.strip()) and not word.startswith("#"):
            current.add(word)

    def members(name):
        if not name.startswith("@"):
            return {name}
        found = set()
        for each in sets[name]:
            found |= members(each)
        return found

    calls = members("@default")
    for line in option("loaderd.service", "SystemCallFilter"):
        for name in line.removeprefix("~").split():
            calls = calls - members(name) if line.startswith("~") else calls | members(name)
    return calls | members("@default")


def command():
    """What the unit starts, with the binary that was built in the place of the installed one."""
    [line] = option("loaderd.service", "ExecStart")
    assert line.startswith("/usr/bin/loaderd ")
    return [str(BINARY), *line.split()[1:]]


@pytest.mark.traffic
def test_socket_activation(place):
    """The unit's command on a socket that systemd's own activation hands over."""
    [port] = free_ports(1)
    activated = Process(["systemd-socket-activate", "-l", f"127.0.0.1:{port}", *command()],
                        place / "log", cwd="/")
    client = Client(("127.0.0.1", port))

    def answers():
        """the socket is there and the service is started by the first connection"""
        try:
            return client.get("/readyz").status == 200
        except (OSError, http.client.HTTPException):
            return False

    wait_until(answers)
    assert client.get("/loader/balls.svg").status == 200
    activated.signal(signal.SIGTERM)
    assert activated.wait() == 0


@pytest.mark.traffic
def test_both_sockets(place):
    """The socket for operators is told apart by the name that its unit gives it."""
    assert option("loaderd-admin.socket", "FileDescriptorName") == ["admin"]
    main, admin = free_ports(2)
    activated = Process(["systemd-socket-activate", "-l", f"127.0.0.1:{main}",
                         "-l", f"127.0.0.1:{admin}", "--fdname=loaderd.socket:admin", *command()],
                        place / "log", cwd="/")

    def answers():
        """the service is started by the first connection and answers on both"""
        try:
            return [Client(("127.0.0.1", port)).get("/metrics").status
                    for port in (main, admin)] == [404, 200]
        except (OSError, http.client.HTTPException):
            return False

    wait_until(answers)
    activated.signal(signal.SIGTERM)
    assert activated.wait() == 0


@pytest.mark.traffic
def test_without_a_network(place):
    """PrivateNetwork=yes takes nothing away from a service whose socket is inherited."""
    assert option("loaderd.service", "PrivateNetwork") == ["yes"]
    [port] = free_ports(1)
    alone = Process(["systemd-socket-activate", "-l", f"127.0.0.1:{port}", "-E", "PATH",
                     shutil.which("unshare"), "--net", *command()], place / "log", cwd="/")
    time.sleep(0.5)
    client = Client(("127.0.0.1", port))

    def answers():
        """the service answers on the inherited socket"""
        try:
            return client.get("/frames/coins?t=0.35").status == 200
        except (OSError, http.client.HTTPException):
            return False

    wait_until(answers)
    alone.signal(signal.SIGTERM)
    assert alone.wait() == 0
