"""The page shows the matrix as it is."""

import document
from shipped import REPOSITORY


def test_the_page_shows_the_matrix():
    assert document.tables() in (REPOSITORY / "docs/robustness.md").read_text("utf-8")
