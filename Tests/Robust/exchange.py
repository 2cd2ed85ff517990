"""Plays a row of the matrix over one connection, and asks what nobody else asked afterwards."""

import itertools
import json
import os
import socket
import struct
import time

import replies
from matrix.row import Drip, HalfClose, Pause, Reset

SLOWNESS = float(os.environ.get("ROBUST_SLOWNESS", "1"))
"""How many times slower than usual the service may be, as under valgrind."""
DEADLINE = 8.0 * SLOWNESS
"""Seconds within which a reply or a close must come."""
NUMBERS = itertools.count(1)


class Wire:
    """One connection that keeps all bytes it got."""

    def __init__(self, address):
        self.socket = socket.create_connection(address, timeout=DEADLINE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.received = b""
        self.is_over = False

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def play(self, steps):
        """Does what a row tells; says whether the connection is still ours to read."""
        for step in steps:
            try:
                if isinstance(step, bytes):
                    self.send(step)
                elif isinstance(step, Pause):
                    time.sleep(step.seconds)
                elif isinstance(step, Drip):
                    self.drip(step)
                elif isinstance(step, HalfClose):
                    self.socket.shutdown(socket.SHUT_WR)
                elif isinstance(step, Reset):
                    self.socket.setsockopt(
                        socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                    self.socket.close()
                    return False
            except OSError:
                break  # Cut off while it still sent.
        return True

    def send(self, octets):
        """Sends, and takes what comes meanwhile, so that neither side waits for the other."""
        rest = memoryview(octets)
        self.socket.setblocking(False)
        end = time.monotonic() + DEADLINE
        try:
            while rest and time.monotonic() < end:
                try:
                    rest = rest[self.socket.send(rest):]
                except BlockingIOError:
                    self.take()
                    time.sleep(0.001)
        finally:
            self.socket.settimeout(DEADLINE)

    def drip(self, step):
        for place in range(len(step.octets)):
            self.socket.sendall(step.octets[place:place + 1])
            if step.seconds:
                time.sleep(step.seconds)

    def take(self):
        """Takes what is there; says whether anything was."""
        try:
            block = self.socket.recv(262144)
        except (BlockingIOError, TimeoutError):
            return False
        except OSError:
            block = b""
        self.is_over = not block
        self.received += block
        return bool(block)

    def read(self, is_enough, deadline=None):
        """Takes bytes until they are enough or the other side closes; False after the deadline."""
        end = time.monotonic() + (deadline or DEADLINE)
        while not self.is_over:
            if is_enough(self.received):
                return True
            left = end - time.monotonic()
            if left <= 0:
                return False
            self.socket.settimeout(left)
            self.take()
        return True

    def read_replies(self, count, heads=()):
        """Takes so many replies, or fewer where the other side closes."""
        def has_all(octets):
            return len(replies.read(octets, False, heads)[0]) >= count

        return self.read(has_all)


class Question:
    """A good request that nobody asked before, and its own answer."""

    def __init__(self):
        self.number = next(NUMBERS)
        self.time = self.number / 1000

    def request(self, ends=True):
        end = b"Connection: close\r\n" if ends else b""
        return b"GET /frames/coins?t=%.3f HTTP/1.1\r\nHost: localhost\r\n%s\r\n" % (self.time, end)

    def check(self, reply):
        assert reply.status == 200, (reply.status, reply.content[:300])
        told = json.loads(reply.content)
        assert told["t"] == self.time, f"asked for {self.time}, got {told['t']}"


def ask(address):
    """Asks over a new connection; the answer must be its own, and nothing more may come."""
    question = Question()
    with Wire(address) as wire:
        wire.send(question.request())
        assert wire.read(lambda _: False), "no close after Connection: close"
        found, rest = replies.read(wire.received, True)
        assert len(found) == 1 and not rest, (len(found), rest[:100])
        question.check(found[0])
