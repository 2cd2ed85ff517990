"""Through every proxy the service is what it is without one: bytes, tags, codings, refusals."""

import gzip
import re
from html.parser import HTMLParser

import brotli
import pytest

pytestmark = pytest.mark.traffic

PICTURE = "/loader/balls.svg?scale=1.4&duration=1.2"
FRAME = "/frames/coins?t=0.35"
TARGETS = [
    "/", PICTURE, FRAME, "/loader/coins", "/frames/balls.ndjson?fps=30", "/frames/coins?fps=60",
    "/loaders", "/loaders/balls", "/problems/bad-parameter",
    "/loader/balls.svg?color=%23ff0000&title=a+b%20%26%20%C3%A9&v=1",
    "/loader/balls.svg?color=rgb(255%2C0%2C0)&title=", "/loader/balls.svg?colors=f00,0f0%2c00f",
]
REFUSED = ["/nothing", "/loader/none.svg", "/loader/coins.xyz", "/loader/coins.svg?scale=99",
           "/loader/coins.svg?sclae=1", "/frames/coins?t=1&progress=1",
           "/loader/coins.svg?scale=1,5",
           "/loader/coins.svg?title=" + "x" * 7000, "/loader/%ff.svg"]
CODINGS = {
    "br": "br", "gzip": "gzip", "gzip, deflate, br, zstd": "br", "br;q=0, gzip": "gzip",
    "gzip;q=0.5": "gzip", "GZIP": "gzip", "identity": None, "br;q=0,gzip;q=0.000": None,
    "deflate": None, "brx, xgzip": None, "gzip;q=0, br;q=1.0": "br", None: None,
}
DECODERS = {None: lambda content: content, "gzip": gzip.decompress, "br": brotli.decompress}
OF_THE_WAY = {"date", "connection", "keep-alive", "server", "via", "age", "cache-status",
              "accept-ranges", "transfer-encoding", "content-length", "alt-svc"}
"""Fields that a proxy may add, change or leave out."""


def told(reply, without=()):
    """What a reply says, but for what is a proxy's own; lists are lists in one field or in two."""
    names = {name for name, _ in reply.fields} - OF_THE_WAY - set(without)
    fields = {name: reply[name] for name in sorted(names)}
    if "vary" in fields:
        fields["vary"] = sorted(reply.items("vary"))
    return (reply.status, fields, reply.content)


def test_what_the_service_tells(front, direct):
    """Twice each, so that what a cache tells is told as well."""
    for target in TARGETS:
        expected = told(direct.get(target))
        assert expected[0] == 200, target
        for _ in range(2):
            assert told(front.get(target)) == expected, target


def test_every_format(front, direct):
    """All files and frames that the catalogue names for a loader."""
    asked = 0
    for name in ("coins", "balls"):
        loader = front.get(f"/loaders/{name}").json
        files = [each["url"] for each in loader["formats"]]
        frames = [each["example"] for each in loader["frames"]]
        for target in [*files, *frames, *loader["examples"]]:
            reply = front.get(target)
            assert reply.status == 200, target
            assert told(reply) == told(direct.get(target)), target
            asked += 1
        types = {each["url"]: each["mediaType"] for each in loader["formats"]}
        for target, media_type in types.items():
            assert front.head(target)["content-type"] == media_type
    assert asked >= 2 * (1 + 2)


def test_codings(front, direct):
    """The content as the client takes it, with the tag of that coding, and told to vary."""
    for target in (PICTURE, FRAME, "/", "/loaders"):
        plain = direct.get(target)
        for accepted, coding in CODINGS.items():
            fields = {} if accepted is None else {"Accept-Encoding": accepted}
            expected = direct.get(target, {} if coding is None else {"Accept-Encoding": coding})
            for _ in range(2):
                reply = front.get(target, fields)
                assert reply["content-encoding"] == coding, (target, accepted)
                assert reply["etag"] == expected["etag"], (target, accepted)
                assert "accept-encoding" in reply.items("vary")
                assert DECODERS[coding](reply.content) == plain.content, (target, accepted)


