"""Shows loaders in three browsers and holds what is seen against the frame states.

Run as `python Tests/Browsers [--markdown FILE] [--browser NAME]…`; needs the release binary.
"""

import argparse
import sys
import time
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "EndToEnd"))

import checks  # noqa: E402
import media  # noqa: E402
import table  # noqa: E402
from cases import EMBEDDINGS, ENGINES, LOADERS  # noqa: E402
from chromium import Chromium  # noqa: E402
from client import Client  # noqa: E402
from embeddings import figures  # noqa: E402
from expectations import Expectations  # noqa: E402
from figures import PLACE_LIMIT, SIZE_LIMIT  # noqa: E402
from firefox import Firefox  # noqa: E402
from pages import Site  # noqa: E402
from service import Service  # noqa: E402
from stage import Stage  # noqa: E402
from webkit import WebKit  # noqa: E402

BROWSERS = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}
CHECKS = {
    "page zoom 80 %": (lambda stage: checks.zoomed(stage, 0.8), 0.8),
    "page zoom 150 %": (lambda stage: checks.zoomed(stage, 1.5), 1.5),
    "same picture twice, others beside it": (checks.twice, 1),
    "image where a policy allows only images": (checks.strict_image, 1),
    "inline where a policy blocks styles": (checks.strict_inline, 1),
    "last play over before loading": (checks.over, 1),
    "preferences reach pages": (media.emulation, None),
}
FOLLOWING = {
    "motion": ("less motion preferred", media.reduced),
    "theme": ("dark colours preferred", media.dark),
}
"""Checks of parameters, where the loaders have them."""
HEAD = ("browser", "loader", "engine", "embedding", "instants", "discs measured", "overlaps",
        "position error", "size error", "order errors")
CHECK_HEAD = ("browser", "check", "discs measured", "farthest centre", "order errors", "result")


class Run:
    """One run: its rows and what it found to be wrong."""

    def __init__(self, service, site, expectations):
        self.service, self.site, self.expectations = service, site, expectations
        self.rows, self.checks, self.faults, self.versions = [], [], [], []

    def browse(self, kind):
        with kind() as browser:
            self.versions.append(f"{browser.name} {browser.version}")
            stage = Stage(browser, self.service, self.site, self.expectations)
            for loader in LOADERS:
                for engine in ENGINES:
                    for embedding in EMBEDDINGS:
                        self.cell(stage, loader, engine, embedding)
            for name, (check, scale) in CHECKS.items():
                self.check(stage, name, check, scale)
            known = self.expectations.client.read_json(f"/loaders/{LOADERS[0]}")["parameters"]
            for parameter, (name, check) in FOLLOWING.items():
                if parameter in known["properties"]:
                    self.check(stage, name, check, None)
        with kind(ratio=2) as browser:
            stage = Stage(browser, self.service, self.site, self.expectations)
            self.check(stage, "two device pixels a CSS pixel",
                       lambda stage: checks.zoomed(stage, 1, 2), 2)

    def cell(self, stage, loader, engine, embedding):
        found = figures(stage, loader, engine, embedding)
        self.rows.append((
            stage.browser.name, loader, engine, embedding, found.instants, found.measured,
            found.overlaps, f"{found.place:.3%}", f"{found.size:.3%}", found.order_errors))
        self.note((stage.browser.name, loader, engine, embedding), found)

    def check(self, stage, name, check, scale):
        found = check(stage)
        off = f"{found.place * checks.CELL * scale:.2f} px" if scale else "–"
        self.checks.append((stage.browser.name, name, found.measured, off, found.order_errors,
                            "right" if found.is_within else "WRONG"))
        self.note((stage.browser.name, name), found)

    def note(self, where, found):
        print(", ".join(where), "" if found.is_within else "WRONG", file=sys.stderr, flush=True)
        if not found.is_within:
            self.faults += [f"{', '.join(where)}: {fault}" for fault in
                            found.faults[:4] or ["nothing was measured"]]

    def text(self):
        return [*table.lines(HEAD, self.rows), "", *table.lines(CHECK_HEAD, self.checks)]

    def markdown(self):
        return ["Measured with " + ", ".join(self.versions) + ".", "",
                *table.markdown(HEAD, self.rows), "", *table.markdown(CHECK_HEAD, self.checks)]


def main():
    parser = argparse.ArgumentParser(prog="Tests/Browsers", description=__doc__.splitlines()[0])
    parser.add_argument("--markdown", type=Path, metavar="FILE",
                        help="replace the tables between the marks in this file")
    parser.add_argument("--browser", action="append", choices=BROWSERS,
                        help="only this browser; may stand more than once")
    options = parser.parse_args()
    started = time.monotonic()
    service = Service()
    client = Client(service.address)
    with Site() as site:
        run = Run(service, site, Expectations(client))
        for name in options.browser or BROWSERS:
            run.browse(BROWSERS[name])
    client.forget()
    code = service.stop()
    print("\n".join(run.text()))
    print(f"\nAllowed: {PLACE_LIMIT:.1%} of the view box's longer side in position,"
          f" {SIZE_LIMIT:.1%} in size, no error of order; half a pixel in the checks."
          f" {time.monotonic() - started:.0f} s.")
    for fault in run.faults:
        print(fault)
    if options.markdown:
        table.replace(options.markdown, run.markdown())
    return 1 if run.faults or code else 0


sys.exit(main())
