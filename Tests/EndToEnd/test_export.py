"""`loaderd export`: the same bytes as the server, whatever happens in between."""

import json
import re
import signal
import subprocess
import time

import pytest

from nginx import Files
from service import BINARY, PATIENCE, REPOSITORY, own_environment, run

JOURNAL = ".export.ndjson"


def files(folder):
    return sorted(str(each.relative_to(folder)) for each in folder.rglob("*") if each.is_file())


def index(folder):
    return json.loads((folder / "index.json").read_bytes())["files"]


def last_line(result):
    return result.stderr.decode("utf-8").splitlines()[-1]


def agrees(client, folder, entries):
    """Every file has the body, the type and the tag of the server's answer to its address."""
    for entry in entries:
        reply = client.get(entry["address"])
        content = (folder / entry["file"]).read_bytes()
        assert reply.status == 200, entry
        assert content == reply.content, entry
        assert (entry["bytes"], entry["type"], entry["etag"]) == (
            len(content), reply["content-type"], reply["etag"])


def test_every_format(client, tmp_path):
    """Two loaders in every format, and every loader as SVG and as a frame."""
    known = client.get("/loaders/coins").json
    extensions = [each["extension"] for each in known["formats"]] + ["json", "ndjson"]
    site = tmp_path / "some" / "site"
    result = run("export", site, "--only", "coins,balls")
    assert result.returncode == 0, result.stderr
    entries = index(site)
    assert {each["file"] for each in entries} == {
        f"{'frames' if extension in ('json', 'ndjson') else 'loader'}/{name}.{extension}"
        for name in ("coins", "balls") for extension in extensions}
    assert files(site) == sorted([each["file"] for each in entries] + ["index.json"])
    agrees(client, site, entries)


def test_every_loader(client, tmp_path):
    names = [each["name"] for each in client.get("/loaders").json["loaders"]]
    assert run("export", tmp_path, "--formats", "svg,json").returncode == 0
    entries = index(tmp_path)
    assert [each["file"] for each in entries] == [
        file for name in names for file in (f"loader/{name}.svg", f"frames/{name}.json")]
    agrees(client, tmp_path, entries)


def test_sets(client, tmp_path):
    sets = tmp_path / "sets.json"
    sets.write_text(json.dumps({
        "red": {"color": "#f00", "size": 48, "title": "Bitte warten & ruhen"}, "": "scale=1.4"}))
    site = tmp_path / "site"
    result = run("export", site, "--sets", sets, "--set", "thrice=repeat=3&size=32",
                 "--only", "coins")
    assert result.returncode == 0, result.stderr
    entries = index(site)
    agrees(client, site, entries)
    written = {each["file"] for each in entries}
    assert {"red/loader/coins.svg", "loader/coins.gif", "thrice/loader/coins.webp",
            "frames/coins.json"} <= written
    assert "thrice/loader/coins.lottie.json" not in written, "Lottie takes no repeat"
    assert b"left out that take no repeat" in result.stderr


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["--only", "coinz"], "did you mean coins?"),
        (["--formats", "bmp"], "extensions of formats"),
        (["--set", "red=colour=f00"], "did you mean color?"),
        (["--set", "big=scale=99"], "1.9"),
        (["--set", "../up=size=9"], "a name of up to 64 letters"),
        (["--sets", "/nowhere/sets.json"], "does not exist"),
        (["--jobs", "many"], "a whole number"),
        (["--formats", "lottie", "--set", "a=repeat=2"], "repeat"),
    ])
def test_wrong_usage(tmp_path, arguments, said):
    result = run("export", tmp_path / "site", *arguments)
    assert result.returncode == 2
    assert said in result.stderr.decode("utf-8")
    assert not (tmp_path / "site").exists()


def test_goes_on_after_a_kill(client, tmp_path):
    """Killed in the middle and begun again, it makes only what is missing; at any time each file
    under its own name is whole."""
    arguments = ["export", tmp_path, "--only", "coins,balls", "--jobs", "1",
                 "--set", "big=size=480", "--set", "small=size=64"]
    process = subprocess.Popen([BINARY, *arguments], env=own_environment(),
                               stderr=subprocess.DEVNULL)
    end = time.monotonic() + PATIENCE
    while len(list(tmp_path.rglob("*.*"))) < 9:
        assert time.monotonic() < end and process.poll() is None
        time.sleep(0.002)
    process.send_signal(signal.SIGKILL)
    assert process.wait(PATIENCE) == -signal.SIGKILL
    assert not (tmp_path / "index.json").exists()
    lines = (tmp_path / JOURNAL).read_bytes().splitlines()[1:]
    noted = [json.loads(line) for line in lines if line.endswith(b"}")]
    assert len(noted) >= 3
    agrees(client, tmp_path, noted)

    result = run(*arguments)
    assert result.returncode == 0, result.stderr
    found = int(re.search(r"(\d+) were there", last_line(result))[1])
    entries = index(tmp_path)
    assert len(noted) <= found < len(entries)
    assert files(tmp_path) == sorted([each["file"] for each in entries] + ["index.json"])
    agrees(client, tmp_path, entries)

    result = run(*arguments)
    assert f": 0 made (0 bytes), {len(entries)} were there" in last_line(result)


def test_what_was_damaged_is_made_again(client, tmp_path):
    arguments = ["export", tmp_path, "--only", "coins", "--formats", "svg,css,json"]
    assert run(*arguments).returncode == 0
    whole = (tmp_path / "index.json").read_bytes()
    (tmp_path / "loader/coins.svg").write_bytes(b"<svg")
    (tmp_path / "loader/coins.css").unlink()
    result = run(*arguments)
    assert re.search(r": 2 made \(.*\), 1 were there", last_line(result))
    assert (tmp_path / "index.json").read_bytes() == whole
    agrees(client, tmp_path, index(tmp_path))


def test_nowhere_to_write(tmp_path):
    (tmp_path / "file").write_text("")
    result = run("export", tmp_path / "file" / "site", "--only", "coins")
    assert result.returncode == 1
    assert b"cannot be written" in result.stderr


def test_types_of_a_static_host(tmp_path):
    """nginx with the lines of the documentation sends each file by the type it has here."""
    assert run("export", tmp_path, "--only", "coins", "--set", "=size=32").returncode == 0
    text = (REPOSITORY / "docs/export.md").read_text("utf-8")
    [lines] = re.findall(r"```nginx\n(.*?)```", text, re.DOTALL)
    with Files(tmp_path, lines) as host:
        for entry in index(tmp_path):
            kind, content = host.get(entry["file"])
            assert kind == entry["type"], entry
            assert content == (tmp_path / entry["file"]).read_bytes()
