"""What Firefox shows inline is what the frame states say; all browsers and embeddings are the
matter of Tests/Browsers."""

import pytest

from cases import ENGINES, LOADERS, PLAYED, Case, instants
from expectations import Expectations
from figures import Figures
from firefox import Firefox
from pages import Site
from stage import Stage


@pytest.fixture(scope="module")
def stage(client, service):
    with Site() as site, Firefox() as browser:
        yield Stage(browser, service, site, Expectations(client))


@pytest.mark.parametrize("query", [0, -1], ids=["default", "spread"])
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("loader", LOADERS)
def test_motion(stage, report, loader, engine, query):
    """Every body is where, as large, and as often as told, and in the order told."""
    query = PLAYED[loader][query]
    found = Figures()
    stage.open(stage.markup(Case(loader, engine, query)), "svg{width:1000px;height:auto}")
    times = instants(stage.state(loader, query).duration)
    for time, discs in zip(times, stage.probe("return measure(arguments[0])", times)):
        found.take_discs(f"t={time}", discs, stage.state(loader, query, time))
    report(
        "Deviation of Firefox from the frame states",
        ("loader", "engine", "parameters", "instants", "place", "size"),
        (loader, engine, query or "default", found.instants, f"{found.place:.4%}",
         f"{found.size:.4%}"))
    assert found.instants >= 24
    assert found.is_within, "\n".join(found.faults)
