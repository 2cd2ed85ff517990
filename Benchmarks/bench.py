#!/usr/bin/env python3
"""Measures the service beside the C base and its peers, in turns, and judges the ratios."""

import argparse
import json
import os
import pathlib
import platform
import subprocess
import sys
import time

from harness import cells, instructions, lifetimes, load, report, servers, targets

PAGE = servers.ROOT / "docs" / "benchmarks.md"


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=2, help="of one load in one round")
    parser.add_argument("--threads", type=int, default=2, help="of the load generator")
    parser.add_argument("--distinct", type=int, default=1_000_000,
                        help="parameter sets of the memory row")
    parser.add_argument("--only", default="", help="run the loads with these words alone")
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--no-instructions", action="store_true")
    parser.add_argument("--no-lifetimes", action="store_true")
    parser.add_argument("--markdown", action="store_true", help=f"write the table into {PAGE.name}")
    parser.add_argument("--json", type=pathlib.Path, default=servers.BUILT / "results.json")
    return parser.parse_args()


def main():
    options = arguments()
    begin = time.monotonic()

    def show(line):
        print(f"[{time.monotonic() - begin:4.0f} s] {line}", file=sys.stderr)

    servers.allow_many_files()
    servers.build(peers=not options.no_peers)
    samples = measure_loads(options, show)
    counts = {} if options.no_instructions else count_instructions(samples, show)
    extra = {} if options.no_lifetimes else measure_lifetimes(options, show)

    results = targets.Results(samples, counts)
    verdicts = targets.verdicts(results, extra)
    facts = describe(options)
    options.json.write_text(json.dumps(
        report.document(results, verdicts, extra, facts), indent=1, ensure_ascii=False))
    rows, judged = report.lines(results), report.verdict_lines(verdicts)
    line = ", ".join(f"{name} {value}" for name, value in facts.items())
    print(line, report.text(rows), report.text(judged, left=3), sep="\n\n")
    if options.markdown:
        report.insert(PAGE, "\n\n".join(
            (line[0].upper() + line[1:] + ".", report.markdown(rows),
             report.markdown(judged, left=3))))
    show(f"done; all figures in {options.json}")


def measure_loads(options, show):
    """Every load once a round, one after the other, so that all share what the machine does."""
    running = cells.start_servers(peers=not options.no_peers)
    try:
        todo = [cell for cell in cells.cells(running) if options.only in cell.name]
        samples = {cell.name: [] for cell in todo}
        for server in running.values():
            load.run(server, load.Load(), 1, options.threads)
        for number in range(options.rounds):
            for cell in todo:
                samples[cell.name].append(load.run(
                    running[cell.server], cell.load, options.seconds, options.threads, cell.port))
            show(f"round {number + 1} of {options.rounds}: {len(todo)} loads")
    finally:
        for server in reversed(running.values()):
            server.stop()
    return samples


def count_instructions(samples, show):
    counts = {}
    for row in instructions.rows():
        if row.name in samples:
            counts[row.name] = row.measure()
    show("instructions counted")
    return counts


def measure_lifetimes(options, show):
    extra = {"starts": lifetimes.starts(max(options.rounds, 5) * 2)}
    extra["idle"] = lifetimes.bytes_of_idle_connections(None)
    extra["idle8"] = lifetimes.bytes_of_idle_connections(8192)
    extra["budget"] = lifetimes.cache_budget()
    extra["memory"] = lifetimes.memory(options.distinct, options.threads, show)
    return extra


def describe(options):
    head = subprocess.run(["git", "-C", servers.ROOT, "rev-parse", "--short", "HEAD"],
                          capture_output=True, text=True).stdout.strip()
    return {"commit": head, "cores": os.cpu_count(), "machine": platform.machine(),
            "rounds": options.rounds, "seconds a load": options.seconds,
            "threads of the load generator": options.threads}


if __name__ == "__main__":
    main()
