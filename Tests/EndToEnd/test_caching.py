"""Validators, freshness, and one meaning for one address."""

import pytest

from targets import CACHED, FRAME, PICTURE


@pytest.mark.parametrize("target", [PICTURE, FRAME, "/loaders", "/"])
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_not_modified(client, target, method):
    full = client.get(target)
    tag = full["etag"]
    inner = tag.strip('"')
    for field in (tag, f"W/{tag}", f'"other", {tag}', f'"a","b",W/{tag} , "c"', "*",
                  f'"{inner}-gzip"', f'"{inner};gzip"', f'"{inner}-br"', f'W/"{inner}-gzip"'):
        reply = client.request(method, target, {"If-None-Match": field})
        assert reply.status == 304, field
        assert reply.content == b""
        # RFC 9110, section 8.6: the length of the 200, or none.
        assert reply["content-length"] in (None, full["content-length"]), field
        for name in ("etag", "cache-control", "vary"):
            assert reply[name] == full[name], f"{field}: {name}"
        assert reply["access-control-allow-origin"] == "*"


@pytest.mark.parametrize(
    "field", ['"other"', 'W/"other"', "", "other", '"', '"",', "W/", '"*"'])
def test_modified(client, field):
    assert client.get(PICTURE, {"If-None-Match": field}).status == 200


def test_an_error_is_never_not_modified(client):
    assert client.get("/loader/none.svg", {"If-None-Match": "*"}).status == 404


@pytest.mark.parametrize("target", ["/loader/coins.svg", "/frames/coins", "/loaders"])
def test_versions(client, target):
    plain = client.get(target)
    assert "immutable" not in plain.items("cache-control")
    versioned = client.get(f"{target}?v=2")
    assert {"public", "max-age=31536000", "immutable"} <= set(versioned.items("cache-control"))
    assert versioned.content == plain.content
    assert versioned["etag"] == plain["etag"]
    busted = client.get(f"{target}?_=1718000000")
    assert busted["cache-control"] == plain["cache-control"]
    assert busted.content == plain.content


@pytest.mark.parametrize(
    "spellings",
    [
        [f"/loader/balls.svg?color={each}" for each in (
            "f00", "F00", "%23f00", "%23F00", "ff0000", "%23ff0000", "f00f", "ff0000ff",
            "%23FF0000FF", "red", "RED", "rgb(255,0,0)", "rgb(255%200%200)",
            "rgb(100%25%200%25%200%25)", "rgba(255,0,0,1)", "hsl(0,100%25,50%25)",
            "hsl(0%20100%25%2050%25)", "hsl(360deg%20100%25%2050%25%20/%201)")],
        [f"/loader/balls.svg?colors={each}" for each in (
            "red,,blue", "red%2C%2Cblue", "f00,,00f", "%23f00%2c,%2300f")],
        ["/loader/coins.svg?coin1=grey", "/loader/coins.svg?coin1=gray",
         "/loader/coins.svg?coin1=808080"],
        ["/loader/coins.svg?background=transparent",
         "/loader/coins.svg?background=0000", "/loader/coins.svg?background=rgb(0 0 0 / 0)"
         .replace(" ", "%20")],
        ["/loader/balls.svg?scale=1.4&duration=1.2&color=red",
         "/loader/balls.svg?color=red&duration=1.2&scale=1.4",
         "/loader/balls.svg?duration=1200ms&scale=1.40&color=f00",
         "/loader/balls.svg?duration=1.2s&scale=%31.4&color=f00&"],
        ["/frames/coins?t=0.35", "/frames/coins?t=0.35&precision=6",
         "/frames/coins?precision=6&t=350ms", "/frames/coin?t=.35"],
    ])
def test_one_meaning_one_tag(client, spellings):
    first = client.get(spellings[0])
    assert first.status == 200
    for target in spellings[1:]:
        reply = client.get(target)
        assert reply.content == first.content, target
        assert reply["etag"] == first["etag"], target


def test_what_differs_has_other_tags(client):
    targets = [*CACHED, "/loader/coins.svg?engine=smil", "/loader/coins.svg?scale=1.3",
               "/frames/coins?t=0.36", "/frames/balls?t=0.35"]
    targets.remove("/loader/balls")
    tags = [client.get(target)["etag"] for target in targets]
    assert len(set(tags)) == len(tags)
