"""Shows loaders in every way that pages have, and measures what is seen."""

from time import sleep

from cases import COLORS, HELD, PLAYED, SETTLING, Case, held, instants, joined, slow
from figures import Figures

SIZE = 1000
"""The longer side of a picture alone, in CSS pixels."""
CELL = 500
"""The longer side of a picture among others, in CSS pixels."""
COLUMNS = 5
ENDED = 60
"""Seconds after which the state of a picture is asked for that plays no longer."""
ENOUGH = 4 * SETTLING
"""Seconds after which a picture that plays no longer than `SETTLING` has ended."""
POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""What the service allows its pictures, but for the sandbox, in which some browsers run no script
of a driver's either."""
PAINTED = """
return new Promise(done => requestAnimationFrame(() => setTimeout(() => {
  const ends = performance.getEntriesByType('resource').map(entry => entry.responseEnd)
  done(ends.reduce((sum, end) => sum + end, 0) / ends.length)
}, 0)))
"""
"""Waits until a page is painted; tells when its resources were there, in milliseconds, on
average."""


def figures(stage, loader, engine, embedding):
    """The figures of one cell of the table."""
    return MEASURES[embedding](stage, loader, engine)


def inline(stage, loader, engine):
    """As a part of a page, measured by a script."""
    def show(case):
        stage.open(stage.markup(case), f"svg{{display:block;width:{SIZE}px;height:auto}}")
    return scripted(stage, loader, engine, show)


def document(stage, loader, engine):
    """As a document of its own, measured by a script; and as the service sends it, by pixels."""
    def show(case):
        stage.browser.open(stage.site.put_picture(
            stage.markup(case, f"size={SIZE}"), Content_Security_Policy=POLICY))
    found = scripted(stage, loader, engine, show)
    query = HELD[loader][-1]
    for query in held(loader, query, stage.state(loader, query).duration)[::7]:
        stage.browser.open(stage.address(Case(loader, engine, query), f"size={SIZE}"))
        view = stage.view(loader, query, ENDED, SIZE)
        sleep(ENOUGH)
        stage.compare(found, view, stage.browser.pixels())
    return found


def scripted(stage, loader, engine, show):
    """Stops the picture at many instants and reads the matrices it is drawn with; then looks at
    some at which bodies overlap."""
    found = Figures()
    for query in PLAYED[loader]:
        show(Case(loader, engine, query))
        times = instants(stage.state(loader, query).duration)
        for time, discs in zip(times, stage.probe("return measure(arguments[0])", times)):
            opaque = [disc for disc in discs if disc["opacity"] == 1]
            found.take_discs(f"{query or 'default'}, t={time}", opaque,
                             stage.state(loader, query, time))
    query = joined(f"colors={COLORS[loader]}", "scale=0.5&duration=60" if loader == "balls" else "")
    show(Case(loader, engine, query))
    duration = stage.state(loader, query).duration
    for share in (0.17, 0.33, 0.65, 0.7):
        view = stage.view(loader, query, round(share * duration, 3), SIZE)
        stage.probe("seek(arguments[0])", view.time)
        stage.look(found, view, stage.browser.pixels())
    return found


def image(stage, loader, engine):
    """As an image element."""
    return pictured(stage, loader, engine, lambda address, view, place: (
        f'<img src="{address}" width={view.width:.3f} height={view.height:.3f} style="{place}">'))


def background(stage, loader, engine):
    """As a background of CSS."""
    return pictured(stage, loader, engine, lambda address, view, place: (
        f'<div style="{place};width:{view.width:.3f}px;height:{view.height:.3f}px;'
        f'background:url(\'{address}\') 0 0/100% 100%"></div>'))


def pictured(stage, loader, engine, element):
    """Looks at pictures that hold an instant because they have ended, and at pictures that play
    so slowly that they hardly move."""
    found = Figures()
    for query in HELD[loader]:
        queries = held(loader, query, stage.state(loader, query).duration)
        views = [stage.view(loader, query, ENDED, CELL, *place(number))
                 for number, query in enumerate(queries)]
        sheet(stage, engine, views, element)
        sleep(ENOUGH)
        pixels = stage.browser.pixels()
        for view in views:
            stage.compare(found, view, pixels)
    views = [stage.view(loader, query, 0, CELL, *place(number))
             for number, query in enumerate(slow(loader))]
    loaded = sheet(stage, engine, views, element)
    clock = "return (performance.now() - arguments[0]) / 1000"
    before = stage.browser.run(clock, loaded)
    pixels = stage.browser.pixels()
    after = stage.browser.run(clock, loaded)
    compare_slow(stage, found, views, pixels, (round(max(before - 0.2, 0), 3), round(after, 3)))
    return found


def compare_slow(stage, found, views, pixels, times):
    """Compares pictures that play. The one instant at which all of them are seen is not told by
    the browser, only that it lies between two others: the best between them is taken."""
    between = stage.expectations.between
    shown = [(view, list(stage.measured(
        view, pixels, between(view.loader, view.query, times, 0.5)))) for view in views]
    attempts = []
    for step in range(21):
        attempt = Figures(instants=len(views))
        for view, discs in shown:
            bodies = between(view.loader, view.query, times, step / 20)
            named = {body.name: body for body in bodies}
            for body, x, y, radius in discs:
                attempt.take(view.name, named[body.name], view.longer_side, x, y, (2 * radius,))
        attempts.append(attempt)
    found.add(min(attempts, key=lambda attempt: attempt.place))
    for view in views:
        stage.look(found, view, pixels)


def place(number):
    """The left and the upper edge of a picture among others."""
    return number % COLUMNS * CELL, number // COLUMNS * CELL


def sheet(stage, engine, views, element):
    """Opens a page of many pictures and waits for it."""
    body = ""
    for number, view in enumerate(views):
        left, top = place(number)
        address = stage.address(Case(view.loader, engine, view.query)).replace("&", "&amp;")
        body += element(address, view, f"position:absolute;left:{left}px;top:{top}px")
    stage.open(body)
    return stage.browser.run(PAINTED)


MEASURES = {
    "inline": inline, "document": document, "image": image, "background": background}
