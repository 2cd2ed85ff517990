"""A load that counts exactly: every answer is read whole and compared with what it must be."""

import random
import socket
import threading
import time


class Load:
    """Threads that ask a proxy; some keep their connections, some make one for each request.

    `answers` maps each target to its content. Every second request or so goes to a target with
    a parameter that changes nothing but has never been seen, so that no cache has the answer.
    """

    def __init__(self, address, answers, count, kept=10, fresh=4, unseen=0.5):
        self.address = address
        self.answers = list(answers.items())
        self.count = count
        self.unseen = unseen
        self.failures = []
        self.done = 0
        self._given = 0
        self._lock = threading.Lock()
        self._threads = [threading.Thread(target=self._work, args=(number, number < kept))
                         for number in range(kept + fresh)]

    def start(self):
        self.began = time.monotonic()
        for thread in self._threads:
            thread.start()
        return self

    def wait_for(self, share):
        """Waits until this share of the requests has been answered."""
        while self.done < share * self.count and any(each.is_alive() for each in self._threads):
            time.sleep(0.01)

    def join(self):
        for thread in self._threads:
            thread.join()
        self.seconds = time.monotonic() - self.began

    def _take(self):
        with self._lock:
            if self._given >= self.count:
                return None
            self._given += 1
            return self._given

    def _work(self, number, keeps):
        choice = random.Random(number)
        connection = None
        while (sequence := self._take()) is not None:
            target, content = choice.choice(self.answers)
            if choice.random() < self.unseen:
                target += f"{'&' if '?' in target else '?'}_={sequence}"
            try:
                connection = connection or Wire(self.address)
                closes = connection.ask(target, content, keeps)
                if closes:
                    connection.close()
                    connection = None
            except (OSError, ValueError) as problem:
                self.failures.append(f"request {sequence}, {target}: {problem!r}")
                if connection:
                    connection.close()
                connection = None
            with self._lock:
                self.done += 1
        if connection:
            connection.close()


class Wire:
    """One connection, as little as a client can be."""

    def __init__(self, address):
        self.socket = socket.create_connection(address, timeout=30)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.rest = b""

    def ask(self, target, content, keeps):
        """Sends a request and reads the answer; says whether the connection is over."""
        kept = "" if keeps else "Connection: close\r\n"
        self.socket.sendall(f"GET {target} HTTP/1.1\r\nHost: x\r\n{kept}\r\n".encode())
        data = self.rest
        while (end := data.find(b"\r\n\r\n")) < 0:
            data += self._more()
        head = data[:end].lower()
        if not head.startswith(b"http/1.1 200"):
            raise ValueError(data[:200])
        start = head.find(b"\r\ncontent-length:")
        if start < 0:
            raise ValueError("no Content-Length")
        length = int(head[start + 17:].split(b"\r\n", 1)[0])
        data = data[end + 4:]
        while len(data) < length:
            data += self._more()
        if data[:length] != content:
            raise ValueError("another content than expected")
        self.rest = data[length:]
        return not keeps or b"\r\nconnection: close" in head

    def _more(self):
        block = self.socket.recv(65536)
        if not block:
            raise ConnectionResetError("the connection ended before the answer")
        return block

    def close(self):
        self.socket.close()
