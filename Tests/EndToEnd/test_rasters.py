"""Pictures made of pixels: decoded by other programs, compared with the frame states."""

import base64
import hashlib
import json
import math

import numpy
import pytest

from catalogue import NAMES
from client import Client
from picture import channels
from rasters import (
    DECODE, RATE, Animation, centroid, ffmpeg_frames, flat, gifsicle_frames, run, still, visible)
from states import state

MOVING = ["gif", "apng", "webp"]
LOADERS = ["balls", "coins"]
SIZE = 200
PARAMETERS = {
    "balls": ["", "scale=1.4&duration=1.2", "phase=0.3&direction=reverse&easing=ease-in",
              "speed=1.3", "direction=alternate&repeat=4&duration=0.6"],
    "coins": ["", "scale=1.4&duration=1.2", "symbol=euro&repeat=3", "background=123456",
              "direction=alternate-reverse&duration=0.5"],
}
CASES = [
    pytest.param(name, query, extension, id=f"{name}-{extension}-{query or 'default'}")
    for name in LOADERS for query in PARAMETERS[name] for extension in MOVING
]
PLACE_LIMIT = 0.2
"""The largest distance of a centre from its place in pixels: 0.1 % of the longer side."""
CUT_PLACE_LIMIT = 0.35
"""The same where edges are cut at half, by which a centre moves a little."""


def address(name, extension, query="", **more):
    items = [item for item in query.split("&") if item]
    items += [f"{key}={value}" for key, value in more.items()]
    return f"/loader/{name}.{extension}?" + "&".join(items)


def plan(client, name, query):
    """How long a loop lasts in seconds, and how many frames it has."""
    rate = "" if "fps" in query else f"fps={RATE}&"
    reply = client.read_json(f"/frames/{name}?{rate}precision=9" + (f"&{query}" if query else ""))
    cycles = 2 if "alternate" in query else 1
    return cycles * reply["duration"], cycles * reply["count"]


def sights(pixels, expected):
    """Bodies that touch no other one, and where they should be, in pixels."""
    height, width = pixels.shape[:2]
    x, y, box_width, box_height = expected.view_box
    unit = min(width / box_width, height / box_height)
    for body in expected.bodies:
        if any(math.hypot(body.x - other.x, body.y - other.y) < body.radius + other.radius + 1
               for other in expected.bodies if other is not body):
            continue
        true = (width / 2 + (body.x - x - box_width / 2) * unit,
                height / 2 + (body.y - y - box_height / 2) * unit)
        yield body, true


@pytest.mark.parametrize("name, query, extension", CASES)
def test_every_frame_is_its_frame_state(client, name, query, extension):
    duration, count = plan(client, name, query)
    content = client.read(address(name, extension, query, size=SIZE, fps=RATE))
    animation = Animation(content)
    step = 1000 * duration / count
    if extension != "webp":
        assert len(animation.frames) == count
    unit = {"gif": 10, "apng": 1, "webp": 1}[extension]
    assert abs(animation.duration - 1000 * duration) <= unit / 2 + 0.01
    seen = 0
    for index in range(count):
        frame = (animation.frame_at(index * step + 1) if extension == "webp"
                 else animation.frames[index])
        if extension != "webp":
            assert abs(frame.start - index * step) <= unit / 2 + 0.51
        time = f"{index * duration / count:.12f}"
        expected = state(client, name, query, time)
        picture = still(client.read(address(name, "png", query, size=SIZE, t=time)))
        if extension == "gif":
            # Where a loop has more colours than a palette, those of edges are near.
            assert (frame.pixels[..., 3] == flat(picture)[..., 3]).all()
            assert abs(flat(frame.pixels).astype(int) - flat(picture)).max() <= 12
        else:
            assert (visible(frame.pixels) == visible(picture)).all()
        limit = CUT_PLACE_LIMIT if extension == "gif" else PLACE_LIMIT
        for body, (x, y) in sights(frame.pixels, expected):
            found = centroid(frame.pixels, [body.paint, *body.signs])
            assert math.hypot(found[0] - x, found[1] - y) <= limit, (index, body.name)
            seen += 1
        for corner in ((0, 0), (0, -1), (-1, 0), (-1, -1)):
            if "background" in query:
                assert tuple(frame.pixels[corner]) == (0x12, 0x34, 0x56, 255)
            else:
                assert frame.pixels[corner][3] == 0
    assert seen >= count / 4


