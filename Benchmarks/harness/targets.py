"""The figures to reach, and whether they were."""

import dataclasses
import statistics

from .cells import CROWDS

KIB, MIB = 1024, 1024 * 1024


@dataclasses.dataclass
class Verdict:
    """One target: what was asked for, what was found, and whether every part of it holds."""

    target: str
    found: str
    holds: bool | None  # None: not measured

    @property
    def word(self):
        return {True: "met", False: "MISSED", None: "not measured"}[self.holds]


class Results:
    """The samples of every cell by round, with ratios that are paired by round."""

    def __init__(self, samples, instructions):
        self.samples, self.instructions = samples, instructions

    def has(self, *names):
        return all(self.samples.get(name) for name in names)

    def ratios(self, name, other, member="rate"):
        return [getattr(one, member) / max(getattr(two, member), 1e-12)
                for one, two in zip(self.samples[name], self.samples[other])]

    def ratio(self, name, other, member="rate"):
        return statistics.median(self.ratios(name, other, member))

    def median(self, name, member):
        return statistics.median(getattr(sample, member) for sample in self.samples[name])


def verdicts(results, extra):
    """Every target in the order of the table; `extra` holds what no load measures."""
    found = []

    def add(target, names, judge):
        if results.has(*names):
            text, holds = judge()
            found.append(Verdict(target, text, holds))
        else:
            found.append(Verdict(target, "", None))

    def against(name, base, least, most=None):
        """By rate, by processor time (the least rate turned round), and by instructions."""
        def judge():
            rate, cpu = results.ratio(name, base), results.ratio(name, base, "cpu")
            parts = [(f"rate {rate:.2f}×", rate >= least), (f"CPU {cpu:.2f}×", cpu <= 1 / least)]
            if most is not None:
                count = results.instructions.get(name)
                parts.append((f"{count:,.0f} Ir" if count else "Ir not counted",
                              count is not None and count <= most))
            return ", ".join(text + ("" if good else " (!)") for text, good in parts), all(
                good for _, good in parts)
        limit = f" and ≤ {most:,} Ir" if most else ""
        add(f"{name}: ≥ {least} × {base}{limit}", (name, base), judge)

    def plain(target, names, text, holds):
        add(target, names, lambda: (text(), holds()))

    against("cached SVG", "C base", 1.0, 9500)
    against("cached SVG, 8 KiB", "C base", 1.05, 8500)
    against("cached frame JSON", "C base", 1.0, 9500)
    for name in ("cached SVG, gzip", "cached SVG, br"):
        if results.has(name):
            against(name, "C base", 1.0, 9500)
    against("cached SVG", "nginx, static file", 1.2)
    full = "cached SVG beside 304"
    plain("304 faster than the cached 200", ("304", full),
          lambda: f"rate {results.ratio('304', full):.2f}×,"
          f" CPU {results.ratio('304', full, 'cpu'):.2f}×",
          lambda: results.ratio("304", full) > 1 and results.ratio("304", full, "cpu") < 1)
    against("never-seen SVG", "C base beside unique SVG", 0.75, 30000)
    against("never-seen SVG", "C snprintf SVG", 2.5)
    against("never-seen frame JSON", "C base beside unique JSON", 0.85, 20000)
    plain("p99 at 64 connections below nginx's", ("cached SVG", "nginx, static file"),
          lambda: "{:.2f} ms, nginx {:.2f} ms".format(
              results.median("cached SVG", "p99") * 1e3,
              results.median("nginx, static file", "p99") * 1e3),
          lambda: results.median("cached SVG", "p99")
          < results.median("nginx, static file", "p99"))
    for count in CROWDS:
        name = f"cached SVG, {count} connections"
        plain(f"{count} connections: ≥ 0.8 × the rate at 64", (name, "cached SVG"),
              lambda name=name: f"{results.ratio(name, 'cached SVG'):.2f}×",
              lambda name=name: results.ratio(name, "cached SVG") >= 0.8)
    for name, other in (("cached SVG, log to a file", "cached SVG"),
                        ("cached SVG, log to a pipe", "cached SVG"),
                        ("never-seen SVG, log to a file", "never-seen SVG")):
        plain(f"{name}: ≥ 0.9 × the rate without a log", (name, other),
              lambda name=name, other=other: f"{results.ratio(name, other):.2f}×,"
              f" CPU {results.ratio(name, other, 'cpu'):.2f}×",
              lambda name=name, other=other: results.ratio(name, other) >= 0.9)
    idle = "cached SVG, 2,000 idle beside"
    plain("2,000 idle connections beside: rate within 5 %", (idle, "cached SVG"),
          lambda: f"{results.ratio(idle, 'cached SVG'):.3f}×",
          lambda: results.ratio(idle, "cached SVG") >= 0.95)
    drawn = "cached SVG, rasters beside"
    plain("p99 while rasters are drawn without a pause: < 5 × its quiet value",
          (drawn, "cached SVG"),
          lambda: f"{results.ratio(drawn, 'cached SVG', 'p99'):.2f}×, "
          f"{results.median(drawn, 'rasters'):.0f} GIFs a second",
          lambda: results.ratio(drawn, "cached SVG", "p99") < 5
          and results.median(drawn, "rasters") > 0)
    two = "cached SVG, two workers"
    plain("two workers against one: no loss (≥ 0.97 ×)", (two, "cached SVG"),
          lambda: f"{results.ratio(two, 'cached SVG'):.2f}×",
          lambda: results.ratio(two, "cached SVG") >= 0.97)
    return found + lifetime_verdicts(extra)


def lifetime_verdicts(extra):
    found = []
    for title, key, most in (("default pool", "idle", 16 * KIB), ("8 KiB pool", "idle8", 6 * KIB)):
        size = extra.get(key)
        found.append(Verdict(
            f"an idle connection, {title}: < {most // KIB} KiB resident",
            "" if size is None else f"{size / KIB:.1f} KiB", None if size is None else size < most))
    service, base = extra.get("starts", ([], []))
    if service:
        ratio = statistics.median(service) / statistics.median(base)
        found.append(Verdict(
            "start to first 200: ≤ 1.5 × the C base's",
            f"{statistics.median(service) * 1e3:.1f} ms, base {statistics.median(base) * 1e3:.1f} ms:"
            f" {ratio:.2f}×", ratio <= 1.5))
    if "memory" in extra:
        first, last, asked = extra["memory"]
        budget = extra.get("budget")
        found.append(Verdict("memory at start: ≤ 16 MiB resident", f"{first / MIB:.1f} MiB",
                             first <= 16 * MIB))
        allowed = "no cache setting found" if budget is None else f"budget {budget / MIB:.1f} MiB"
        found.append(Verdict(
            f"memory after {asked:,} distinct parameter sets: ≤ start + cache budget",
            f"+ {(last - first) / MIB:.1f} MiB, {allowed}", last <= first + (budget or 0)))
    return found
