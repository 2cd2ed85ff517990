"""Instructions of one request, counted by callgrind."""

import json
import os
import re
import subprocess
import time

from . import requests, servers

# The C library clears memory by one instruction that counts for every byte, where the processor
# has it; without, counts are the same on all.
STEADY = {
    "GLIBC_TUNABLES": "glibc.cpu.x86_rep_stosb_threshold=100000000:"
                      "glibc.cpu.x86_rep_movsb_threshold=100000000",
    "SWIFT_DETERMINISTIC_HASHING": "1",
}


class Row:
    """Requests to one server, counted between the first `few` and `many` of them."""

    def __init__(self, name, command, requests_of, few=100, many=400, fields=()):
        self.name, self.command, self.requests_of = name, command, requests_of
        self.few, self.many, self.fields = few, many, fields

    def measure(self):
        less, more = self.total(self.few), self.total(self.many)
        return (more - less) / (self.many - self.few)

    def total(self, count):
        """All instructions of a server that answers so many requests and ends."""
        port = servers.free_port()
        command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
                   *(str(part) for part in self.command(port))]
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.PIPE, text=True,
                                   env={**os.environ, **STEADY})
        try:
            connection = self.connect(process, port)
            fields = [(name, value(connection) if callable(value) else value)
                      for name, value in self.fields]
            for n in range(count):
                status, _, body = connection.get(self.requests_of(n), fields)
                if status not in (200, 304):
                    raise RuntimeError(f"{self.name}: {status}: {body[:300]}")
            connection.close()
        finally:
            process.terminate()
            report = process.communicate(timeout=60)[1]
        return int(re.search(r"Collected\s*:\s*(\d+)", report)[1])

    @staticmethod
    def connect(process, port):
        for _ in range(1200):
            if process.poll() is not None:
                raise RuntimeError(process.stderr.read())
            try:
                return requests.Connection(port)
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server did not start under valgrind")


def entity_tag(target):
    """The tag of a target, asked for on the row's own connection."""
    return lambda connection: connection.get(target)[1]["etag"]


def codings():
    """The codings in which the service sends a picture that it was asked for before."""
    server = servers.loaderd("codings").wait()
    try:
        connection = requests.Connection(server.port)
        served = []
        for coding in ("gzip", "br"):
            fields = [("Accept-Encoding", coding)]
            answers = [connection.get(servers.PICTURE, fields)[1] for _ in range(3)]
            if answers[-1].get("content-encoding") == coding:
                served.append(coding)
        connection.close()
        return served
    finally:
        server.stop()


def rows():
    """The rows of the targets."""
    def service(pool=None):
        return lambda port: servers.loaderd_command(
            port, 1, pool, ["--requests-per-connection", "1000000"])

    def base(pool):
        return lambda port: [servers.BUILT / "prepared", port, pool, servers.BODY]

    def snprintf(kind):
        return lambda port: [servers.BUILT / "rendered", port, 8192, kind]

    def always(target):
        return lambda n: target

    def unique(kind):
        return lambda n: requests.unique_target(kind, n)

    picture, frame = servers.PICTURE, "/frames/coins?t=0.35"
    compressed = [
        Row(f"cached SVG, {coding}", service(), always(picture),
            fields=[("Accept-Encoding", coding)])
        for coding in codings()]
    return [
        Row("C base", base(32768), always(picture)),
        Row("C base, 8 KiB", base(8192), always(picture)),
        Row("C snprintf SVG", snprintf("svg"), unique("svg")),
        Row("C snprintf JSON", snprintf("json"), unique("json")),
        Row("cached SVG", service(), always(picture)),
        Row("cached SVG, 8 KiB", service(8192), always(picture)),
        *compressed,
        Row("304", service(), always(picture), fields=[("If-None-Match", entity_tag(picture))]),
        Row("cached frame JSON", service(), always(frame)),
        Row("never-seen SVG", service(), unique("svg"), few=20, many=120),
        Row("never-seen SVG, 8 KiB", service(8192), unique("svg"), few=20, many=120),
        Row("never-seen frame JSON", service(), unique("json"), few=20, many=120),
        Row("never-seen frame JSON, 8 KiB", service(8192), unique("json"), few=20, many=120),
    ]


def catalogue_rows():
    """A row for every loader in every format, never seen before; from the catalogue alone."""
    server = servers.loaderd("catalogue").wait()
    found = []
    try:
        names = [entry["name"] for entry in
                 json.loads(requests.get(server.port, "/loaders")[2])["loaders"]]
        for name in names:
            page = json.loads(requests.get(server.port, f"/loaders/{name}")[2])
            for extension in extensions(page):
                def target(n, name=name, extension=extension):
                    return f"/loader/{name}.{extension}?duration={1 + n / 1000:.3f}"
                begin = time.perf_counter()
                status = requests.get(server.port, target(0))[0]
                if status == 200 and time.perf_counter() - begin < 0.05:
                    found.append(Row(
                        f"never-seen {name}.{extension}",
                        lambda port: servers.loaderd_command(port, 1), target, few=10, many=50))
    finally:
        server.stop()
    return found


def extensions(page):
    """The extensions of a loader's page in the catalogue."""
    formats = page.get("formats", ["svg"])
    return [entry if isinstance(entry, str) else entry.get("extension", entry.get("ext", "svg"))
            for entry in formats]
