"""The frames: states of one instant, of an iteration, and as lines."""

import json
import re

import pytest

from targets import FRAME


def test_example(client):
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
def test_balls(client, query, time, x, y, scale):
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
def test_coins(client, time, x, scale, front):
    nodes = client.read_json(f"/frames/coins?t={time}")["nodes"]
    coins = {node["id"]: node for node in nodes}
    assert coins["coin1"]["x"] == x and coins["coin2"]["x"] == 80 - x
    assert coins["coin1"]["scale"] == scale
    assert coins["coin2"]["scale"] == pytest.approx(2 - scale, abs=1e-9)
    assert nodes[-1]["id"] == front


def test_no_instant_is_the_first(client):
    assert client.read_json("/frames/coins") == client.read_json("/frames/coins?t=0")


@pytest.mark.parametrize("time, iteration", [(0.79, 0), (0.8, 1), (1.7, 2), (800, 1000)])
def test_iterations(client, time, iteration):
    frame = client.read_json(f"/frames/coins?t={time}")
    assert frame["iteration"] == iteration
    assert frame["progress"] == pytest.approx(time / 0.8 - iteration, abs=1e-6)


def test_progress(client):
    middle = client.read_json("/frames/coins?progress=0.4375")
    assert middle["nodes"] == client.read_json(FRAME)["nodes"]
    assert client.read_json("/frames/coins?progress=1")["progress"] == 1


@pytest.mark.parametrize("frame", [0, 7, 23, 24, 50])
def test_frame_of_a_rate(client, frame):
    state = client.read_json(f"/frames/coins?frame={frame}&fps=30&precision=9")
    assert state["t"] == pytest.approx(frame * 0.8 / 24, abs=1e-8)


@pytest.mark.parametrize(
    "name, query, duration, rate",
    [("coins", "fps=30", 0.8, 30), ("balls", "fps=60", 1.6, 60), ("balls", "fps=1", 1.6, 1),
     ("coins", "fps=7.5&duration=0.1", 0.1, 7.5), ("balls", "fps=24&speed=2", 0.8, 24)])
def test_iteration(client, name, query, duration, rate):
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
def test_lines(client, name, duration, query, rate):
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
def test_numbers(client, target):
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
