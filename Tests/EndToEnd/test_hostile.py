"""What no honest client sends: each is answered well or cut off, and the next client is served."""

import http.client
import io
import json
import re
import socket
import threading

import pytest

from client import Connection

HOST = b"Host: localhost\r\n"
PICTURE = b"/loader/balls.svg?scale=1.4&duration=1.2"
SECONDS = 5.0
"""Seconds within which an answer or a close must come."""

TLS_HELLO = bytes.fromhex(
    "16030100c8010000c40303" + "5a" * 32 + "20" + "a5" * 32 + "0004130113020100007f")
HTTP2_PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes(9)


def get(target, fields=b"", content=b""):
    return b"GET " + target + b" HTTP/1.1\r\n" + HOST + fields + b"\r\n" + content


def replies(octets):
    """Reads replies one after the other; raises where something is left that is none."""
    found = []
    while octets:
        stream = io.BytesIO(octets)
        response = http.client.HTTPResponse(Bytes(stream))
        response.begin()
        found.append((response.status, response.read(), response.getheader("Content-Type") or ""))
        octets = stream.read()
    return found


class Bytes:
    """What `http.client` takes for a socket, over bytes that are there already."""

    def __init__(self, stream):
        self.stream = stream

    def makefile(self, *_):
        return Unclosed(self.stream)


class Unclosed(io.BufferedIOBase):
    """Reads from a stream that stays open, a byte more than asked for never."""

    def __init__(self, stream):
        self.stream = stream

    def read(self, size=-1):
        return self.stream.read(size)

    def readline(self, size=-1):
        return self.stream.readline(size)

    def readinto(self, buffer):
        return self.stream.readinto(buffer)


@pytest.fixture(autouse=True)
def the_next_client_is_served(client):
    """After every test a new connection gets the right answer."""
    before = client.get(PICTURE.decode())
    yield
    after = client.get(PICTURE.decode())
    assert (after.status, after.content) == (200, before.content)


def answer(client, octets, end=False):
    """What comes back for some bytes until the other side closes, or falls silent."""
    with client.connect(SECONDS) as connection:
        try:
            connection.send(octets)
            if end:
                connection.socket.shutdown(socket.SHUT_WR)
        except OSError:
            pass  # Cut off while it still sent.
        received = b""
        try:
            while block := connection.socket.recv(65536):
                received += block
        except ConnectionError:
            pass
        return received


