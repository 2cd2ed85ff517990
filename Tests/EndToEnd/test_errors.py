"""Errors: three forms of one status, every fault named."""

import json
import xml.etree.ElementTree as ElementTree

import pytest

from targets import FAULTY, MISSING, PICTURE, assert_common_fields

IMAGE_ACCEPT = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8"
PAGE_ACCEPT = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8"


@pytest.mark.parametrize("accept", [None, "*/*", "application/json", "application/problem+json"])
@pytest.mark.parametrize(
    "target, status", [(each, 404) for each in MISSING] + [(each, 400) for each in FAULTY])
def test_problem(client, target, status, accept):
    reply = client.get(target, {"Accept": accept} if accept else {})
    assert reply.status == status
    assert reply.media_type == "application/problem+json"
    problem = reply.json
    assert problem["status"] == status
    for member in ("type", "title", "detail"):
        assert isinstance(problem[member], str) and problem[member]
    assert reply["cache-control"] == "no-store"
    assert reply["etag"] is None
    assert "accept" in reply.items("vary")
    assert_common_fields(reply)


@pytest.mark.parametrize("target", ["/loader/none.svg", *FAULTY])
def test_card_for_an_image_element(client, target):
    reply = client.get(target, {"Accept": IMAGE_ACCEPT})
    assert reply.status == client.get(target).status
    assert reply.media_type == "image/svg+xml"
    root = ElementTree.fromstring(reply.content)
    assert root.tag.endswith("}svg") and str(reply.status) in "".join(root.itertext())
    assert reply["cache-control"] == "no-store"
    assert "accept" in reply.items("vary")
    assert "default-src 'none'" in reply["content-security-policy"]
    assert_common_fields(reply)


@pytest.mark.parametrize("target", ["/loader/none.svg", "/nothing", *FAULTY])
def test_page_for_an_address_bar(client, target):
    reply = client.get(target, {"Accept": PAGE_ACCEPT})
    assert reply.status == client.get(target).status
    assert reply.media_type == "text/html"
    assert "<!doctype html>" in reply.text.lower()
    assert "accept" in reply.items("vary")
    assert_common_fields(reply)


@pytest.mark.parametrize(
    "target, expected",
    [
        ("/loader/coins.svg?sclae=1.4", [("sclae", "1.4", "scale")]),
        ("/loader/coins.svg?Scale=1.4", [("Scale", "1.4", "scale")]),
        ("/loader/coins.svg?scale=9", [("scale", "9", None)]),
        ("/loader/coins.svg?scale=1,5", [("scale", "1,5", None)]),
        ("/loader/coins.svg?scale=1.4px", [("scale", "1.4px", None)]),
        ("/loader/coins.svg?scale=NaN", [("scale", "NaN", None)]),
        ("/loader/coins.svg?scale=1e999", [("scale", "1e999", None)]),
        ("/loader/coins.svg?scale=%EF%BC%91", [("scale", "１", None)]),
        ("/loader/coins.svg?scale=1.4&scale=1.5", [("scale", None, None)]),
        ("/loader/coins.svg?t=1&progress=0.5", [("progress", "0.5", None)]),
        ("/loader/coins.svg?size=10&width=10", [("size", "10", None)]),
        ("/loader/coins.svg?symbol=yem", [("symbol", "yem", "yen")]),
        ("/loader/coins.svg?color=gren", [("color", "gren", "green")]),
        ("/loader/balls.svg?color=1&duration=0&nothing=x",
         [("color", "1", None), ("duration", "0", None), ("nothing", "x", None)]),
        ("/frames/coins?frame=3", [("frame", "3", None)]),
        ("/frames/coins?precision=10", [("precision", "10", None)]),
        ("/frames/coins?engine=css", [("engine", "css", None)]),
        ("/loaders?scale=1", [("scale", "1", None)]),
    ])
def test_every_fault_is_named(client, target, expected):
    reply = client.get(target)
    assert reply.status == 400
    errors = reply.json["errors"]
    assert [error["parameter"] for error in errors] == [each[0] for each in expected]
    for error, (_, value, suggestion) in zip(errors, expected):
        assert isinstance(error["accepted"], str) and error["accepted"]
        if value is not None:
            assert error["value"] == value
        if suggestion is not None:
            assert error["suggestion"] == suggestion


@pytest.mark.parametrize(
    "target, suggestion",
    [("/loader/coinz.svg", "/loader/coins.svg"), ("/loaders/bals", "/loaders/balls"),
     ("/frames/coinz", "/frames/coins")])
def test_near_names_are_suggested(client, target, suggestion):
    assert suggestion in json.dumps(client.get(target).json)


def test_what_was_sent_is_escaped(client):
    target = "/loader/coins.svg?scale=%3Cscript%3Ealert(1)%3C/script%3E%22%26"
    for accept in (IMAGE_ACCEPT, PAGE_ACCEPT):
        assert b"<script" not in client.get(target, {"Accept": accept}).content


def test_target_too_long(client):
    reply = client.get("/loader/coins.svg?_=" + "x" * 9000)
    assert reply.status == 414
    assert reply.media_type == "application/problem+json"
    assert reply.json["type"] == "/problems/target-too-long"
    assert reply["vary"] == "Accept"
    assert reply["access-control-allow-origin"] == "*"


def test_content_is_refused(client):
    reply = client.request("GET", PICTURE, content=b"hello")
    assert reply.status == 413
    assert reply.media_type == "application/problem+json"
    assert reply.json["type"] == "/problems/content-too-large"
    assert reply["vary"] == "Accept"
    assert reply["access-control-allow-origin"] == "*"


@pytest.mark.parametrize("empty", ["scale=", "scale=&duration=", "color=", "engine=", "&&", ""])
def test_empty_is_absent(client, empty):
    assert client.read(f"/loader/coins.svg?{empty}") == client.read("/loader/coins.svg")
