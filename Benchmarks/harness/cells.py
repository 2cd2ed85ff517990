"""The loads of one round, in the order in which they are run."""

import dataclasses

from . import load, requests, servers

FRAME = "/frames/coins?t=0.35"
CROWDS = (128, 256, 384, 512, 1000)


@dataclasses.dataclass(frozen=True)
class Cell:
    """A load on one of the running servers."""

    name: str
    server: str
    load: load.Load
    port: int | None = None


def start_servers(peers):
    """Every server that can be had, by name; all keep running from round to round."""
    running = {}

    def take(key, start):
        try:
            running[key] = start().wait()
        except (OSError, RuntimeError) as fault:
            print(f"left out: {key}: {fault}")

    take("base", lambda: servers.prepared("base", 32768))
    take("base8", lambda: servers.prepared("base8", 8192))
    take("bare", servers.bare)
    take("snprintf-svg", lambda: servers.rendered("snprintf-svg", "svg"))
    take("snprintf-json", lambda: servers.rendered("snprintf-json", "json"))
    take("loaderd", lambda: servers.loaderd("loaderd", 1))
    take("loaderd8", lambda: servers.loaderd("loaderd8", 1, 8192))
    take("loaderd-file", lambda: servers.logging("loaderd-file"))
    take("loaderd-pipe", lambda: servers.logging("loaderd-pipe", piped=True))
    take("loaderd-two", lambda: servers.loaderd("loaderd-two", 2))
    if peers:
        take("nginx", servers.nginx)
        if "nginx" in running:
            take("varnish", lambda: servers.varnish(running["nginx"].port))
        take("node", servers.node)
        take("go", servers.go)
    return running


def cells(running):
    """The loads whose server runs."""
    Load = load.Load
    found = [
        Cell("C base", "base", Load()),
        Cell("C base, 8 KiB", "base8", Load()),
        Cell("bare epoll loop", "bare", Load()),
        Cell("cached SVG", "loaderd", Load()),
        Cell("cached SVG, 8 KiB", "loaderd8", Load()),
        Cell("cached SVG, log to a file", "loaderd-file", Load()),
        Cell("cached SVG, log to a pipe", "loaderd-pipe", Load()),
        Cell("cached frame JSON", "loaderd", Load(target=FRAME)),
        *variants(running["loaderd"]),
        Cell("nginx, static file", "nginx", Load()),
        Cell("nginx, proxy cache", "nginx", Load(),
             running["nginx"].cache_port if "nginx" in running else None),
        Cell("varnish, cache hit", "varnish", Load()),
        Cell("Node http", "node", Load()),
        Cell("Go net/http", "go", Load()),
        Cell("C base beside unique SVG", "base", Load(unique="svg")),
        Cell("C snprintf SVG", "snprintf-svg", Load(unique="svg")),
        Cell("never-seen SVG", "loaderd", Load(unique="svg")),
        Cell("never-seen SVG, log to a file", "loaderd-file", Load(unique="svg")),
        Cell("never-seen SVG, 8 KiB", "loaderd8", Load(unique="svg")),
        Cell("C base beside unique JSON", "base", Load(unique="json")),
        Cell("C snprintf JSON", "snprintf-json", Load(unique="json")),
        Cell("never-seen frame JSON", "loaderd", Load(unique="json")),
        Cell("never-seen frame JSON, 8 KiB", "loaderd8", Load(unique="json")),
        Cell("C base, 128 connections", "base", Load(connections=128)),
        *(Cell(f"cached SVG, {count} connections", "loaderd", Load(connections=count))
          for count in CROWDS),
        Cell("cached SVG, 2,000 idle beside", "loaderd", Load(idle=2000)),
        Cell("cached SVG, rasters beside", "loaderd", Load(rasters=8)),
        Cell("cached SVG, two workers", "loaderd-two", Load()),
    ]
    return [cell for cell in found if cell.server in running]


def variants(server):
    """The other answers to the same address: compressed, where the service does so, and 304."""
    found = []
    for coding in ("gzip", "br"):
        fields = (("Accept-Encoding", coding),)
        connection = requests.Connection(server.port)
        answers = [connection.get(servers.PICTURE, fields)[1] for _ in range(3)]
        connection.close()
        if answers[-1].get("content-encoding") == coding:
            found.append(Cell(f"cached SVG, {coding}", "loaderd", load.Load(fields=fields)))
    tag = requests.get(server.port, servers.PICTURE)[1].get("etag")
    if tag:
        fields = (("If-None-Match", tag),)
        found += [Cell("cached SVG beside 304", "loaderd", load.Load(own=True)),
                  Cell("304", "loaderd", load.Load(own=True, fields=fields))]
    return found