@pytest.mark.parametrize("extension", MOVING)
def test_every_loader_moves_from_still_to_still(client, extension):
    for name in (loader["name"] for loader in client.read_json("/loaders")["loaders"]):
        duration, count = plan(client, name, "fps=4")
        animation = Animation(client.read(address(name, extension, size=60, fps=4)))
        for index in range(count):
            time = index * duration / count
            frame = animation.frame_at(1000 * time + 6)
            picture = still(client.read(address(name, "png", size=60, t=f"{time:.12f}")))
            if extension == "gif":
                found, expected = flat(frame.pixels), flat(picture)
                assert (found[..., 3] == expected[..., 3]).all(), (name, index)
                assert abs(found.astype(int) - expected).max() <= 12, (name, index)
            else:
                assert (visible(frame.pixels) == visible(picture)).all(), (name, index)


@pytest.mark.parametrize("extension", MOVING)
@pytest.mark.parametrize("repeat", ["infinite", 1, 2, 7, 1000])
def test_plays_are_counted_as_the_format_does(client, extension, repeat):
    content = client.read(
        address("coins", extension, size=16, fps=5, repeat=repeat, duration=1))
    if extension != "gif":
        assert Animation(content).loop == (0 if repeat == "infinite" else repeat)
        return
    # Without the extension a GIF plays once; the number in it counts repetitions, 0 is for ever.
    begin, name, rest = content.partition(b"NETSCAPE2.0\x03\x01")
    assert bool(name) == (repeat != 1)
    if name:
        told = int.from_bytes(rest[:2], "little")
        assert told == (0 if repeat == "infinite" else repeat - 1)


@pytest.mark.parametrize("extension", MOVING)
@pytest.mark.parametrize("duration, rate", [(1.6, 30), (0.77, 13), (0.1, 50), (2.345, 24)])
def test_delays_add_up_to_the_loop(client, extension, duration, rate):
    content = client.read(
        address("balls", extension, size=40, fps=rate, duration=duration, background="fff"))
    animation = Animation(content)
    if extension == "gif":
        delays = [frame.duration for frame in animation.frames]
        assert sum(delays) == 10 * round(100 * duration)
        assert min(delays) >= 20 and max(delays) - min(delays) <= 10
    else:
        assert abs(animation.duration - 1000 * duration) <= 0.5


@pytest.mark.parametrize("name", LOADERS)
def test_the_gif_is_as_small_as_gifsicle_makes_it(client, tmp_path, report, name):
    for query in ("size=64", "size=200", "size=400&fps=20", "size=200&matte=fff",
                  "size=200&background=fff"):
        content = client.read(address(name, "gif", query))
        path, smaller = tmp_path / "a.gif", tmp_path / "b.gif"
        path.write_bytes(content)
        run("gifsicle", "-O3", path, "-o", smaller)
        ratio = len(content) / smaller.stat().st_size
        report("GIF beside gifsicle -O3", ["loader", "query", "bytes", "ratio"],
               [name, query, len(content), f"{ratio:.3f}"])
        assert ratio <= 1.05


def test_gifsicle_finds_nothing_wrong(client, tmp_path):
    path = tmp_path / "a.gif"
    path.write_bytes(client.read(address("balls", "gif", size=100, fps=30)))
    frames = gifsicle_frames(path)
    assert len(frames) == 48 and sum(frame["delay"] for frame in frames) == 160
    assert {frame["disposal"] for frame in frames} <= {"asis", "background"}
    assert frames[-1]["disposal"] == "asis"


@pytest.mark.parametrize("name, query", [("balls", ""), ("coins", "background=fff")])
def test_apngdis_reads_the_same_frames(client, tmp_path, name, query):
    content = client.read(address(name, "apng", query, size=100, fps=RATE))
    (tmp_path / "a.png").write_bytes(content)
    run("apngdis", tmp_path / "a.png", "f")
    frames = Animation(content).frames
    paths = sorted(tmp_path.glob("f*.png"))
    assert len(paths) == len(frames)
    for frame, path in zip(frames, paths):
        assert (visible(still(path.read_bytes())) == visible(frame.pixels)).all()


