"""From costs of requests to a number of processors: the arithmetic of docs/sizing.md."""

import dataclasses
import math

# What is planned for, beside what is measured.
LOAD = 0.5  # of a processor: the rest is for peaks, and for the cell that fails
RATE = 1_000_000  # requests a second in the end
ADDRESSES = 1_000_000  # distinct addresses that are in use
LIFE = 86_400  # seconds that a cache keeps an answer: the default of maxAge
PLACES = 300  # places of a CDN that do not share what they keep
SHARES = {"SVG": 0.90, "frame": 0.08, "GIF": 0.02}  # of the addresses
CELLS = 4
HEAD = 600  # bytes of an answer before its body
PROXY = 25.25  # microseconds of nginx for a hit in its cache (docs/benchmarks.md)
KEPT = 32 * 1024 * 1024 // 4096  # answers that a replica keeps ready: cacheBytes, 4 KiB each


@dataclasses.dataclass(frozen=True)
class Costs:
    """Microseconds of one processor a request, and bytes an answer."""

    cached: float
    svg: float
    frame: float
    gif: float
    bytes: int  # of the usual answer, compressed

    @property
    def cold(self):
        """An answer that is made, by the mixture of addresses."""
        return (SHARES["SVG"] * self.svg + SHARES["frame"] * self.frame
                + SHARES["GIF"] * self.gif)


def number(value):
    """A figure as it is told: no more digits than it is worth."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 1 else f"{value:.2g}"


def cores(rate, microseconds):
    """Processors for a rate of requests, of which the planned part is used."""
    return rate * microseconds / 1e6 / LOAD


def capacities(costs):
    """What one processor does, of which the planned part is used."""
    rows = [("request", "processor time", "a processor, used in full", f"used to {LOAD:.0%}")]
    for name, cost in (
            ("cached", costs.cached), ("never seen, SVG", costs.svg),
            ("never seen, frame", costs.frame), ("never seen, GIF of 200 pixels", costs.gif),
            ("never seen, the mixture below", costs.cold)):
        rows.append((name, f"{number(cost)} µs", f"{number(1e6 / cost)}/s",
                     f"{number(LOAD * 1e6 / cost)}/s"))
    return rows


def cold_share(rate, copies):
    """Of all requests those that find nothing kept, where so many caches fill independently."""
    return min(1.0, ADDRESSES * copies / LIFE / rate)


def zipf_share(kept):
    """Of all requests those for the most popular addresses, so many of them, by Zipf's law."""
    def sum_of_inverses(count):
        return math.log(count) + 0.5772

    return sum_of_inverses(kept) / sum_of_inverses(ADDRESSES)


def steps(costs):
    """The way from one container to the whole rate."""
    rows = [("step", "requests/s", "what reaches the service", "processors of the service")]

    def add(name, rate, reaching, cold):
        needed = cores(reaching * (1 - cold), costs.cached) + cores(reaching * cold, costs.cold)
        rows.append((name, number(rate), f"{number(reaching)}/s", number(needed)))
        return needed

    # Without a cache before it, a replica has ready what fits into its own memory.
    made = 1 - zipf_share(KEPT)
    add("1. one container", 1_000, 1_000, made)
    add("2. three replicas, no cache before them", 10_000, 10_000, made)
    large = 100_000
    share = cold_share(large, 2)
    add("3. two caches before three replicas", large, large * share, 1)
    direct = cold_share(RATE, CELLS)
    add(f"4. {CELLS} cells with a cache each, no CDN", RATE, RATE * direct, 1)
    places = cold_share(RATE, PLACES)
    add(f"5. a CDN of {PLACES} places", RATE, RATE * places, 1)
    shield = cold_share(RATE, 1)
    add("6. the same with one shield before the service", RATE, RATE * shield, 1)
    return rows


def arithmetic(costs):
    """The lines that lead to the table, with the figures in their places."""
    places, shield = cold_share(RATE, PLACES), cold_share(RATE, 1)
    direct = cold_share(RATE, CELLS)
    fill = cores(ADDRESSES, costs.cold) * LOAD  # seconds of one processor
    minute = fill / 60 / LOAD
    traffic = RATE * (costs.bytes + HEAD) * 8 / 1e9
    service = RATE * costs.cached / 1e6
    return [
        f"mixture: {SHARES['SVG']:.2f} × {number(costs.svg)} µs + {SHARES['frame']:.2f} ×"
        f" {number(costs.frame)} µs + {SHARES['GIF']:.2f} × {number(costs.gif)} µs ="
        f" {number(costs.cold)} µs",
        f"1. made, not ready: 1 − (ln {KEPT:,} + 0.58) / (ln {ADDRESSES:,} + 0.58) ="
        f" {1 - zipf_share(KEPT):.0%} of the requests, by Zipf's law, with {KEPT:,} answers kept;"
        f" processors: 1,000/s × ({1 - zipf_share(KEPT):.2f} × {number(costs.cold)} µs +"
        f" {zipf_share(KEPT):.2f} × {number(costs.cached)} µs) / {LOAD} ="
        f" {number(cores(1000 * (1 - zipf_share(KEPT)), costs.cold) + cores(1000 * zipf_share(KEPT), costs.cached))}",
        f"4. misses: {ADDRESSES:,} × {CELLS} / {LIFE:,} s = {number(RATE * direct)}/s for the"
        f" service; the caches answer {RATE:,}/s",
        f"   what is sent: {RATE:,}/s × ({costs.bytes:,} + {HEAD}) bytes × 8 = {number(traffic)} Gbit/s",
        f"   processors of the caches, TLS not counted: {RATE:,}/s × {PROXY} µs / {LOAD} ="
        f" {number(cores(RATE, PROXY))}",
        f"   if replicas kept all of it ready themselves ({ADDRESSES * 4096 / 1e9:.0f} GB of cacheBytes each): {RATE:,}/s ×"
        f" {number(costs.cached)} µs = {number(service)} processors,"
        f" {math.ceil(service / LOAD)} with the reserve",
        f"5. misses: {ADDRESSES:,} addresses × {PLACES} places / {LIFE:,} s ="
        f" {number(RATE * places)}/s; hit ratio 1 − {number(RATE * places)} / {RATE:,} ="
        f" {1 - places:.2%}; processors: {number(RATE * places)}/s × {number(costs.cold)} µs /"
        f" {LOAD} = {number(cores(RATE * places, costs.cold))}",
        f"6. misses: {ADDRESSES:,} addresses / {LIFE:,} s = {number(RATE * shield)}/s; hit ratio"
        f" {1 - shield:.4%}; processors: {number(cores(RATE * shield, costs.cold))}",
        f"cold: everything made once is {ADDRESSES:,} × {number(costs.cold)} µs ="
        f" {number(fill)} s of a processor; in a minute that takes"
        f" {number(minute)} processors used to {LOAD:.0%}",
        f"   without a shield up to {PLACES} times as much: {number(fill * PLACES / 3600)} h of a"
        f" processor",
        f"strangers who ask for 1,000 addresses a second that nobody else asks for:"
        f" {number(cores(1000, costs.svg))} processors as SVG,"
        f" {number(cores(1000, costs.gif))} as GIF",
    ]
