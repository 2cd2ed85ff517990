"""The names of all loaders, asked of the binary itself so that tests can be made of them."""

import json
import subprocess

from service import BINARY

THOROUGH = ("coins", "balls")
"""The loaders whose parameters are gone through one by one."""


def names():
    """Every loader's name in the order of the catalogue; none without a binary."""
    if not BINARY.is_file():
        return []
    listed = subprocess.run([BINARY, "list", "--json"], check=True, capture_output=True).stdout
    return [loader["name"] for loader in json.loads(listed)["loaders"]]


NAMES = names()
