"""Every loader, moving and stopped at an instant, looks as the still of that instant does."""

import base64
import io

import numpy
import pytest
from PIL import Image

from catalogue import NAMES
from picture import SCRIPT

SIDE = 200
"""The width and height of a picture in CSS pixels."""
SHARES = (0.03, 0.22, 0.49, 0.77, 0.94, 1.4)
"""Instants in iterations, off the edges at which things jump."""
GREY = 170
"""By how much of 255 a pixel may differ: that of an edge which is two thirds of a pixel off. What
is composited is drawn on another raster than what stands still."""
FEW = 3
"""How many pixels of a picture may differ more."""
SHOW = SCRIPT + """
const [markups, side, times, done] = arguments
const painted = () => new Promise(
  painted => requestAnimationFrame(() => requestAnimationFrame(painted)))
showAll(markups, side)
painted().then(() => {
  if (times) seekEach(times)
  return painted()
}).then(() => done(
  document.querySelectorAll('animate,animateTransform,animateMotion').length
  + document.getAnimations().length))
"""
"""Shows pictures, lets animation elements stop at times, and ends when that was painted: how much
moves."""
PAGE = ("data:text/html,<!DOCTYPE html><title>Pictures</title>"
        "<style>svg *{animation-play-state:paused!important}</style>")
"""Style animations stand still from the beginning: what is composited while it plays and then put
to another time is not always painted anew."""


def pixels(browser):
    """The pictures that the page shows side by side."""
    answer = browser.execute_cdp_cmd(
        "Page.captureScreenshot",
        {"format": "png", "clip": {
            "x": 0, "y": 0, "width": SIDE * len(SHARES), "height": SIDE, "scale": 1}})
    image = Image.open(io.BytesIO(base64.b64decode(answer["data"]))).convert("RGB")
    return numpy.split(numpy.asarray(image).astype(int), len(SHARES), axis=1)


def differing(left, right, grey=GREY):
    """How many pixels differ by more than so much."""
    return int((numpy.abs(left - right).max(axis=2) > grey).sum())


@pytest.mark.parametrize("name", NAMES)
def test_moving_is_as_still(browser, client, name):
    duration = client.read_json(f"/frames/{name}?t=0")["duration"]
    times = [round(share * duration, 3) for share in SHARES]
    browser.get(PAGE)

    def shown(query):
        markups = [client.read(f"/loader/{name}.svg?id=p{place}&{query(time)}").decode("utf-8")
                   for place, time in enumerate(times)]
        seeks = times if "smil" in query(0) else None
        return browser.execute_async_script(SHOW, markups, SIDE, seeks), pixels(browser)

    moving, stills = shown(lambda time: f"t={time}")
    assert moving == 0, "a still moves"
    # A still is drawn in one way: what is seen to change differs by far less than an edge may.
    assert any(differing(stills[0], still, 60) > FEW for still in stills[1:]), "all are alike"
    assert all(still.min() < 220 for still in stills), "next to nothing is seen"
    for query in (lambda time: f"engine=css&delay={-time}", lambda _: "engine=smil"):
        moving, pictures = shown(query)
        assert moving > 0, "nothing moves"
        unlike = {time: differing(still, picture)
                  for time, still, picture in zip(times, stills, pictures)}
        assert max(unlike.values()) <= FEW, f"{query(times[0])}: {unlike}"
