"""Files that describe loaders: served, checked, and held against their schema."""

import copy
import json
import random
import signal
import threading
import time

import pytest
from jsonschema import Draft202012Validator

from client import Client
from service import PATIENCE, REPOSITORY, run

EXAMPLES = sorted((REPOSITORY / "config/loaders").glob("*.json"))
REBUILT = sorted((REPOSITORY / "Tests/DataLoadersTests/Files").glob("*.json"))
BEYOND_SCHEMA = ["names nothing", "stands here twice", "there are more than", "missing; accepted is",
                 "nothing is painted", "is a parameter of every loader", "another loader has"]
"""What the service says of faults that no JSON Schema can find."""


@pytest.fixture(scope="module")
def validator(client):
    schema = client.read_json("/schemas/loader.json")
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def check(directory, documents):
    """What `check` says of each of some documents: a list of faults, empty for a good one."""
    said = {}
    for number, document in enumerate(documents):
        document = copy.deepcopy(document)
        if isinstance(document, dict) and isinstance(document.get("name"), str):
            document["name"] += "-copy" if len(document["name"]) < 30 else ""
        folder = directory / f"{number}"
        folder.mkdir()
        text = document if isinstance(document, str) else json.dumps(document)
        (folder / "a.json").write_text(text)
        result = run("check", folder, "--override-loaders", "on")
        lines = [line for line in result.stderr.decode().splitlines() if ".json: " in line]
        assert result.returncode == (2 if lines else 0), result.stderr
        said[number] = [line.split(".json: ", 1)[1] for line in lines]
    return [said[number] for number in range(len(documents))]


@pytest.mark.parametrize("path", EXAMPLES + REBUILT, ids=lambda path: path.stem)
def test_examples_are_as_the_schema_says(validator, path):
    validator.validate(json.loads(path.read_text()))


def places(value, path=()):
    yield path
    if isinstance(value, dict):
        for key, each in value.items():
            yield from places(each, (*path, key))
    elif isinstance(value, list):
        for index, each in enumerate(value):
            yield from places(each, (*path, index))


def mutated(document, chance):
    """The document with one place changed, left out, doubled or given a neighbour."""
    document = copy.deepcopy(document)
    path = chance.choice([path for path in places(document) if path])
    parent = document
    for key in path[:-1]:
        parent = parent[key]
    kind = chance.randrange(6)
    if kind == 0:
        del parent[path[-1]]
    elif kind == 1 and isinstance(parent, dict):
        parent[chance.choice(["colour", "x", "value", "path", "steps", "type", "id"])] = 1
    elif kind == 2 and isinstance(parent, list):
        parent.append(copy.deepcopy(parent[path[-1]]))
    else:
        old = parent[path[-1]]
        number = isinstance(old, (int, float)) and not isinstance(old, bool)
        parent[path[-1]] = chance.choice(
            [None, True, [], {}, "", "none", "A b", "linear", 0, 1, 0.5, -1, 1e9, [0, 1], [1, 2, 3, 4],
             {"keyFrames": [{"offset": 0, "value": 1}]}, {"share": 0.5}, {"steps": 3},
             {"linear": [[0, 0], [1, 1]]}, {"seconds": 1},
             *([old * -1, old * 1000, old + 0.25, float(int(old))] if number else [])])
    return document


def test_reader_and_schema_agree(validator, tmp_path):
    """On changed files the reader finds what the schema finds, and beyond it what it is to find."""
    chance = random.Random(5)
    documents = [
        mutated(json.loads(chance.choice(EXAMPLES + REBUILT).read_text()), chance)
        for _ in range(150)
    ]
    good = bad = 0
    for document, faults in zip(documents, check(tmp_path, documents)):
        text = json.dumps(document)
        if validator.is_valid(document):
            beyond = [each for each in faults if any(word in each for word in BEYOND_SCHEMA)
                      or "/d:" in each or "/path:" in each or "/color" in each or "/offset:" in each
                      or each.startswith("/tracks/") and "/value: " in each]
            assert faults == beyond, (text, faults)
            good += 1
        else:
            assert faults, text
            bad += 1
    assert good > 10 and bad > 50


def test_faults_lead_to_their_places(tmp_path):
    document = json.loads(EXAMPLES[0].read_text())
    document["nodes"][0]["opactiy"] = 1
    document["stage"] = [0, 0, 100]
    document["nodes"][1]["fill"] = "hart"
    (faults,) = check(tmp_path, [document])
    assert len(faults) == 3
    assert any(each.startswith("/nodes/0/opactiy: ") and "opacity?" in each for each in faults)
    assert any(each.startswith("/stage: ") and "four numbers" in each for each in faults)
    assert any(each.startswith("/nodes/1/fill: \"hart\"") and "heart?" in each for each in faults)


