"""Replicas behind each proxy: what happens to one of them, no client notices."""

import http.client

import pytest

import proxies
from client import Client
from echo import Echo, Echoes
from load import Load
from replicas import Replicas, is_ready

pytestmark = pytest.mark.traffic

COUNT = 50_000
TARGETS = ["/loader/balls.svg?scale=1.4&duration=1.2", "/frames/coins?t=0.35", "/loader/coins.svg",
           "/frames/balls?fps=30", "/frames/balls.ndjson?fps=60", "/loader/balls.svg?engine=smil"]


@pytest.mark.parametrize("name", proxies.ALL)
def test_nobody_notices(name, place, own, report):
    """Of 50,000 requests none fails while replicas are killed, started, restarted and drained."""
    replicas = own(Replicas(place))
    proxy = own(proxies.ALL[name](place, replicas.ports))
    is_ready(proxy.address)
    answers = {target: Client(replicas[0].address).read(target) for target in TARGETS}
    load = Load(proxy.address, answers, COUNT).start()

    load.wait_for(0.10)
    replicas[0].kill()
    load.wait_for(0.25)
    replicas[0].start()
    load.wait_for(0.40)
    assert replicas[1].drain() == 0
    replicas[1].start()
    load.wait_for(0.55)
    replicas[2].kill()
    replicas[2].start()
    load.wait_for(0.70)
    assert replicas[2].drain() == 0
    at_the_last = load.done

    load.join()
    report(f"{name}: {load.done:,} requests in {load.seconds:.0f} s, {len(load.failures)} failed, "
           "while replicas were killed twice, started twice, restarted once and drained once")
    assert at_the_last < COUNT, "the load was over before the last replica was"
    assert load.failures == []
    assert load.done == COUNT
    assert replicas[0].requests() > 0
    assert replicas[1].requests() > 0


@pytest.mark.parametrize("name", ["nginx", "varnish"])
def test_what_a_cache_takes_off(name, place, own, report):
    """How much of a load with few favourites and many others reaches the service at all."""
    replicas = own(Replicas(place))
    proxy = own(proxies.ALL[name](place, replicas.ports))
    is_ready(proxy.address)
    pictures = {f"/loader/balls.svg?scale={1 + number / 1000:g}": None for number in range(1000)}
    for target in pictures:
        pictures[target] = Client(replicas[0].address).read(target)
    before = replicas.requests()
    load = Load(proxy.address, favoured(pictures), 20_000, unseen=0.0).start()
    load.join()
    asked = replicas.requests() - before
    report(f"{name}: {load.done:,} requests for 1,000 addresses by Zipf's law, cache empty at "
           f"first: {asked:,.0f} reached the service, hit ratio {1 - asked / load.done:.1%}, "
           f"{load.done / load.seconds:,.0f} requests/s")
    assert load.failures == []
    # Each address is made once; a few are made twice where two ask at the same time.
    assert asked <= len(pictures) * 1.2


class favoured(dict):
    """Targets of which the k-th is asked for 1/k as often as the first (Zipf)."""

    def items(self):
        return [pair for rank, pair in enumerate(super().items(), 1)
                for _ in range(max(1, 1000 // rank))]


@pytest.mark.parametrize("name", proxies.ALL)
def test_only_what_does_no_harm_is_sent_twice(name, place, own):
    """Replicas that take a request and go away: a GET goes on to another one, a POST does not."""
    quitters = own(Echoes(Quitter))
    proxy = own(proxies.ALL[name](place, quitters.ports))
    is_ready(proxy.address)
    seen = {}
    for method in ("POST", "GET"):
        Quitter.seen.clear()
        try:
            assert Client(proxy.address).request(method, "/loader/coins.svg").status >= 500
        except http.client.HTTPException:
            pass
        seen[method] = len(Quitter.seen)
    assert seen["POST"] == 1
    assert 2 <= seen["GET"] <= 200


class Quitter(Echo):
    """Is well, and goes away when it is asked for anything but that."""

    seen = []

    def do_GET(self):
        if self.path == "/readyz":
            super().do_GET()
        else:
            self.seen.append(self.path)
            self.close_connection = True

    do_POST = do_GET
