"""The matrix through the shipped proxies: whatever they make of it, the next client is served."""

import time

import pytest

import figures
import replies
from exchange import Question, Wire, ask
from matrix import ROWS
from matrix.row import Reset

pytestmark = pytest.mark.proxies
PROXIES = ("nginx", "haproxy", "caddy", "traefik")
QUIET = 0.25
"""Seconds without a byte after which a proxy is taken to wait for more."""
EACH = 6.0
"""Seconds that a row may take at most, whatever the proxy's own deadlines are."""


@pytest.mark.parametrize("name", PROXIES)
@pytest.mark.parametrize("group", dict.fromkeys(each.group for each in ROWS))
def test_rows(proxy, replicas, report, name, group):
    """Whatever comes is replies; nothing is answered twice, nobody gets another one's answer."""
    address = proxy(name).address
    outcomes = {"answered": 0, "refused": 0, "closed or waiting": 0}
    before = replicas.requests()
    seen = 0
    rows = [each for each in ROWS if each.group == group]
    for row in rows:
        found = play(address, row)
        seen += len(found)
        told = "closed or waiting"
        if found:
            told = "answered" if found[0].status < 400 else "refused"
        outcomes[told] += 1
        for _ in range(2):
            try:
                ask(address)
            except AssertionError as problem:
                pytest.fail(f"behind {row.name!r}: {problem}")
            seen += 1
    # What was asked and never read, since the client had gone, is counted by the service alone.
    unread = sum(1 for row in rows if any(isinstance(step, Reset) for step in row.steps))
    counted = replicas.requests() - before
    assert counted <= seen + unread * 9, f"{counted} reached the replicas, {seen} were answered"
    report(f"{name}, {group}: {len(rows)} rows, " + ", ".join(
        f"{count} {word}" for word, count in outcomes.items()))


def play(address, row):
    """The replies to a row, and to a good request behind it where the connection is kept."""
    question = Question()
    with Wire(address) as wire:
        if not wire.play(row.steps):
            return []
        settle(wire)
        if is_no_http(row, wire.received):
            return []
        found, rest = replies.read(wire.received, wire.is_over, row.heads)
        if not found or wire.is_over or rest or len(found) < len(row.outcome.replies) or found[-1].closes:
            assert not (wire.is_over and rest), f"{row.name}: {rest[:200]!r}"
            return found
        try:
            wire.send(question.request())
        except OSError:
            return found
        settle(wire)
        every, rest = replies.read(wire.received, wire.is_over, row.heads)
        assert not (wire.is_over and rest), f"{row.name}: {rest[:200]!r}"
        # One reply more, to the question; none where the proxy ended the connection.
        assert len(every) <= len(found) + 1, (row.name, [each.status for each in every])
        if len(every) > len(found) and row.outcome.kept:
            question.check(every[-1])
        return every


def is_no_http(row, octets):
    """Whether a proxy answered in the protocol that it was asked in: HTTP/2, TLS, HTTP/0.9."""
    is_other = row.group == "Other protocols" or row.name == "two parts"
    return is_other and bool(octets) and not octets.startswith(b"HTTP/1.")


def settle(wire):
    """Takes bytes until the other side closes or is quiet."""
    end = time.monotonic() + EACH
    while not wire.is_over and time.monotonic() < end:
        wire.socket.settimeout(QUIET)
        if not wire.take() and not wire.is_over:
            return
