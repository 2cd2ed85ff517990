"""What a browser shows is what the frame states say: measured in Chromium, not computed."""

import math
import re

import pytest

from picture import Picture, alike, channels, screenshot
from states import state

PLACE_LIMIT = 0.001
"""The largest distance of a centre from its place, as a share of the view box's longer side."""
SIZE_LIMIT = 0.005
"""The largest deviation of a diameter, as a share of it."""

PARAMETERS = {
    "coins": ["", "scale=1.4&duration=1.2", "scale=1.9", "scale=0.5", "speed=2", "duration=60",
              "duration=0.1&symbol=none", "width=300&height=100&background=fff",
              "repeat=3&direction=alternate&delay=0.4", "phase=0.5&direction=reverse",
              "easing=ease-in-out&repeat=2"],
    "balls": ["", "scale=1.4&duration=1.2", "scale=3", "scale=0.5", "duration=0.5", "speed=2",
              "duration=60", "scale=1", "size=64&background=fff",
              "repeat=3&direction=alternate&delay=0.5",
              "phase=0.3&direction=alternate-reverse&easing=ease-in",
              "delay=-0.7&repeat=2&direction=reverse", "easing=0.68,-0.55,0.27,1.55"],
}
CASES = [
    pytest.param(name, engine, query, id=f"{name}-{engine}-{query or 'default'}")
    for name, queries in PARAMETERS.items() for engine in ("css", "smil") for query in queries
]


def instants(duration):
    """Times in seconds: evenly over an iteration, its edges and their neighbours, and later."""
    shares = [step / 48 for step in range(48)]
    for edge in (0.25, 0.5, 0.75, 1):
        shares += [edge - 0.002, edge + 0.002]
    shares += [0.002, 1, 1.25, 1.5, 2, 2.3, 7.9]
    return sorted({round(share * duration, 6) for share in shares})


def picture(browser, client, name, engine, query, **options):
    items = "&".join(item for item in (query, f"engine={engine}") if item)
    markup = client.read(f"/loader/{name}.svg?{items}").decode("utf-8")
    return Picture(browser, markup, **options)


def matched(shown, expected, at_edge=False):
    """The one shown body of each expected one, told by its paint.

    At the edge of a change of order a copy may go a rounding error later than the next comes;
    both are at the same place then, and `errors` sees to that.
    """
    result = {}
    for body in expected.bodies:
        like = [each for each in shown if alike(channels(each["paint"]), body.paint, 0)]
        assert 1 <= len(like) <= (2 if at_edge else 1), f"{body.name} shows {len(like)} times"
        result[body.name] = like
    assert sum(map(len, result.values())) == len(shown), "something else shows too"
    return result


def errors(shown, expected, at_edge=False):
    """The largest deviations of places and of sizes, as shares."""
    place = size = 0.0
    for name, copies in matched(shown, expected, at_edge).items():
        true = expected.named(name)
        for body in copies:
            distance = math.hypot(body["x"] - true.x, body["y"] - true.y)
            place = max(place, distance / expected.longer_side)
            for side in (body["width"], body["height"]):
                size = max(size, abs(side / (2 * true.radius) - 1))
    return place, size


def order(shown, expected):
    """The names of the bodies in the order in which they are drawn."""
    names = {id(copy): name for name, (copy,) in matched(shown, expected).items()}
    return [names[id(body)] for body in shown]


def is_edge(time, duration):
    """Whether a time is so near to a half of an iteration that rounding decides the side.

    SVG's own animations take it in single precision (SVG 1.1, section 5.17).
    """
    half = time / duration * 2
    return abs(half - round(half)) * duration / 2 < 1e-6 + time * 1e-7


