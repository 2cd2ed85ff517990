"""The service as a process: started on a free port of the loopback address, ended by signal."""

import os
import re
import signal
import subprocess
import threading
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
BINARY = Path(os.environ.get("LOADERD_BINARY", REPOSITORY / ".build/release/loaderd")).resolve()
START_LINE = re.compile(r"listening on \S*?127\.0\.0\.1:(\d+)")
PATIENCE = 60.0
"""Seconds after which something that should take far less counts as failed."""


class Service:
    """A running service; what it writes to standard error is kept in `lines`.

    `before` is a command that runs the service, such as one that sets limits.
    """

    def __init__(self, *flags, before=()):
        self.lines = []
        self.port = None
        self._told = threading.Event()
        self.process = subprocess.Popen(
            [*before, BINARY, "serve", "--host", "127.0.0.1", "--port", "0", *flags],
            env=own_environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self._told.wait(PATIENCE)
        if self.port is None:
            self.process.kill()
            self.process.wait()
            raise RuntimeError("no start-up line:\n" + "".join(self.lines))

    def _read(self):
        for line in self.process.stderr:
            self.lines.append(line)
            found = START_LINE.search(line)
            if self.port is None and found:
                self.port = int(found.group(1))
                self._told.set()
        self._told.set()

    @property
    def address(self):
        return ("127.0.0.1", self.port)

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    @property
    def resident_bytes(self):
        """The physical memory of the process (proc(5), statm)."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def terminate(self):
        self.process.send_signal(signal.SIGTERM)

    def wait(self):
        """The exit code; a process that does not end is killed, which the code then tells."""
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            code = self.process.wait()
        self._reader.join(PATIENCE)
        return code

    def stop(self):
        """Ends the process as an operator would; 0 is the only code that is right."""
        self.terminate()
        return self.wait()


def own_environment():
    """The environment without settings of the service, so that its defaults hold."""
    return {key: value for key, value in os.environ.items() if not key.startswith("LOADERD_")}


def run(*arguments):
    """Runs a command of the binary to its end."""
    return subprocess.run(
        [BINARY, *arguments], env=own_environment(), stdin=subprocess.DEVNULL,
        capture_output=True, timeout=PATIENCE)
