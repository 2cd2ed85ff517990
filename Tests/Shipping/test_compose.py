"""The compose file: valid by two readers, with settings that the service takes."""

import http.client
import os
import shutil
import subprocess
import tempfile

import pytest
import yaml

from client import Client
from engine import Engine
from processes import clean_environment, program, run, wait_until
from replicas import is_ready
from service import BINARY
from shipped import CONFIG, free_ports
from test_traffic import FRAME, PICTURE, told

FILE = CONFIG / "compose.yaml"


def compose(*arguments):
    program = ["docker-compose"] if shutil.which("docker-compose") else ["docker", "compose"]
    return run(*program, "-f", FILE, *arguments, env=clean_environment())


def test_valid():
    found = yaml.safe_load(compose("--profile=traefik", "--profile=dashboards", "config"))
    assert set(found["services"]) == {"loaderd", "proxy", "prometheus", "grafana", "traefik"}


def test_schema():
    run("check-jsonschema", "--builtin-schema", "vendor.compose-spec", FILE)


def test_settings():
    """The service takes what its environment says."""
    service = yaml.safe_load(FILE.read_text())["services"]["loaderd"]
    done = subprocess.run([BINARY, "check"], env={**clean_environment(), **service["environment"]},
                          capture_output=True, text=True, timeout=30, cwd="/")
    assert (done.returncode, done.stderr) == (0, "")


def test_files_that_are_mounted_are_there():
    services = yaml.safe_load(FILE.read_text())["services"]
    mounted = [volume.split(":")[0] for service in services.values()
               for volume in service.get("volumes", []) if volume.startswith("./")]
    assert len(mounted) >= 6
    for each in mounted:
        assert (CONFIG / each).exists(), each


@pytest.fixture(scope="module")
def up():
    """The compose file brought up on an engine of its own, with images of this machine's
    programs in the place of those from registries; the addresses by service."""
    if os.getuid() != 0:
        pytest.skip("an engine of its own needs root")
    with tempfile.TemporaryDirectory(prefix="loaderd-ship-") as directory:
        engine = Engine(directory)
        engine.make("loaderd-here", {BINARY: "/usr/bin/loaderd"}, user="65532:65532",
                    command=["/usr/bin/loaderd", "serve"])
        states = ["body", "fastcgi", "proxy", "scgi", "uwsgi"]
        engine.make(
            "nginx-here", {program("nginx"): "/usr/sbin/nginx"},
            command=["/usr/sbin/nginx", "-g", "daemon off;"],
            folders=[("/var/log/nginx", 0), ("/etc/nginx", 0), ("/var/lib/nginx", 0), ("/run", 0),
                     ("/tmp", 0), *((f"/var/lib/nginx/{each}", 65534) for each in states)],
            links={"/var/log/nginx/access.log": "/dev/stdout",
                   "/var/log/nginx/error.log": "/dev/stderr"})
        engine.make("prometheus-here", {program("prometheus"): "/usr/bin/prometheus"},
                    folders=[("/prometheus", 65534)], user="65534:65534",
                    command=["/usr/bin/prometheus"])
        engine.make("traefik-here", {program("traefik"): "/usr/bin/traefik"},
                    folders=[("/var/run", 0), ("/tmp", 0)], command=["/usr/bin/traefik"])
        nginx, traefik, prometheus = free_ports(3)
        variables = {
            "LOADERD_IMAGE": "loaderd-here", "NGINX_IMAGE": "nginx-here",
            "PROMETHEUS_IMAGE": "prometheus-here", "TRAEFIK_IMAGE": "traefik-here",
            "HTTP_PORT": str(nginx), "TRAEFIK_PORT": str(traefik),
            "PROMETHEUS_PORT": str(prometheus)}
        arguments = ["-f", FILE, "-p", "loaderdshipping", "--profile", "traefik"]
        try:
            engine.compose(*arguments, "up", "--detach", "--no-build", **variables)
            yield engine, {"nginx": nginx, "traefik": traefik, "prometheus": prometheus}
        finally:
            print(engine.compose(*arguments, "logs", "--no-color", **variables)[-5000:])
            engine.compose(*arguments, "down", "--volumes", "--timeout", "10", **variables)
            engine.stop()


@pytest.mark.traffic
@pytest.mark.parametrize("name", ["nginx", "traefik"])
def test_brought_up(up, name, direct):
    """nginx by the name, Traefik by the labels: containers tell what a process tells."""
    _, ports = up
    is_ready(("127.0.0.1", ports[name]))
    client = Client(("127.0.0.1", ports[name]))
    for target in ("/", PICTURE, FRAME, "/loaders"):
        for coding in ({}, {"Accept-Encoding": "br"}, {"Accept-Encoding": "gzip"}):
            for _ in range(2):
                assert told(client.get(target, coding)) == told(direct.get(target, coding))
    assert client.get("/metrics").status == 404


@pytest.mark.traffic
def test_three_replicas_are_watched(up):
    """Prometheus finds as many replicas as there are containers, and nothing is the matter."""
    engine, ports = up
    running = engine.docker("ps", "--quiet", "--filter", "ancestor=loaderd-here").split()
    assert len(running) == 3

    def are_found():
        """Prometheus scrapes three replicas by their name"""
        try:
            reply = Client(("127.0.0.1", ports["prometheus"])).get(
                "/api/v1/query?query=sum(up%7Bjob=%22loaderd%22%7D)")
        except (OSError, http.client.HTTPException):
            return False
        if reply.status != 200:
            return False
        return [each["value"][1] for each in reply.json["data"]["result"]] == ["3"]

    wait_until(are_found, 90)


@pytest.mark.traffic
def test_containers_write_nothing(up):
    engine, _ = up
    for container in engine.docker("ps", "--quiet", "--filter", "ancestor=loaderd-here").split():
        assert engine.docker("diff", container) == ""
        assert engine.docker("inspect", "--format", "{{.State.Health.Status}}",
                             container).strip() == "healthy"