REFUSED = {
    "chunked body": (
        get(PICTURE, b"Transfer-Encoding: chunked\r\n", b"5\r\nhello\r\n0\r\n\r\n"), {413}),
    "coding and length": (
        get(PICTURE, b"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
            b"0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"), {400}),
    "length and coding": (
        get(PICTURE, b"Content-Length: 44\r\nTransfer-Encoding: chunked\r\n",
            b"0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"), {400}),
    "unknown coding": (get(PICTURE, b"Transfer-Encoding: gzip\r\n", b"hello"), {400, 501}),
    "hidden coding": (
        get(PICTURE, b"Transfer-Encoding: xchunked\r\n", b"0\r\n\r\n"), {400, 501}),
    "body with a length": (get(PICTURE, b"Content-Length: 5\r\n", b"hello"), {413}),
    "two lengths": (get(PICTURE, b"Content-Length: 5\r\nContent-Length: 0\r\n", b"hello"), {400}),
    "length with a sign": (get(PICTURE, b"Content-Length: +0\r\n"), {400}),
    "length that is none": (get(PICTURE, b"Content-Length: abc\r\n"), {400}),
    "negative length": (get(PICTURE, b"Content-Length: -1\r\n"), {400}),
    "enormous length": (get(PICTURE, b"Content-Length: 99999999999999999999\r\n"), {400, 413}),
    "two hosts": (get(PICTURE, b"Host: other\r\n"), {400}),
    "no host": (b"GET " + PICTURE + b" HTTP/1.1\r\n\r\n", {400}),
    "host with a space": (
        b"GET " + PICTURE + b" HTTP/1.1\r\nHost: a b\r\n\r\n", {400}),
    "space before the colon": (get(PICTURE, b"X-A : 1\r\n"), {400}),
    "folded line": (get(PICTURE, b"X-A: one\r\n two\r\n"), {400}),
    "NUL in a field": (get(PICTURE, b"X-A: o\x00ne\r\n"), {400}),
    "bare CR in a field": (get(PICTURE, b"X-A: o\rne\r\n"), {400}),
    "name that is no token": (get(PICTURE, b"X(A): 1\r\n"), {400}),
    "line without a colon": (get(PICTURE, b"nonsense\r\n"), {400}),
    "no name": (get(PICTURE, b": 1\r\n"), {400}),
    "lower-case method": (b"get " + PICTURE + b" HTTP/1.1\r\n" + HOST + b"\r\n", {400, 405}),
    "long method": (b"G" * 40 + b" / HTTP/1.1\r\n" + HOST + b"\r\n", {400, 405}),
    "no target": (b"GET  HTTP/1.1\r\n" + HOST + b"\r\n", {400}),
    "target without a slash": (get(b"loader/coins.svg"), {400}),
    "star for GET": (get(b"*"), {400}),
    "space in the target": (get(b"/loader/coins.svg?title=a b"), {400}),
    "control in the target": (get(b"/loader/coins.svg?a=\x01"), {400}),
    "target of 20 kB": (get(b"/loader/coins.svg?title=" + b"x" * 20000), {400, 414, 431}),
    "target of 9 kB": (get(b"/loader/coins.svg?title=" + b"x" * 9000), {414}),
    "fields of 14 kB": (get(PICTURE, b"X-A: " + b"x" * 14000 + b"\r\n"), {431}),
    "fields of 100 kB": (get(PICTURE, b"X-A: " + b"x" * 100000 + b"\r\n"), {400, 413, 431}),
    "2,000 fields": (get(PICTURE, b"X-A: x\r\n" * 2000), {400, 413, 431}),
    "HTTP/2.0": (b"GET / HTTP/2.0\r\n" + HOST + b"\r\n", {400, 505}),
    "HTTP/9": (b"GET / HTTP/9\r\n" + HOST + b"\r\n", {400, 505}),
    "HTTP/2 preface": (HTTP2_PREFACE, {400, 405, 505}),
}


LIBRARY_ANSWERS = {
    "length with a sign",
    "length that is none",
    "negative length",
    "enormous length",
    "line without a colon",
    "no target",
    "target of 20 kB",
    "fields of 100 kB",
    "2,000 fields",
    "HTTP/2.0",
    "HTTP/9",
    "HTTP/2 preface",
}
"""What libmicrohttpd answers by itself, with a page of its own."""

REFUSAL_FIELDS = [
    b"content-type: application/problem+json",
    b"cache-control: no-store",
    b"vary: accept",
    b"x-content-type-options: nosniff",
    b"access-control-allow-origin: *",
    b"access-control-expose-headers: etag",
    b"cross-origin-resource-policy: cross-origin",
    b"timing-allow-origin: *",
    b"connection: close",
]


@pytest.mark.parametrize("case", REFUSED)
def test_refused(client, case):
    """One reply with a right status, or none, and the connection closes: nothing is smuggled."""
    octets, statuses = REFUSED[case]
    received = answer(client, octets)
    if not received:
        return
    status = re.match(rb"HTTP/1\.[01] (\d{3}) ", received)
    assert status, received[:100]
    assert int(status[1]) in statuses, received[:300]
    assert b" 200 " not in received
    # libmicrohttpd tells a length that is no number twice in one reply, and closes.
    assert received.count(b"HTTP/1.") <= 2
    assert len(set(re.findall(rb"HTTP/1\.1 \d+", received))) == 1
    if case not in LIBRARY_ANSWERS:
        head, _, content = received.partition(b"\r\n\r\n")
        fields = [line.lower() for line in head.split(b"\r\n")[1:]]
        for field in REFUSAL_FIELDS:
            assert field in fields, received[:600]
        problem = json.loads(content)
        assert problem["type"].startswith("/problems/") and problem["status"] == int(status[1])


