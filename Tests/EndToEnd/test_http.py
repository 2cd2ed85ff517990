"""The HTTP interface over a real socket: routes, methods, fields, errors, caching."""

import json
import re
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser
from urllib.parse import urljoin

import pytest
from jsonschema import Draft202012Validator

from service import run

PICTURE = "/loader/balls.svg?scale=1.4&duration=1.2"
FRAME = "/frames/coins?t=0.35"
IMAGE_ACCEPT = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8"
PAGE_ACCEPT = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8"
CACHED = {
    "/": "text/html",
    "/loader/coins.svg": "image/svg+xml",
    "/loader/balls": "image/svg+xml",
    PICTURE: "image/svg+xml",
    FRAME: "application/json",
    "/frames/balls": "application/json",
    "/frames/balls?fps=30": "application/json",
    "/frames/balls.ndjson": "application/x-ndjson",
    "/loaders": "application/json",
    "/loaders/coins": "application/json",
    "/loaders/balls": "application/json",
}
HEALTH = ["/healthz", "/readyz"]
MISSING = ["/nothing", "/loader/none.svg", "/loader/coins.xyz", "/frames/none", "/loaders/none",
           "/loader/", "/loader", "/frames", "//", "/loader/coins.svg/", "/LOADERS"]
FAULTY = ["/loader/coins.svg?sclae=1", "/frames/coins?t=-1"]


def assert_common_fields(reply):
    """What stands on every reply: no sniffing, and use from every origin."""
    assert reply["x-content-type-options"] == "nosniff"
    assert reply["access-control-allow-origin"] == "*"
    assert "etag" in reply.items("access-control-expose-headers")
    assert reply["cross-origin-resource-policy"] == "cross-origin"
    assert reply["timing-allow-origin"] == "*"
    names = [name for name, _ in reply.fields]
    assert len(set(names)) == len(names), "a field stands twice"


class TestRoutes:
    @pytest.mark.parametrize("target, media_type", CACHED.items())
    def test_get(self, client, target, media_type):
        reply = client.get(target)
        assert reply.status == 200
        assert reply.media_type == media_type
        assert int(reply["content-length"]) == len(reply.content) > 0
        assert re.fullmatch(r'"[\x21\x23-\x7e]+"', reply["etag"]), "a strong entity tag"
        control = reply.items("cache-control")
        assert "public" in control and any(re.fullmatch(r"max-age=\d+", each) for each in control)
        assert_common_fields(reply)

    @pytest.mark.parametrize("target", HEALTH)
    def test_health(self, client, target):
        reply = client.get(target)
        assert reply.status == 200
        assert reply["cache-control"] == "no-store"
        assert_common_fields(reply)

    @pytest.mark.parametrize("target", [*CACHED, *HEALTH, *MISSING, *FAULTY])
    def test_head(self, client, target):
        get, head = client.get(target), client.head(target)
        assert head.status == get.status
        assert head.content == b""
        dated = {"date"}
        assert {each for each in head.fields if each[0] not in dated} == {
            each for each in get.fields if each[0] not in dated}

    @pytest.mark.parametrize("target", [*CACHED, *HEALTH])
    def test_options(self, client, target):
        reply = client.request(
            "OPTIONS", target,
            {"Origin": "https://example.org", "Access-Control-Request-Method": "GET"})
        assert reply.status == 204
        assert reply.content == b""
        assert {"get", "head", "options"} <= set(reply.items("allow"))
        assert reply["access-control-allow-origin"] == "*"
        assert "get" in reply.items("access-control-allow-methods")

    def test_options_of_the_server(self, client):
        reply = client.request("OPTIONS", "*")
        assert reply.status == 204
        assert "get" in reply.items("allow")

    @pytest.mark.parametrize(
        "method", ["POST", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "BREW", "PROPFIND"])
    @pytest.mark.parametrize("target", [PICTURE, FRAME, "/loaders", "/healthz"])
    def test_other_methods(self, client, method, target):
        reply = client.request(method, target)
        assert reply.status == 405
        assert {"get", "head", "options"} <= set(reply.items("allow"))
        assert reply.json["status"] == 405
        assert_common_fields(reply)

    @pytest.mark.parametrize("alias, name", [("coin", "coins"), ("ball", "balls")])
    def test_aliases(self, client, alias, name):
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
    def test_redirect(self, client, service, name, query):
        reply = client.get(f"/loaders/{name}.svg{query}")
        assert reply.status == 308
        place = urljoin(f"{service.url}/loaders/{name}.svg{query}", reply["location"])
        assert place == f"{service.url}/loader/{name}.svg{query}"
        assert client.get(place.removeprefix(service.url)).status == 200
        assert_common_fields(reply)

    def test_catalogue(self, client):
        catalogue = client.read_json("/loaders")
        assert catalogue["count"] == len(catalogue["loaders"]) >= 2
        names = [loader["name"] for loader in catalogue["loaders"]]
        assert {"coins", "balls"} <= set(names)
        for loader in catalogue["loaders"]:
            assert {"name", "title", "family", "tags", "aliases", "url"} <= set(loader)
            assert client.get(loader["url"]).status == 200

    def test_page_links_lead_somewhere(self, client, service):
        links = Links(client.get("/").text).found
        assert len(links) > 4
        for link in links:
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


