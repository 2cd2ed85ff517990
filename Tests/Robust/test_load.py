"""All kinds of requests at the same time, for a build that watches threads."""

import pytest

from exchange import ask
from soak import Traffic
import time

pytestmark = pytest.mark.load


def test_everything_at_once(service):
    """Half a minute of mixed traffic; what the sanitizer says is told when the service ends."""
    with Traffic(service) as traffic:
        time.sleep(30)
    assert not traffic.failures, traffic.failures[:5]
    assert all(traffic.counts[kind] for kind in ("cached", "unseen", "frames", "rasters"))
    ask(service.address)
