"""A browser with what it is to show, and how its pixels are held against the states."""

from pathlib import Path

import numpy

from edges import circle
from picture import SCRIPT, alike

PROBE = SCRIPT + Path(__file__).with_name("probe.js").read_text()
MARGIN = 2
"""How far from edges colours are looked at, in pixels."""


class Stage:
    """What every measurement needs: a browser, the service, the tests' pages, the states."""

    def __init__(self, browser, service, site, expectations):
        self.browser, self.service, self.site = browser, service, site
        self.expectations = expectations
        self.state = expectations.state
        self._pages = 0

    def markup(self, case, *more):
        return self.expectations.client.read(case.target(*more)).decode("utf-8")

    def address(self, case, *more):
        """The address of a picture that no page has shown before: pages share what they play."""
        self._pages += 1
        return self.service.url + case.target(*more, f"_={self._pages}")

    def open(self, body, style="", **fields):
        self.browser.open(self.site.put(body, style, **fields))

    def probe(self, code, *values):
        return self.browser.run(PROBE + code, *values)

    def pause(self, seconds):
        self.browser.run(
            "return new Promise(done => setTimeout(done, arguments[0]))", seconds * 1000)

    def compare(self, figures, view, pixels):
        """Measures each body of which enough is seen, and looks which lies in front."""
        figures.instants += 1
        self.look(figures, view, pixels)
        for true, x, y, radius in self.measured(view, pixels):
            figures.take(view.name, true, view.longer_side, x, y, (2 * radius,))

    def measured(self, view, pixels, bodies=None):
        """The bodies of which enough is seen: what is expected, centre and radius."""
        bodies = bodies or self.state(view.loader, view.query, view.time).bodies
        for body in bodies:
            others = [other for other in bodies if other is not body]
            found = circle(pixels, body, others, view.origin, view.unit)
            if found:
                yield body, *found

    def look(self, figures, view, pixels):
        """Looks whether each body is seen where nothing hides it, and lies in front where told."""
        sights = self.expectations.sights(
            view.loader, view.query, view.time, MARGIN / view.unit)
        for x, y, body, behind in sights:
            column, row = ((numpy.array([x, y]) - view.origin) * view.unit).astype(int)
            figures.overlaps += behind is not None
            color = pixels[row, column].tolist()
            if not alike(color, body.paint, 6):
                figures.order_errors += 1
                figures.faults.append(
                    f"{view.name}: {color} at ({x:.2f}, {y:.2f}), where {body.name} is"
                    + (f" in front of {behind.name}" if behind else ""))

    def view(self, loader, query, time, size, left=0.0, top=0.0):
        return View(self.state(loader, query, time), loader, query, time, size, left, top)


class View:
    """Where a picture of an instant stands among pixels; its longer side is `size` of them."""

    def __init__(self, state, loader, query, time, size, left, top):
        self.loader, self.query, self.time = loader, query, time
        self.name = f"{query or 'default'}, t={time}"
        self.longer_side = state.longer_side
        self.unit = size / state.longer_side
        self.origin = (numpy.array(state.view_box[:2], dtype=float)
                       - numpy.array([left, top]) / self.unit)
        self.width, self.height = (side * self.unit for side in state.view_box[2:])
