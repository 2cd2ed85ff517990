"""Mixed traffic for a while, with memory and descriptors sampled each second.

    soak.py [--minutes 15] [--picture docs/images/soak.png]

The traffic: addresses that are asked again and again, addresses that nobody asked before, frames,
pictures of pixels, errors, refused requests, and clients that are slow or hang up. After a warming
up of a fifth of the time, memory may grow by no more than a bound and descriptors not at all.
"""

import argparse
import random
import socket
import statistics
import sys
import threading
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "EndToEnd"), str(HERE.parent / "Shipping")]

import figures  # noqa: E402
from client import Client  # noqa: E402
from conftest import Watched  # noqa: E402
from matrix import ROWS  # noqa: E402
from exchange import SLOWNESS, Wire  # noqa: E402

MEBIBYTE = 1 << 20
GROWTH = 4 * MEBIBYTE
"""How much memory may grow after warming up, told by a straight line through the samples."""
CACHED = ["/loader/balls.svg?scale=1.4&duration=1.2", "/frames/coins?t=0.35", "/loaders",
          "/loader/coins.gif?size=48&fps=10", "/", "/loaders/balls"]


class Traffic:
    """Threads that ask until they are told to stop; each has its own kind of request."""

    def __init__(self, service):
        self.service = service
        self.over = threading.Event()
        self.lock = threading.Lock()
        self.counts, self.failures = {}, []
        kinds = [self.cached] * 3 + [
            self.unseen, self.frames, self.rasters, self.errors, self.refused, self.slow,
            self.leaving]
        self.threads = [threading.Thread(target=self.work, args=(kind, number), daemon=True)
                        for number, kind in enumerate(kinds)]

    def work(self, kind, number):
        choice = random.Random(number)
        client = Client(self.service.address)
        while not self.over.is_set():
            try:
                kind(client, choice)
            except Exception as problem:  # Whatever it is, it is told at the end.
                if not self.over.is_set():
                    self.failures.append(f"{kind.__name__}: {problem!r}")
                client.forget()
            # A service that a sanitizer slows down is not to be flooded.
            time.sleep(0.02 * (SLOWNESS - 1))
            with self.lock:
                self.counts[kind.__name__] = self.counts.get(kind.__name__, 0) + 1

    def cached(self, client, choice):
        client.read(choice.choice(CACHED))

    def unseen(self, client, choice):
        client.read(f"/loader/balls.svg?duration={choice.uniform(1, 9):.9f}")

    def frames(self, client, choice):
        client.read(f"/frames/coins?t={choice.uniform(0, 9):.9f}")
        if not choice.randrange(20):
            client.read(f"/frames/balls.ndjson?fps=60&duration={choice.uniform(1, 9):.6f}")

    def rasters(self, client, choice):
        ending = choice.choice(["png", "gif", "apng", "webp", "sprite.png"])
        client.read(f"/loader/coins.{ending}?size={choice.randint(16, 64)}&fps=8"
                    f"&duration={choice.uniform(0.5, 1.5):.4f}" if ending != "png" else
                    f"/loader/coins.png?size={choice.randint(16, 99)}")
        time.sleep(0.05)

    def errors(self, client, choice):
        reply = client.get(choice.choice(
            ["/nothing", "/loader/none.svg", "/loader/coins.svg?scale=99", "/loader/%ff.svg"]))
        assert reply.status in (400, 404), reply.status

    def refused(self, client, choice):
        row = choice.choice(ROWS)
        if sum(len(step) for step in row.steps if isinstance(step, bytes)) > 300_000:
            return
        with Wire(self.service.address) as wire:
            if wire.play(row.steps):
                wire.read(lambda _: False, 0.05)

    def slow(self, client, choice):
        with socket.create_connection(self.service.address) as connection:
            connection.sendall(b"GET /loader/coins.svg HTTP/1.1\r\nX-A: ")
            for _ in range(choice.randrange(20)):
                if self.over.wait(0.5):
                    return
                connection.sendall(b"a")

    def leaving(self, client, choice):
        with socket.create_connection(self.service.address) as connection:
            connection.sendall(b"GET /frames/balls?fps=60&duration=%d HTTP/1.1\r\nHost: a\r\n\r\n"
                               % (20 / SLOWNESS))
            time.sleep(choice.uniform(0, 0.02))

    def __enter__(self):
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_):
        self.over.set()
        for thread in self.threads:
            thread.join(60)


def sample(service, begin):
    """Time in seconds, memory in bytes, descriptors, connections."""
    series = figures.read(service.admin)
    connections = figures.total(series, "loaderd_connections")
    return (time.monotonic() - begin, figures.total(series, "process_resident_memory_bytes"),
            figures.total(series, "process_open_fds") - connections, connections)


def soak(minutes):
    service = Watched("--workers", "2", "--header-deadline", "5", "--idle-timeout", "20")
    samples, begin = [], time.monotonic()
    with Traffic(service) as traffic:
        while (now := time.monotonic() - begin) < minutes * 60:
            samples.append(sample(service, begin))
            time.sleep(max(len(samples) - now, 0) if len(samples) > now else 0.01)
    answered = figures.answered(service.admin)
    code = service.stop()
    return samples, traffic, answered, code


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--picture", type=Path)
    options = parser.parse_args()
    samples, traffic, answered, code = soak(options.minutes)
    warm = [each for each in samples if each[0] > options.minutes * 60 / 5]
    line = statistics.linear_regression([each[0] for each in warm], [each[1] for each in warm])
    growth = line.slope * (warm[-1][0] - warm[0][0])
    fifth = max(len(warm) // 5, 1)
    files = [statistics.median(each[2] for each in part) for part in (warm[:fifth], warm[-fifth:])]
    print(f"{options.minutes:g} minutes, {answered:,.0f} requests answered: " + ", ".join(
        f"{count:,} {kind}" for kind, count in sorted(traffic.counts.items())))
    print(f"memory {warm[0][1] / MEBIBYTE:.1f} MiB after warming up, {warm[-1][1] / MEBIBYTE:.1f} "
          f"MiB at the end, {max(each[1] for each in samples) / MEBIBYTE:.1f} MiB at most; "
          f"a line through the samples grows by {growth / MEBIBYTE:+.2f} MiB")
    print(f"descriptors besides those of connections: {files[0]:.0f} after warming up, "
          f"{files[1]:.0f} at the end")
    if options.picture:
        import plot

        plot.draw(samples, options.picture)
    faults = traffic.failures[:10]
    if growth > GROWTH:
        faults.append(f"memory grew by {growth / MEBIBYTE:.2f} MiB")
    if files[1] > files[0] + 1:
        faults.append("descriptors grew")
    if code != 0:
        faults.append(f"exit code {code}")
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{int(not faults)} passed, {int(bool(faults))} failed")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
