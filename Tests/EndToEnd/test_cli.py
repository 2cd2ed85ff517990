"""The commands of the program."""

import os
import subprocess
import xml.etree.ElementTree as ElementTree

import pytest

from service import BINARY, PATIENCE, own_environment, run
from targets import FRAME

COMMANDS = ["serve", "render", "export", "list", "health", "check", "version"]


def words(result):
    return (result.stdout + result.stderr).decode("utf-8")


@pytest.mark.parametrize("flag", ["--help", "-h", "help"])
def test_help(flag):
    result = run(flag)
    assert result.returncode == 0 and not result.stderr
    assert all(command in words(result) for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command(command):
    result = run(command, "--help")
    assert result.returncode == 0 and not result.stderr
    assert command in words(result)
    assert words(result) == words(run("help", command))


def test_version():
    result = run("version")
    assert result.returncode == 0
    assert result.stdout.decode().startswith("loaderd ")
    assert result.stdout == run("--version").stdout


def test_list(client):
    result = run("list")
    assert result.returncode == 0
    names = [line.split()[0] for line in result.stdout.decode().splitlines()]
    catalogue = client.get("/loaders")
    assert names == [loader["name"] for loader in catalogue.json["loaders"]]
    assert run("list", "--json").stdout == catalogue.content


def test_render_to_a_file(tmp_path):
    file = tmp_path / "balls.svg"
    result = run("render", "balls", "-o", file)
    assert result.returncode == 0 and not result.stdout, words(result)
    assert ElementTree.fromstring(file.read_bytes()).tag.endswith("}svg")
    assert file.read_bytes() == run("render", "balls").stdout
    assert file.read_bytes() == run("render", "balls", "--output", "-").stdout


def test_render_to_nowhere(tmp_path):
    result = run("render", "balls", "-o", tmp_path / "missing" / "balls.svg")
    assert result.returncode == 1 and result.stderr


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["render", "coinz"], "coins"),
        (["render", "coins", "--sclae", "1.4"], "scale"),
        (["render", "coins", "--scale", "9"], "1.9"),
        (["render", "coins", "--format", "xyz"], "svg"),
        (["render"], "NAME"),
        (["serv"], "serve"),
        (["serve", "--prot", "1"], "port"),
        (["serve", "--port", "70000"], "65535"),
        (["check", "--workers", "0"], "256"),
        (["health", "--timeout", "never"], "timeout"),
    ])
def test_wrong_usage(arguments, said):
    """What is wrong is named, on standard error, with exit code 2."""
    result = run(*arguments)
    assert result.returncode == 2
    assert not result.stdout
    assert said in result.stderr.decode("utf-8").replace("_", "").replace(",", "")


def test_check():
    result = run("check", "--port", "9000")
    assert result.returncode == 0
    lines = {line.split()[0]: line for line in result.stdout.decode().splitlines()}
    assert "9000" in lines["port"]
    assert "workers" in lines and "maxAge" in lines


def test_settings_of_the_environment():
    result = subprocess.run(
        [BINARY, "check"], env={**own_environment(), "LOADERD_PORT": "9001"},
        capture_output=True, timeout=PATIENCE)
    assert result.returncode == 0
    assert b"9001" in result.stdout and b"LOADERD_PORT" in result.stdout


def test_health(service):
    result = run("health", "--url", service.url)
    assert result.returncode == 0, words(result)
    assert "200" in words(result)
    assert run("health", "--url", service.url + "/readyz").returncode == 0
    assert run("health", "--host", "127.0.0.1", "--port", str(service.port)).returncode == 0
    assert run("health", "--url", service.url + "/nothing").returncode == 1


def test_health_of_nothing(own_service):
    service = own_service()
    url = service.url
    assert service.stop() == 0
    result = run("health", "--url", url, "--timeout", "2")
    assert result.returncode == 1 and result.stderr


def test_address_in_use(service):
    result = run("serve", "--host", "127.0.0.1", "--port", str(service.port))
    assert result.returncode == 1
    assert str(service.port) in result.stderr.decode("utf-8")


def test_start_line(service):
    assert sum("listening on" in line for line in service.lines) == 1


def test_output_that_nobody_reads():
    """A closed pipe is an error, not a crash."""
    reader, writer = os.pipe()
    os.close(reader)
    try:
        result = subprocess.run(
            [BINARY, "render", "coins"], stdout=writer, stderr=subprocess.PIPE,
            env=own_environment(), timeout=PATIENCE)
    finally:
        os.close(writer)
    assert result.returncode == 1


@pytest.mark.parametrize(
    "target, arguments",
    [
        ("/loader/coins.svg", ["coins"]),
        ("/loader/balls.svg?scale=1.4&duration=1.2",
         ["balls", "--format", "svg", "--scale", "1.4", "--duration", "1.2"]),
        ("/loader/coins.svg?engine=smil&colors=red,,blue&symbol=euro",
         ["coins", "--engine", "smil", "--colors", "red,,blue", "--symbol", "euro"]),
        ("/loader/balls.svg?t=0.3", ["ball.svg", "--t", "0.3"]),
        (FRAME, ["coins", "--format", "json", "--t", "0.35"]),
        ("/frames/balls?fps=30", ["balls", "--format", "json", "--fps", "30"]),
        ("/frames/balls.ndjson", ["balls", "--format", "ndjson"]),
    ])
def test_renders_what_the_server_sends(client, target, arguments):
    result = run("render", *arguments)
    assert result.returncode == 0, result.stderr
    assert result.stdout == client.read(target)
