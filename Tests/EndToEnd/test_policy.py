"""The policies of pictures and pages, and that they are in nobody's way."""

import pytest

from targets import PICTURE


@pytest.mark.parametrize("target", ["/loader/coins.svg", PICTURE, "/loader/balls?t=0.3"])
def test_picture(client, target):
    reply = client.get(target)
    policy = {part.split()[0]: part.split()[1:]
              for part in reply["content-security-policy"].split(";") if part.strip()}
    assert policy["default-src"] == ["'none'"]
    assert policy["style-src"] == ["'unsafe-inline'"]
    assert policy["sandbox"] == []
    assert "script-src" not in policy


def test_gallery_plays_in_a_browser(browser, service):
    """The page shows its pictures, and no policy of its own is in their way."""
    browser.get(service.url + "/")
    shown = browser.execute_async_script(
        """
        const done = arguments[arguments.length - 1]
        const images = [...document.querySelectorAll("img[src]")]
        Promise.all(images.map(image => image.decode().then(() => image.naturalWidth)))
          .then(done, () => done(null))
        """)
    assert shown and all(width > 0 for width in shown)


def test_document_plays_under_its_policy(browser, service):
    """Opened as a document of its own, the picture moves: its style is let through."""
    browser.get(service.url + "/loader/coins.svg")
    assert browser.execute_script("return document.getAnimations().length") > 0
