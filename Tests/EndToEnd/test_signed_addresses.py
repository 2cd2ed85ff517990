"""Signed addresses: Python's own HMAC against the service, and time that runs out."""

import base64
import hashlib
import hmac
import time

from client import Client
from service import run

KEY = bytes(range(32)).hex()


def signed(target, key=KEY):
    code = hmac.new(bytes.fromhex(key), target.encode(), hashlib.sha256).digest()
    text = base64.urlsafe_b64encode(code).rstrip(b"=").decode()
    return f"{target}{'&' if '?' in target else '?'}signature={text}"


def test_agrees_with_python(own_service):
    service = own_service("--signing-keys", KEY)
    client = Client(service.address)
    for target in ("/loader/coins.svg", "/loader/balls.svg?scale=1.4&color=%23f00", "/frames/coins?t=0.2"):
        assert client.get(signed(target)).status == 200
        assert client.get(target).status == 403
        assert client.get(signed(target, "ff" * 32)).status == 403
        told = run("sign", target, "--signing-keys", KEY)
        assert (told.returncode, told.stdout) == (0, signed(target).encode() + b"\n")


def test_time_runs_out(own_service):
    service = own_service("--signing-keys", KEY, "--workers", "1")
    client = Client(service.address)
    end = int(time.time()) + 4
    target = signed(f"/loader/coins.svg?expires={end}")
    for _ in range(5):
        response = client.get(target)
        if time.time() >= end:
            break
        assert response.status == 200
        age = int(response["cache-control"].removeprefix("public, max-age="))
        assert 0 < age <= 4
    time.sleep(max(0, end - time.time()) + 0.05)
    for _ in range(3):
        response = client.get(target)
        assert response.status == 403
        assert response["cache-control"] == "no-store"
    assert client.get(signed("/loader/coins.svg")).status == 200


def test_no_key_is_shown(own_service):
    service = own_service("--signing-keys", f"{KEY},{'ff' * 32}", "--log-level", "debug")
    Client(service.address).get("/loader/coins.svg")
    service.stop()
    told = run("check", "--signing-keys", KEY)
    everything = "".join(service.lines) + (told.stdout + told.stderr).decode()
    assert "2 keys" in everything and "1 key" in everything
    assert KEY not in everything and "ffffffff" not in everything
