"""REDbot, which asks as caches and browsers do, finds nothing to complain about."""

import json

import pytest

from processes import run

pytestmark = pytest.mark.traffic

ARGUED = {
    # It is said so that caches keep answers to requests with credentials too, which some
    # clients send to every place; nothing here depends on them.
    "STORE_PUBLIC_UNNECESSARY",
    # The style sheet inside a picture is inline, and what a picture is; scripts are forbidden by
    # default-src 'none', which the note does not look at.
    "CSP_UNSAFE_INLINE",
    # So it did not: a parameter is out of range.
    "STATUS_BAD_REQUEST",
}
TARGETS = ["/", "/loader/balls.svg?scale=1.4&duration=1.2", "/frames/coins?t=0.35",
           "/loaders/balls", "/loader/coins.svg?v=3", "/frames/balls.ndjson?fps=30", "/loaders/balls.svg",
           "/loader/coins.svg?scale=99", "/readyz"]


def complaints(url):
    """What REDbot has to say about an address that is no praise and no plain fact."""
    [entry] = json.loads(run("redbot", "-o", "har", url))["log"]["entries"]
    assert entry["response"]["status"], f"no response from {url}"
    notes = list(entry["_red_messages"])
    assert len(notes) >= 4, notes
    for note in notes:
        notes += note.get("subnotes", [])
    return {(note["note_id"], note["summary"]) for note in notes
            if note["level"] not in ("GOOD", "INFO") and note["note_id"] not in ARGUED}


@pytest.mark.parametrize("target", TARGETS)
def test_of_the_service(replicas, target):
    assert complaints(f"http://127.0.0.1:{replicas[0].port}{target}") == set()


@pytest.mark.parametrize("name", ["nginx", "varnish"])
@pytest.mark.parametrize("target", TARGETS[:3])
def test_of_the_caches(running, name, target):
    """The second answer, which is one that was kept."""
    url = f"http://127.0.0.1:{running(name).port}{target}"
    complaints(url)
    assert complaints(url) == set()
