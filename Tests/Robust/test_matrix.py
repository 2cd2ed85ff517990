"""The matrix over raw sockets: every row has its outcome, and harms nobody."""

import json
import os

import pytest

import figures
import replies
from exchange import DEADLINE, Question, Wire, ask
from matrix import ROWS
from matrix.row import HalfClose, Reset
from processes import wait_until

pytestmark = pytest.mark.matrix

IS_NEWER = os.environ.get("ROBUST_LIBRARY", "0.9").startswith("1.")
"""Whether libmicrohttpd is of version 1.0 or later."""


def test_there_are_enough():
    assert len(ROWS) >= 100
    names = [each.name for each in ROWS]
    assert len(set(names)) == len(names), {each for each in names if names.count(each) > 1}


@pytest.mark.parametrize("row", ROWS, ids=[each.name for each in ROWS])
def test_row(service, row):
    """The right replies, each once and well formed; then good requests have their own answers."""
    outcome = row.newer if IS_NEWER and row.newer else row.outcome
    before = figures.answered(service.admin)
    if any(isinstance(step, Reset) for step in row.steps):
        with Wire(service.address) as wire:
            wire.play(row.steps)
        ask(service.address)
        ask(service.address)
        assert service.process.poll() is None
        return
    found = kept(service, row, outcome) if outcome.kept else closed(service, row, outcome)
    ask(service.address)
    ask(service.address)
    assert service.process.poll() is None
    ours = sum(not is_library(each) for each in found) + 2
    # An answer for which the library finds no room is counted and never sent.
    unsent = outcome.may_cut and not found

    def is_told():
        """as many requests are counted as were answered"""
        return figures.answered(service.admin) - before in (ours, ours + unsent)

    try:
        wait_until(is_told, 2)
    except TimeoutError:
        counted = figures.answered(service.admin) - before
        pytest.fail(f"{ours} answered, {counted} counted")


def kept(service, row, outcome):
    """The replies of a row whose connection is kept, and of a good request on it."""
    question = Question()
    with Wire(service.address) as wire:
        wire.play(row.steps)
        assert wire.read_replies(len(outcome.replies), row.heads), (
            f"no reply within {DEADLINE:.0f} s: {wire.received[:300]!r}")
        assert not wire.is_over, wire.received[:600]
        wire.send(question.request())
        assert wire.read(lambda _: False), "no close after Connection: close"
        found, rest = replies.read(wire.received, True, row.heads)
    assert not rest, rest[:200]
    check(found[:-1], outcome)
    question.check(found[-1])
    return found


def closed(service, row, outcome):
    """The replies of a row whose connection is closed."""
    with Wire(service.address) as wire:
        wire.play(row.steps)
        assert wire.read(lambda _: False), (
            f"no close within {DEADLINE:.0f} s: {wire.received[:300]!r}")
        received = wire.received
    if not received and (outcome.may_cut or not outcome.replies):
        return []
    if outcome.by_library and is_doubled(received):
        return []
    found, rest = replies.read(received, True, row.heads)
    assert not rest, rest[:200]
    check(found, outcome, any(isinstance(step, HalfClose) for step in row.steps))
    return found


def check(found, outcome, half_closed=False):
    """Whether these are the replies that must come, each of a kind that is right."""
    told = [each.status for each in found]
    assert len(found) == len(outcome.replies), (told, outcome.words)
    for reply, statuses in zip(found, outcome.replies):
        assert reply.status in statuses, (told, outcome.words, reply.content[:400])
        if reply.status < 400 or (outcome.by_library and is_library(reply)):
            continue
        assert not is_library(reply), (told, reply.fields)
        assert reply["cache-control"] == "no-store"
        if reply.content:
            problem = json.loads(reply.content)
            assert problem["status"] == reply.status
            assert problem["type"].startswith("/problems/")
    if not outcome.kept and found and not half_closed:
        assert found[-1].closes or outcome.by_library, found[-1].fields
    for reply in found[:-1] if not outcome.kept else found:
        assert not reply.closes, reply.fields


def is_library(reply):
    """Whether libmicrohttpd wrote a reply by itself."""
    return reply["x-content-type-options"] is None


def is_doubled(octets):
    """Whether the library told a fault of a length twice in one reply (status line and fields)."""
    first, mark, _ = octets.partition(b"\r\n")
    return bool(mark) and first.startswith(b"HTTP/1.1 4") and octets.count(first) == 2
