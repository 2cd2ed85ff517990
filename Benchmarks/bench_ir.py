#!/usr/bin/env python3
"""Counts the instructions of a request and compares them with the committed baseline."""

import argparse
import json
import pathlib
import platform
import sys

from harness import instructions, report, servers

BASELINE = pathlib.Path(__file__).resolve().parent / "baseline.json"
CHECKED = ("cached SVG", "never-seen SVG", "never-seen frame JSON")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="count the few rows of the tests alone")
    parser.add_argument("--record", action="store_true", help="make what is found the baseline")
    return parser.parse_args()


def main():
    options = arguments()
    baseline = json.loads(BASELINE.read_text())
    machine = platform.machine()
    if options.check and baseline["machine"] != machine:
        print(f"The baseline is of {baseline['machine']}, this is {machine}: nothing to compare.")
        return
    servers.build(peers=False)
    rows = instructions.rows()
    if options.check:
        rows = [row for row in rows if row.name in CHECKED]
    else:
        rows += instructions.catalogue_rows()

    found = {row.name: row.measure() for row in rows}
    threshold = baseline["threshold"]
    table = [("request", "Ir", "baseline", "change", "")]
    grown = []
    for name, count in found.items():
        before = baseline["rows"].get(name)
        word = ""
        if before is not None and count > before * (1 + threshold):
            word = "GROWN"
            grown.append(name)
        elif before is not None and count < before * (1 - threshold):
            word = "shrunk: record anew"
        table.append((name, f"{count:,.0f}", "–" if before is None else f"{before:,}",
                      "–" if before is None else f"{(count / before - 1) * 100:+.1f} %", word))
    print(report.text(table))
    if options.record:
        baseline["machine"] = machine
        baseline["rows"].update({name: round(count) for name, count in found.items()})
        if not options.check:
            baseline["rows"] = {name: baseline["rows"][name] for name in found}
        BASELINE.write_text(json.dumps(baseline, indent=2, ensure_ascii=False) + "\n")
        print(f"Recorded in {BASELINE.relative_to(servers.ROOT)}.")
    elif grown:
        sys.exit(f"More than {threshold:.0%} above the baseline: {', '.join(grown)}."
                 " If that is meant: make bench-ir RECORD=1.")


if __name__ == "__main__":
    main()
