"""Replicas of the service on ports of their own that can be killed, drained and started anew."""

import http.client
import signal
from pathlib import Path

from client import Client
from processes import Process, wait_until
from service import BINARY
from shipped import free_ports


class Replica:
    """One process of the service, or none at the moment, on a port that stays."""

    def __init__(self, port, directory, *flags):
        self.port = port
        self.log = Path(directory) / f"replica-{port}.log"
        self.flags = flags
        self.process = None
        self.start()

    @property
    def address(self):
        return ("127.0.0.1", self.port)

    def start(self):
        self.process = Process(
            [str(BINARY), "serve", "--host", "127.0.0.1", "--port", str(self.port),
             "--workers", "1", *self.flags], self.log, cwd="/")
        self.process.wait_for_port(self.port)

    def kill(self):
        """Ends the process without a chance to say anything."""
        self.process.signal(signal.SIGKILL)
        assert self.process.wait() == -signal.SIGKILL

    def drain(self):
        """Ends the process as an operator would; returns its exit code."""
        self.process.signal(signal.SIGTERM)
        return self.process.wait()

    def stop(self):
        return self.process.stop()

    def requests(self):
        """How many requests have been answered, those for health and figures left aside."""
        aside = [f'route="{route}"' for route in ("/healthz", "/readyz", "/metrics")]
        return sum(int(line.rpartition(" ")[2])
                   for line in Client(self.address).read("/metrics").decode().splitlines()
                   if line.startswith("loaderd_requests_total{")
                   and not any(route in line for route in aside))


class Replicas(list):
    """Three of them."""

    def __init__(self, directory, *flags, count=3):
        super().__init__(Replica(port, directory, *flags) for port in free_ports(count))

    @property
    def ports(self):
        return [each.port for each in self]

    def requests(self):
        """How many requests have been answered by all together."""
        return sum(each.requests() for each in self)

    def stop(self):
        for each in self:
            each.stop()


def is_ready(address, target="/readyz"):
    """Waits until a proxy answers with what a replica says."""

    def answers():
        """the proxy reaches a replica"""
        try:
            return Client(address).get(target).status == 200
        except (OSError, http.client.HTTPException):
            return False

    wait_until(answers)
