"""What a row of the matrix is: bytes to send, and what must come of them."""

from dataclasses import dataclass, field

HOST = b"Host: localhost\r\n"
PICTURE = b"/loader/balls.svg?scale=1.4&duration=1.2"
SMUGGLED = b"GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n"
"""A request that hides in another one's content; nobody may ever answer it to somebody else."""


@dataclass(frozen=True)
class Pause:
    """Waits before the next bytes."""

    seconds: float


@dataclass(frozen=True)
class Drip:
    """Sends bytes one by one."""

    octets: bytes
    seconds: float = 0.0


class HalfClose:
    """Ends sending; what comes is still read."""


class Reset:
    """Ends the connection at once (RST), without reading."""


@dataclass(frozen=True)
class Outcome:
    """What must come: replies by the statuses that are right, and what becomes of the connection.

    `may_cut` allows a close without a reply, as where the client still sends. `by_library` marks
    what libmicrohttpd answers by itself: a page of its own, which it may write twice in one
    reply before it closes.
    """

    replies: tuple = ()
    kept: bool = False
    may_cut: bool = False
    by_library: bool = False

    @property
    def words(self):
        told = ", ".join("/".join(map(str, sorted(each))) for each in grouped(self.replies))
        if not told:
            return "close"
        if self.may_cut:
            told += " or nothing"
        return told + (", kept" if self.kept else ", close")


def grouped(replies):
    """The replies, those of many that are alike told once."""
    return replies if len(replies) < 4 or len(set(replies)) > 1 else replies[:1]


def answered(*statuses, count=1):
    """Replies with the connection kept: so many with one of the statuses each."""
    return Outcome((frozenset(statuses or {200}),) * count, kept=True)


def ended(*statuses, count=1):
    """Replies, the last of which ends the connection."""
    return Outcome((frozenset(statuses or {200}),) * count)


def refused(*statuses):
    """A refusal of the service's own, and the connection ends."""
    return Outcome((frozenset(statuses),))


def library(*statuses):
    """A refusal by libmicrohttpd, and the connection ends."""
    return Outcome((frozenset(statuses),), may_cut=True, by_library=True)


def cut():
    """No reply; the connection ends."""
    return Outcome()


def perhaps(*statuses):
    """A refusal or nothing, and the connection ends."""
    return Outcome((frozenset(statuses),), may_cut=True, by_library=True)


@dataclass(frozen=True)
class Row:
    """One request, or several, that a client may send."""

    name: str
    steps: tuple
    outcome: Outcome
    clause: str
    reason: str
    newer: Outcome = None
    """What libmicrohttpd from 1.0 on makes of it, where that is something else."""
    heads: tuple = ()
    """Which of the replies have no content, since they answer HEAD."""
    group: str = field(default="", compare=False)


def row(name, sent, outcome, clause, reason, newer=None, heads=()):
    """Makes a row of bytes or of a list of steps."""
    steps = (sent,) if isinstance(sent, bytes) else tuple(sent)
    return Row(name, steps, outcome, clause, reason, newer, tuple(heads))


def get(target, fields=b"", content=b"", version=b"HTTP/1.1", host=HOST, method=b"GET"):
    return method + b" " + target + b" " + version + b"\r\n" + host + fields + b"\r\n" + content
