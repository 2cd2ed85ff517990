"""Makes a contact sheet of every loader: twelve instants of an iteration, as Chromium shows them.

Run as `python Tests/Browsers/contact_sheets.py FOLDER`; needs the release binary.
"""

import io
import sys
from html import escape
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "EndToEnd"))

from PIL import Image  # noqa: E402

from chromium import Chromium  # noqa: E402
from client import Client  # noqa: E402
from pages import Site  # noqa: E402
from service import Service  # noqa: E402
from stage import PROBE  # noqa: E402

COLUMNS, ROWS = 4, 3
WIDTH = 160
"""The width of a picture in CSS pixels."""
STYLE = f"""
main {{ display: grid; grid-template-columns: repeat({COLUMNS}, {WIDTH}px); gap: 12px;
  padding: 12px; width: max-content; font: 13px sans-serif; color: #444; text-align: center }}
svg {{ display: block; width: {WIDTH}px; height: auto }}
"""
COLORS = 96
"""How many colours the file has."""


def sheet(browser, site, client, name):
    """The PNG file of a loader's sheet."""
    frame = client.read_json(f"/frames/{name}?t=0")
    count = COLUMNS * ROWS
    times = [round(step / count * frame["duration"], 3) for step in range(count)]
    body = ""
    for step, time in enumerate(times):
        markup = client.read(f"/loader/{name}.svg?id=p{step}").decode("utf-8")
        body += f"<figure style='margin:0'>{markup}{escape(f'{time:.3f} s')}</figure>"
    browser.open(site.put(f"<main>{body}</main>", STYLE))
    browser.run(PROBE + "seekEach(arguments[0])", times)
    width, height = browser.run(
        "const box = document.querySelector('main').getBoundingClientRect();"
        "return [box.width, box.height]")
    ratio = browser.run("return devicePixelRatio")
    picture = Image.open(io.BytesIO(browser.png())).convert("RGB")
    picture = picture.crop((0, 0, round(width * ratio), round(height * ratio)))
    file = io.BytesIO()
    picture.quantize(COLORS, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()


def main(folder):
    service = Service()
    client = Client(service.address)
    with Site() as site, Chromium(ratio=1) as browser:
        for loader in client.read_json("/loaders")["loaders"]:
            path = folder / f"{loader['name']}-sheet.png"
            path.write_bytes(sheet(browser, site, client, loader["name"]))
            print(f"{path}: {path.stat().st_size} bytes")
    client.forget()
    return service.stop()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
