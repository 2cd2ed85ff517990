"""The servers that are measured: how each is started, watched and ended."""

import os
import pathlib
import re
import resource
import shutil
import socket
import subprocess
import time

from . import requests

ROOT = pathlib.Path(__file__).resolve().parents[2]
SOURCES = ROOT / "Benchmarks" / "Servers"
BUILT = ROOT / ".build" / "bench"
BINARY = ROOT / ".build" / "release" / "loaderd"
BODY = BUILT / "loader.svg"
PICTURE = "/loader/balls.svg"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def build(peers=True):
    """Builds the programs in C and, for comparison, the one in Go."""
    BUILT.mkdir(parents=True, exist_ok=True)
    for name in ("prepared", "rendered", "bare"):
        run("gcc", "-O2", "-Wall", "-Wextra", "-Werror", "-o", BUILT / name,
            SOURCES / f"{name}.c", "-lmicrohttpd", "-lm")
    run("gcc", "-O2", "-Wall", "-Wextra", "-Werror", "-o", BUILT / "closed",
        SOURCES.parent / "Loads" / "closed.c")
    run(BINARY, "render", "balls", "-o", BODY)
    if peers and shutil.which("go"):
        run("go", "build", "-o", BUILT / "go-server", SOURCES / "server.go",
            env={"GOCACHE": str(BUILT / "go-cache"), "GO111MODULE": "off"})


def run(*command, env=None):
    subprocess.run([str(part) for part in command], check=True,
                   env={**os.environ, **(env or {})}, stdout=subprocess.DEVNULL)


class Server:
    """A server process with all its children; it is ended by its process id."""

    output = None
    """Where it writes; `None` for a file of its name."""

    def __init__(self, name, command, port, env=None, path=PICTURE):
        self.name, self.port, self.path = name, port, path
        self.command = [str(part) for part in command]
        self.log = open(BUILT / f"{name}.log", "wb")
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.DEVNULL, stdout=self.log,
            stderr=self.output or self.log,
            env={**os.environ, **(env or {})})

    def wait(self, seconds=60):
        """Waits for the first 200."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.process.poll() is not None:
                break
            try:
                if requests.get(self.port, self.path)[0] == 200:
                    return self
            except OSError:
                pass
            time.sleep(0.005)
        self.stop()
        raise RuntimeError(f"{self.name} did not start; see {self.log.name}")

    def processes(self):
        """The process and its descendants."""
        found, queue = [], [self.process.pid]
        while queue:
            pid = queue.pop()
            found.append(pid)
            try:
                for task in os.listdir(f"/proc/{pid}/task"):
                    text = pathlib.Path(f"/proc/{pid}/task/{task}/children").read_text()
                    queue += [int(child) for child in text.split()]
            except OSError:
                continue
        return found

    def cpu_seconds(self):
        """User and system time of all threads of all processes, from /proc/PID/stat."""
        ticks = 0
        for pid in self.processes():
            fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def resident_bytes(self):
        text = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", text)[1]) * 1024

    def stop(self):
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.log.close()


def flags():
    """The flags that the present binary knows."""
    text = subprocess.run([BINARY, "serve", "--help"], check=True, capture_output=True, text=True)
    return set(re.findall(r"^\s+--([a-z-]+)", text.stdout, re.M))


def loaderd_command(port, workers=None, pool=None, extra=()):
    known = flags()
    command = [BINARY, "serve", "--port", str(port)]
    if workers is not None and "workers" in known:
        command += ["--workers", str(workers)]
    if pool is not None and "connection-pool" in known:
        command += ["--connection-pool", str(pool), "--target-bytes", str(min(8192, pool // 2))]
    return command + list(extra)


def loaderd(name="loaderd", workers=1, pool=None):
    port = free_port()
    return Server(name, loaderd_command(port, workers, pool), port)


class LoggingServer(Server):
    """The service with its access log in a file of its own, or in a pipe that `cat` reads."""

    def __init__(self, name, piped):
        port = free_port()
        self.file = BUILT / f"{name}.log"
        self.reader = subprocess.Popen(
            ["cat"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) if piped else None
        self.output = self.reader.stdin if piped else None
        super().__init__(name, loaderd_command(port, 1, extra=["--access-log", "json"]), port)
        if piped:
            self.reader.stdin.close()

    def stop(self):
        super().stop()
        if self.reader:
            self.reader.wait(15)
        self.file.unlink(missing_ok=True)


def logging(name, piped=False):
    return LoggingServer(name, piped)


def prepared(name, pool):
    port = free_port()
    return Server(name, [BUILT / "prepared", port, pool, BODY], port)


def rendered(name, kind, pool=8192):
    port = free_port()
    return Server(name, [BUILT / "rendered", port, pool, kind], port)


def bare(name="bare"):
    port = free_port()
    return Server(name, [BUILT / "bare", port, BODY], port)


def nginx():
    """Both servers of one nginx: the static file, and the proxy with a cache before it."""
    folder = BUILT / "nginx"
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "files" / "loader").mkdir(parents=True)
    shutil.copy(BODY, folder / "files" / "loader" / "balls.svg")
    static, cache = free_port(), free_port()
    text = (SOURCES / "nginx.conf").read_text()
    for word, value in (("FOLDER", folder), ("STATIC_PORT", static), ("CACHE_PORT", cache)):
        text = text.replace(word, str(value))
    (folder / "nginx.conf").write_text(text)
    server = Server("nginx", ["/usr/sbin/nginx", "-p", folder, "-c", folder / "nginx.conf"],
                    static)
    server.cache_port = cache
    return server


def varnish(files_port):
    folder = BUILT / "varnish"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    script = folder / "varnish.vcl"
    script.write_text((SOURCES / "varnish.vcl").read_text().replace("STATIC_PORT",
                                                                    str(files_port)))
    port = free_port()
    return Server("varnish", ["/usr/sbin/varnishd", "-F", "-n", folder / "state", "-f", script,
                              "-a", f"127.0.0.1:{port}", "-s", "malloc,64m"], port)


def node():
    port = free_port()
    return Server("node", ["node", SOURCES / "server.mjs", port, BODY], port)


def go():
    port = free_port()
    return Server("go", [BUILT / "go-server", port, BODY], port, env={"GOMAXPROCS": "1"})


def allow_many_files():
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