def test_what_is_known_is_not_sent_again(front):
    """304 with the fields that RFC 9110, section 15.4.5, asks for, from cache and service."""
    for target in (PICTURE, FRAME, "/"):
        for coding in ("br", "gzip", "identity"):
            whole = front.get(target, {"Accept-Encoding": coding})
            tag = whole["etag"]
            assert re.fullmatch(r'"[^"]+"', tag), "a strong tag"
            for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
                reply = front.get(target, {"Accept-Encoding": coding, "If-None-Match": known})
                assert (reply.status, reply.content) == (304, b""), (target, coding, known)
                for field in ("etag", "cache-control", "vary"):
                    assert reply[field] == whole[field], (field, known)
            other = front.get(target, {"Accept-Encoding": coding, "If-None-Match": '"other"'})
            assert told(other) == told(whole)


def test_heads(front):
    for target in (PICTURE, FRAME, "/loaders"):
        whole, head = front.get(target), front.head(target)
        assert head.content == b""
        assert told(head)[:2] == told(whole)[:2]
        assert head["content-length"] in (None, str(len(whole.content)))


@pytest.mark.parametrize("accepted", [None, "image/avif,image/webp,*/*;q=0.1",
                                      "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8"])
def test_refusals(front, direct, accepted):
    """The status and the words of the service, in the form that the client would have."""
    fields = {"Accept": accepted} if accepted else {}
    for target in REFUSED:
        expected = direct.get(target, fields)
        assert expected.status >= 400
        for _ in range(2):
            reply = front.get(target, fields)
            assert told(reply, {"retry-after"}) == told(expected, {"retry-after"}), target
            assert "accept" in reply.items("vary")


def test_other_methods(front, direct):
    expected, reply = (each.request("OPTIONS", PICTURE) for each in (direct, front))
    assert told(reply) == told(expected)
    for method in ("POST", "DELETE", "PUT"):
        reply = front.request(method, PICTURE)
        assert reply.status == 405
        assert set(reply.items("allow")) == {"get", "head", "options"}


def test_redirection(front, direct):
    """The address is relative, so it leads to the same place whatever the proxy is called."""
    reply = front.get("/loaders/balls.svg?scale=2")
    assert reply.status == 308
    assert reply["location"] == "../loader/balls.svg?scale=2"
    target = "/loader/balls.svg?scale=2"
    assert told(front.get(target)) == told(direct.get(target))


def test_links_of_the_page(front):
    """Every address on the page is relative and leads somewhere."""
    links = links_of(front.get("/").text)
    assert len(links) >= 5
    for link in links:
        assert not re.match(r"[a-z]+:|/", link), f"{link} is not relative"
        assert front.get(f"/{link}").status == 200, link


class Links(HTMLParser):
    """Collects what elements of a page refer to."""

    def __init__(self):
        super().__init__()
        self.found = set()

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("href", "src", "action", "data") and value.partition("#")[0]:
                self.found.add(value.partition("#")[0])


def links_of(page):
    links = Links()
    links.feed(page)
    return sorted(links.found)


def test_health(front):
    for target in ("/healthz", "/readyz"):
        reply = front.get(target)
        assert (reply.status, reply["cache-control"]) == (200, "no-store")


@pytest.mark.parametrize("target", ["/metrics", "/metrics?x", "/%6detrics", "/%6D%65trics",
                                    "//metrics", "/./metrics", "/x/../metrics"])
def test_figures_stay_inside(front, target):
    reply = front.get(target)
    assert reply.status in (400, 404)
    assert b"loaderd_" not in reply.content


def test_forged_fields_change_nothing(front, direct):
    """No answer depends on what a client says about proxies, and no cache keeps one that does."""
    forged = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "gopher",
              "X-Forwarded-Host": "evil.example", "X-Forwarded-Prefix": "/evil",
              "Forwarded": "for=203.0.113.7;host=evil.example;proto=gopher",
              "X-Original-URL": "/evil", "X-Rewrite-URL": "/evil", "X-HTTP-Method-Override": "POST"}
    for target in ("/", "/loaders/coins", PICTURE, "/loaders/balls.svg", "/nothing?forged=1"):
        for fields in (forged, {}):
            reply = front.get(target, fields)
            assert told(reply) == told(direct.get(target))
            assert b"evil" not in reply.content
