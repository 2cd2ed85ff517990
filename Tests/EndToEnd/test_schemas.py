"""What a loader tells of itself: its schema, defaults and examples."""

import json

import pytest
from jsonschema import Draft202012Validator

from catalogue import NAMES, THOROUGH


@pytest.mark.parametrize("name", NAMES)
def test_parameters(client, name):
    """The schema of the parameters is one, and its own defaults and examples pass it."""
    description = client.read_json(f"/loaders/{name}")
    schema = description["parameters"]
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    validator.validate(description["defaults"])
    assert not validator.is_valid({"nothing": 1})
    assert not validator.is_valid({"scale": 1000 if "scale" in schema["properties"] else 1})
    for parameter, own in schema["properties"].items():
        assert own["description"], parameter
        for example in own.get("examples", []):
            validator.validate({parameter: example})
    assert {"duration", "speed", "size", "color", "engine", "t"} <= set(schema["properties"])
    assert name not in THOROUGH or "scale" in schema["properties"]


@pytest.mark.parametrize("name", NAMES)
def test_defaults_change_nothing(client, name):
    """What is told as a default is one: saying it gives the same bytes."""
    description = client.read_json(f"/loaders/{name}")
    taken = set(description["formats"][0]["parameters"])
    for parameter, value in description["defaults"].items():
        if parameter in taken:
            text = value if isinstance(value, str) else json.dumps(value)
            target = f"/loader/{name}.svg?{parameter}={text}"
            assert client.read(target) == client.read(f"/loader/{name}.svg"), target


@pytest.mark.parametrize("name", NAMES)
def test_examples(client, name):
    description = client.read_json(f"/loaders/{name}")
    assert description["examples"]
    targets = description["examples"]
    targets += [each["url"] for each in description["formats"]]
    targets += [each["example"] for each in description["frames"]]
    for target in targets:
        assert client.get(target).status == 200, target
