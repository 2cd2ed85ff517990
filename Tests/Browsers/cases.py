"""What is shown: loaders, engines, sets of parameters and instants."""

from dataclasses import dataclass

LOADERS = ("coins", "balls")
ENGINES = ("css", "smil")
EMBEDDINGS = ("inline", "document", "image", "background")

PLAYED = {
    "coins": (
        "", "scale=1.9&symbol=none", "scale=0.5&delay=-0.3&direction=reverse",
        "duration=2&phase=0.3", "repeat=3&direction=alternate&delay=0.4",
        "scale=1.4&duration=1.2&phase=0.25&direction=alternate&delay=0.3"
        "&easing=ease-in-out&repeat=3"),
    "balls": (
        "", "scale=3", "scale=0.5&delay=-0.7&repeat=2&direction=reverse",
        "duration=3&phase=0.3", "repeat=3&direction=alternate&delay=0.5",
        "scale=1.4&duration=1.2&phase=0.25&direction=alternate&delay=0.3"
        "&easing=ease-in-out&repeat=3"),
}
"""Sets of parameters of which scripts measure an iteration and more."""

HELD = {
    "coins": ("", "scale=1.6&duration=1.2&direction=alternate&easing=ease-in-out&repeat=3"),
    "balls": ("", "scale=2&duration=1.2&direction=alternate&easing=ease-in-out&repeat=3"),
}
"""Sets of parameters that are looked at where no script reaches, after their last play."""

SETTLING = 0.05
"""Seconds that a picture still plays which is looked at after its last play."""

COLORS = {"coins": "e00000,0000e0,ffe000,00e0e0", "balls": "e00000,00a000,0000e0"}
"""Colours that differ much from each other and from white."""

SLOWEST = "speed=0.05&duration=60"
"""An iteration takes 20 minutes: a picture that plays and yet hardly moves."""

COUNT = 20
"""How many instants are looked at where no script reaches."""


@dataclass(frozen=True)
class Case:
    """One picture to be shown."""

    loader: str
    engine: str
    query: str = ""

    def target(self, *more):
        """Its address on the service."""
        items = [item for item in (self.query, f"engine={self.engine}", *more) if item]
        return f"/loader/{self.loader}.svg?{'&'.join(items)}"


def joined(*items):
    """A query of items, of which some may be empty."""
    return "&".join(item for item in items if item)


def instants(duration):
    """Times in whole milliseconds (Gecko counts the time of SMIL in them), over an iteration and
    then here and there, off the edges at which the drawing order changes."""
    shares = [(step + 0.37) / 24 for step in range(24)] + [1.22, 1.61, 2.34, 2.87, 3.78]
    return [round(share * duration, 3) for share in shares]


def held(loader, query, duration):
    """Queries whose picture ends as soon as it is loaded, and then holds another instant each."""
    plays = int(dict(item.split("=") for item in query.split("&") if item).get("repeat", 1))
    delay = round(SETTLING - plays * duration, 3)
    return [joined(query, "" if "repeat=" in query else "repeat=1", f"delay={delay}",
                   f"phase={round((step + 0.37) / COUNT, 4)}", f"colors={COLORS[loader]}")
            for step in range(COUNT)]


def slow(loader):
    """Queries whose picture plays, too slowly to be seen moving, from another instant each."""
    return [joined(SLOWEST, f"phase={round((step + 0.37) / COUNT, 4)}", f"colors={COLORS[loader]}")
            for step in range(COUNT)]
