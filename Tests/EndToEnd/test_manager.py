"""Under a service manager: inherited sockets, READY, RELOADING, STOPPING and the watchdog."""

import signal
import time

from client import Client
from managed import Managed, Manager, listening


def test_sockets_are_told_apart_by_name():
    with listening() as operators, listening() as everybody, Manager() as manager:
        service = Managed([("admin", operators), ("loaderd.socket", everybody)], manager)
        manager.hear_until("READY")
        main, admin = Client(everybody.getsockname()), Client(operators.getsockname())
        assert main.get("/loader/coins.svg").status == 200
        assert main.get("/metrics").status == 404
        assert admin.get("/metrics").status == 200
        assert admin.get("/loader/coins.svg").status == 404
        assert service.stop() == 0


def test_states_are_told():
    with listening() as everybody, Manager() as manager:
        service = Managed([("x", everybody)], manager)
        ready = manager.hear()
        assert ready["READY"] == "1"
        assert ready["STATUS"] == "listening on http://127.0.0.1:%d" % everybody.getsockname()[1]
        before = time.monotonic_ns() // 1000
        service.signal(signal.SIGHUP)
        reloading = manager.hear()
        assert reloading["RELOADING"] == "1"
        assert before <= int(reloading["MONOTONIC_USEC"]) <= time.monotonic_ns() // 1000
        assert manager.hear()["READY"] == "1"
        service.signal(signal.SIGTERM)
        assert manager.hear()["STOPPING"] == "1"
        assert service.wait() == 0


def test_the_watchdog_hears_of_workers_that_turn():
    with listening() as everybody, Manager() as manager:
        service = Managed([("x", everybody)], manager, watchdog=0.4)
        manager.hear_until("READY")
        begin = time.monotonic()
        for _ in range(5):
            manager.hear_until("WATCHDOG", 20)
        assert time.monotonic() - begin > 0.4
        service.signal(signal.SIGSTOP)
        while manager.hear(0.5) is not None:
            pass
        assert manager.hear(1) is None
        service.signal(signal.SIGCONT)
        manager.hear_until("WATCHDOG", 20)
        assert service.stop() == 0


def test_a_socket_outlives_its_service():
    """Who connects while no service is there is answered by the next one."""
    with listening() as everybody, Manager() as manager:
        first = Managed([("x", everybody)], manager)
        manager.hear_until("READY")
        assert first.stop() == 0
        with Client(everybody.getsockname()).connect() as waiting:
            waiting.send(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
            second = Managed([("x", everybody)], manager)
            assert waiting.read().status == 200
        assert second.stop() == 0


def test_without_a_manager_nothing_is_missed():
    with listening() as everybody:
        service = Managed([("x", everybody)])
        assert Client(everybody.getsockname()).get("/readyz").status == 200
        assert service.stop() == 0
