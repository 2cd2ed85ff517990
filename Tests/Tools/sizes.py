#!/usr/bin/env python3
"""Writes how many bytes the SVG of each loader takes into a page, between its markers.

    sizes.py BINARY PAGE
"""

import gzip
import subprocess
import sys
from pathlib import Path

ENGINES = ("css", "smil")
COLUMNS = ("as it is", "`motion=full`", "gzip")
BEGIN, END = "<!-- begin sizes -->\n", "<!-- end sizes -->"


def render(binary, loader, *flags):
    command = [binary, "render", loader, *flags]
    return subprocess.run(command, check=True, capture_output=True).stdout


def sizes(binary, loader, engine):
    """Bytes by default, without what reduced motion needs, and compressed."""
    content = render(binary, loader, "--engine", engine)
    full = render(binary, loader, "--engine", engine, "--motion", "full")
    return len(content), len(full), len(gzip.compress(content, 9, mtime=0))


def table(binary):
    listed = subprocess.run(
        [binary, "list"], check=True, capture_output=True, text=True).stdout.splitlines()
    loaders = [line.split()[0] for line in listed if line.strip()]
    heads = [f"{engine}, {column}" for engine in ENGINES for column in COLUMNS]
    rows = ["| loader | " + " | ".join(heads) + " |", "| --- |" + " --: |" * len(heads)]
    for loader in loaders:
        figures = [size for engine in ENGINES for size in sizes(binary, loader, engine)]
        rows.append(f"| `{loader}` | " + " | ".join(f"{size:,}" for size in figures) + " |")
    return "\n".join(rows) + "\n"


def main():
    binary, page = sys.argv[1], Path(sys.argv[2])
    text = page.read_text("utf-8")
    head, rest = text.split(BEGIN)
    page.write_text(head + BEGIN + table(binary) + END + rest.split(END, 1)[1], "utf-8")


if __name__ == "__main__":
    main()
