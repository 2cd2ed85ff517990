"""What pictures do when the user prefers less motion or dark colours."""

import math

from cases import ENGINES, LOADERS, Case, instants
from figures import Figures

PAGE = """
<style>
#a { width: 10px } #b { width: 10px }
@media (prefers-reduced-motion: reduce) { #a { width: 20px } }
@media (prefers-color-scheme: dark) { #b { width: 20px } }
</style><div id=a></div><div id=b></div>
"""
SLOWER = 4
"""How many times as long an iteration lasts where less motion is preferred (CSS)."""
SIZE = 800
"""The longer side of a picture in CSS pixels."""


def emulation(stage):
    """The preferences reach pages, each by itself and both together."""
    found = Figures()
    for reduced in (False, True):
        for dark in (False, True):
            stage.open(PAGE)
            stage.browser.emulate(reduced=reduced, dark=dark)
            widths = stage.browser.run(
                "return ['a', 'b'].map(id => document.getElementById(id).offsetWidth)")
            found.measured += 1
            if widths != [20 if reduced else 10, 20 if dark else 10]:
                found.faults.append(f"reduced {reduced}, dark {dark}: {widths}")
    stage.browser.emulate()
    return found


def reduced(stage):
    """Less motion is preferred: CSS takes the same course more slowly; SMIL stands still and
    breathes; what shall not follow the preference does not."""
    found = Figures()
    stage.browser.emulate(reduced=True)
    for loader in LOADERS:
        for engine in ENGINES:
            moved(stage, found, Case(loader, engine, "motion=full"), 1)
        moved(stage, found, Case(loader, "css"), SLOWER)
        calm(stage, found, Case(loader, "smil"))
    stage.browser.emulate()
    return found


def measured(stage, case, times):
    stage.open(stage.markup(case), f"svg{{display:block;width:{SIZE}px;height:auto}}")
    return list(zip(times, stage.probe("return measure(arguments[0])", times)))


def moved(stage, found, case, slower):
    """The picture takes its course so many times more slowly."""
    times = instants(stage.state(case.loader, "").duration * slower)
    for time, discs in measured(stage, case, times):
        found.take_discs(f"{case.target()}, t={time}", discs,
                         stage.state(case.loader, "", round(time / slower, 6)))


def calm(stage, found, case):
    """Every body stands at one place, once, and all of it breathes in opacity alone."""
    shown = measured(stage, case, [step * 0.37 for step in range(30)])
    count = len(stage.state(case.loader, "").bodies)
    first = shown[0][1]
    for time, discs in shown:
        still = len(discs) == count and all(
            math.isclose(disc[part], other[part], abs_tol=1e-3)
            for disc, other in zip(discs, first) for part in ("x", "y", "width", "height"))
        found.instants += 1
        found.measured += len(discs)
        if not still:
            found.faults.append(f"{case.target()}, t={time}: does not stand still")
    opacities = {round(disc["opacity"], 3) for _, discs in shown for disc in discs}
    if len(opacities) < 5 or min(opacities) <= 0:
        found.faults.append(f"{case.target()}: does not breathe, opacities {sorted(opacities)}")


def dark(stage):
    """Dark colours are preferred: a picture has the colours of the dark theme, and moves as
    ever."""
    found = Figures()
    stage.browser.emulate(dark=True)
    for loader in LOADERS:
        for engine in ENGINES:
            for query, expected in (("", "theme=dark"), ("theme=light", "theme=light")):
                duration = stage.state(loader, expected).duration
                stage.open(stage.markup(Case(loader, engine, query)),
                           f"svg{{display:block;width:{SIZE}px;height:auto}}")
                for time in instants(duration)[4:24:9]:
                    view = stage.view(loader, expected, time, SIZE)
                    stage.probe("seek(arguments[0])", time)
                    stage.compare(found, view, stage.browser.pixels())
    stage.browser.emulate()
    return found
