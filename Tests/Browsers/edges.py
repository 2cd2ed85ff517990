"""Discs in pixels: where they are and how large, by the parts of their edges that are seen."""

import numpy

RAYS = 180
REACH = 6.0
"""How far inside and outside of the expected edge is looked, in pixels."""
STEP = 0.1
"""The distance of two samples along a ray, in pixels."""
NEEDED = 0.6
"""The share of an edge that must be seen; from less, circles are not told well."""


def circle(pixels, body, others, origin, unit, ground=(255, 255, 255)):
    """The centre and the radius of a body in view-box units, or None if too little is seen.

    A ray from the expected centre crosses the edge where the colour goes over into that of the
    ground. The sum of the body's share along the ray tells to a fraction of a pixel where; a
    circle is then laid through these points by least squares.
    """
    angles = numpy.arange(RAYS) * (2 * numpy.pi / RAYS)
    across = numpy.stack([numpy.cos(angles), numpy.sin(angles)])
    center = (numpy.array([body.x, body.y]) - origin) * unit
    radius = body.radius * unit
    reach = min(REACH, 0.35 * radius)
    edge = center[:, None] + across * radius
    seen = numpy.ones(RAYS, dtype=bool)
    for other in others:
        middle = (numpy.array([other.x, other.y]) - origin) * unit
        distance = numpy.hypot(*(edge - middle[:, None]))
        seen &= distance > other.radius * unit + reach + 2
    if seen.mean() < NEEDED:
        return None
    distances = numpy.arange(radius - reach + STEP / 2, radius + reach, STEP)
    shares = share(pixels, body.paint, ground, center, across[:, seen], distances)
    reached = radius - reach + shares.sum(axis=1) * STEP
    x, y = across[:, seen] * reached
    matrix = numpy.stack([x, y, numpy.ones(len(x))], axis=1)
    a, b, c = numpy.linalg.lstsq(matrix, x * x + y * y, rcond=None)[0]
    found = (center + numpy.array([a, b]) / 2) / unit + origin
    return found[0], found[1], numpy.sqrt(c + (a * a + b * b) / 4) / unit


def share(pixels, paint, ground, center, across, distances):
    """How much of a paint there is, from 0 to 1, at distances along rays from a centre."""
    places = center[:, None, None] + across[:, :, None] * distances
    # A pixel's colour is that of its middle.
    x, y = places[0] - 0.5, places[1] - 0.5
    column, row = numpy.floor(x).astype(int), numpy.floor(y).astype(int)
    right, below = (x - column)[..., None], (y - row)[..., None]

    def at(rows, columns):
        inside = ((rows >= 0) & (rows < pixels.shape[0])
                  & (columns >= 0) & (columns < pixels.shape[1]))[..., None]
        found = pixels[rows.clip(0, pixels.shape[0] - 1), columns.clip(0, pixels.shape[1] - 1)]
        return numpy.where(inside, found, numpy.array(ground, dtype=float))

    colors = ((at(row, column) * (1 - right) + at(row, column + 1) * right) * (1 - below)
              + (at(row + 1, column) * (1 - right) + at(row + 1, column + 1) * right) * below)
    ground = numpy.array(ground, dtype=float)
    contrast = ground - numpy.array(paint, dtype=float)
    return ((ground - colors) @ contrast / (contrast @ contrast)).clip(0, 1)
