"""Replies in a heap of bytes, read strictly: whatever is no reply is told."""

import re
from dataclasses import dataclass

STATUS_LINE = re.compile(rb"HTTP/1\.[01] ([1-5]\d\d) [\t\x20-\x7e]*")
FIELD = re.compile(rb"([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([^\x00-\x08\x0a-\x1f\x7f]*)")


class NoReply(ValueError):
    """Bytes that are no reply."""


@dataclass
class Reply:
    """One reply."""

    status: int
    fields: list
    content: bytes

    def __getitem__(self, name):
        return next((value for key, value in self.fields if key == name), None)

    @property
    def closes(self):
        return (self["connection"] or "").lower() == "close"


def read(octets, at_end, heads=()):
    """The whole replies at the front of some bytes, and the bytes behind them.

    `at_end` tells that no more bytes come, `heads` which replies have no content. Raises
    `NoReply` for anything that can never become a reply.
    """
    found, number = [], 0
    while octets:
        taken = one(octets, at_end, number in heads)
        if taken is None:
            break
        reply, octets = taken
        if reply.status >= 200:
            found.append(reply)
            number += 1
    return found, octets


def one(octets, at_end, is_head):
    """The first reply and what follows it; None where it is not whole."""
    head, end, rest = octets.partition(b"\r\n\r\n")
    if not end:
        start = octets[:9]
        if start != b"HTTP/1.1 "[:len(start)] and start != b"HTTP/1.0 "[:len(start)]:
            raise NoReply(f"no status line: {octets[:80]!r}")
        return None
    lines = head.split(b"\r\n")
    status_line = STATUS_LINE.fullmatch(lines[0])
    if not status_line:
        raise NoReply(f"no status line: {lines[0][:80]!r}")
    fields = []
    for line in lines[1:]:
        field = FIELD.fullmatch(line)
        if not field:
            raise NoReply(f"no field: {line[:80]!r}")
        fields.append((field[1].decode().lower(), field[2].decode("latin-1").rstrip(" \t")))
    reply = Reply(int(status_line[1]), fields, b"")
    lengths = {value for key, value in fields if key == "content-length"}
    codings = [value for key, value in fields if key == "transfer-encoding"]
    if len(lengths) > 1 or (lengths and codings):
        raise NoReply(f"an ambiguous length: {fields}")
    if is_head or reply.status < 200 or reply.status in (204, 304):
        return reply, rest
    if codings:
        return chunked(reply, rest)
    if lengths:
        length = int(lengths.pop())
        if len(rest) < length:
            return None
        reply.content = rest[:length]
        return reply, rest[length:]
    if not at_end:
        return None
    reply.content = rest
    return reply, b""


def chunked(reply, rest):
    """Reads a chunked content (RFC 9112, section 7.1)."""
    while True:
        line, end, rest = rest.partition(b"\r\n")
        if not end:
            return None
        size = int(line.split(b";")[0], 16)
        if len(rest) < size + 2:
            return None
        if rest[size:size + 2] != b"\r\n":
            raise NoReply("a chunk without its end")
        reply.content += rest[:size]
        rest = rest[size + 2:]
        if not size:
            return reply, rest