@pytest.mark.parametrize("name", LOADERS)
@pytest.mark.parametrize("extension, kind", [("gif", "gif"), ("apng", "apng")])
def test_ffmpeg_reads_the_same_frames(client, tmp_path, name, extension, kind):
    content = client.read(address(name, extension, size=100, fps=RATE))
    path = tmp_path / f"a.{extension}"
    path.write_bytes(content)
    animation = Animation(content)
    decoded = ffmpeg_frames(path, animation.size)
    assert len(decoded) == len(animation.frames)
    for frame, pixels in zip(animation.frames, decoded):
        assert (visible(pixels) == visible(frame.pixels)).all()
    told = json.loads(run(
        "ffprobe", "-v", "error", "-show_entries", "format=format_name:stream=width,height",
        "-of", "json", path))
    assert kind in told["format"]["format_name"]
    assert (told["streams"][0]["width"], told["streams"][0]["height"]) == animation.size


def test_webpinfo_finds_nothing_wrong(client, tmp_path):
    path = tmp_path / "a.webp"
    path.write_bytes(client.read(address("balls", "webp", size=100, fps=RATE, repeat=3)))
    text = run("webpinfo", path).decode()
    assert "No error detected" in text and "Loop count      : 3" in text
    assert text.count("Format: Lossless") == text.count("ANMF")
    assert sum(int(line.split()[-1]) for line in text.splitlines() if "Duration:" in line) == 1600


@pytest.mark.parametrize("extension", MOVING)
@pytest.mark.parametrize("name, query", [("balls", "repeat=3"), ("coins", "background=fff")])
def test_a_browser_reads_the_same_frames(browser, service, client, extension, name, query):
    target = address(name, extension, query, size=100, fps=RATE)
    animation = Animation(client.read(target))
    browser.get(service.url + "/healthz")
    shown = browser.execute_async_script(DECODE, service.url + target)
    assert "error" not in shown, shown
    assert len(shown["frames"]) == len(animation.frames)
    for frame, decoded in zip(animation.frames, shown["frames"]):
        pixels = numpy.frombuffer(base64.b64decode(decoded["pixels"]), numpy.uint8)
        pixels = pixels.reshape(frame.pixels.shape).astype(int)
        whole = frame.pixels.astype(int)
        assert (pixels[..., 3] == whole[..., 3]).all()
        # The canvas keeps colours multiplied by alpha, which costs thin edges their last bits.
        error = abs(pixels[..., :3] - whole[..., :3]) * whole[..., 3:] / 255
        assert error.max() <= 1.01
        assert abs(decoded["duration"] / 1000 - frame.duration) <= 1
    assert shown["repetitions"] == ("2" if "repeat" in query else "Infinity")


@pytest.mark.parametrize("name", LOADERS)
def test_the_palette_has_the_colors_exactly(client, name):
    frames = client.read_json(f"/frames/{name}?t=0")
    paints = {channels(node["fill"]) for node in frames["nodes"]}
    paints |= {channels(child["fill"]) for node in frames["nodes"]
               for child in node.get("children", [])}
    for query in ("", "matte=fff", "background=fff"):
        found = set()
        content = client.read(address(name, "gif", query, size=120, fps=RATE))
        for frame in Animation(content).frames:
            opaque = frame.pixels[frame.pixels[..., 3] == 255].astype(int)
            packed = numpy.unique(opaque[:, 0] << 16 | opaque[:, 1] << 8 | opaque[:, 2])
            found |= {(color >> 16, color >> 8 & 255, color & 255) for color in packed.tolist()}
        assert paints <= found
        assert len(found) <= 255


@pytest.mark.parametrize("query", ["matte=fff", "matte=123456", "background=fff"])
def test_a_matte_is_what_soft_edges_are_laid_on(client, query):
    color = query.split("=")[1]
    ground = (255, 255, 255) if color == "fff" else (0x12, 0x34, 0x56)
    soft = still(client.read(address("balls", "png", size=200, t=0.5))).astype(float)
    pixels = Animation(client.read(
        address("balls", "gif", query, size=200, fps=RATE))).frames[5].pixels
    alpha = soft[..., 3:] / 255
    laid = soft[..., :3] * alpha + numpy.array(ground) * (1 - alpha)
    shown = soft[..., 3] > 0
    # More colours than a palette has: those of edges are near.
    assert abs(pixels[..., :3] - laid)[shown].max() <= 12
    assert abs(pixels[..., :3] - laid)[shown].mean() <= 0.5
    clear = ~shown
    assert (pixels[clear][:, 3] == (255 if "background" in query else 0)).all()