@pytest.mark.parametrize(
    "accept, start", [(b"image/avif,image/*,*/*;q=0.8", b"<svg "), (b"text/html,*/*;q=0.8", b"<!")])
@pytest.mark.parametrize("case", ["body with a length", "two hosts", "target of 9 kB"])
def test_refused_as_the_client_would_have_it(client, case, accept, start):
    """An image element shows a card, an address bar a page."""
    octets = REFUSED[case][0].replace(HOST, HOST + b"Accept: " + accept + b"\r\n", 1)
    received = answer(client, octets)
    head, _, content = received.partition(b"\r\n\r\n")
    assert b"Vary: Accept" in head and content.startswith(start), received[:600]


GARBAGE = {
    "TLS hello": TLS_HELLO,
    "zeros": bytes(400),
    "line ends": b"\r\n\r\n" * 40 + b"x",
    "all bytes": bytes(range(256)) * 4,
    "a long line": b"A" * 70000,
    "TLS hello and a line end": TLS_HELLO + b"\r\n\r\n",
}


@pytest.mark.parametrize("octets", GARBAGE.values(), ids=GARBAGE)
def test_garbage(client, octets):
    """Bytes that are no HTTP, then the end: an error or nothing comes, and a close."""
    received = answer(client, octets, end=True)
    assert not received or re.match(rb"HTTP/1\.[01] [45]\d\d ", received), received[:100]


ANSWERED = {
    "3,900 parameters": (
        b"/loader/coins.svg?" + b"&".join(b"a" for _ in range(3900)), 400),
    "100 parameters": (
        b"/loader/coins.svg?" + b"&".join(b"p%d=1" % number for number in range(100)), 400),
    "64 empty parameters": (b"/loader/coins.svg?" + b"&" * 64, 200),
    "NUL in the path": (b"/loader/coins%00.svg", 400),
    "NUL behind the path": (b"/loader/coins.svg%00", 400),
    "NUL in a value": (b"/loader/coins.svg?scale=1%00", 400),
    "NUL in a name": (b"/loader/coins.svg?scale%00=1", 400),
    "broken escape in the path": (b"/loader/coins%zz.svg", 400),
    "broken escape in a value": (b"/loader/coins.svg?scale=1%", 400),
    "no UTF-8": (b"/loader/coins.svg?scale=%ff", 400),
    "overlong UTF-8": (b"/loader/coins.svg?scale=%c0%ae", 400),
    "climbing path": (b"/loader/../../../etc/passwd", 404),
    "escaped climbing path": (b"/loader/%2e%2e%2f%2e%2e%2fetc%2fpasswd", 404),
    "escaped slash": (b"/loader%2fcoins.svg", 404),
    "enormous numbers": (b"/loader/coins.svg?scale=" + b"9" * 400, 400),
    "a name of 4 kB": (b"/loader/" + b"x" * 4000 + b".svg", 404),
    "4 kB of slashes": (b"/" * 4000, 404),
    "absolute form": (b"http://example.org/loader/coins.svg", 200),
    "a plus is no space": (b"/loader/coins.svg?color=+red", 400),
    "two question marks": (b"/loader/coins.svg??scale=1.4", 400),
}


@pytest.mark.parametrize("target, status", ANSWERED.values(), ids=ANSWERED)
def test_answered(client, target, status):
    """Odd but well-formed targets get their one answer, and the connection goes on."""
    with client.connect(SECONDS) as connection:
        connection.send(get(target))
        reply = connection.read()
        assert reply.status == status, reply.content[:300]
        assert reply["access-control-allow-origin"] == "*"
        if (reply["connection"] or "").lower() == "close":
            assert connection.rest() == b""
            return
        connection.send(get(b"/frames/coins?t=0.35"))
        second = connection.read()
        assert second.status == 200 and second.json["t"] == 0.35


