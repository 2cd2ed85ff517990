"""SIGHUP: the settings are read again, and no request is lost by that."""

import json
import re
import signal
import subprocess
import threading
import time

from client import Client
from service import PATIENCE


def wait_for(service, words, count=1):
    """Waits until so many lines hold some words."""
    end = time.monotonic() + PATIENCE
    while sum(words in line for line in service.lines) < count:
        assert time.monotonic() < end, "".join(service.lines)
        time.sleep(0.01)


def metric(client, name):
    text = client.get("/metrics").text
    return float(re.search(rf"^{re.escape(name)} (\S+)", text, re.MULTILINE)[1])


def test_what_can_change_changes(own_service, tmp_path):
    file = tmp_path / "settings.json"
    file.write_text("{}")
    service = own_service("--config", str(file))
    client = Client(service.address)
    for _ in range(3):
        assert "max-age=86400" in client.get("/loader/coins.svg")["cache-control"]
    file.write_text(json.dumps({
        "maxAge": 7, "allowedParameters": ["size"], "connections": 99, "accessLog": "text"}))
    service.process.send_signal(signal.SIGHUP)
    wait_for(service, "settings read again: maxAge 7")
    wait_for(service, "connections 99 (file")
    assert "max-age=7" in client.get("/loader/coins.svg")["cache-control"]
    assert client.get("/loader/coins.svg?color=f00").status == 400
    assert metric(client, 'loaderd_reloads_total{result="success"}') == 1
    assert metric(client, "loaderd_last_reload_successful") == 1
    wait_for(service, " GET /loader/coins.svg 200 ")


def test_faults_leave_all_as_it_was(own_service, tmp_path):
    file = tmp_path / "settings.json"
    file.write_text('{"maxAge": 7}')
    service = own_service("--config", str(file))
    client = Client(service.address)
    started = metric(client, "loaderd_last_reload_success_timestamp_seconds")
    file.write_text('{"maxAge": -7, "prots": 1, "presets": {"a": "x=1"}}')
    service.process.send_signal(signal.SIGHUP)
    wait_for(service, "all stays as it was")
    told = "".join(service.lines)
    assert "/maxAge" in told and "/prots" in told
    file.write_text('{"presets": {"a": "x=1"}}')
    service.process.send_signal(signal.SIGHUP)
    wait_for(service, "all stays as it was", 2)
    assert "max-age=7" in client.get("/loader/coins.svg")["cache-control"]
    assert metric(client, 'loaderd_reloads_total{result="failure"}') == 2
    assert metric(client, "loaderd_last_reload_successful") == 0
    assert metric(client, "loaderd_last_reload_success_timestamp_seconds") == started


def test_no_request_is_lost(own_service, tmp_path):
    """Under load every answer is whole, and every one behind a reload is by the new settings."""
    file = tmp_path / "settings.json"
    file.write_text('{"maxAge": 1000}')
    service = own_service("--config", str(file))
    over = threading.Event()

    def reload():
        number = 1000
        while not over.is_set():
            number += 1
            file.with_suffix(".new").write_text(json.dumps({"maxAge": number}))
            file.with_suffix(".new").rename(file)
            service.process.send_signal(signal.SIGHUP)
            wait_for(service, f"settings read again: maxAge {number}")
            age = Client(service.address).get("/loader/balls.svg")["cache-control"]
            assert f"max-age={number}" in age

    failures = []

    def guarded():
        try:
            reload()
        except BaseException as fault:  # noqa: BLE001, handed to the test
            failures.append(fault)

    thread = threading.Thread(target=guarded)
    thread.start()
    done = subprocess.run(
        ["wrk", "-t", "1", "-c", "32", "-d", "4s", "--timeout", "30s",
         service.url + "/loader/balls.svg"], capture_output=True, text=True, timeout=120)
    over.set()
    thread.join()
    assert not failures, failures
    assert "Socket errors" not in done.stdout, done.stdout
    assert "Non-2xx" not in done.stdout, done.stdout
    assert int(re.search(r"(\d+) requests in", done.stdout)[1]) > 1000
