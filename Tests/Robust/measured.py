"""A client that is measured: one request after the other, and how long each took."""

import http.client
import threading
import time

from client import Client
from exchange import SLOWNESS, Question

PATIENCE = 5.0 * SLOWNESS


class Measured(threading.Thread):
    """Asks so many times a second over a kept connection, or a new one each time."""

    def __init__(self, address, rate=50, keeps=True):
        super().__init__(daemon=True)
        self.address, self.pause, self.keeps = address, 1 / rate, keeps
        self.times, self.failures = [], []
        self.stopped = threading.Event()

    def run(self):
        connection = None
        due = time.monotonic()
        while not self.stopped.is_set():
            question = Question()
            begin = time.monotonic()
            try:
                connection = connection or Client(self.address).connect(PATIENCE)
                connection.send(question.request(not self.keeps))
                reply = connection.read()
                question.check(reply)
            except (OSError, http.client.HTTPException, AssertionError) as problem:
                self.failures.append(f"{type(problem).__name__}: {problem}")
                reply = None
            self.times.append(time.monotonic() - begin)
            if reply is None or not self.keeps or reply["connection"] == "close":
                if connection:
                    connection.socket.close()
                connection = None
            due += self.pause
            time.sleep(max(due - time.monotonic(), 0))

    def stop(self):
        self.stopped.set()
        self.join()

    def quantile(self, share):
        """The time in milliseconds within which this share was answered."""
        times = sorted(self.times)
        return 1000 * times[min(int(share * len(times)), len(times) - 1)]

    @property
    def words(self):
        return (f"{len(self.times)} asked, {len(self.failures)} failed, "
                f"p50 {self.quantile(0.5):.1f} ms, p99 {self.quantile(0.99):.1f} ms, "
                f"longest {self.quantile(1):.1f} ms")
