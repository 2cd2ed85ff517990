#!/usr/bin/env python3
"""Measures what a request of each kind takes of a processor and of memory, and plans with it."""

import argparse
import datetime
import os
import statistics
import subprocess
import time

from harness import load, plan, report, requests, servers

PAGE = servers.ROOT / "docs" / "sizing.md"


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often each load is measured")
    parser.add_argument("--seconds", type=int, default=2, help="how long each load lasts")
    parser.add_argument("--markdown", action="store_true", help="write the tables of docs/sizing.md")
    return parser.parse_args()


class Kind:
    """Requests of one kind."""

    def __init__(self, name, target=None, unique="", own=False, fields=(), pixels=None):
        self.name, self.pixels = name, pixels
        self.load = load.Load(target=target or servers.PICTURE, unique=unique, own=own,
                              fields=fields)

    def cost(self, server, seconds):
        """Microseconds of the server's processor time for a request."""
        if self.pixels:
            return self.cost_of_pixels(server, seconds)
        sample = load.run(server, self.load, seconds, 2)
        assert not sample.failures, self.name
        return sample.cpu

    def cost_of_pixels(self, server, seconds):
        """The same for pictures of pixels, one after another, each of a colour of its own."""
        connection = requests.Connection(server.port)
        before, end, count = server.cpu_seconds(), time.monotonic() + seconds, 0
        while time.monotonic() < end or count < 10:
            status, _, body = connection.get(f"{self.pixels}&ball1={next(load.colors):06x}")
            assert status == 200, (self.name, status, body[:500])
            count += 1
        connection.close()
        return (server.cpu_seconds() - before) / count * 1e6


KINDS = [
    Kind("cached SVG"),
    Kind("cached SVG, br", fields=(("Accept-Encoding", "br"),)),
    Kind("cached GIF, 200 pixels", "/loader/balls.gif?size=200"),
    Kind("never seen, SVG", unique="svg"),
    Kind("never seen, frame", "/frames/coins?t=0.35", unique="json"),
    Kind("never seen, GIF, 64 pixels", pixels="/loader/balls.gif?fps=30&size=64"),
    Kind("never seen, GIF, 200 pixels", pixels="/loader/balls.gif?fps=30&size=200"),
    Kind("never seen, WebP, 200 pixels", pixels="/loader/balls.webp?fps=30&size=200"),
]


def bytes_of(server, target, fields=()):
    return len(requests.get(server.port, target, fields)[2])


def commit():
    done = subprocess.run(["git", "-C", servers.ROOT, "rev-parse", "--short", "HEAD"],
                          capture_output=True, text=True)
    return done.stdout.strip() or "unknown"


def main():
    options = arguments()
    servers.build(peers=False)
    server = servers.loaderd("sizing").wait()
    try:
        memory = [("after", "resident"), ("the first answer", mebibytes(server))]
        found = {kind.name: [] for kind in KINDS}
        for _ in range(options.rounds):
            for kind in KINDS:
                found[kind.name].append(kind.cost(server, options.seconds))
        memory.append(("all of these loads", mebibytes(server)))
        lengths = {
            "cached SVG": bytes_of(server, servers.PICTURE),
            "cached SVG, br": bytes_of(server, servers.PICTURE, (("Accept-Encoding", "br"),)),
            "cached GIF, 200 pixels": bytes_of(server, "/loader/balls.gif?size=200"),
        }
    finally:
        server.stop()

    middle = {name: statistics.median(costs) for name, costs in found.items()}
    table = [("request", "processor time", "spread", "bytes of the answer")]
    for name, costs in found.items():
        spread = (max(costs) - min(costs)) / middle[name] / 2
        length = f"{lengths[name]:,}" if name in lengths else "–"
        table.append((name, f"{plan.number(middle[name])} µs", f"± {spread:.0%}", length))
    costs = plan.Costs(
        cached=middle["cached SVG, br"], svg=middle["never seen, SVG"],
        frame=middle["never seen, frame"], gif=middle["never seen, GIF, 200 pixels"],
        bytes=lengths["cached SVG, br"])
    told = {"costs": table, "memory": memory, "capacities": plan.capacities(costs),
            "steps": plan.steps(costs)}
    for part in told.values():
        print(report.text(part) + "\n")
    print("\n".join(plan.arithmetic(costs)))
    if options.markdown:
        facts = (f"{datetime.date.today().isoformat()}, commit {commit()}, one worker,"
                 f" {os.cpu_count()} cores shared with the generator, {options.rounds} rounds of"
                 f" {options.seconds} seconds.")
        page = PAGE.read_text()
        for name, part in told.items():
            content = report.markdown(part)
            page = put(page, name, f"{facts}\n\n{content}" if name == "costs" else content)
        lines = "\n".join(f"    {line}" for line in plan.arithmetic(costs))
        PAGE.write_text(put(page, "arithmetic", lines))


def mebibytes(server):
    return f"{server.resident_bytes() / 1048576:.1f} MiB"


def put(page, name, content):
    """The page with content between the markers of a part."""
    begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
    before, rest = page.split(begin, 1)
    _, after = rest.split(end, 1)
    return f"{before}{begin}\n\n{content}\n\n{end}{after}"


if __name__ == "__main__":
    main()
