"""Limits reached: connections, descriptors, idle clients; operators are answered all the same."""

import socket
import time

import figures
from client import Client
from conftest import Watched
from exchange import ask
from processes import wait_until


def answers_at_once(service, seconds=1.0):
    """Whether health and figures answer at the address for operators, each within so long."""
    client = Client(service.admin)
    for target in ("/healthz", "/readyz", "/metrics"):
        begin = time.monotonic()
        reply = client.get(target)
        assert reply.status == 200, target
        assert time.monotonic() - begin < seconds, target


def test_idle_and_full(own_service, report):
    """With every connection taken operators are answered, and the idle make room."""
    service = own_service("--connections", "100", "--idle-timeout", "3", "--header-deadline", "2")
    taken = [socket.create_connection(service.address) for _ in range(300)]
    for each in taken[::3]:
        each.sendall(b"GET / HTTP/1.1\r\nHos")
    try:
        wait_until(lambda: figures.total(
            figures.read(service.admin), "loaderd_connections") >= 95)
        begin = time.monotonic()
        for _ in range(5):
            answers_at_once(service)
        ask(service.address)
        waited = time.monotonic() - begin
        report(f"100 of 100 connections taken and 200 waiting: a new client was answered after "
               f"{waited:.1f} s, operators at once")
        assert waited < 30
    finally:
        for each in taken:
            each.close()
    ask(service.address)


def test_few_descriptors(report):
    """With fewer descriptors than connections nothing ends, and all is well afterwards."""
    service = Watched("--workers", "2", "--idle-timeout", "3", "--header-deadline", "2",
                      before=("prlimit", "--nofile=96:96"))
    taken = []
    try:
        for _ in range(300):
            taken.append(socket.create_connection(service.address))
        time.sleep(1.5)
        before = cpu_seconds(service)
        time.sleep(2)
        busy = (cpu_seconds(service) - before) / 2
        report(f"96 descriptors, 300 clients: {busy:.0%} of a processor while none is left")
        assert service.process.poll() is None
        assert busy < 0.5, f"{busy:.0%} of a processor while it waits for descriptors"
    finally:
        for each in taken:
            each.close()
    for _ in range(5):
        ask(service.address)
    answers_at_once(service)
    assert service.stop() == 0


def cpu_seconds(service):
    """The processor time of a process (proc(5), stat)."""
    fields = open(f"/proc/{service.process.pid}/stat").read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def test_connections_come_and_go(own_service, report):
    """5,000 connections, half of them cut off in the middle, leave no descriptor behind."""
    service = own_service("--workers", "2", "--header-deadline", "1")
    for _ in range(50):
        ask(service.address)
    before = descriptors(service)
    for number in range(5000):
        with socket.create_connection(service.address) as each:
            if number % 2:
                each.sendall(b"GET /loader/coins.svg HTTP/1.1\r\nHost: a\r\n")
    wait_until(lambda: descriptors(service) <= before + 2, 30)
    report(f"5,000 connections that came and went: {before} descriptors before, "
           f"{descriptors(service)} after")
    ask(service.address)


def descriptors(service):
    return int(figures.total(figures.read(service.admin), "process_open_fds"))
