"""A plain client for counted requests over kept connections."""

import socket


class Connection:
    """One kept connection that asks and waits for the whole answer."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=120)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.rest = b""

    def send(self, target, fields=()):
        lines = [f"GET {target} HTTP/1.1", "Host: 127.0.0.1"]
        lines += [f"{name}: {value}" for name, value in fields]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())

    def receive(self):
        """The status, the fields (names in lower case) and the body of the next answer."""
        while b"\r\n\r\n" not in self.rest:
            self._more()
        head, self.rest = self.rest.split(b"\r\n\r\n", 1)
        first, *lines = head.decode("latin-1").split("\r\n")
        status = int(first.split(" ")[1])
        fields = {}
        for line in lines:
            name, value = line.split(":", 1)
            fields[name.lower()] = value.strip()
        length = 0 if status in (204, 304) else int(fields.get("content-length", 0))
        while len(self.rest) < length:
            self._more()
        body, self.rest = self.rest[:length], self.rest[length:]
        return status, fields, body

    def get(self, target, fields=()):
        self.send(target, fields)
        return self.receive()

    def close(self):
        self.socket.close()

    def _more(self):
        piece = self.socket.recv(65536)
        if not piece:
            raise ConnectionError("the server closed the connection")
        self.rest += piece


def get(port, target, fields=()):
    """One request on a connection of its own."""
    connection = Connection(port)
    try:
        return connection.get(target, fields)
    finally:
        connection.close()


def unique_target(kind, n):
    """The target of request n, as Loads/unique.lua makes it."""
    colour = n * 40503 % 16777216
    duration, scale = 1000 + n % 997, 1050 + n % 1447
    seconds = f"{duration // 1000}.{duration % 1000:03}"
    if kind == "svg":
        return (f"/loader/balls.svg?duration={seconds}"
                f"&scale={scale // 1000}.{scale % 1000:03}&ball1={colour:06x}")
    return (f"/frames/coins?t={n % 17}.{n % 1000:03}&duration={seconds}"
            f"&scale=1.{scale % 900:03}&coin1={colour:06x}")
