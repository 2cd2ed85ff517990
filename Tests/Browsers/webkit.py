"""WebKitGTK: a window of its own program, on a screen without a display."""

import base64
import json
import os
import select
import subprocess
from pathlib import Path

from interface import HEIGHT, PREFERS, WIDTH, ZOOMED, Browser

PATIENCE = 60.0
"""Seconds after which something that should take far less counts as failed."""


class WebKit(Browser):
    """Drives `webkit_window.py` by lines of JSON."""

    name = "WebKitGTK"

    def __init__(self, ratio=1):
        self.screen, display = screen(WIDTH * ratio + 100, HEIGHT * ratio + 100)
        environment = {
            **os.environ, "DISPLAY": display, "GDK_BACKEND": "x11", "GDK_SCALE": str(ratio),
            "NO_AT_BRIDGE": "1", "GSETTINGS_BACKEND": "memory",
            "LIBGL_ALWAYS_SOFTWARE": "1"}
        environment.pop("GTK_THEME", None)
        self.window = subprocess.Popen(
            ["/usr/bin/python3", Path(__file__).with_name("webkit_window.py"),
             str(WIDTH), str(HEIGHT)],
            env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL)
        self.version = self._ask("version")

    def _ask(self, name, **more):
        line = json.dumps({"name": name, **more}) + "\n"
        self.window.stdin.write(line.encode("utf-8"))
        self.window.stdin.flush()
        if not select.select([self.window.stdout], [], [], PATIENCE)[0]:
            raise TimeoutError(f"WebKitGTK does not answer {name}")
        answer = json.loads(self.window.stdout.readline() or '{"error": "WebKitGTK has ended"}')
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer["value"]

    def open(self, address):
        self._ask("open", url=address)

    def run(self, code, *values):
        return self._ask("run", code=code, values=list(values))

    def png(self):
        return base64.b64decode(self._ask("screenshot"))

    def zoom(self, factor):
        self._ask("zoom", factor=factor)
        self.wait(ZOOMED, factor, WIDTH)

    def emulate(self, reduced=False, dark=False):
        self._ask("media", reduced=reduced, dark=dark)
        self.wait(PREFERS, reduced, dark)

    def close(self):
        self.window.stdin.close()
        for process in (self.window, self.screen):
            process.terminate()
            process.wait(PATIENCE)


def screen(width, height):
    """A screen that nobody sees: its process and its name."""
    reading, writing = os.pipe()
    process = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24",
         "-nolisten", "tcp"],
        pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    if not number:
        raise RuntimeError("Xvfb does not start")
    return process, f":{number}"
