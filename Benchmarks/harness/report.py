"""The table of a run: as text, as Markdown, as JSON."""

import dataclasses
import statistics

BEGIN, END = "<!-- table: begin -->", "<!-- table: end -->"


def peer_of(name):
    """The cell that a cell's ratios refer to."""
    if name == "304":
        return "cached SVG beside 304"
    if name.startswith(("never-seen SVG", "C snprintf SVG")):
        return "C base beside unique SVG"
    if name.startswith(("never-seen frame JSON", "C snprintf JSON")):
        return "C base beside unique JSON"
    return "C base"


def lines(results):
    """Title and rows of the measurements."""
    rows = [("load", "requests/s", "spread", "rate ratio", "CPU/request", "CPU ratio", "Ir/request",
             "p50", "p99", "failed")]
    for name, samples in results.samples.items():
        base = peer_of(name)
        rates = [sample.rate for sample in samples]
        middle = statistics.median(rates)
        spread = (max(rates) - min(rates)) / max(middle, 1e-9) / 2
        ratio = cpu = "–"
        if results.has(base):
            ratio = f"{results.ratio(name, base):.2f}"
            cpu = f"{results.ratio(name, base, 'cpu'):.2f}"
        count = results.instructions.get(name)
        rows.append((
            name, f"{middle:,.0f}", f"± {spread * 100:.0f} %", ratio,
            f"{results.median(name, 'cpu'):.2f} µs", cpu, f"{count:,.0f}" if count else "–",
            f"{results.median(name, 'p50') * 1e3:.2f} ms",
            f"{results.median(name, 'p99') * 1e3:.2f} ms",
            f"{sum(sample.failures for sample in samples):,}"))
    return rows


def verdict_lines(verdicts):
    return [("figure to reach", "found", "verdict")] + [
        (verdict.target, verdict.found, verdict.word) for verdict in verdicts]


def text(rows, left=1):
    """Columns side by side; all but the first few are aligned to the right."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(width) if place < left else cell.rjust(width)
                  for place, (cell, width) in enumerate(zip(row, widths))).rstrip()
        for row in rows)


def markdown(rows, left=1):
    head, *rest = rows
    rule = ["---" if place < left else "--:" for place in range(len(head))]
    return "\n".join("| " + " | ".join(row) + " |" for row in (head, rule, *rest))


def insert(path, content):
    """Puts the content between the markers of a page."""
    page = path.read_text()
    before, rest = page.split(BEGIN, 1)
    _, after = rest.split(END, 1)
    path.write_text(f"{before}{BEGIN}\n\n{content}\n\n{END}{after}")


def document(results, verdicts, extra, facts):
    """All that was measured, for machines."""
    return {
        "facts": facts,
        "loads": {name: [dataclasses.asdict(sample) for sample in samples]
                  for name, samples in results.samples.items()},
        "instructions": results.instructions,
        "lifetimes": extra,
        "verdicts": [{"target": verdict.target, "found": verdict.found, "holds": verdict.holds}
                     for verdict in verdicts],
    }
