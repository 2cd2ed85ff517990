"""Every Lottie animation is valid by the schema of the Lottie Animation Community."""

import copy
import io
import json
import zipfile
from importlib.util import find_spec
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

SCHEMA = Path(find_spec("lottie_specs").origin).parent / "data/lottie.schema.json"
QUERIES = ["", "fps=24", "duration=0.77&phase=0.31", "size=333", "width=300&height=100",
           "direction=alternate&easing=ease-in-out", "easing=step-end", "background=0008",
           "color=currentColor", "motion=none", "speed=20&fps=120"]


@pytest.fixture(scope="module")
def validator():
    schema = json.loads(SCHEMA.read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


@pytest.fixture(scope="module")
def targets(client):
    names = [loader["name"] for loader in client.read_json("/loaders")["loaders"]]
    return ([f"/loader/{name}.lottie.json" for name in names]
            + [f"/loader/{name}.lottie.json?{query}" for name in ("balls", "coins")
               for query in QUERIES])


def test_schema(client, validator, targets):
    for target in targets:
        animation = client.read_json(target)
        faults = [f"{'/'.join(map(str, fault.absolute_path))}: {fault.message[:200]}"
                  for fault in validator.iter_errors(animation)]
        assert not faults, f"{target}: {faults[:3]}"


def test_the_schema_finds_faults(client, validator):
    """What is plainly wrong is found: the test above can fail."""
    right = client.read_json("/loader/balls.lottie.json")

    def is_wrong(change):
        wrong = copy.deepcopy(right)
        change(wrong)
        return not validator.is_valid(wrong)

    assert is_wrong(lambda wrong: wrong.pop("op"))
    assert is_wrong(lambda wrong: wrong.update(w=10.5))
    assert is_wrong(lambda wrong: wrong["layers"][0].pop("ks"))
    assert is_wrong(lambda wrong: wrong["layers"][0]["ks"]["p"]["k"][0].pop("s"))
    assert is_wrong(lambda wrong: wrong["layers"][0]["shapes"][0]["it"][0].pop("s"))


def properties(value):
    """Every animated property of an animation."""
    if isinstance(value, dict):
        if value.get("a") == 1 and isinstance(value.get("k"), list):
            yield value["k"]
        for each in value.values():
            yield from properties(each)
    elif isinstance(value, list):
        for each in value:
            yield from properties(each)


def test_form(client, targets):
    """What players rely on beyond the schema."""
    for target in targets:
        animation = client.read_json(target)
        assert animation["ip"] == 0 and isinstance(animation["op"], int), target
        assert isinstance(animation["assets"], list) and animation["markers"] == [], target
        compositions = [animation["layers"]] + [
            asset["layers"] for asset in animation["assets"]]
        for layers in compositions:
            indices = [layer["ind"] for layer in layers]
            assert indices == list(range(1, len(layers) + 1)), target
            assert all(layer.get("parent", indices[0]) in indices for layer in layers), target
        assert '"x":"' not in json.dumps(animation), f"{target}: an expression"
        for frames in properties(animation):
            assert frames[0]["t"] == 0 and frames[-1]["t"] == animation["op"], target
            assert frames[0]["s"] == frames[-1]["s"], target
            for frame in frames[:-1]:
                assert frame.get("h") == 1 or {"i", "o"} <= frame.keys(), target


@pytest.mark.parametrize("name", ["balls", "coins"])
def test_container(client, name):
    """A dotLottie file is an archive of a manifest and the animation, the same each time."""
    reply = client.get(f"/loader/{name}.lottie?fps=30")
    assert reply.status == 200 and reply.media_type == "application/zip+dotlottie"
    assert client.read(f"/loader/{name}.lottie?fps=30") == reply.content
    with zipfile.ZipFile(io.BytesIO(reply.content)) as archive:
        assert archive.testzip() is None
        manifest = json.loads(archive.read("manifest.json"))
        assert manifest["version"] == "2" and manifest["animations"] == [{"id": name}]
        assert archive.namelist() == ["manifest.json", f"a/{name}.json"]
        assert {entry.date_time for entry in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        assert archive.read(f"a/{name}.json") == client.read(f"/loader/{name}.lottie.json?fps=30")


@pytest.mark.parametrize("parameter", ["delay=1", "repeat=3", "showAfter=1", "engine=smil", "t=0"])
@pytest.mark.parametrize("extension", ["lottie.json", "lot", "lottie"])
def test_what_it_cannot_tell_is_refused(client, extension, parameter):
    reply = client.get(f"/loader/balls.{extension}?{parameter}")
    assert reply.status == 400
    assert "svg" in reply.json["detail"] and parameter.split("=")[0] in reply.json["detail"]