@pytest.mark.parametrize("name, engine, query", CASES)
def test_motion(browser, client, report, name, engine, query):
    """Every body is where, as large, and as often as told, and in the order told."""
    shown = picture(browser, client, name, engine, query)
    duration = state(client, name, query, 0).duration
    times = instants(duration)
    assert len(times) >= 24
    assert shown.seek(0) > 0, "nothing moves"
    worst = {"place": (0.0, 0), "size": (0.0, 0)}
    for time, bodies in zip(times, shown.bodies(times)):
        expected = state(client, name, query, time)
        visible = [body for body in bodies if body["shown"] and body["opacity"] == 1]
        at_edge = is_edge(time, duration)
        place, size = errors(visible, expected, at_edge)
        worst["place"] = max(worst["place"], (place, time))
        worst["size"] = max(worst["size"], (size, time))
        assert at_edge or order(visible, expected) == expected.order, f"t={time}"
    report(
        f"Deviation of Chromium from the frame states (allowed {PLACE_LIMIT:.1%} of the view"
        f" box, {SIZE_LIMIT:.1%} of the size)",
        ("loader", "engine", "parameters", "instants", "place", "at t", "size", "at t"),
        (name, engine, query or "default", len(times),
         f"{worst['place'][0]:.4%}", worst["place"][1],
         f"{worst['size'][0]:.4%}", worst["size"][1]))
    assert worst["place"][0] <= PLACE_LIMIT
    assert worst["size"][0] <= SIZE_LIMIT


@pytest.mark.parametrize("engine", ["css", "smil"])
@pytest.mark.parametrize("edge", [0, 0.5, 1, 1.5, 2])
def test_order_changes_exactly_at_the_edges(browser, client, engine, edge):
    """The coins change their order at the very instant, not a moment before or after."""
    query = "duration=1"
    shown = picture(browser, client, "coins", engine, query)
    for time in (max(0, edge - 2e-4), edge, edge + 2e-4):
        expected = state(client, "coins", query, round(time, 6))
        bodies = [body for body in shown.bodies([time])[0] if body["shown"]]
        assert order(bodies, expected) == expected.order, f"t={time}"


@pytest.mark.parametrize("engine", ["css", "smil"])
@pytest.mark.parametrize("name", ["coins", "balls"])
def test_page_without_doctype(browser, client, name, engine):
    """In quirks mode class names are alike whatever their case; the picture does not depend on
    it."""
    shown = picture(browser, client, name, engine, "", doctype="")
    duration = state(client, name, "", 0).duration
    for time in [round(share * duration, 6) for share in (0.1, 0.3, 0.6, 0.9)]:
        expected = state(client, name, "", time)
        bodies = [body for body in shown.bodies([time])[0] if body["shown"]]
        place, size = errors(bodies, expected)
        assert place <= PLACE_LIMIT, f"t={time}"
        assert size <= SIZE_LIMIT, f"t={time}"


@pytest.mark.parametrize(
    "name, query, shares, overlaps",
    [
        ("coins", "", (0.17, 0.3, 0.33, 0.67, 0.71, 0.83, 1.2, 2.3, 4.72), 9),
        ("coins", "scale=1.9&symbol=none", (0.05, 0.2, 0.25, 0.7, 0.75, 0.95), 4),
        ("coins", "scale=0.5", (0.2, 0.3, 0.7, 0.8), 4),
        ("balls", "", (0, 0.3, 0.45, 0.6, 0.9), 0),
        ("balls", "scale=0.5&duration=60", (0, 0.3, 0.65, 0.7), 2),
    ],
)
@pytest.mark.parametrize("engine", ["css", "smil"])
def test_pixels(browser, client, report, name, engine, query, shares, overlaps):
    """What lies in front is seen in front, and every body is seen in its colour."""
    shown = picture(browser, client, name, engine, query, width=400)
    duration = state(client, name, query, 0).duration
    seen = {"alone": 0, "in front": 0}
    for share in shares:
        time = round(share * duration, 6)
        expected = state(client, name, query, time)
        left, top, width, _ = expected.view_box
        shown.seek(time)
        unit = shown.width / width
        pixels = shown.pixels()
        for x, y, body, behind in expected.sights(1.6 / unit):
            place = (int((x - left) * unit), int((y - top) * unit))
            assert alike(pixels[place], body.paint), (
                f"t={time}: {pixels[place]} at ({x:.2f}, {y:.2f}), where {body.name} is"
                + (f" in front of {behind.name}" if behind else ""))
            seen["in front" if behind else "alone"] += 1
    report(
        "Pixels that show the drawing order in Chromium",
        ("loader", "engine", "parameters", "bodies alone", "bodies in front of another"),
        (name, engine, query or "default", seen["alone"], seen["in front"]))
    assert seen["in front"] >= overlaps
    assert seen["alone"] >= len(shares)