class TestSchema:
    @pytest.mark.parametrize("name", ["coins", "balls"])
    def test_parameters(self, client, name):
        """The schema of the parameters is one, and its own defaults and examples pass it."""
        description = client.read_json(f"/loaders/{name}")
        schema = description["parameters"]
        assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
        Draft202012Validator.check_schema(schema)
        validator = Draft202012Validator(schema)
        validator.validate(description["defaults"])
        assert not validator.is_valid({"nothing": 1})
        assert not validator.is_valid({"scale": 1000})
        for parameter, own in schema["properties"].items():
            assert own["description"], parameter
            for example in own.get("examples", []):
                validator.validate({parameter: example})
        assert {"scale", "duration", "speed", "size", "color", "engine", "t"} <= set(
            schema["properties"])

    @pytest.mark.parametrize("name", ["coins", "balls"])
    def test_defaults_change_nothing(self, client, name):
        """What is told as a default is one: saying it gives the same bytes."""
        description = client.read_json(f"/loaders/{name}")
        taken = set(description["formats"][0]["parameters"])
        for parameter, value in description["defaults"].items():
            if parameter in taken:
                target = f"/loader/{name}.svg?{parameter}={value}"
                assert client.read(target) == client.read(f"/loader/{name}.svg"), target

    @pytest.mark.parametrize("name", ["coins", "balls"])
    def test_examples(self, client, name):
        description = client.read_json(f"/loaders/{name}")
        assert description["examples"]
        targets = description["examples"]
        targets += [each["url"] for each in description["formats"]]
        targets += [each["example"] for each in description["frames"]]
        for target in targets:
            assert client.get(target).status == 200, target


class TestErrors:
    @pytest.mark.parametrize("accept", [None, "*/*", "application/json", "application/problem+json"])
    @pytest.mark.parametrize(
        "target, status", [(each, 404) for each in MISSING] + [(each, 400) for each in FAULTY])
    def test_problem(self, client, target, status, accept):
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
    def test_card_for_an_image_element(self, client, target):
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
    def test_page_for_an_address_bar(self, client, target):
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
    def test_every_fault_is_named(self, client, target, expected):
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
    def test_near_names_are_suggested(self, client, target, suggestion):
        assert suggestion in json.dumps(client.get(target).json)

    def test_what_was_sent_is_escaped(self, client):
        target = "/loader/coins.svg?scale=%3Cscript%3Ealert(1)%3C/script%3E%22%26"
        for accept in (IMAGE_ACCEPT, PAGE_ACCEPT):
            assert b"<script" not in client.get(target, {"Accept": accept}).content

    def test_target_too_long(self, client):
        reply = client.get("/loader/coins.svg?_=" + "x" * 9000)
        assert reply.status == 414
        assert reply["access-control-allow-origin"] == "*"

    def test_content_is_refused(self, client):
        reply = client.request("GET", PICTURE, content=b"hello")
        assert reply.status == 413
        assert reply["access-control-allow-origin"] == "*"

    @pytest.mark.parametrize("empty", ["scale=", "scale=&duration=", "color=", "engine=", "&&", ""])
    def test_empty_is_absent(self, client, empty):
        assert client.read(f"/loader/coins.svg?{empty}") == client.read("/loader/coins.svg")


