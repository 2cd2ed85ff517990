"""What every browser under test can do."""

import io
import time

import numpy
from PIL import Image

WIDTH, HEIGHT = 2500, 2000
"""The size of a window's content in CSS pixels, at zoom 1 and one device pixel a CSS pixel."""

ZOOMED = "return Math.abs(innerWidth * arguments[0] - arguments[1]) < 2"
"""Whether a page is zoomed by a factor in a window of so many pixels."""
PREFERS = """
return matchMedia('(prefers-reduced-motion: reduce)').matches === arguments[0]
  && matchMedia('(prefers-color-scheme: dark)').matches === arguments[1]
"""
"""Whether a page finds the preferences that are given to it."""


class Browser:
    """A running browser with one page. `name` and `version` say which."""

    name = ""
    version = ""

    def open(self, address):
        """Opens a page and waits until all of it is loaded."""
        raise NotImplementedError

    def run(self, code, *values):
        """What a function body returns, or what its promise comes to, in the page."""
        raise NotImplementedError

    def png(self):
        """The window's content as a PNG file, in device pixels."""
        raise NotImplementedError

    def zoom(self, factor):
        """Zooms the page that is open and further ones, as the user's menu does."""
        raise NotImplementedError

    def emulate(self, reduced=False, dark=False):
        """Sets what `prefers-reduced-motion` and `prefers-color-scheme` say."""
        raise NotImplementedError

    def close(self):
        """Ends the browser."""
        raise NotImplementedError

    def wait(self, code, *values, patience=20.0):
        """Waits until a function body returns true in the page."""
        end = time.monotonic() + patience
        while not self.run(code, *values):
            if time.monotonic() > end:
                raise TimeoutError(f"{self.name}: {code.strip()} {values}")
            time.sleep(0.02)

    def pixels(self):
        """The window's content as an array of rows × columns × red, green, blue (0 to 255)."""
        return numpy.asarray(Image.open(io.BytesIO(self.png())).convert("RGB"))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