@pytest.mark.parametrize("name", LOADERS)
def test_the_sheet_is_what_its_map_says(client, name):
    query = address(name, "", size=40, fps=RATE, color="abc").split("?")[1]
    told = client.read_json(f"/loader/{name}.sprite.json?{query}")
    assert told["image"] == f"{name}.sprite.png" and told["loader"] == name
    sheet = still(client.read("/loader/" + told["url"]))
    assert sheet.shape[:2] == (told["meta"]["size"]["h"], told["meta"]["size"]["w"])
    assert told["count"] == len(told["frames"]) == round(told["duration"] * RATE)
    for index, frame in enumerate(told["frames"]):
        place = frame["frame"]
        part = sheet[place["y"]:place["y"] + place["h"], place["x"]:place["x"] + place["w"]]
        time = index * told["duration"] / told["count"]
        assert abs(frame["t"] - time) < 1e-6
        assert abs(frame["duration"] - 1000 * told["duration"] / told["count"]) < 1e-3
        picture = still(client.read(
            address(name, "png", size=40, color="abc", t=f"{time:.12f}")))
        assert (part == picture).all()


@pytest.mark.parametrize("loader", NAMES)
def test_the_catalogue_shows_a_sheet_of_twelve(client, loader):
    listed = client.read_json(f"/loaders?q={loader}")["loaders"]
    told = next(each for each in listed if each["name"] == loader)
    sheet = still(client.read(told["sheet"]))
    assert sheet.shape[1] % 6 == sheet.shape[0] % 2 == 0
    width, height = sheet.shape[1] // 6, sheet.shape[0] // 2
    assert max(width, height) == 96
    box = client.read_json(f"/frames/{loader}?t=0")["viewBox"]
    assert abs(width / height - box[2] / box[3]) <= box[2] / box[3] / min(width, height)
    for row in range(2):
        for column in range(6):
            cell = sheet[row * height:(row + 1) * height, column * width:(column + 1) * width]
            assert cell[..., 3].any(), "no instant is blank"


def test_a_style_sheet_steps_through_the_sheet(browser, service, client):
    query = "size=60&fps=10&duration=1.6"
    told = client.read_json(f"/loader/balls.sprite.json?{query}")
    columns, rows = told["columns"], told["rows"]
    assert columns * rows == told["count"]
    width, height = 60 * columns, 60 * rows
    browser.get(service.url + "/healthz")
    browser.execute_script("""
        document.body.innerHTML = `<style>
          @keyframes x {to {background-position-x: -${arguments[0]}px}}
          @keyframes y {to {background-position-y: -${arguments[1]}px}}
          #it {position: fixed; left: 0; top: 0; width: 60px; height: 60px;
            background: url("${arguments[2]}");
            animation: x ${1.6 / arguments[4]}s steps(${arguments[3]}) infinite,
              y 1.6s steps(${arguments[4]}) infinite}</style><div id=it></div>`;
        const done = new Image();
        done.src = arguments[2];
        """, width, height, service.url + f"/loader/balls.sprite.png?{query}", columns, rows)
    browser.execute_async_script("""
        const [address, done] = arguments; const image = new Image();
        image.onload = () => image.decode().then(done); image.src = address;
        """, service.url + f"/loader/balls.sprite.png?{query}")
    element = browser.find_element("id", "it")
    for index in (0, 3, 7, 12):
        browser.execute_script("""
            for (const animation of document.getAnimations()) {
              animation.pause(); animation.currentTime = arguments[0];
            }""", 1600 * (index + 0.5) / told["count"])
        shown = still(element.screenshot_as_png)[..., :3].astype(int)
        picture = still(client.read(
            address("balls", "png", size=60, t=f"{index * 0.1:.3f}"))).astype(float)
        alpha = picture[..., 3:] / 255
        expected = picture[..., :3] * alpha + 255 * (1 - alpha)
        assert abs(shown - expected).max() <= 2


@pytest.mark.parametrize("name", LOADERS)
def test_a_still_shows_something_where_no_instant_is_named(client, name):
    pixels = still(client.read(address(name, "png")))
    assert (pixels[..., 3] == 255).mean() > 0.02
    assert (still(client.read(address(name, "png", motion="none"))) == pixels).all()
    for extension in MOVING:
        animation = Animation(client.read(address(name, extension, motion="none")))
        assert len(animation.frames) == 1
        target = flat(pixels) if extension == "gif" else visible(pixels)
        found = flat(animation.frames[0].pixels) if extension == "gif" else visible(
            animation.frames[0].pixels)
        assert (found == target).all()


