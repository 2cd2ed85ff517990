"""What is measured on servers of their own: starting, and memory."""

import os
import re
import socket
import subprocess
import time

from . import load, requests, servers


def seconds_to_first_answer(command, port):
    """From starting the program to the last byte of the first 200."""
    silent = [(os.POSIX_SPAWN_OPEN, fd, os.devnull, os.O_RDWR, 0) for fd in (0, 1, 2)]
    begin = time.perf_counter()
    pid = os.posix_spawn(str(command[0]), [str(part) for part in command], os.environ,
                         file_actions=silent)
    try:
        while time.perf_counter() - begin < 20:
            try:
                if requests.get(port, servers.PICTURE)[0] == 200:
                    return time.perf_counter() - begin
            except (ConnectionError, socket.timeout):
                time.sleep(0.0001)
        raise RuntimeError(f"no answer from {command[0]}")
    finally:
        os.kill(pid, 15)
        os.waitpid(pid, 0)


def starts(rounds):
    """Times to the first 200 of the service and of the base, taken in turns."""
    service, base = [], []
    for _ in range(rounds):
        port = servers.free_port()
        service.append(seconds_to_first_answer(servers.loaderd_command(port), port))
        port = servers.free_port()
        base.append(seconds_to_first_answer(
            [servers.BUILT / "prepared", port, 32768, servers.BODY], port))
    return service, base


def bytes_of_idle_connections(pool, count=2000):
    """Resident bytes that each idle connection takes, beyond those of a server under load."""
    server = servers.loaderd(f"idle-{pool}", workers=1, pool=pool).wait()
    try:
        load.run(server, load.Load(), 1, 1)
        before = server.resident_bytes()
        with load.idle_connections(server.port, count, servers.PICTURE):
            return (server.resident_bytes() - before) / count
    finally:
        server.stop()


def memory(distinct, threads, show):
    """Resident bytes at start, and after so many distinct parameter sets were asked for."""
    server = servers.loaderd("memory", workers=None).wait()
    try:
        first = server.resident_bytes()
        asked, seconds = 0, 1
        begin = time.monotonic()
        while asked < distinct:
            sample = load.run(server, load.Load(unique="svg"), seconds, threads)
            asked += sample.requests
            left = (distinct - asked) / max(sample.rate, 1)
            seconds = max(1, min(20, int(left) + 1))
            show(f"memory: {asked} of {distinct} distinct parameter sets,"
                 f" {time.monotonic() - begin:.0f} s")
        return first, server.resident_bytes(), asked
    finally:
        server.stop()


def cache_budget():
    """The bytes that the cache may take by default; None where the service has no such setting."""
    text = subprocess.run([servers.BINARY, "serve", "--help"], check=True, capture_output=True,
                          text=True).stdout
    found = re.search(r"--(?:response-)?cache(?:-bytes|-size|-budget)?\s.*?Default:\s+(\d+)", text,
                      re.S)
    return int(found[1]) if found else None

