"""A client that writes requests as they are told and reads whole replies."""

import http.client
import json
import socket

TIMEOUT = 30.0
"""Seconds that a reply may take; far more than any needs."""


class Reply:
    """A reply: its status, its fields by names in lower case, its content."""

    def __init__(self, response, content):
        self.status = response.status
        self.reason = response.reason
        self.version = response.version
        self.fields = [(name.lower(), value) for name, value in response.getheaders()]
        self.content = content

    def __getitem__(self, name):
        """The value of a field, joined where it stands more than once; None for no such field."""
        values = [value for key, value in self.fields if key == name.lower()]
        return ", ".join(values) if values else None

    def items(self, name):
        """The members of a field whose value is a list, in lower case."""
        return [item.strip().lower() for item in (self[name] or "").split(",") if item.strip()]

    @property
    def text(self):
        return self.content.decode("utf-8")

    @property
    def json(self):
        return json.loads(self.content)

    @property
    def media_type(self):
        return (self["content-type"] or "").split(";")[0].strip().lower()


class Connection:
    """One connection: requests one after the other, written by hand."""

    def __init__(self, address, timeout=TIMEOUT):
        self.socket = socket.create_connection(address, timeout=timeout)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.host = f"{address[0]}:{address[1]}"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, octets):
        self.socket.sendall(octets)

    def read(self, method="GET"):
        """The next reply. Raises `http.client.HTTPException` or `OSError` where none is whole."""
        response = http.client.HTTPResponse(self.socket, method=method)
        response.begin()
        content = response.read()
        if response.length:
            raise http.client.IncompleteRead(content, response.length)
        return Reply(response, content)

    def request(self, method, target, fields=(), content=b""):
        head = [f"{method} {target} HTTP/1.1", f"Host: {self.host}"]
        head += [f"{name}: {value}" for name, value in dict(fields).items()]
        if content:
            head.append(f"Content-Length: {len(content)}")
        self.send("\r\n".join(head + ["", ""]).encode("utf-8") + content)
        return self.read(method)

    def rest(self):
        """Everything until the other side closes or resets; raises `TimeoutError` if neither."""
        octets = b""
        try:
            while block := self.socket.recv(65536):
                octets += block
        except ConnectionError:
            pass
        return octets


class Client:
    """Requests to one service: a connection each, or a kept one for many that are alike."""

    def __init__(self, address):
        self.address = address
        self._kept = None

    def connect(self, timeout=TIMEOUT):
        return Connection(self.address, timeout)

    def request(self, method, target, fields=(), content=b""):
        with self.connect() as connection:
            return connection.request(method, target, fields, content)

    def get(self, target, fields=()):
        return self.request("GET", target, fields)

    def head(self, target, fields=()):
        return self.request("HEAD", target, fields)

    def read(self, target):
        """The content of a target that must be there, over a kept connection."""
        for attempt in range(2):
            try:
                self._kept = self._kept or self.connect()
                reply = self._kept.request("GET", target)
                break
            except (OSError, http.client.HTTPException):
                self.forget()
                if attempt:
                    raise
        if (reply["connection"] or "").lower() == "close":
            self.forget()
        assert reply.status == 200, f"{target}: {reply.status} {reply.content[:500]!r}"
        return reply.content

    def read_json(self, target):
        return json.loads(self.read(target))

    def forget(self):
        if self._kept:
            self._kept.socket.close()
        self._kept = None
