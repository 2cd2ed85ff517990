"""Every snippet of the gallery, pasted where it is meant to be pasted."""

import io
import re
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree
from html import escape
from urllib.parse import urlsplit

import pytest
from markdown_it import MarkdownIt
from PIL import Image

from gallery import Gallery

pytestmark = pytest.mark.gallery

CHOICE = "#coins?duration=1.2&coin1=0a84ff&title=Paying+%3C3"
BLUE = (10, 132, 255)


@pytest.fixture(scope="module")
def snippets(browser, service):
    gallery = Gallery(browser, service.url).open(CHOICE)
    return gallery.snippets()


@pytest.fixture
def page(browser, other_site):
    """Shows HTML on a page of another site, its scripts run; returns what is seen."""

    def show(body, style=""):
        browser.get(other_site)
        browser.execute_script(
            "document.head.append(document.createRange().createContextualFragment("
            "`<style>${arguments[1]}</style>`));"
            "document.body.append(document.createRange().createContextualFragment(arguments[0]))",
            body, style)
        browser.execute_async_script(
            "const done = arguments[0];"
            "Promise.all([...document.images].map((each) => each.decode().catch(() => 0)))"
            ".then(() => setTimeout(done, 700))")
        return Image.open(io.BytesIO(browser.get_screenshot_as_png())).convert("RGB")

    return show


def count(picture, color, tolerance=12):
    """How many pixels have a colour."""
    return sum(
        number for number, found in picture.getcolors(picture.width * picture.height)
        if all(abs(a - b) <= tolerance for a, b in zip(found, color)))


def test_every_snippet_names_the_choice(snippets, service):
    assert len(snippets) >= 12
    for key, text in snippets.items():
        if key == "inline":
            assert text.startswith("<svg") and "Paying &lt;3" in text
            continue
        assert service.url in text, key
        assert "coin1=0a84ff" in text and "duration=1.2" in text, key


@pytest.mark.parametrize("key", ["img", "picture", "status", "inline", "markdown"])
def test_pasted_into_a_page(snippets, page, browser, key):
    text = snippets[key]
    if key == "markdown":
        text = MarkdownIt().render(text)
    seen = page(text)
    assert count(seen, BLUE) > 150
    if key == "inline":
        return
    image = browser.find_element("css selector", "img")
    assert int(image.get_attribute("naturalWidth")) > 0
    if key == "status":
        status = browser.find_element("css selector", "[role=status]")
        assert "Paying <3" in status.text and image.get_attribute("alt") == ""
    else:
        assert image.get_attribute("alt") == "Paying <3"
    if key in ("img", "picture", "status"):
        assert int(image.get_attribute("width")) > 0 and int(image.get_attribute("height")) > 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_picture_follows_the_scheme(snippets, page, browser, scheme):
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": "prefers-color-scheme", "value": scheme}]})
    page(snippets["picture"])
    shown = browser.execute_script("return document.images[0].currentSrc")
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
    assert f"theme={scheme}" in shown


def test_pasted_into_a_style_sheet(snippets, page):
    seen = page('<div class="loader-coins"></div>', snippets["background"])
    assert count(seen, BLUE) > 150


def test_a_mask_takes_the_colour_of_the_text(snippets, page):
    seen = page('<div class="loader-coins" style="color: rgb(200, 0, 100)"></div>',
                snippets["mask"])
    assert count(seen, (200, 0, 100)) > 150 and count(seen, BLUE) == 0


def test_the_canvas_plays(snippets, page, browser):
    """What the canvas shows is what the frame states say: the body's colour where it is."""
    first = page(snippets["canvas"])
    assert count(first, BLUE) > 150
    browser.execute_async_script("setTimeout(arguments[0], 350)")
    second = Image.open(io.BytesIO(browser.get_screenshot_as_png())).convert("RGB")
    assert list(first.getdata()) != list(second.getdata())


def test_curl_fetches_the_file(snippets, client, tmp_path):
    subprocess.run(["bash", "-c", snippets["curl"]], cwd=tmp_path, check=True, timeout=60)
    told = re.search(r"'([^']*)'", snippets["curl"]).group(1)
    parts = urlsplit(told)
    assert (tmp_path / "coins.svg").read_bytes() == client.read(f"{parts.path}?{parts.query}")


def test_swift_compiles_and_runs(snippets, tmp_path):
    """The states that the program tells are those at the time that it asks for."""
    source = tmp_path / "main.swift"
    source.write_text(snippets["swift"])
    subprocess.run(
        ["swiftc", "-swift-version", "6", "-o", tmp_path / "main", source], check=True,
        timeout=300, capture_output=True)
    done = subprocess.run(
        [tmp_path / "main"], check=True, timeout=60, capture_output=True, text=True)
    assert re.search(r"^coin1 \d", done.stdout, re.M) and "coin2" in done.stdout


@pytest.mark.skipif(not shutil.which("node"), reason="node is not installed")
def test_react_is_a_component(snippets):
    """Its markup is well-formed, and what remains of it is JavaScript that a parser takes."""
    text = snippets["react"]
    markup = re.search(r"return \((.*?)\n  \);", text, re.S).group(1)
    attributes = re.sub(
        r'=\{"?([^"}]*)"?\}', lambda found: f'="{escape(found[1])}"', markup)
    image = ElementTree.fromstring(attributes).find("img")
    assert image.attrib["alt"] == "label" and image.attrib["src"].startswith("http")
    script = text.replace(markup, " null ")
    checked = subprocess.run(
        ["node", "--input-type=module", "--check"], input=script, text=True, timeout=60,
        capture_output=True)
    assert checked.returncode == 0, checked.stderr
    assert re.match(r"export function CoinsLoader\(", text)


@pytest.mark.parametrize("key", ["kotlin", "android", "swiftui", "uikit"])
def test_others_are_whole(snippets, key):
    """No compiler for them is at hand: brackets and quotes pair, and the address is whole."""
    if key not in snippets:
        pytest.skip("the format that it needs is not there")
    text = snippets[key]
    bare = re.sub(r'"(\\.|[^"\\\n])*"', '""', text)
    assert bare.count('"') % 2 == 0
    for left, right in ("()", "{}", "[]"):
        assert bare.count(left) == bare.count(right), left
    address = re.search(r'"(http[^"]*)"', text).group(1)
    assert ("/frames/coins?" if key == "kotlin" else "/loader/coins.lottie.json?") in address
