#!/usr/bin/env python3
"""Writes the page of all loaders, their pictures, and a sheet of twelve instants of each.

    loader_pages.py BINARY DOCS
"""

import io
import json
import subprocess
import sys
from pathlib import Path

INSTANTS = 12
SIDE = 56
"""The longer side of a picture of the sheet in pixels."""
SMALL = 16
GAPS = {SIDE: 10, SMALL: 4}
"""What lies between two pictures in pixels."""
LABEL = 150
"""The width of the names on the sheet in pixels."""
COLORS = 160
"""How many colours the sheet's file has."""
BEGIN, END = "<!-- begin loaders -->\n", "<!-- end loaders -->"


def run(binary, *arguments):
    return subprocess.run([binary, *arguments], check=True, capture_output=True).stdout


def listed(binary):
    """What the catalogue tells of every loader."""
    return json.loads(run(binary, "list", "--json"))["loaders"]


def picture(binary, name):
    """The SVG of a loader as the page shows it."""
    return run(binary, "render", name, "--size", "96")


def own_parameters(docs):
    """What each loader takes that is particular to it, from the table of docs/http.md."""
    table = (docs / "http.md").read_text("utf-8").split("<!-- begin own -->\n")[1]
    found = {}
    for line in table.split("<!-- end own -->")[0].splitlines()[2:]:
        loader, parameter, takes, *_ = (cell.strip() for cell in line.strip("| ").split(" | "))
        found.setdefault(loader.strip("`"), []).append(f"{parameter}: {takes}")
    return found


def page(loaders, docs):
    """The table of every family, as Markdown."""
    own = own_parameters(docs)
    lines = []
    for family in dict.fromkeys(loader["family"] for loader in loaders):
        lines += [f"## {family.capitalize()}", "", "| | name | what moves | its own parameters |",
                  "| --- | --- | --- | --- |"]
        lines += [row(each, own.get(each["name"], ["–"]))
                  for each in loaders if each["family"] == family]
        lines.append("")
    return "\n".join(lines)


def row(loader, own):
    name = loader["name"]
    names = "".join(f"<br>`{alias}`" for alias in loader["aliases"])
    return (f'| <img src="images/loaders/{name}.svg" width="64" alt="{loader["title"]}"> '
            f"| `{name}`{names} | {loader['summary']} | {'<br>'.join(own)} |")


def sheet(binary, loaders):
    """A picture with a row of instants for every loader: on white, and small on white and black."""
    from PIL import Image, ImageDraw

    left = LABEL + INSTANTS * (SIDE + GAPS[SIDE]) + 8
    image = Image.new("RGB", (left + 2 * (4 * (SMALL + 4) + 4), len(loaders) * (SIDE + GAPS[SIDE])), "white")
    draw = ImageDraw.Draw(image)
    draw.rectangle((left + 4 * (SMALL + 4) + 4, 0, *image.size), "black")
    for index, loader in enumerate(loaders):
        top = index * (SIDE + GAPS[SIDE])
        draw.text((4, top + SIDE // 2 - 6), loader["name"], "black")
        for side, count, place in ((SIDE, INSTANTS, LABEL), (SMALL, 4, left)):
            strip = Image.open(io.BytesIO(run(
                binary, "render", loader["name"], "--format", "sprite.png", "--columns",
                str(INSTANTS), "--fps", str(round(INSTANTS / loader["duration"], 4)), "--size",
                str(side)))).convert("RGBA")
            width = strip.width // INSTANTS
            for step in range(count):
                begin = step * INSTANTS // count * width
                cell = strip.crop((begin, 0, begin + width, strip.height))
                x = place + step * (side + GAPS[side]) + (side - width) // 2
                y = top + (SIDE - cell.height) // 2
                image.paste(cell, (x, y), cell)
                if side == SMALL:
                    image.paste(cell, (x + 4 * (SMALL + 4) + 4, y), cell)
    return image.quantize(COLORS)


def main():
    binary, docs = sys.argv[1], Path(sys.argv[2])
    loaders = listed(binary)
    folder = docs / "images" / "loaders"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.svg"):
        old.unlink()
    for loader in loaders:
        (folder / f"{loader['name']}.svg").write_bytes(picture(binary, loader["name"]))
    text = (docs / "loaders.md").read_text("utf-8")
    head, rest = text.split(BEGIN)
    (docs / "loaders.md").write_text(
        head + BEGIN + page(loaders, docs) + END + rest.split(END, 1)[1], "utf-8")
    sheet(binary, loaders).save(docs / "images" / "catalogue-sheet.png", optimize=True)


if __name__ == "__main__":
    main()
