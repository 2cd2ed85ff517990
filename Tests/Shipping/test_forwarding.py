"""What the proxies say to the replicas about the client, whatever the client says."""

import json
import socket

import pytest

import proxies
from client import Client
from echo import Echoes
from replicas import Replicas, is_ready
from secure_client import SecureClient

pytestmark = pytest.mark.traffic

FORGED = {
    "X-Forwarded-For": "203.0.113.7, 198.51.100.1", "X-Forwarded-Proto": "gopher",
    "X-Forwarded-Host": "evil.example", "X-Forwarded-Port": "70",
    "X-Forwarded-Prefix": "/evil", "X-Forwarded-Server": "evil",
    "X-Real-IP": "203.0.113.8", "Forwarded": "for=203.0.113.9;host=evil.example;proto=gopher",
    "Cookie": "session=evil", "Authorization": "Basic ZXZpbA==",
}
TRACE = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"


@pytest.fixture(params=[*proxies.ALL, "nginx with TLS and HTTP/2"])
def echoing(request, place, own):
    """A client of each proxy in turn, with services that echo behind it."""
    echoes = own(Echoes())
    proxy = own(proxies.ALL[request.param.split()[0]](place, echoes.ports))
    is_ready(proxy.address)
    if "TLS" in request.param:
        return SecureClient(("127.0.0.1", proxy.tls_port))
    return Client(proxy.address)


def heard(reply):
    """The fields that reached the service, by name; none stands twice."""
    fields = reply.json["fields"]
    names = [name for name, _ in fields]
    assert len(set(names)) == len(names), fields
    return dict(fields)


def test_what_is_said_about_the_client(echoing):
    """The client's own words about proxies are gone; the last proxy's are there."""
    target = "/loader/coins.svg?title=a%2Cb+c&color=%23f00"
    trace = {"Traceparent": TRACE}
    for fields in ({}, FORGED, {name.lower(): value for name, value in FORGED.items()}):
        reply = echoing.get(target, {**fields, **trace})
        assert reply.json["target"] == target
        told = heard(reply)
        secure = isinstance(echoing, SecureClient)
        host = f"127.0.0.1:{echoing.address[1]}"
        assert told["host"] == host
        assert told["x-forwarded-for"] == "127.0.0.1"
        assert told["x-forwarded-proto"] == ("https" if secure else "http")
        assert told["x-forwarded-host"] == host
        for name in ("forwarded", "x-forwarded-prefix", "cookie", "authorization"):
            assert name not in told, name
        assert not set(FORGED.values()) & set(told.values())
        # No proxy strips what is not its own: a trace goes on.
        assert told["traceparent"] == TRACE


@pytest.mark.parametrize("name", proxies.ALL)
def test_who_asked(name, place, own):
    """A service that trusts the proxy logs the client that the proxy saw, not the one it was
    told of."""
    log = ["--trusted-proxies", "127.0.0.1", "--access-log", "json"]
    replicas = own(Replicas(place, *log))
    proxy = own(proxies.ALL[name](place, replicas.ports))
    is_ready(proxy.address)
    with socket.create_connection(proxy.address, 30, ("127.0.0.2", 0)) as connection:
        fields = "".join(f"{name}: {value}\r\n" for name, value in FORGED.items())
        connection.sendall(f"GET /loaders?_=asked HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                           f"{fields}\r\n".encode())
        assert b" 200 " in connection.makefile("rb").readline()
    for each in replicas:
        assert each.drain() == 0
    lines = [json.loads(line) for each in replicas for line in each.process.text.splitlines()
             if line.startswith("{")]
    [asked] = [line for line in lines if line["target"] == "/loaders?_=asked"]
    assert (asked["peer"], asked["client"]) == ("127.0.0.1", "127.0.0.2")


def test_codings_that_are_asked_for(echoing):
    """The service decides on the coding, so what the client takes must reach it."""
    for accepted, expected in {"br": "br", "gzip": "gzip", "identity": "identity",
                               None: None}.items():
        fields = {} if accepted is None else {"Accept-Encoding": accepted}
        told = heard(echoing.get("/loader/coins.svg", fields))
        assert told.get("accept-encoding", "identity") == (expected or "identity")


def test_old_clients(echoing):
    """HTTP/1.0 without a Host, as simple health checks ask, is passed on as HTTP/1.1 with one."""
    if isinstance(echoing, SecureClient):
        pytest.skip("HTTP/2 is not old")
    with echoing.connect() as connection:
        connection.send(b"GET /readyz HTTP/1.0\r\n\r\n")
        reply = connection.read()
        assert reply.status == 200
        assert heard(reply)["host"]


def test_content_that_nobody_wants(echoing):
    """The content of a GET request neither reaches the service nor harms what follows."""
    if isinstance(echoing, SecureClient):
        pytest.skip("the frames of HTTP/2 keep requests apart")
    with echoing.connect() as connection:
        hidden = b"GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n"
        first = connection.request("GET", "/first", content=hidden)
        second = connection.request("GET", "/second")
        assert first.json["target"] == "/first"
        assert second.json["target"] == "/second"