def test_no_json(tmp_path):
    ((fault,),) = check(tmp_path, ['{"name": }'])
    assert fault.startswith("line 1, column 10")


def test_serves_the_examples(own_service):
    client = Client(own_service("--loaders", REPOSITORY / "config/loaders").address)
    names = [loader["name"] for loader in client.read_json("/loaders")["loaders"]]
    frame = Draft202012Validator(client.read_json("/schemas/frame.json"))
    for path in EXAMPLES:
        assert path.stem in names
        description = client.read_json(f"/loaders/{path.stem}")
        for place in description["formats"]:
            assert client.get(place.get("example", place["url"])).status == 200, place
        frame.validate(client.read_json(f"/frames/{path.stem}?t=0.3"))
        part = description["parts"][0]
        plain = client.get(f"/loader/{path.stem}.svg").content
        assert client.get(f"/loader/{path.stem}.svg?{part}=123456").content != plain
        assert b"123456" in client.get(f"/loader/{path.stem}.svg?{part}=123456").content
        for engine in ["css", "smil"]:
            assert len(client.get(f"/loader/{path.stem}.svg?engine={engine}").content) <= 4096
    assert f"- `{EXAMPLES[0].stem}`: " in client.get("/llms.txt").text


def test_a_faulty_file_stops_nothing(own_service, tmp_path):
    text = EXAMPLES[0].read_text()
    (tmp_path / "good.json").write_text(text)
    (tmp_path / "bad.json").write_text(text.replace('"shape"', '"shap"'))
    (tmp_path / "worse.json").write_bytes(b"\xff\x00")
    service = own_service("--loaders", tmp_path)
    client = Client(service.address)
    assert client.get(f"/loader/{EXAMPLES[0].stem}.svg").status == 200
    lines = "".join(service.lines)
    assert "bad.json is faulty and left out" in lines and "worse.json: line 1" in lines
    assert "good.json" not in lines


def test_a_directory_that_is_missing_is_told(tmp_path):
    result = run("serve", "--port", "0", "--loaders", tmp_path / "none")
    assert result.returncode == 1 and b"does not exist" in result.stderr


def test_commands_take_the_directory():
    directory = REPOSITORY / "config/loaders"
    listed = run("list", "--loaders", directory).stdout.decode().splitlines()
    assert [line.split()[0] for line in listed[-len(EXAMPLES):]] == [each.stem for each in EXAMPLES]
    drawn = run("render", EXAMPLES[0].stem, "--loaders", directory)
    assert drawn.returncode == 0 and drawn.stdout.startswith(b"<svg")
    assert run("render", EXAMPLES[0].stem).returncode == 2


def test_a_reload_reads_the_files_again(own_service, tmp_path):
    """Files that are new, better, worse and gone, while requests go on: none of them is lost."""
    first, second, third = (each.read_text() for each in EXAMPLES[:3])
    names = [each.stem for each in EXAMPLES[:3]]
    (tmp_path / "1.json").write_text(first)
    (tmp_path / "2.json").write_text(second)
    service = own_service("--loaders", tmp_path)
    stop, statuses = threading.Event(), []

    def ask():
        client = Client(service.address)
        while not stop.is_set():
            statuses.append(client.get(f"/loader/{names[0]}.svg?v={len(statuses)}").status)
            statuses.append(client.get("/loader/coins.svg").status)

    askers = [threading.Thread(target=ask) for _ in range(3)]
    for asker in askers:
        asker.start()
    client = Client(service.address)

    def reload():
        before = sum("settings read again" in line for line in service.lines)
        service.process.send_signal(signal.SIGHUP)
        end = time.monotonic() + PATIENCE
        while sum("settings read again" in line for line in service.lines) == before:
            assert time.monotonic() < end
            time.sleep(0.02)

    assert client.get(f"/loader/{names[2]}.svg").status == 404
    old = client.get(f"/loader/{names[0]}.svg").content
    (tmp_path / "1.json").write_text(first.replace('"shape"', '"shap"'))
    (tmp_path / "2.json").unlink()
    (tmp_path / "3.json").write_text(third)
    reload()
    assert client.get(f"/loader/{names[0]}.svg").content == old
    assert client.get(f"/loader/{names[1]}.svg").status == 404
    assert client.get(f"/loader/{names[2]}.svg").status == 200
    lines = "".join(service.lines)
    assert "1.json is faulty; its last good version goes on" in lines
    assert "1 of 2 files" in lines
    changed = json.loads(first)
    changed["duration"] = 7.5
    (tmp_path / "1.json").write_text(json.dumps(changed))
    reload()
    assert client.read_json(f"/frames/{names[0]}?t=0")["duration"] == 7.5
    assert client.get(f"/loader/{names[0]}.svg").content != old
    stop.set()
    for asker in askers:
        asker.join()
    assert len(statuses) > 4 and set(statuses) == {200}
