"""What a page can do to a picture: zoom, a fine screen, neighbours, strict policies, preferences.

Each check shows pictures in a browser and tells its figures; a centre may be half a pixel off.
"""

from time import sleep

from cases import COLORS, ENGINES, HELD, LOADERS, Case, held, joined
from embeddings import ENDED, ENOUGH
from figures import Figures

CELL = 400
"""The longer side of a picture among others, in CSS pixels at any zoom."""
COLUMNS = 4
SIZE_LIMIT = 0.02
"""The largest deviation of a diameter, as a share of it: small discs are measured less well."""
INSTANTS = 12
"""How many instants of each loader and engine are looked at."""


def near(scale=1.0):
    """Figures of nothing yet, by which a centre may be half a device pixel off."""
    return Figures(place_limit=0.5 / (CELL * scale), size_limit=SIZE_LIMIT)


def zoomed(stage, factor, ratio=1):
    """Pictures at a page zoom and a number of device pixels a CSS pixel."""
    found = near(factor * ratio)
    if factor != 1:
        stage.browser.zoom(factor)
    for loader in LOADERS:
        for engine in ENGINES:
            gallery(stage, found, instants_of(stage, loader, engine), factor * ratio)
    if factor != 1:
        stage.browser.zoom(1)
    return found


def instants_of(stage, loader, engine):
    """One loader at many instants, each with names of its own."""
    colors = f"colors={COLORS[loader]}"
    duration = stage.state(loader, colors).duration
    return [(Case(loader, engine, colors), f"id=p{step}",
             round((step + 0.37) / INSTANTS * duration, 3)) for step in range(INSTANTS)]


def gallery(stage, found, pictures, scale=1.0):
    """Opens a page of pictures, each stopped at its time, and measures each in the pixels."""
    body, views = "", []
    for number, (case, name, time) in enumerate(pictures):
        left, top = number % COLUMNS * CELL, number // COLUMNS * CELL
        views.append(stage.view(
            case.loader, case.query, time, CELL * scale, left * scale, top * scale))
        body += f'<div style="left:{left}px;top:{top}px">{stage.markup(case, name)}</div>'
    style = f"div{{position:absolute}}svg{{display:block;width:{CELL}px;height:auto}}"
    stage.open(body, style)
    stage.probe("seekEach(arguments[0])", [time for _, _, time in pictures])
    pixels = stage.browser.pixels()
    for view in views:
        stage.compare(found, view, pixels)


def twice(stage):
    """The same picture twice and others of all kinds on one page: each shows its own."""
    found = near()
    kinds = []
    for loader in LOADERS:
        for engine in ENGINES:
            for query in (joined(f"colors={COLORS[loader]}"),
                          joined(f"colors={COLORS[loader]}", "scale=1.4&duration=1.2")):
                kinds.append((loader, engine, query))
    for share in (0.09, 0.34, 0.61, 0.88):
        pictures = []
        for loader, engine, query in kinds:
            time = round(share * stage.state(loader, query).duration, 3)
            pictures += [(Case(loader, engine, query), "", time)] * 2
        gallery(stage, found, pictures)
    return found


def strict_image(stage):
    """An image on a page whose policy allows images and nothing else."""
    found = near()
    for loader in LOADERS:
        for engine in ENGINES:
            query = HELD[loader][-1]
            query = held(loader, query, stage.state(loader, query).duration)[13]
            view = stage.view(loader, query, ENDED, CELL, 8, 8)
            address = stage.address(Case(loader, engine, query)).replace("&", "&amp;")
            stage.open(f'<img src="{address}" width={view.width:.3f} height={view.height:.3f}>',
                       style=None,
                       Content_Security_Policy=f"default-src 'none'; img-src {stage.service.url}")
            sleep(ENOUGH)
            stage.compare(found, view, stage.browser.pixels())
    return found


def strict_inline(stage):
    """A part of a page whose policy blocks all styles: the still picture shows."""
    found = near()
    for loader in LOADERS:
        for engine in ENGINES:
            query = joined(f"colors={COLORS[loader]}", "delay=30")
            view = stage.view(loader, query, 0, CELL, 8, 8)
            stage.open(stage.markup(Case(loader, engine, query), f"size={CELL}"), style=None,
                       Content_Security_Policy="default-src 'none'")
            stage.compare(found, view, stage.browser.pixels())
    return found


def over(stage):
    """A picture whose last play is over before it loads shows the end."""
    found = near()
    for loader in LOADERS:
        for engine in ENGINES:
            query = joined(HELD[loader][-1], f"colors={COLORS[loader]}", "phase=0.2185&delay=-60")
            view = stage.view(loader, query, ENDED, CELL)
            stage.open(stage.markup(Case(loader, engine, query), f"size={CELL}"))
            stage.compare(found, view, stage.browser.pixels())
    return found
