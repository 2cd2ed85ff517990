"""Answers that are kept ready: nobody can tell, and memory has its bound."""

import gzip
import itertools

import brotli
import pytest

from client import Client
from targets import CACHED, PICTURE

CODINGS = [None, "gzip", "br", "gzip, deflate, br", "br;q=0.5, gzip;q=0.8", "identity;q=0", "*",
           "*;q=0", "gzip;q=0, br;q=0", "identity, gzip;q=0.5", "zstd", ""]
DECODERS = {None: lambda content: content, "gzip": gzip.decompress, "br": brotli.decompress}


def known(reply):
    """Values of If-None-Match around a reply's tag."""
    inner = reply["etag"].strip('"').removesuffix(".gz").removesuffix(".br")
    return [None, reply["etag"], f"W/{reply['etag']}", f'"x", {reply["etag"]}', "*", '"other"', "",
            f'"{inner}"', f'"{inner}.gz"', f'"{inner}.br"', f'"{inner}-gzip"', f'W/"{inner};br"']


def told(reply):
    return (reply.status, [field for field in reply.fields if field[0] != "date"], reply.content)


def fields(coding, match):
    chosen = {"Accept-Encoding": coding, "If-None-Match": match}
    return {name: value for name, value in chosen.items() if value is not None}


@pytest.mark.parametrize("target", CACHED)
def test_nobody_can_tell(own_service, target):
    """Every way to ask, the third time and by a service that keeps nothing ready: the same."""
    warm = own_service("--workers", "1", "--requests-per-connection", "1000000")
    cold = own_service("--cache-bytes", "0", "--requests-per-connection", "1000000")
    plain = Client(cold.address).get(target)
    with Client(warm.address).connect() as ready, Client(cold.address).connect() as made:
        for coding, match, method in itertools.product(CODINGS, known(plain), ("GET", "HEAD")):
            first = told(made.request(method, target, fields(coding, match)))
            for _ in range(3):
                assert told(ready.request(method, target, fields(coding, match))) == first, (
                    coding, match, method)


@pytest.mark.parametrize("target", [*CACHED, "/problems/bad-parameter"])
@pytest.mark.parametrize("coding", CODINGS)
def test_codings_are_undone(client, target, coding):
    """What is coded is the same content, has its own tag and says what it depends on."""
    plain = client.get(target)
    reply = client.get(target, fields(coding, None))
    assert reply.status == 200
    assert DECODERS[reply["content-encoding"]](reply.content) == plain.content
    # What is too short to be coded depends on no coding; the gallery speaks two languages.
    depends = ["accept-language"] * (target == "/")
    depends += ["accept-encoding"] * (len(plain.content) >= 200)
    assert reply.items("vary") == depends
    assert (reply["etag"] == plain["etag"]) == (reply["content-encoding"] is None)
    assert int(reply["content-length"]) == len(reply.content) <= len(plain.content)
    head = client.head(target, fields(coding, None))
    assert [field for field in head.fields if field[0] != "date"] == [
        field for field in reply.fields if field[0] != "date"]


@pytest.mark.parametrize("coding, chosen", [
    ("gzip", "gzip"), ("br", "br"), ("gzip, deflate, br, zstd", "br"), ("gzip, deflate", "gzip"),
    ("br;q=0.5, gzip;q=0.8", "gzip"), ("identity;q=0", None), ("*", "br"), ("zstd", None),
])
def test_the_best_coding_is_chosen(client, coding, chosen):
    assert client.get(PICTURE, {"Accept-Encoding": coding})["content-encoding"] == chosen


def test_errors_and_health_are_not_coded(client):
    for target in ("/healthz", "/readyz", "/loader/none.svg", "/metrics"):
        reply = client.get(target, {"Accept-Encoding": "br"})
        assert reply["content-encoding"] is None
        assert reply["etag"] is None
