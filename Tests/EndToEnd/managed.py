"""The service under a service manager, which is this process: sockets handed down, states told."""

import os
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from service import BINARY, PATIENCE, own_environment


def listening():
    """A listening socket on a free port of the loopback address."""
    held = socket.socket()
    held.bind(("127.0.0.1", 0))
    held.listen(4096)
    return held


class Manager:
    """Hears what services tell it (sd_notify(3))."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="loaderd-")
        self.path = str(Path(self.folder.name) / "notify")
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.bind(self.path)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()
        self.folder.cleanup()

    def hear(self, seconds=PATIENCE):
        """The next message as a dictionary; None where nothing comes."""
        self.socket.settimeout(seconds)
        try:
            text = self.socket.recv(4096).decode()
        except TimeoutError:
            return None
        return dict(line.split("=", 1) for line in text.splitlines())

    def hear_until(self, name, seconds=PATIENCE):
        """The next message that assigns to a name."""
        end = time.monotonic() + seconds
        while (message := self.hear(max(end - time.monotonic(), 0.01))) is not None:
            if name in message:
                return message
        raise TimeoutError(f"no {name} was told")


class Managed:
    """A service with sockets of its manager, by names."""

    def __init__(self, sockets=(), manager=None, watchdog=None, flags=(),
                 stderr=subprocess.DEVNULL, closes_stderr=False):
        environment = own_environment()
        if manager:
            environment["NOTIFY_SOCKET"] = manager.path
        if watchdog:
            environment["WATCHDOG_USEC"] = str(int(watchdog * 1e6))
        if sockets:
            environment["LISTEN_FDS"] = str(len(sockets))
            environment["LISTEN_FDNAMES"] = ":".join(name for name, _ in sockets)
        numbers = [each.fileno() for _, each in sockets]

        def hand_down():
            # Out of the way first: one of them may be where another belongs.
            copies = [os.dup(number) for number in numbers]
            while copies and min(copies) < 3 + len(copies):
                copies = [os.dup(number) for number in copies]
            for place, copy in enumerate(copies):
                os.dup2(copy, 3 + place)

        command = 'LISTEN_PID=$$ exec "$0" "$@"' + (" 2>&-" if closes_stderr else "")
        self.process = subprocess.Popen(
            ["/bin/sh", "-c", command, str(BINARY), "serve", *flags],
            env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=stderr,
            preexec_fn=hand_down, pass_fds=tuple(3 + place for place in range(len(numbers))),
            text=True)

    def signal(self, number):
        self.process.send_signal(number)

    def wait(self):
        """The exit code; a process that does not end is killed, which the code then tells."""
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()

    def stop(self):
        self.signal(signal.SIGTERM)
        return self.wait()
