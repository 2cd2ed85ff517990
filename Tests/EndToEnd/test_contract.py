"""The contract: valid by itself, and kept by what the running service answers."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from openapi_spec_validator import OpenAPIV31SpecValidator

HOOKS = Path(__file__).resolve().parents[1] / "Contract"
FRAMES = ["/frames/{}", "/frames/{}?t=0.35", "/frames/{}?color=currentColor&theme=dark",
          "/frames/{}?progress=1&precision=2", "/frames/{}?frame=3&fps=24",
          "/frames/{}?t=1&showAfter=2&background=f008"]


@pytest.fixture(scope="module")
def contract(client):
    return client.read_json("/openapi.json")


@pytest.fixture(scope="module")
def names(client):
    return [loader["name"] for loader in client.read_json("/loaders")["loaders"]]


def validator(client, name):
    """A schema of the service, which must be one."""
    schema = client.read_json(f"/schemas/{name}.json")
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def test_is_valid(contract):
    assert contract["openapi"].startswith("3.1")
    OpenAPIV31SpecValidator(contract).validate()


def test_addresses_answer(client, contract):
    """Each address without variables answers with the media type that it is told with."""
    for path, item in contract["paths"].items():
        if "{" in path:
            continue
        reply = client.get(path)
        assert reply.status == 200, path
        response = item["get"]["responses"]["200"]
        name = response["$ref"].rsplit("/", 1)[1]
        told = contract["components"]["responses"][name]
        assert reply.media_type in told["content"], path
        for field, reference in told["headers"].items():
            header = contract["components"]["headers"][field]
            assert not header["required"] or reply[field] is not None, (path, field)


def test_every_loader_in_every_format(client, contract, names):
    for name in names:
        description = client.read_json(f"/loaders/{name}")
        for place in description["formats"] + description["frames"]:
            reference = contract["paths"][place["url"]]["get"]["parameters"][0]["$ref"]
            query = contract["components"]["parameters"][reference.rsplit("/", 1)[1]]
            assert (query["style"], query["explode"]) == ("form", True)
            assert list(query["schema"]["properties"]) == place["parameters"]


def test_frames_are_as_the_schema_says(client, names):
    frame, iteration = validator(client, "frame"), validator(client, "iteration")
    for name in names:
        for target in FRAMES:
            frame.validate(client.read_json(target.format(name)))
        iteration.validate(client.read_json(f"/frames/{name}?fps=12"))
        assert not iteration.is_valid(client.read_json(f"/frames/{name}"))
        assert not frame.is_valid(client.read_json(f"/frames/{name}?fps=12"))


@pytest.mark.parametrize(
    "target", ["/nothing", "/loader/none.svg", "/loader/coins.svg?sclae=1&size=0", "/frames/cions",
               "/loader/coins.svg?size=1&width=1", "/openapi.json?x=1"])
def test_problems_are_as_the_schema_says(client, target):
    validator(client, "problem").validate(client.get(target).json)


def test_parameters_of_a_loader(client, names):
    """The schema at an address of its own is the one of the catalogue."""
    for name in names:
        own = client.read_json(f"/schemas/{name}-parameters.json")
        assert own == client.read_json(f"/loaders/{name}")["parameters"]


def test_machine_text(client, names):
    text = client.get("/llms.txt").text
    assert text.startswith("# ")
    for name in names:
        assert f"- `{name}`: " in text


def test_schemathesis_finds_nothing(service):
    """A short run over a few addresses; `make test-contract` asks all of them for longer."""
    done = subprocess.run(
        [sys.executable, HOOKS / "run.py", service.url, "--examples", "5", "--brief"],
        env=os.environ, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