@pytest.mark.parametrize("query, size", [
    ("size=100", (100, 62)), ("width=120", (120, 75)), ("height=30", (48, 30)),
    ("width=100&height=100", (100, 100)), ("size=100&dpr=2", (200, 125)), ("", (80, 50)),
    ("size=1", (1, 1)),
])
@pytest.mark.parametrize("extension", ["png", *MOVING])
def test_sizes(client, extension, query, size):
    reply = client.read(address("coins", extension, query, **(
        {} if extension == "png" else {"fps": 2})))
    found = Animation(reply).size
    assert abs(found[0] - size[0]) == 0 and abs(found[1] - size[1]) <= (1 if "100" in query else 0)


MEDIA = {"png": "image/png", "gif": "image/gif", "apng": "image/apng", "webp": "image/webp",
         "sprite.png": "image/png", "sprite.json": "application/json"}


@pytest.mark.parametrize("extension", MEDIA)
def test_replies(client, extension):
    target = address("coins", extension, size=16)
    reply = client.request("GET", target, {"Accept-Encoding": "gzip, br"})
    assert reply.status == 200 and reply["content-type"] == MEDIA[extension]
    assert (reply["content-encoding"] is None) == (extension != "sprite.json")
    assert reply["etag"] and reply["cache-control"]
    assert reply["content-security-policy"] is None
    again = client.request("GET", target, {"If-None-Match": reply["etag"],
                                           "Accept-Encoding": "gzip, br"})
    assert again.status == 304
    same = client.get(address("coins", extension, size="16.0"))
    plain = client.get(target)
    assert hashlib.sha256(same.content).digest() == hashlib.sha256(plain.content).digest()


@pytest.mark.parametrize("target, parameter, words", [
    ("/loader/balls.gif?engine=css", "engine", "svg"),
    ("/loader/balls.svg?fps=30", "fps", "gif"),
    ("/loader/balls.gif?delay=1", "delay", "svg"),
    ("/loader/balls.apng?showAfter=1", "showAfter", "svg"),
    ("/loader/balls.webp?t=1", "t", "png"),
    ("/loader/balls.apng?matte=fff", "matte", "gif"),
    ("/loader/balls.png?fps=3", "fps", "gif"),
    ("/loader/balls.sprite.png?repeat=3", "repeat", "gif"),
    ("/loader/balls.gif?columns=3", "columns", "sprite.png"),
    ("/loader/balls.gif?size=none", "size", "2048"),
    ("/loader/balls.gif?size=2049", "size", "2048"),
    ("/loader/balls.gif?fps=51", "fps", "50"),
    ("/loader/balls.webp?fps=61", "fps", "60"),
    ("/loader/balls.gif?matte=fff8", "matte", "opaque"),
    ("/loader/balls.gif?direction=alternate&repeat=3", "repeat", "even"),
    ("/loader/balls.gif?duration=0.1&speed=20", "duration", "0.02"),
    ("/loader/balls.gif?duration=60&fps=50&speed=0.5&size=9", "fps", "3600"),
    ("/loader/coins.png?height=2048", "height", "2048"),
    ("/loader/balls.sprite.png?size=400&columns=48", "size", "16384"),
    ("/loader/balls.webp?size=2048&dpr=2&motion=none", "size", "1024"),
])
def test_what_a_format_cannot_honour_is_an_error(client, target, parameter, words):
    reply = client.get(target)
    assert reply.status == 400
    (error,) = reply.json["errors"]
    assert error["parameter"] == parameter
    assert words in error["accepted"] + reply.json["detail"]


@pytest.mark.parametrize("extension", ["gif", "apng", "webp", "sprite.png", "sprite.json"])
def test_the_budget_names_a_size_that_fits(own_service, extension):
    service = own_service("--max-pixels", "1000000")
    client = Client(service.address)
    reply = client.get(f"/loader/balls.{extension}?size=400")
    assert reply.status == 400
    (error,) = reply.json["errors"]
    assert "1,000,000" in reply.json["detail"] and "7,680,000" in reply.json["detail"]
    size = int(error["suggestion"])
    assert 48 * size * size <= 1_000_000 < 48 * (size + 1) ** 2
    assert client.get(f"/loader/balls.{extension}?size={size}").status == 200
    assert client.get(f"/loader/balls.{extension}?size={size + 1}").status == 400