class TestCaching:
    @pytest.mark.parametrize("target", [PICTURE, FRAME, "/loaders", "/"])
    @pytest.mark.parametrize("method", ["GET", "HEAD"])
    def test_not_modified(self, client, target, method):
        full = client.get(target)
        tag = full["etag"]
        inner = tag.strip('"')
        for field in (tag, f"W/{tag}", f'"other", {tag}', f'"a","b",W/{tag} , "c"', "*",
                      f'"{inner}-gzip"', f'"{inner};gzip"', f'"{inner}-br"', f'W/"{inner}-gzip"'):
            reply = client.request(method, target, {"If-None-Match": field})
            assert reply.status == 304, field
            assert reply.content == b""
            for name in ("etag", "cache-control", "vary"):
                assert reply[name] == full[name], f"{field}: {name}"
            assert reply["access-control-allow-origin"] == "*"

    @pytest.mark.parametrize(
        "field", ['"other"', 'W/"other"', "", "other", '"', '"",', "W/", '"*"'])
    def test_modified(self, client, field):
        assert client.get(PICTURE, {"If-None-Match": field}).status == 200

    def test_an_error_is_never_not_modified(self, client):
        assert client.get("/loader/none.svg", {"If-None-Match": "*"}).status == 404

    @pytest.mark.parametrize("target", ["/loader/coins.svg", "/frames/coins", "/loaders"])
    def test_versions(self, client, target):
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
    def test_one_meaning_one_tag(self, client, spellings):
        first = client.get(spellings[0])
        assert first.status == 200
        for target in spellings[1:]:
            reply = client.get(target)
            assert reply.content == first.content, target
            assert reply["etag"] == first["etag"], target

    def test_what_differs_has_other_tags(self, client):
        targets = [*CACHED, "/loader/coins.svg?engine=smil", "/loader/coins.svg?scale=1.3",
                   "/frames/coins?t=0.36", "/frames/balls?t=0.35"]
        targets.remove("/loader/balls")
        tags = [client.get(target)["etag"] for target in targets]
        assert len(set(tags)) == len(tags)


class TestPolicy:
    @pytest.mark.parametrize("target", ["/loader/coins.svg", PICTURE, "/loader/balls?t=0.3"])
    def test_picture(self, client, target):
        reply = client.get(target)
        policy = {part.split()[0]: part.split()[1:]
                  for part in reply["content-security-policy"].split(";") if part.strip()}
        assert policy["default-src"] == ["'none'"]
        assert policy["style-src"] == ["'unsafe-inline'"]
        assert policy["sandbox"] == []
        assert "script-src" not in policy

    def test_gallery_plays_in_a_browser(self, browser, service):
        """The page shows its pictures, and no policy of its own is in their way."""
        browser.get(service.url + "/")
        shown = browser.execute_async_script(
            """
            const done = arguments[arguments.length - 1]
            const images = [...document.images]
            Promise.all(images.map(image => image.decode().then(() => image.naturalWidth)))
              .then(done, () => done(null))
            """)
        assert shown and all(width > 0 for width in shown)

    def test_document_plays_under_its_policy(self, browser, service):
        """Opened as a document of its own, the picture moves: its style is let through."""
        browser.get(service.url + "/loader/coins.svg")
        assert browser.execute_script("return document.getAnimations().length") > 0


