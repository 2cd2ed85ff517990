"""The configurations as they are shipped, and copies of them with other ports and places."""

import shutil
import socket
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
CONFIG = REPOSITORY / "config"
REPLICA_PORTS = (8080, 8081, 8082)
"""Where every shipped configuration expects the replicas, on the loopback address."""


def free_ports(count):
    """Ports that were free a moment ago, all different."""
    sockets = [socket.socket() for _ in range(count)]
    try:
        for each in sockets:
            each.bind(("127.0.0.1", 0))
        return [each.getsockname()[1] for each in sockets]
    finally:
        for each in sockets:
            each.close()


def copy(part, directory, changes):
    """Copies `config/<part>` into a directory with pieces of text changed in all files.

    Each piece must be there: a test that changes nothing would test something else.
    """
    source, target = CONFIG / part, Path(directory) / part
    shutil.copytree(source, target)
    used = set()
    for file in target.rglob("*"):
        if not file.is_file():
            continue
        text = file.read_text("utf-8")
        for old, new in changes.items():
            if old in text:
                used.add(old)
                text = text.replace(old, new)
        file.write_text(text, "utf-8")
    missing = set(changes) - used
    assert not missing, f"config/{part} has no {missing}"
    return target


def addresses(replicas, form="127.0.0.1:{}"):
    """The changes that put other ports in the place of the replicas'."""
    return {form.format(old): form.format(new)
            for old, new in zip(REPLICA_PORTS, replicas, strict=True)}
