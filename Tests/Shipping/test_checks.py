"""Each proxy's own check of its shipped configuration, as it stands."""

import os
import shutil
import time
from pathlib import Path

import pytest

from processes import Process, clean_environment, run
from shipped import CONFIG, REPOSITORY, copy, free_ports


@pytest.mark.parametrize("variant", ["nginx.conf", "base-path.conf"])
def test_nginx(variant):
    """The check makes the folder of the cache; it goes again where it was not there before."""
    cache = Path("/var/cache/loaderd")
    was_there = cache.exists()
    try:
        told = run("nginx", "-t", "-c", CONFIG / "nginx" / variant)
    finally:
        if not was_there and cache.exists():
            shutil.rmtree(cache)
    assert "test is successful" in told
    assert "warn" not in told


def test_nginx_with_the_name_of_the_compose_file(place):
    """The variant for containers has a name that is found only among them."""
    directory = copy("nginx", place, {
        "server loaderd:8080 ": "server 127.0.0.1:8080 ",
        "include upstream.conf": "include upstream-compose.conf",
        "/var/cache/loaderd": f"{place}/cache", "/run/nginx.pid": f"{place}/nginx.pid"})
    assert "test is successful" in run("nginx", "-t", "-c", directory / "nginx.conf")


def test_haproxy():
    told = run("haproxy", "-c", "-f", CONFIG / "haproxy/haproxy.cfg")
    assert "Configuration file is valid" in told
    assert "WARNING" not in told


@pytest.mark.parametrize("site", [None, "loading.example.com"])
def test_caddy(site, place):
    environment = {**clean_environment(), "XDG_DATA_HOME": str(place), "HOME": str(place)}
    if site:
        environment["LOADERD_SITE"] = site
    file = CONFIG / "caddy/Caddyfile"
    told = run("caddy", "validate", "--adapter", "caddyfile", "--config", file, env=environment)
    assert "Valid configuration" in told
    assert "not formatted" not in told


def test_traefik(place):
    """Traefik has no check but to start: it must read both parts without an error."""
    [port] = free_ports(1)
    directory = copy("traefik", place, {
        '":80"': f'"127.0.0.1:{port}"', "config/traefik/dynamic": f"{place}/traefik/dynamic"})
    running = Process(["traefik", f"--configFile={directory / 'traefik.yaml'}"], place / "log")
    running.wait_for_port(port)
    time.sleep(0.5)
    assert running.stop() == 0
    assert "ERR" not in running.text
    assert "error" not in running.text.lower().replace("error=", "")


def test_varnish(place):
    run("varnishd", "-C", "-f", CONFIG / "varnish/default.vcl", "-n", place / "work")


def test_documented_commands():
    """The command that a file names for its own check is one that a reader can run."""
    for file in sorted(CONFIG.rglob("*")):
        if not file.is_file() or file.suffix == ".json":
            continue
        text = file.read_text("utf-8")
        for word in text.replace('"', " ").replace("$PWD/", "").split():
            if word.startswith("config/") and "*" not in word and word.endswith(
                    (".conf", ".cfg", ".vcl", ".yaml", ".yml", "Caddyfile", ".json", ".service")):
                assert (REPOSITORY / word).exists(), f"{file} names {word}"
    assert os.path.isdir(CONFIG)
