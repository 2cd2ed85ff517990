"""What the service tells of itself."""

import re
import urllib.request

SERIES = re.compile(r"(\w+)(?:\{(.*)\})? (\S+)")
LABEL = re.compile(r'(\w+)="((?:[^"\\]|\\.)*)"')
ASIDE = ("/healthz", "/readyz", "/metrics")


def read(address):
    """All series: name, labels, value."""
    url = f"http://{address[0]}:{address[1]}/metrics"
    with urllib.request.urlopen(url, timeout=30) as answer:
        text = answer.read().decode()
    found = []
    for line in text.splitlines():
        if line and line[0] != "#":
            name, labels, value = SERIES.fullmatch(line).groups()
            found.append((name, dict(LABEL.findall(labels or "")), float(value)))
    return found


def total(series, name, **labels):
    """The sum of the series of a name that have some labels."""
    return sum(value for key, own, value in series
               if key == name and all(own.get(label) == text for label, text in labels.items()))


def answered(address):
    """How many requests have been answered, probes left aside."""
    return sum(value for name, labels, value in read(address)
               if name == "loaderd_requests_total" and labels["route"] not in ASIDE)
