"""A Docker engine of a test's own, and images for it made of programs of this machine."""

import io
import json
import os
import re
import subprocess
import tarfile
from pathlib import Path

from processes import Process, clean_environment, program, run, wait_until


class Engine:
    """An engine with its data in a directory; `docker` and `compose` talk to it."""

    def __init__(self, directory):
        self.directory = Path(directory)
        self.socket = self.directory / "docker.sock"
        self.environment = {**clean_environment(), "DOCKER_HOST": f"unix://{self.socket}",
                            "DOCKER_SOCKET": str(self.socket)}
        self.process = Process(
            ["dockerd", "--bridge=none", "--iptables=false", "--ip6tables=false",
             "--ip-forward=false", "--data-root", self.directory / "data",
             "--exec-root", self.directory / "exec", "--pidfile", self.directory / "docker.pid",
             "--host", f"unix://{self.socket}"], self.directory / "dockerd.log")

        def answers():
            """the Docker engine answers"""
            assert self.process.process.poll() is None, self.process.text[-2000:]
            return subprocess.run([program("docker"), "info"], env=self.environment,
                                  capture_output=True).returncode == 0

        wait_until(answers)

    def docker(self, *arguments, **options):
        return run("docker", *arguments, env=self.environment, **options)

    def compose(self, *arguments, **variables):
        compose = ["docker-compose"] if has_old_compose() else ["docker", "compose"]
        return run(*compose, *arguments, env={**self.environment, **variables})

    def make(self, name, files, *, folders=(), links=None, user="0:0", command=()):
        """Makes an image of files at their own places with the libraries that they need.

        `folders` are made with their owners, `links` lead elsewhere.
        """
        archive = self.directory / f"{name}.tar"
        with tarfile.open(archive, "w") as tar:
            for source, target in closure(files).items():
                tar.add(os.path.realpath(source), target.lstrip("/"))
            for folder, owner in folders:
                entry = tarfile.TarInfo(folder.lstrip("/"))
                entry.type, entry.mode, entry.uid, entry.gid = tarfile.DIRTYPE, 0o755, owner, owner
                tar.addfile(entry)
            for link, target in (links or {}).items():
                entry = tarfile.TarInfo(link.lstrip("/"))
                entry.type, entry.linkname = tarfile.SYMTYPE, target
                tar.addfile(entry)
            users = b"root:x:0:0::/:/\nnobody:x:65534:65534::/:/\n"
            groups = b"root:x:0:\nnogroup:x:65534:\n"
            for file, content in (("etc/passwd", users), ("etc/group", groups)):
                entry = tarfile.TarInfo(file)
                entry.size, entry.mode = len(content), 0o644
                tar.addfile(entry, io.BytesIO(content))
        self.docker("import", "--change", f"ENTRYPOINT {json.dumps(list(command)[:1])}",
                    "--change", f"CMD {json.dumps(list(command)[1:])}",
                    "--change", f"USER {user}", archive, name)
        archive.unlink()

    def stop(self):
        self.process.stop()
        mounts = [line.split()[1] for line in Path("/proc/mounts").read_text().splitlines()]
        for mount in sorted((each for each in mounts if each.startswith(f"{self.directory}/")),
                            reverse=True):
            run("umount", mount)


def has_old_compose():
    try:
        program("docker-compose")
    except AssertionError:
        return False
    return True


def closure(files):
    """The files and every shared library that the loader looks up for them, by source."""
    found = dict(files)
    for source in files:
        told = subprocess.run(["ldd", source], capture_output=True, text=True).stdout
        for library in re.findall(r"(?:=> |^\s+)(/\S+)", told, re.MULTILINE):
            found[library] = library
    return found
