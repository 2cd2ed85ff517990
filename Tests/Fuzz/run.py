"""Runs the fuzz targets one after the other and tells what each came to.

    run.py FUZZER [--seconds 60] [--only query,color] [--keep]

Every target begins with the corpus of the repository and a dictionary; what it finds stays in the
folder of the build. `--keep` takes the smallest inputs that reach the same code into the
repository's corpus, as many as fit. An input that breaks a property is kept beside the build and
the command fails.
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
KEPT_BYTES = 12_000
"""How large the corpus of one target may become in the repository."""
LONGEST = {"service": 2048, "settings": 4096, "json": 2048, "raster": 200, "path-data": 512}
STATUS = re.compile(r"#(\d+)\s+(\w+)\s+cov: (\d+) ft: (\d+) corp: (\d+)")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("fuzzer", type=Path)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--only", default="")
    parser.add_argument("--keep", action="store_true")
    options = parser.parse_args()
    fuzzer = options.fuzzer.resolve()
    work = fuzzer.parent / "fuzzing"
    names = subprocess.run([fuzzer], capture_output=True, text=True, check=True).stdout.split()
    chosen = [name for name in names if not options.only or name in options.only.split(",")]
    if not chosen:
        sys.exit(f"no such target; there are {', '.join(names)}")
    print("| target | inputs tried | edges reached | inputs kept | findings |")
    print("|---|---|---|---|---|", flush=True)
    failed = 0
    for name in chosen:
        failed += fuzz(fuzzer, work / name, name, options.seconds)
        if options.keep:
            keep(fuzzer, work / name, name)
    print(f"{len(chosen) - failed} passed, {failed} failed")
    sys.exit(failed > 0)


def environment(name):
    return {**os.environ, "FUZZ_TARGET": name, "SWIFT_BACKTRACE": "enable=no",
            "ASAN_OPTIONS": "detect_leaks=0:allocator_may_return_null=1"}


def fuzz(fuzzer, work, name, seconds):
    """Fuzzes one target; 1 where something was found."""
    found = work / "found"
    found.mkdir(parents=True, exist_ok=True)
    command = [fuzzer, found]
    seeds = HERE / "corpus" / name
    if seeds.is_dir():
        command.append(seeds)
    command += [
        f"-max_total_time={seconds}", f"-max_len={LONGEST.get(name, 256)}", "-timeout=10",
        "-rss_limit_mb=2048", "-print_final_stats=1", f"-artifact_prefix={work}/",
        "-use_value_profile=1"]
    dictionary = HERE / "dictionaries" / f"{name}.dict"
    if dictionary.is_file():
        command.append(f"-dict={dictionary}")
    done = subprocess.run(command, env=environment(name), cwd=work, text=True, errors="replace",
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    (work / "log").write_text(done.stdout)
    last = STATUS.findall(done.stdout)
    tried = re.search(r"number_of_executed_units: (\d+)", done.stdout)
    count, edges, corpus = (int(last[-1][place]) for place in (0, 2, 4)) if last else (0, 0, 0)
    count = int(tried[1]) if tried else count
    finding = "none"
    if done.returncode:
        told = [line for line in done.stdout.splitlines()
                if "Fatal error" in line or "ERROR: " in line or "Test unit written" in line]
        finding = "; ".join(told)[:600] or f"exit code {done.returncode}"
    print(f"| {name} | {count:,} | {edges:,} | {corpus:,} | {finding} |", flush=True)
    return int(done.returncode != 0)


def keep(fuzzer, work, name):
    """Takes the smallest inputs that together reach what all of them reach."""
    seeds, small = HERE / "corpus" / name, work / "small"
    shutil.rmtree(small, ignore_errors=True)
    small.mkdir()
    sources = [work / "found"] + ([seeds] if seeds.is_dir() else [])
    subprocess.run([fuzzer, "-merge=1", small, *sources], env=environment(name), cwd=work,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    shutil.rmtree(seeds, ignore_errors=True)
    seeds.mkdir(parents=True)
    room = KEPT_BYTES
    inputs = sorted(small.iterdir(), key=lambda each: (each.stat().st_size, each.name))
    for each in spread(inputs):
        content = each.read_bytes()
        if len(content) <= room:
            room -= len(content)
            (seeds / hashlib.sha256(content).hexdigest()[:12]).write_bytes(content)


def spread(inputs, count=80):
    """So many of the inputs, from the smallest to the largest."""
    if len(inputs) <= count:
        return inputs
    return [inputs[place * (len(inputs) - 1) // (count - 1)] for place in range(count)]


if __name__ == "__main__":
    main()
