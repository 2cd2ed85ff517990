"""Programs that a test starts, waits for and ends."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

PATIENCE = 60.0
"""Seconds after which something that should take far less counts as failed."""


def program(name):
    """Where a program is: beside this Python, as those from its packages, or in the path."""
    beside = Path(sys.executable).parent / name
    found = beside if beside.is_file() else shutil.which(name, path=search_path())
    assert found, f"there is no program {name}"
    return str(found)


def search_path():
    return os.environ.get("PATH", "") + ":/usr/sbin:/sbin"


def run(*command, code=0, **options):
    """Runs a program to its end and returns what it wrote; any other exit code is a failure."""
    options = {"timeout": 300, "stdin": subprocess.DEVNULL, **options}
    done = subprocess.run([program(command[0]), *map(str, command[1:])], text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options)
    assert done.returncode == code, f"{command[0]} ended with {done.returncode}:\n{done.stdout}"
    return done.stdout


def wait_until(what, seconds=PATIENCE):
    """Asks until the answer is true; returns it. Raises `TimeoutError` if it never is."""
    end = time.monotonic() + seconds
    while True:
        answer = what()
        if answer:
            return answer
        if time.monotonic() > end:
            raise TimeoutError(what.__doc__ or what.__name__)
        time.sleep(0.05)


class Process:
    """A program that runs until it is stopped; what it writes is kept in a file."""

    def __init__(self, command, log, environment=None, **options):
        self.log = Path(log)
        self.output = self.log.open("ab")
        self.process = subprocess.Popen(
            [program(command[0]), *map(str, command[1:])], stdin=subprocess.DEVNULL,
            stdout=self.output, stderr=subprocess.STDOUT, start_new_session=True,
            env={**clean_environment(), **(environment or {})}, **options)

    @property
    def text(self):
        return self.log.read_text("utf-8", "replace")

    def wait_for_port(self, port):
        def listens():
            """the port takes connections"""
            assert self.process.poll() is None, f"it ended:\n{self.text}"
            with socket.socket() as probe:
                probe.settimeout(1)
                return probe.connect_ex(("127.0.0.1", port)) == 0

        wait_until(listens)
        return self

    def signal(self, number):
        self.process.send_signal(number)

    def wait(self, seconds=PATIENCE):
        try:
            return self.process.wait(seconds)
        finally:
            self.output.close()

    def stop(self):
        """Ends the program and its children; whatever is left after a while is killed."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                os.killpg(self.process.pid, signal.SIGKILL)
                self.process.wait()
        self.output.close()
        return self.process.returncode


def clean_environment():
    """The environment without settings of the service and proxies for clients."""
    return {key: value for key, value in os.environ.items()
            if not key.startswith("LOADERD_") and not key.lower().endswith("_proxy")}