class TestFrames:
    def test_example(self, client):
        frame = client.read_json(FRAME)
        assert (frame["loader"], frame["t"], frame["iteration"]) == ("coins", 0.35, 0)
        assert (frame["progress"], frame["duration"]) == (0.4375, 0.8)
        assert frame["viewBox"] == [0, 0, 80, 50]
        backmost, front = frame["nodes"]
        assert (backmost["id"], backmost["x"], backmost["y"]) == ("coin1", 58, 25)
        assert (backmost["scale"], backmost["rotation"], backmost["opacity"]) == (0.904329, 0, 1)
        assert (front["id"], front["x"], front["scale"]) == ("coin2", 22, 1.095671)
        assert [child["id"] for child in front["children"]] == ["sign2"]
        assert backmost["shape"] == {"type": "circle", "radius": 16}

    @pytest.mark.parametrize(
        "query, time, x, y, scale",
        [
            ("", 0.4, 9.693743, 50, 1.154183),
            ("", 0.6, 28.480168, 77.718375, 1.392570),
            ("", 0.8, 69.5, 50, 1.5),
            ("", 1.0, 42.725549, 31.907671, 1.5),
            ("&scale=1.4&duration=1.2", 0.6, 68.2, 50, 1.4),
            ("&scale=1.4&duration=1.2", 1.1, 11.320316, 50, 1.092710),
        ])
    def test_balls(self, client, query, time, x, y, scale):
        nodes = client.read_json(f"/frames/balls?t={time}{query}")["nodes"]
        assert [node["id"] for node in nodes] == ["ball1", "ball2", "ball3"]
        assert nodes[0]["x"] == pytest.approx(x, abs=1.5e-6)
        assert nodes[0]["y"] == pytest.approx(y, abs=1.5e-6)
        assert nodes[2]["x"] == pytest.approx(100 - x, abs=1.5e-6)
        assert nodes[2]["y"] == pytest.approx(100 - y, abs=1.5e-6)
        assert (nodes[1]["x"], nodes[1]["y"]) == (50, 50)
        for node in nodes:
            assert node["scale"] == pytest.approx(scale, abs=1.5e-6)

    @pytest.mark.parametrize(
        "time, x, scale, front",
        [(0, 16, 1, "coin2"), (0.1, 28, 0.823223, "coin2"), (0.2, 40, 0.75, "coin2"),
         (0.35, 58, 0.904329, "coin2"), (0.4, 64, 1, "coin1"), (0.6, 40, 1.25, "coin1")])
    def test_coins(self, client, time, x, scale, front):
        nodes = client.read_json(f"/frames/coins?t={time}")["nodes"]
        coins = {node["id"]: node for node in nodes}
        assert coins["coin1"]["x"] == x and coins["coin2"]["x"] == 80 - x
        assert coins["coin1"]["scale"] == scale
        assert coins["coin2"]["scale"] == pytest.approx(2 - scale, abs=1e-9)
        assert nodes[-1]["id"] == front

    def test_no_instant_is_the_first(self, client):
        assert client.read_json("/frames/coins") == client.read_json("/frames/coins?t=0")

    @pytest.mark.parametrize("time, iteration", [(0.79, 0), (0.8, 1), (1.7, 2), (800, 1000)])
    def test_iterations(self, client, time, iteration):
        frame = client.read_json(f"/frames/coins?t={time}")
        assert frame["iteration"] == iteration
        assert frame["progress"] == pytest.approx(time / 0.8 - iteration, abs=1e-6)

    def test_progress(self, client):
        middle = client.read_json("/frames/coins?progress=0.4375")
        assert middle["nodes"] == client.read_json(FRAME)["nodes"]
        assert client.read_json("/frames/coins?progress=1")["progress"] == 1

    @pytest.mark.parametrize("frame", [0, 7, 23, 24, 50])
    def test_frame_of_a_rate(self, client, frame):
        state = client.read_json(f"/frames/coins?frame={frame}&fps=30&precision=9")
        assert state["t"] == pytest.approx(frame * 0.8 / 24, abs=1e-8)

    @pytest.mark.parametrize(
        "name, query, duration, rate",
        [("coins", "fps=30", 0.8, 30), ("balls", "fps=60", 1.6, 60), ("balls", "fps=1", 1.6, 1),
         ("coins", "fps=7.5&duration=0.1", 0.1, 7.5), ("balls", "fps=24&speed=2", 0.8, 24)])
    def test_iteration(self, client, name, query, duration, rate):
        iteration = client.read_json(f"/frames/{name}?{query}&precision=9")
        count = max(1, round(duration * rate))
        assert (iteration["loader"], iteration["fps"]) == (name, rate)
        assert iteration["count"] == len(iteration["frames"]) == count
        assert iteration["duration"] == pytest.approx(duration)
        assert len(iteration["viewBox"]) == 4
        assert all("shape" in node and "x" not in node for node in iteration["nodes"])
        for number, frame in enumerate(iteration["frames"]):
            time = number * duration / count
            assert frame["t"] == pytest.approx(time, abs=1e-8)
            assert frame["progress"] == pytest.approx(number / count, abs=1e-8)
        sample = iteration["frames"][count // 3]
        more = "&".join(item for item in query.split("&") if not item.startswith("fps"))
        alone = client.read_json(
            f"/frames/{name}?t={sample['t']}&precision=6" + (f"&{more}" if more else ""))
        assert [node["id"] for node in sample["nodes"]] == [node["id"] for node in alone["nodes"]]
        for left, right in zip(sample["nodes"], alone["nodes"]):
            for key in ("x", "y", "scale"):
                assert left[key] == pytest.approx(right[key], abs=2e-6)

    @pytest.mark.parametrize("name, duration", [("coins", 0.8), ("balls", 1.6)])
    @pytest.mark.parametrize("query, rate", [("", 60), ("?fps=25", 25)])
    def test_lines(self, client, name, duration, query, rate):
        reply = client.get(f"/frames/{name}.ndjson{query}")
        assert reply.media_type == "application/x-ndjson"
        assert reply.content.endswith(b"\n") and b"\r" not in reply.content
        head, *frames = [json.loads(line) for line in reply.text.splitlines()]
        whole = client.read_json(f"/frames/{name}?fps={rate}")
        assert frames == whole.pop("frames")
        assert head == whole
        assert len(frames) == round(duration * rate)

    @pytest.mark.parametrize("target", ["/frames/balls?t=0.6&precision=0", FRAME,
                                        "/frames/balls?fps=60&precision=9",
                                        "/frames/balls?t=1e15"])
    def test_numbers(self, client, target):
        """Rounded to what is asked for, without exponents."""
        text = client.read(target).decode("ascii")
        limit = int((re.search(r"precision=(\d)", target) or [0, "6"])[1])
        bare = re.sub(r'"[^"]*"', '""', text)
        numbers = re.findall(r"-?[0-9][0-9.eE+-]*", bare)
        assert len(numbers) > 10
        for number in numbers:
            assert re.fullmatch(r"-?(0|[1-9]\d*)(\.\d+)?", number), number
            assert not re.fullmatch(r"-0(\.0*)?", number), number
            assert len(number.partition(".")[2]) <= limit, number


class TestCommandLine:
    @pytest.mark.parametrize(
        "target, arguments",
        [
            ("/loader/coins.svg", ["coins"]),
            ("/loader/balls.svg?scale=1.4&duration=1.2",
             ["balls", "--format", "svg", "--scale", "1.4", "--duration", "1.2"]),
            ("/loader/coins.svg?engine=smil&colors=red,,blue&symbol=euro",
             ["coins", "--engine", "smil", "--colors", "red,,blue", "--symbol", "euro"]),
            ("/loader/balls.svg?t=0.3", ["ball.svg", "--t", "0.3"]),
            (FRAME, ["coins", "--format", "json", "--t", "0.35"]),
            ("/frames/balls?fps=30", ["balls", "--format", "json", "--fps", "30"]),
            ("/frames/balls.ndjson", ["balls", "--format", "ndjson"]),
        ])
    def test_renders_what_the_server_sends(self, client, target, arguments):
        result = run("render", *arguments)
        assert result.returncode == 0, result.stderr
        assert result.stdout == client.read(target)