@pytest.mark.parametrize("engine", ["css", "smil"])
@pytest.mark.parametrize("share", [0, 0.1, 0.25, 0.4375, 0.5, 0.75, 1, 2.3])
@pytest.mark.parametrize(
    "name, query",
    [("coins", ""), ("coins", "scale=1.4&duration=1.2"), ("balls", ""), ("balls", "scale=3")])
def test_still(browser, client, name, query, engine, share):
    """A still shows the state of its instant, and nothing in it moves."""
    duration = state(client, name, query, 0).duration
    time = round(share * duration, 6)
    expected = state(client, name, query, time)
    items = "&".join(item for item in (query, f"t={time}") if item)
    still = picture(browser, client, name, engine, items)
    assert still.seek(0) == 0
    bodies = still.bodies([None])[0]
    place, size = errors(bodies, expected)
    assert place <= PLACE_LIMIT
    assert size <= SIZE_LIMIT
    assert all(body["shown"] for body in bodies)
    assert order(bodies, expected) == expected.order


@pytest.mark.parametrize("engine", ["css", "smil"])
@pytest.mark.parametrize("name", ["coins", "balls"])
def test_without_motion(browser, client, name, engine):
    """Where styles are blocked and nothing is animated, the markup shows the first state."""
    markup = client.read(f"/loader/{name}.svg?engine={engine}").decode("utf-8")
    markup = re.sub("<style.*?</style>", "", markup, flags=re.DOTALL)
    markup = re.sub("<animate[^>]*/>", "", markup)
    markup = re.sub("<animate.*?</animate[A-Za-z]*>", "", markup, flags=re.DOTALL)
    shown = Picture(browser, markup)
    assert shown.seek(0) == 0
    expected = state(client, name, "", 0)
    bodies = [body for body in shown.bodies([None])[0] if body["shown"]]
    place, size = errors(bodies, expected)
    assert place <= PLACE_LIMIT
    assert size <= SIZE_LIMIT
    assert order(bodies, expected) == expected.order


@pytest.mark.parametrize("query", ["", "engine=smil", "t=0.35"])
@pytest.mark.parametrize("name", ["coins", "balls"])
def test_image_element(browser, client, service, other_site, name, query):
    """An image element on another site shows the loader: every body's colour is there.

    It plays, and one coin may hide the other, so it is looked at more than once.
    """
    target = f"{service.url}/loader/{name}.svg" + (f"?{query}" if query else "")
    browser.get(other_site)
    size = browser.execute_async_script(
        """
        const done = arguments[arguments.length - 1]
        document.documentElement.style.cssText = 'background:#fff'
        document.body.style.cssText = 'margin:0'
        document.body.innerHTML = '<img style="display:block;width:300px">'
        const image = document.querySelector('img')
        image.onload = () => done([image.naturalWidth, image.naturalHeight, image.height])
        image.onerror = () => done(null)
        image.src = arguments[0]
        """, target)
    expected = state(client, name, "", 0)
    assert size and size[:2] == expected.view_box[2:]
    unseen = {body.name: body.paint for body in expected.bodies}
    for _ in range(100):
        colors = screenshot(browser, 300, size[2]).colors()
        for name, paint in list(unseen.items()):
            if sum(count for color, count in colors.items() if alike(color, paint)) > 50:
                del unseen[name]
        if not unseen:
            break
    assert not unseen
