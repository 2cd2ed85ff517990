"""A client that speaks HTTP/2 over TLS, by curl, with the replies of the plain one."""

import tempfile
from pathlib import Path

from client import Reply
from processes import run


class SecureClient:
    """Requests to one address, a connection each; nobody asks who signed the certificate."""

    def __init__(self, address):
        self.address = address

    def request(self, method, target, fields=()):
        with tempfile.TemporaryDirectory() as directory:
            head, content = Path(directory, "head"), Path(directory, "content")
            command = ["curl", "-sS", "--insecure", "--http2", "--max-time", "30", "--path-as-is",
                       "--globoff", "-D", head, "-o", content, "-w", "%{http_version}"]
            command += ["--head"] if method == "HEAD" else ["-X", method]
            for name, value in dict(fields).items():
                command += ["-H", f"{name}: {value}" if value else f"{name};"]
            command.append(f"https://{self.address[0]}:{self.address[1]}{target}")
            version = run(*command)
            assert version == "2", f"HTTP version {version}"
            octets = content.read_bytes() if content.exists() and method != "HEAD" else b""
            return Reply(Told(head.read_bytes().decode("latin-1")), octets)

    def get(self, target, fields=()):
        return self.request("GET", target, fields)

    def head(self, target, fields=()):
        return self.request("HEAD", target, fields)


class Told:
    """A head as curl writes it down, read like one of `http.client`."""

    def __init__(self, text):
        first, *lines = text.split("\r\n\r\n")[0].split("\r\n")
        self.status = int(first.split()[1])
        self.reason = ""
        self.version = 20
        self._headers = [tuple(part.strip() for part in line.split(":", 1)) for line in lines]

    def getheaders(self):
        return self._headers
