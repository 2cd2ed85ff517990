"""docs/loaders.md tells of every loader, and shows it as it is."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "Tests" / "Tools"))

from loader_pages import BEGIN, END, listed, page, picture  # noqa: E402

from service import BINARY  # noqa: E402

DOCS = ROOT / "docs"


def test_the_page_is_that_of_the_catalogue(service):
    text = (DOCS / "loaders.md").read_text("utf-8")
    assert text.split(BEGIN)[1].split(END)[0] == page(listed(BINARY), DOCS), "run: make pictures"


def test_the_pictures_are_those_of_the_binary(service):
    shown = {path.stem: path.read_bytes() for path in (DOCS / "images" / "loaders").glob("*.svg")}
    made = {loader["name"]: picture(BINARY, loader["name"]) for loader in listed(BINARY)}
    assert set(shown) == set(made), "run: make pictures"
    assert [name for name in made if made[name] != shown[name]] == [], "run: make pictures"
