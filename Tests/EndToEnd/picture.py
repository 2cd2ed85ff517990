"""Pictures in the browser: shown, stopped at an instant, measured, looked at."""

import base64
import re
from pathlib import Path

from png import Pixels

SCRIPT = (Path(__file__).parent / "page.js").read_text()


class Picture:
    """An SVG that stands in a page of its own as inline markup."""

    def __init__(self, browser, markup, width=1000, doctype="<!DOCTYPE html>"):
        self.browser = browser
        browser.get(f"data:text/html,{doctype}<title>Picture</title>")
        size = self._call("return show(arguments[0], arguments[1])", markup, width)
        self.width, self.height = size["width"], size["height"]

    def _call(self, code, *arguments):
        return self.browser.execute_script(SCRIPT + code, *arguments)

    def seek(self, time):
        """Stops the picture at a time in seconds; the number of its animations."""
        return self._call("return seek(arguments[0])", time)

    def bodies(self, times):
        """The bodies at each of some times, in document order."""
        return self._call(
            "return arguments[0].map(t => { if (t !== null) seek(t); return bodies() })", times)

    def pixels(self):
        return screenshot(self.browser, self.width, self.height)


def screenshot(browser, width, height):
    """The upper left of the page as pixels."""
    answer = browser.execute_cdp_cmd(
        "Page.captureScreenshot",
        {"format": "png",
         "clip": {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}})
    return Pixels(base64.b64decode(answer["data"]))


def channels(color):
    """Red, green and blue of `#rgb`, `#rrggbb` or `rgb(r, g, b)`, each 0 to 255."""
    if color.startswith("#"):
        digits = color[1:]
        if len(digits) == 3:
            digits = "".join(digit * 2 for digit in digits)
        return tuple(int(digits[place:place + 2], 16) for place in (0, 2, 4))
    return tuple(int(number) for number in re.findall(r"\d+", color)[:3])


def alike(left, right, tolerance=3):
    """Whether two colours are the same but for rounding."""
    return all(abs(a - b) <= tolerance for a, b in zip(left, right))
