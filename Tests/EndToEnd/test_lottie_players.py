"""What two Lottie players draw is what the frame states and the SVG say: measured in pixels."""

import base64
import io
import json
import math

import numpy
import pytest
from PIL import Image

from players import PLAYERS
from states import state

WIDTH = 400
PLACE_LIMIT = 0.5
"""The largest distance of a centre from its place, in pixels of a picture 400 wide."""
INSTANTS = 20
DISTINCT = {"coins": "coin1=f00&coin2=00f&symbol=none", "balls": "ball1=f00&ball2=0f0&ball3=00f"}
"""Colours by which bodies are told apart; no sign lies on them."""
QUERIES = {
    "coins": ["", "scale=1.9&duration=0.77&phase=0.31", "phase=0.3", "easing=ease&phase=0.33"
              "&direction=alternate-reverse", "fps=24&direction=reverse", "motion=none",
              "width=300&height=100"],
    "balls": ["", "scale=3&size=300", "scale=0.5", "duration=3&easing=0.68,-0.55,0.27,1.55",
              "direction=alternate&easing=ease-in-out", "easing=step-end", "fps=30&phase=0.7"],
}
CASES = [pytest.param(player, name, query, id=f"{player.name}-{name}-{query or 'default'}")
         for player in PLAYERS for name, queries in QUERIES.items() for query in queries]


def centre(weights, left=0, top=0, scale=1):
    """The centre of pixels by their weights, and how much they are together."""
    total = weights.sum()
    if not total:
        return 0, 0, 0
    rows, columns = numpy.mgrid[0:weights.shape[0], 0:weights.shape[1]] + 0.5
    return ((columns * weights).sum() / total / scale + left,
            (rows * weights).sum() / total / scale + top, total / scale ** 2)


def expected(bodies, place):
    """The centre and the area of what is seen of a body, of those that are circles in pixels."""
    x, y, radius = bodies[place]
    left, top, scale = x - radius, y - radius, 3
    count = math.ceil(2 * radius * scale)
    rows, columns = (numpy.mgrid[0:count, 0:count] + 0.5) / scale
    seen = (columns + left - x) ** 2 + (rows + top - y) ** 2 <= radius ** 2
    for other_x, other_y, other in bodies[place + 1:]:
        seen &= (columns + left - other_x) ** 2 + (rows + top - other_y) ** 2 > other ** 2
    return centre(seen.astype(float), left, top, scale)


def of_paint(pixels, paint, x, y, radius):
    """The centre and the area of the pixels of a paint, where a body is and a little around it."""
    left, top = (max(math.floor(place - radius) - 4, 0) for place in (x, y))
    right, bottom = (math.ceil(place + radius) + 4 for place in (x, y))
    around = pixels[top:bottom, left:right]
    like = numpy.abs(around[:, :, :3] - paint).max(axis=2) < 12
    return centre(like * around[:, :, 3] / 255, left, top)


@pytest.mark.parametrize("player, name, query", CASES)
def test_players_agree_with_the_frames(client, report, player, name, query):
    """Centres of what is seen of each body, and so the drawing order too, at twenty instants."""
    query = "&".join(item for item in (DISTINCT[name], query) if item)
    content = client.read(f"/loader/{name}.lottie.json?{query}")
    animation = json.loads(content)
    scene = "&".join(item for item in query.split("&") if not item.startswith("fps="))
    box = state(client, name, scene, 0).view_box
    aspect = animation["h"] / animation["w"]
    height = round(WIDTH * aspect)
    factor = min(WIDTH / box[2], height / box[3])
    shift = (WIDTH - factor * box[2]) / 2, (height - factor * box[3]) / 2
    playing = player(content, WIDTH, height)
    worst = compared = 0
    for step in range(INSTANTS):
        frame = animation["op"] * (step + 0.37) / INSTANTS
        if not player.knows_fractions:
            frame = math.floor(frame)
        at = state(client, name, scene, frame / animation["fr"])
        pixels = playing.frame(frame)
        bodies = [((body.x - box[0]) * factor + shift[0], (body.y - box[1]) * factor + shift[1],
                   body.radius * factor) for body in at.bodies]
        for place, body in enumerate(at.bodies):
            x, y, area = expected(bodies, place)
            if area < 100:
                continue
            shown_x, shown_y, shown = of_paint(pixels, body.paint, *bodies[place])
            # What half covers another body's edge is of neither colour.
            assert abs(shown - area) <= 0.1 * area + 25, f"{body.name} at {frame}: {shown} {area}"
            worst = max(worst, math.hypot(x - shown_x, y - shown_y))
            compared += 1
    playing.close()
    report("Lottie players: the largest distance of a centre at 400 pixels",
           ("player", "loader", "parameters", "pixels"),
           (player.name, name, query, f"{worst:.2f}"))
    assert compared >= INSTANTS
    assert worst <= PLACE_LIMIT


def screenshot(browser, width, height):
    answer = browser.execute_cdp_cmd(
        "Page.captureScreenshot", {"format": "png", "clip": {
            "x": 0, "y": 0, "width": width, "height": height, "scale": 1}})
    picture = Image.open(io.BytesIO(base64.b64decode(answer["data"]))).convert("RGB")
    return numpy.asarray(picture).astype(float)


def test_every_loader_looks_as_its_svg(client, browser, report):
    """The players draw every loader as the browser draws its SVG at the same instant.

    Of the pixels that are drawn on, at most 2 % may differ by half of the way from black to white
    or more: players measure the lengths of curves roughly, so that ends of trimmed outlines may be
    off by a pixel or two.
    """
    names = [loader["name"] for loader in client.read_json("/loaders")["loaders"]]
    browser.get("data:text/html,<!DOCTYPE html><body style='margin:0;"
                "background:white;color:%232f6fed'>")
    for name in names:
        content = client.read(f"/loader/{name}.lottie.json?size=200&theme=light")
        animation = json.loads(content)
        size = animation["w"], animation["h"]
        playing = [player(content, *size) for player in PLAYERS]
        for share in (0.1, 0.45, 0.8):
            frame = math.floor(animation["op"] * share)
            still = client.read(f"/loader/{name}.svg?size=200&theme=light"
                                f"&t={frame / animation['fr']:.9f}")
            browser.execute_script("document.body.innerHTML = arguments[0]", still.decode())
            reference = screenshot(browser, *size)
            for each in playing:
                pixels = each.frame(frame)
                alpha = pixels[:, :, 3:] / 255
                shown = pixels[:, :, :3] * alpha + 255 * (1 - alpha)
                inked = (numpy.minimum(shown, reference).min(axis=2) < 250).sum()
                wrong = (numpy.abs(shown - reference).max(axis=2) > 128).sum() / inked
                report("Lottie players: pixels that differ much from the SVG",
                       ("player", "loader", "share of the loop", "per cent"),
                       (each.name, name, share, f"{100 * wrong:.2f}"))
                assert wrong <= 0.02, f"{each.name} {name} at {frame}"
        for each in playing:
            each.close()
