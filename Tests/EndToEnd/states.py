"""The frame states that the service tells, and where in a picture they can be seen."""

import math

from picture import channels


SIZES = ("", "size", "width", "height")
"""Parameters of files alone, which the frames do not take."""


class State:
    """One frame: its view box and its bodies in drawing order, backmost first."""

    def __init__(self, frame):
        self.duration = frame["duration"]
        self.view_box = frame["viewBox"]
        self.bodies = [Body(node) for node in frame["nodes"]]

    @property
    def longer_side(self):
        return max(self.view_box[2:])

    @property
    def order(self):
        return [body.name for body in self.bodies]

    def named(self, name):
        return next(body for body in self.bodies if body.name == name)

    def sights(self, margin):
        """Points at which a body is seen unhidden, as (x, y, body, body behind it or None).

        Each is at least `margin` inside of the body, away from every edge that is drawn, and off
        the sign that a body carries in its middle.
        """
        for place, body in enumerate(self.bodies):
            others = self.bodies[:place] + self.bodies[place + 1:]
            found = {}
            middles = [(other.x, other.y) for other in others if body.is_plain(other, margin)]
            for x, y in middles + list(body.ring(margin)):
                depths = [other.depth(x, y) for other in others]
                if any(abs(depth) < margin for depth in depths):
                    continue
                covering = [other for other, depth in zip(others, depths) if depth > 0]
                if any(other in self.bodies[place + 1:] for other in covering):
                    continue
                behind = covering[-1] if covering else None
                found.setdefault(behind and behind.name, (x, y, body, behind))
            yield from found.values()


class Body:
    """A circle in view-box units."""

    def __init__(self, node):
        self.name = node["id"]
        self.x, self.y = node["x"], node["y"]
        self.radius = node["shape"]["radius"] * node["scale"]
        self.paint = channels(node["fill"])
        self.signs = [channels(child["fill"]) for child in node.get("children", [])]
        self.has_sign = bool(self.signs)

    def depth(self, x, y):
        """How deep inside of the circle a point is; negative outside."""
        return self.radius - math.hypot(x - self.x, y - self.y)

    def is_plain(self, point, margin):
        """Whether the body is of one colour around a point with an `x` and a `y`."""
        inner = 0.6 * self.radius if self.has_sign else 0
        return inner <= math.hypot(point.x - self.x, point.y - self.y) <= self.radius - margin

    def ring(self, margin):
        """Points around the middle, off a sign, to `margin` inside of the edge."""
        inner = 0.6 * self.radius if self.has_sign else 0
        outer = self.radius - margin
        for share in (step / 20 for step in range(1, 21) if outer > inner):
            radius = inner + (outer - inner) * share
            for step in range(72):
                angle = step * math.tau / 72
                yield self.x + radius * math.cos(angle), self.y + radius * math.sin(angle)


def state(client, name, query, time):
    """The state of a loader at a time in seconds, to nine decimals; it has no size in pixels."""
    scene = [item for item in query.split("&") if item.split("=")[0] not in SIZES]
    items = "&".join(item for item in [f"t={time}", *scene, "precision=9"] if item)
    return State(client.read_json(f"/frames/{name}?{items}"))
