"""The release as it is packed, and the file that the image is made by."""

import hashlib
import json
import os
import re
import tarfile

import pytest
import yaml

from processes import run
from service import BINARY
from shipped import CONFIG, REPOSITORY

EPOCH = "1700000000"


def version():
    """The version as the sources have it, at its one place."""
    text = (REPOSITORY / "Sources/loaderd/Version.swift").read_text()
    return re.search(r'^let version = "(.+)"$', text, re.MULTILINE)[1]


@pytest.fixture(scope="module")
def packed(tmp_path_factory):
    """Two releases of the same binary, packed one after the other."""
    folders = [tmp_path_factory.mktemp("dist") for _ in range(2)]
    for folder in folders:
        run(REPOSITORY / "Tests/Tools/release.sh", BINARY, folder,
            env={**os.environ, "SOURCE_DATE_EPOCH": EPOCH})
    return folders


def one(folder, pattern):
    [found] = folder.glob(pattern)
    return found


def test_three_files(packed):
    names = sorted(each.name for each in packed[0].iterdir())
    assert len(names) == 3
    assert all(each.startswith(f"loaderd-{version()}-") for each in names)


def test_same_bytes(packed):
    for each in packed[0].iterdir():
        assert each.read_bytes() == (packed[1] / each.name).read_bytes(), each.name


def test_checksums(packed):
    lines = one(packed[0], "*.sha256").read_text().splitlines()
    assert len(lines) == 2
    for line in lines:
        digest, name = line.split()
        assert hashlib.sha256((packed[0] / name).read_bytes()).hexdigest() == digest


def test_tarball(packed, tmp_path):
    with tarfile.open(one(packed[0], "*.tar.gz")) as archive:
        members = archive.getmembers()
        archive.extractall(tmp_path, filter="data")
    assert {(each.uid, each.gid, each.mtime) for each in members} == {(0, 0, int(EPOCH))}
    [root] = tmp_path.iterdir()
    for each in ("LICENSE", "README.md", "CHANGELOG.md", "docs/http.md", "sbom.spdx.json",
                 "config/systemd/loaderd.service", "config/nginx/nginx.conf"):
        assert (root / each).is_file(), each
    told = run(root / "bin/loaderd", "version", cwd=root)
    assert told == f"loaderd {version()}\n"
    assert "<svg" in run(root / "bin/loaderd", "render", "coins", cwd=root)
    assert run(root / "bin/loaderd", "check", cwd=root), "the settings that are packed are good"


def test_bill_of_materials(packed):
    """Valid by the checker of SPDX, and complete: each library is of a package that it names."""
    file = one(packed[0], "*.spdx.json")
    run("pyspdxtools", "--infile", file)
    bill = json.loads(file.read_text())
    assert bill["creationInfo"]["created"] == "2023-11-14T22:13:20Z"
    names = {each["name"]: each["versionInfo"] for each in bill["packages"]}
    assert names["loaderd"] == version()
    assert {"loaderd", "swift", "libc6", "libmicrohttpd12"} <= set(names)
    libraries = re.findall(r"=> (/\S+)", run("ldd", BINARY))
    patterns = [f"*/{os.path.basename(os.path.realpath(library))}" for library in libraries]
    owners = {}
    for line in run("dpkg", "-S", *patterns).splitlines():
        owners.setdefault(line.rsplit("/", 1)[1], set()).add(line.split(":")[0])
    assert len(libraries) > 5
    for pattern in patterns:
        assert owners[pattern[2:]] & set(names), pattern
    related = {each["relatedSpdxElement"] for each in bill["relationships"]}
    assert related == {each["SPDXID"] for each in bill["packages"]}


def test_one_version():
    """What has to name the version besides names the same one."""
    overlay = yaml.safe_load(
        (CONFIG / "kubernetes/overlays/production/kustomization.yaml").read_text())
    assert [each["newTag"] for each in overlay["images"]] == [version()]
    assert run(BINARY, "version") == f"loaderd {version()}\n"


def test_image_file():
    """Both checkers have nothing to say but what the file argues."""
    file = REPOSITORY / "Dockerfile"
    assert run("hadolint", file) == ""
    told = run("checkov", "--skip-download", "--quiet", "--compact", "--framework", "dockerfile",
               "--output", "json", "-f", file)
    summary = json.loads(told)["summary"]
    assert summary["failed"] == 0 and summary["passed"] > 20
    assert not re.search(r"amd64|arm64|x86_64|aarch64", file.read_text())


@pytest.mark.parametrize("script", ["Tests/Tools", "Tests/Image"])
def test_scripts_are_read_by_the_shell(script):
    for each in sorted((REPOSITORY / script).glob("*.sh")):
        run("bash", "-n", each)
