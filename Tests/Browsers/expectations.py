"""The frame states that pictures are held against, each asked for once."""

from dataclasses import dataclass

from states import state


class Expectations:
    """States, and where bodies are seen in them, shared by all browsers."""

    def __init__(self, client):
        self.client = client
        self._states, self._sights = {}, {}

    def state(self, loader, query, time=0):
        key = (loader, query, time)
        if key not in self._states:
            self._states[key] = state(self.client, loader, query, time)
        return self._states[key]

    def sights(self, loader, query, time, margin):
        key = (loader, query, time, round(margin, 6))
        if key not in self._sights:
            self._sights[key] = list(self.state(loader, query, time).sights(margin))
        return self._sights[key]

    def between(self, loader, query, times, share):
        """The bodies at a share of the way between two instants that lie close together."""
        first, last = (self.state(loader, query, time) for time in times)
        return [Disc(body.name, body.paint, *(
            getattr(body, part) * (1 - share) + getattr(last.named(body.name), part) * share
            for part in ("x", "y", "radius"))) for body in first.bodies]


@dataclass(frozen=True)
class Disc:
    """A circle in view-box units."""

    name: str
    paint: tuple
    x: float
    y: float
    radius: float
