"""Every route with every method, and where its addresses lead."""

import json
import re
from html.parser import HTMLParser
from urllib.parse import urljoin

import pytest

from targets import CACHED, FAULTY, FRAME, HEALTH, MISSING, PICTURE, assert_common_fields


@pytest.mark.parametrize("target, media_type", CACHED.items())
def test_get(client, target, media_type):
    reply = client.get(target)
    assert reply.status == 200
    assert reply.media_type == media_type
    assert int(reply["content-length"]) == len(reply.content) > 0
    assert re.fullmatch(r'"[\x21\x23-\x7e]+"', reply["etag"]), "a strong entity tag"
    control = reply.items("cache-control")
    assert "public" in control and any(re.fullmatch(r"max-age=\d+", each) for each in control)
    assert_common_fields(reply)


@pytest.mark.parametrize("target", HEALTH)
def test_health(client, target):
    reply = client.get(target)
    assert reply.status == 200
    assert reply["cache-control"] == "no-store"
    assert_common_fields(reply)


@pytest.mark.parametrize("target", [*CACHED, *HEALTH, *MISSING, *FAULTY])
def test_head(client, target):
    get, head = client.get(target), client.head(target)
    assert head.status == get.status
    assert head.content == b""
    dated = {"date"}
    assert {each for each in head.fields if each[0] not in dated} == {
        each for each in get.fields if each[0] not in dated}


@pytest.mark.parametrize("target", [*CACHED, *HEALTH])
def test_options(client, target):
    reply = client.request(
        "OPTIONS", target,
        {"Origin": "https://example.org", "Access-Control-Request-Method": "GET"})
    assert reply.status == 204
    assert reply.content == b""
    assert {"get", "head", "options"} <= set(reply.items("allow"))
    assert reply["access-control-allow-origin"] == "*"
    assert "get" in reply.items("access-control-allow-methods")


def test_options_of_the_server(client):
    reply = client.request("OPTIONS", "*")
    assert reply.status == 204
    assert "get" in reply.items("allow")


@pytest.mark.parametrize(
    "method", ["POST", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "BREW", "PROPFIND"])
@pytest.mark.parametrize("target", [PICTURE, FRAME, "/loaders", "/healthz"])
def test_other_methods(client, method, target):
    reply = client.request(method, target)
    assert reply.status == 405
    assert {"get", "head", "options"} <= set(reply.items("allow"))
    assert reply.json["status"] == 405
    assert_common_fields(reply)


@pytest.mark.parametrize("alias, name", [("coin", "coins"), ("ball", "balls")])
def test_aliases(client, alias, name):
    for left, right in [
        (f"/loader/{alias}.svg", f"/loader/{name}.svg"),
        (f"/loader/{alias}", f"/loader/{name}.svg"),
        (f"/frames/{alias}?t=0.35", f"/frames/{name}?t=0.35"),
        (f"/frames/{alias}.ndjson?fps=10", f"/frames/{name}.ndjson?fps=10"),
        (f"/loaders/{alias}", f"/loaders/{name}"),
    ]:
        assert client.get(left).content == client.get(right).content
        assert client.get(left)["etag"] == client.get(right)["etag"]


@pytest.mark.parametrize("query", ["", "?scale=1.4", "?scale=1.4&color=%230a84ff"])
@pytest.mark.parametrize("name", ["coins", "ball"])
def test_redirect(client, service, name, query):
    reply = client.get(f"/loaders/{name}.svg{query}")
    assert reply.status == 308
    place = urljoin(f"{service.url}/loaders/{name}.svg{query}", reply["location"])
    assert place == f"{service.url}/loader/{name}.svg{query}"
    assert client.get(place.removeprefix(service.url)).status == 200
    assert_common_fields(reply)


def test_catalogue(client):
    catalogue = client.read_json("/loaders")
    assert catalogue["count"] == len(catalogue["loaders"]) >= 2
    names = [loader["name"] for loader in catalogue["loaders"]]
    assert {"coins", "balls"} <= set(names)
    for loader in catalogue["loaders"]:
        assert {"name", "title", "family", "tags", "aliases", "url"} <= set(loader)
        assert client.get(loader["url"]).status == 200


def test_catalogue_tells_the_bytes_of_every_file(client):
    for loader in client.read_json("/loaders")["loaders"]:
        for engine, length in loader["bytes"].items():
            assert len(client.read(f"{loader['image']}?engine={engine}")) == length
    for name in ("balls", "ring"):
        for told in client.read_json(f"/loaders/{name}")["formats"]:
            assert len(client.read(told["url"])) == told["bytes"], told["name"]


def test_catalogue_is_searched(client):
    found = client.read_json("/loaders?q=coins&family=depth")
    assert 0 < found["count"] == len(found["loaders"]) < found["total"]
    assert all("coins" in json.dumps(loader) for loader in found["loaders"])
    assert client.read_json("/loaders?q=nosuchword")["loaders"] == []
    refused = client.get("/loaders?tag=orbits-")
    assert refused.status == 400 and refused.json["errors"][0]["parameter"] == "tag"


def test_page_links_lead_somewhere(client, service):
    links = Links(client.get("/").text).found
    assert len(links) > 4
    for link in (link for link in links if not link.startswith(("#", "data:"))):
        place = urljoin(service.url + "/", link)
        assert place.startswith(service.url) and not link.startswith("/"), "it is relative"
        assert client.get(place.removeprefix(service.url)).status == 200, link


class Links(HTMLParser):
    """The addresses that a page leads to or shows."""

    def __init__(self, page):
        super().__init__()
        self.found = []
        self.feed(page)

    def handle_starttag(self, _, attributes):
        self.found += [value for name, value in attributes if name in ("href", "src")]
