"""Holds a running service against its own contract with Schemathesis, all checks on.

usage: run.py [ADDRESS] [--examples N] [--seed N] [--brief]

Without an address the release binary is started and asked.

Requests are drawn from the schemas of the contract, right ones and wrong ones; every answer is
judged by all checks of the tool. Loaders share their tables, so that one of them in every format
and the others in one format each tell of all; `--brief` asks fewer still.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.path.append(str(FOLDER.parent / "EndToEnd"))

from service import Service  # noqa: E402


def chosen(document, brief):
    """The addresses that are asked: all without a loader, one loader whole, others in turns."""
    paths = list(document["paths"])
    files = [path for path in paths if re.match(r"/(loader|frames)/[^{]*$", path)]
    others = [path for path in paths if path not in files]
    loaders = list(dict.fromkeys(re.split(r"[/.]", path)[2] for path in files))
    if brief:
        first = loaders[0]
        return [f"/loader/{first}.svg", f"/frames/{first}", f"/frames/{first}.ndjson",
                "/loaders/{name}", "/"]
    whole = [path for path in files if re.split(r"[/.]", path)[2] == loaders[-1]]
    endings = [path.removeprefix(f"/loader/{loaders[-1]}") for path in whole
               if path.startswith("/loader/")]
    turns = [f"/loader/{name}{endings[place % len(endings)]}"
             for place, name in enumerate(loaders[:-1])]
    return others + whole + [path for path in turns if path in files]


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("address", nargs="?")
    arguments.add_argument("--examples", type=int, default=20)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--brief", action="store_true")
    told = arguments.parse_args()
    if told.address:
        sys.exit(run(told, told.address))
    # Pictures of few pixels answer as others do, and sooner.
    service = Service("--max-pixels", "65536")
    try:
        code = run(told, service.url)
    finally:
        service.stop()
    sys.exit(code)


def run(told, address):
    """The exit code of the tool."""
    with urllib.request.urlopen(f"{address}/openapi.json") as answer:
        document = json.load(answer)
    command = [
        Path(sys.executable).parent / "schemathesis", "--config-file", FOLDER / "schemathesis.toml",
        "run", f"{address}/openapi.json", "--max-examples", str(told.examples), "--seed",
        str(told.seed), "--no-color", "--continue-on-failure",
    ]
    if told.brief:
        command += ["--phases", "examples,fuzzing"]
    for path in chosen(document, told.brief):
        command += ["--include-path", path]
    environment = {**os.environ, "SCHEMATHESIS_HOOKS": "limits", "PYTHONPATH": str(FOLDER)}
    return subprocess.run(command, env=environment).returncode


if __name__ == "__main__":
    main()
