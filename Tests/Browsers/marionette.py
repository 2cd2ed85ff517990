"""Firefox's own remote protocol, Marionette: messages are JSON behind their length and a colon."""

import json
import socket
import time


class Marionette:
    """One session. `command` waits for the answer and raises what the browser refuses."""

    def __init__(self, port, patience=60.0):
        end = time.monotonic() + patience
        while True:
            try:
                self.socket = socket.create_connection(("127.0.0.1", port), timeout=patience)
                break
            except OSError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.1)
        self.stream = self.socket.makefile("rb")
        self.count = 0
        self._read()

    def command(self, name, **values):
        self.count += 1
        text = json.dumps([0, self.count, name, values]).encode("utf-8")
        self.socket.sendall(b"%d:%b" % (len(text), text))
        _, number, error, result = self._read()
        assert number == self.count
        if error:
            raise RuntimeError(f"{name}: {error['error']}: {error['message']}")
        return result.get("value", result) if isinstance(result, dict) else result

    def _read(self):
        digits = b""
        while (octet := self.stream.read(1)) != b":":
            if not octet:
                raise ConnectionError("Firefox has ended")
            digits += octet
        return json.loads(self.stream.read(int(digits)))

    def close(self):
        self.stream.close()
        self.socket.close()