def test_5000_parameters(client):
    """More parameters than fit the limits of the target, as short as they can be."""
    received = answer(client, get(b"/loader/coins.svg?" + b"&".join([b"a=1"] * 5000)))
    assert not received or re.match(rb"HTTP/1\.1 4\d\d ", received)
    received = answer(client, get(b"/loader/coins.svg?" + b"&" * 5000, b"Connection: close\r\n"))
    assert re.match(rb"HTTP/1\.1 (200|400) ", received)


def test_byte_by_byte(client):
    """A request may come a byte at a time."""
    with client.connect() as connection:
        for octet in get(b"/frames/coins?t=0.35"):
            connection.send(bytes([octet]))
        assert connection.read().json["t"] == 0.35


def test_half_close(client):
    """A client that has nothing more to send still gets its answer."""
    received = answer(client, get(b"/frames/coins?t=0.35"), end=True)
    ((status, content, _),) = replies(received)
    assert status == 200 and b'"t":0.35' in content


def test_close_without_a_request(client):
    """Connections that come and go are no trouble."""
    for _ in range(200):
        client.connect().socket.close()


def test_cut_off_requests(client):
    """A head that ends anywhere gets no answer but an error, and harms nobody."""
    request = get(PICTURE)
    for length in range(0, len(request), 7):
        received = answer(client, request[:length], end=True)
        assert not received or re.match(rb"HTTP/1\.1 4\d\d ", received), request[:length]


def test_reset_while_answered(client):
    """Clients that ask for much and leave at once."""
    linger = b"\x01\x00\x00\x00\x00\x00\x00\x00"
    for _ in range(50):
        connection = client.connect()
        connection.send(get(b"/frames/balls?fps=120&duration=60") * 3)
        connection.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
        connection.socket.close()


def test_pipelined(client):
    """Requests that come together are answered in their order, each whole."""
    targets = [b"/frames/coins?t=0.%d" % digit for digit in range(1, 10)] * 5
    octets = b"".join(get(target) for target in targets)
    octets += get(b"/frames/coins", b"Connection: close\r\n")
    answers = replies(answer(client, octets))
    assert [status for status, _, _ in answers] == [200] * (len(targets) + 1)
    for target, (_, content, _) in zip(targets, answers):
        assert b'"t":' + target.partition(b"=")[2] + b"," in content


def test_http_1_0(client):
    """A plain client without Host gets an answer and a close."""
    ((status, content, _),) = replies(answer(client, b"GET /healthz HTTP/1.0\r\n\r\n"))
    assert status == 200 and content


def test_expect(client):
    """Waiting for permission to send a body does not hang."""
    octets = b"POST /loader/coins.svg HTTP/1.1\r\n" + HOST + (
        b"Content-Length: 10\r\nExpect: 100-continue\r\n\r\n")
    received = answer(client, octets)
    assert not received or re.match(rb"HTTP/1\.1 4\d\d ", received)


def test_many_silent_connections(client):
    """Clients that connect and say nothing do not keep others out."""
    silent = [client.connect() for _ in range(300)]
    try:
        for connection in silent[::2]:
            connection.send(b"GET / HT")
        for _ in range(20):
            assert client.get("/healthz").status == 200
    finally:
        for connection in silent:
            connection.socket.close()


def test_at_the_same_time(client):
    """Bad requests beside good ones: the good ones are answered as ever."""
    expected = client.get(PICTURE.decode()).content
    stop = threading.Event()

    def disturb(octets):
        while not stop.is_set():
            try:
                with Connection(client.address, 1) as connection:
                    connection.send(octets)
                    connection.socket.recv(100)
            except OSError:
                pass

    disturbers = [
        threading.Thread(target=disturb, args=(octets,))
        for octets in (TLS_HELLO + b"\r\n\r\n", REFUSED["coding and length"][0],
                       REFUSED["fields of 100 kB"][0], REFUSED["two hosts"][0])]
    for thread in disturbers:
        thread.start()
    try:
        with client.connect() as connection:
            for _ in range(300):
                reply = connection.request("GET", PICTURE.decode())
                assert (reply.status, reply.content) == (200, expected)
    finally:
        stop.set()
        for thread in disturbers:
            thread.join()
