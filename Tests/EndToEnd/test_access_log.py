"""The access log: a line for each answer, whatever clients send."""

import json
import re
import time

from client import Client


def lines(service, count):
    """The lines behind the first, which tells that the service is up."""
    deadline = time.monotonic() + 30
    while len(service.lines) < count + 1 and time.monotonic() < deadline:
        time.sleep(0.02)
    return service.lines[1:]


def test_json(own_service):
    service = own_service("--access-log", "json", "--workers", "1")
    client = Client(service.address)
    for _ in range(3):
        client.get("/loader/coins.svg")
    client.head("/loader/coins.svg")
    client.get("/nothing?%22\u00e9")
    client.get("/healthz")
    service.stop()
    told = [json.loads(line) for line in service.lines[1:] if line.startswith("{")]
    assert [each["status"] for each in told] == [200, 200, 200, 200, 404]
    assert {each["peer"] for each in told} == {"127.0.0.1"}
    assert {each["client"] for each in told} == {"127.0.0.1"}
    assert len({each["request"] for each in told}) == len(told)
    assert [each["method"] for each in told] == ["GET"] * 3 + ["HEAD", "GET"]
    assert told[3]["bytes"] == 0 < told[0]["bytes"] == told[1]["bytes"]
    assert told[4]["target"] == "/nothing?%22%C3%A9"
    assert told[4]["cache"] == "pass"
    assert {each["cache"] for each in told[:4]} <= {"hit", "miss"}
    for each in told:
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", each["time"])
        assert ("seconds" in each) == (each["cache"] != "hit")


def test_lines_come_while_it_runs(own_service):
    service = own_service("--access-log", "text")
    Client(service.address).get("/frames/coins")
    line = lines(service, 1)[0]
    assert re.fullmatch(r"\S+Z 127\.0\.0\.1 127\.0\.0\.1 \S+ - GET /frames/coins 200 \d+ miss \d+\.\d{6}\n", line)


def test_no_line_can_be_forged(own_service):
    service = own_service("--access-log", "text")
    with Client(service.address).connect() as connection:
        connection.send(b'GET /a"\\\x1b[31m\xff{} HTTP/1.1\r\nHost: a\r\n\r\n')
        connection.rest()
    for line in lines(service, 1):
        assert re.fullmatch(r"[ -~]*\n", line)


def test_off_by_default(own_service):
    service = own_service()
    Client(service.address).get("/loader/coins.svg")
    service.stop()
    assert all(line.startswith("loaderd") for line in service.lines)
