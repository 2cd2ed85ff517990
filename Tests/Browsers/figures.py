"""The figures that are held against the limits of agreement."""

import math
from dataclasses import dataclass, field

from picture import alike, channels

PLACE_LIMIT = 0.001
"""The largest distance of a centre from its place, as a share of the view box's longer side."""
SIZE_LIMIT = 0.005
"""The largest deviation of a diameter, as a share of it."""


@dataclass
class Figures:
    """The worst of what was found, and how much was looked at."""

    place_limit: float = PLACE_LIMIT
    size_limit: float = SIZE_LIMIT
    place: float = 0.0
    place_at: str = ""
    size: float = 0.0
    size_at: str = ""
    order_errors: int = 0
    measured: int = 0
    overlaps: int = 0
    instants: int = 0
    faults: list = field(default_factory=list)

    def take(self, at, true, longer_side, x, y, diameters):
        """Compares a shown disc with its body."""
        self.measured += 1
        place = math.hypot(x - true.x, y - true.y) / longer_side
        size = max(abs(diameter / (2 * true.radius) - 1) for diameter in diameters)
        if place > self.place:
            self.place, self.place_at = place, f"{at}, {true.name}"
        if size > self.size:
            self.size, self.size_at = size, f"{at}, {true.name}"
        if place > self.place_limit or size > self.size_limit:
            self.faults.append(
                f"{at}: {true.name} at ({x:.4f}, {y:.4f}), diameter {diameters[0]:.4f};"
                f" expected ({true.x:.4f}, {true.y:.4f}), {2 * true.radius:.4f}")

    def take_discs(self, at, shown, expected):
        """Compares all discs that are shown, in drawing order, with a state."""
        self.instants += 1
        names = []
        for disc in shown:
            like = [body for body in expected.bodies
                    if alike(channels(disc["paint"]), body.paint, 0)]
            if len(like) != 1:
                self.faults.append(f"{at}: a disc of {disc['paint']} is no body")
                self.order_errors += 1
                continue
            names.append(like[0].name)
            self.take(at, like[0], expected.longer_side, disc["x"], disc["y"],
                      (disc["width"], disc["height"]))
        if names != expected.order:
            self.order_errors += 1
            self.faults.append(f"{at}: drawn {names}, expected {expected.order}")

    def add(self, other):
        """Takes what was found elsewhere."""
        if other.place > self.place:
            self.place, self.place_at = other.place, other.place_at
        if other.size > self.size:
            self.size, self.size_at = other.size, other.size_at
        for name in ("order_errors", "measured", "overlaps", "instants", "faults"):
            setattr(self, name, getattr(self, name) + getattr(other, name))

    @property
    def is_within(self):
        return not self.faults and self.measured > 0 and self.order_errors == 0
