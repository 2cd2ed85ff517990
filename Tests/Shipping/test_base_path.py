"""The service below a path of a site, behind nginx: everything stays below it."""

import tempfile
from pathlib import Path
from urllib.parse import urljoin

import pytest

import proxies
from client import Client
from replicas import Replicas, is_ready
from test_traffic import FRAME, PICTURE, links_of, told

pytestmark = pytest.mark.traffic
BASE = "/loading"


@pytest.fixture(scope="module")
def site():
    """A client of nginx, and one of a replica, both with the base path."""
    with tempfile.TemporaryDirectory(prefix="loaderd-ship-") as directory:
        replicas = Replicas(directory, "--base-path", BASE)
        proxy = proxies.nginx(Path(directory), replicas.ports, "base-path.conf")
        is_ready(proxy.address, f"{BASE}/readyz")
        yield Client(proxy.address), Client(replicas[0].address)
        proxy.stop()
        replicas.stop()


@pytest.mark.parametrize("target", [PICTURE, FRAME, "/", "/loaders", "/loaders/balls"])
def test_below_the_path(site, target):
    through, direct = site
    expected = told(direct.get(BASE + target))
    assert expected[0] == 200
    for _ in range(2):
        assert told(through.get(BASE + target)) == expected
    for coding in ("br", "gzip"):
        coded = through.get(BASE + target, {"Accept-Encoding": coding})
        assert coded["content-encoding"] == coding
        known = {"Accept-Encoding": coding, "If-None-Match": coded["etag"]}
        assert through.get(BASE + target, known).status == 304


def test_links_stay_below(site):
    """Each link of the page, as a browser resolves it, is below the path and leads somewhere."""
    through, _ = site
    page = f"http://site.example{BASE}/"
    links = links_of(through.get(f"{BASE}/").text)
    assert len(links) >= 5
    for link in links:
        address = urljoin(page, link)
        assert address.startswith(page), link
        assert through.get(address.removeprefix("http://site.example")).status == 200, link


def test_redirections_stay_below(site):
    through, _ = site
    slash = through.get(BASE)
    assert (slash.status, slash["location"]) == (308, f"{BASE}/")
    reply = through.get(f"{BASE}/loaders/balls.svg?scale=2")
    address = urljoin(f"http://site.example{BASE}/loaders/balls.svg", reply["location"])
    assert address == f"http://site.example{BASE}/loader/balls.svg?scale=2"
    assert through.get(f"{BASE}/loader/balls.svg?scale=2").status == 200


def test_addresses_in_the_catalogue(site):
    """What the catalogue names is found, from where it is named."""
    through, _ = site
    catalogue = f"http://site.example{BASE}/loaders"
    for loader in through.get(f"{BASE}/loaders").json["loaders"]:
        address = urljoin(catalogue, loader["url"]).removeprefix("http://site.example")
        assert through.get(address).status == 200, address


@pytest.mark.parametrize("target", ["/", "/loaders", "/loader/balls.svg", "/metrics",
                                    f"{BASE}/metrics", f"{BASE}x/loaders"])
def test_nothing_elsewhere(site, target):
    through, _ = site
    assert through.get(target).status == 404
