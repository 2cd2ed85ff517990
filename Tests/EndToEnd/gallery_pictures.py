"""Photographs the gallery for the documentation: three widths, light and dark, grid and studio.

Run as `python Tests/EndToEnd/gallery_pictures.py FOLDER`; needs the release binary.
"""

import io
import sys
import time
from pathlib import Path

from PIL import Image

from conftest import chromium
from gallery import Gallery
from service import Service

WIDTHS = {"phone": (390, 780), "tablet": (820, 1000), "wide": (1440, 900)}
PLACES = {"grid": "?lang=en", "studio": "?lang=en#coins?duration=1.2&theme=auto"}
COLORS = 128
"""How many colours a file has."""


def main(folder):
    service = Service()
    browser = chromium()
    try:
        gallery = Gallery(browser, service.url)
        for scheme in ("light", "dark"):
            gallery.media(prefers_color_scheme=scheme)
            for width, size in WIDTHS.items():
                gallery.size(*size)
                for place, rest in PLACES.items():
                    gallery.open(rest)
                    gallery.until("return [...document.images].every((image) =>"
                                  "image.complete || image.loading === 'lazy')")
                    time.sleep(0.5)
                    picture = Image.open(io.BytesIO(browser.get_screenshot_as_png()))
                    picture = picture.convert("RGB").quantize(COLORS, dither=Image.Dither.NONE)
                    picture.save(folder / f"gallery-{place}-{width}-{scheme}.png", optimize=True)
    finally:
        browser.quit()
        service.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
