#!/usr/bin/env python3
"""Measures how long a GIF of a loader takes, beside three other ways to make one."""

import argparse
import base64
import io
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

import cairosvg
from PIL import Image
from rlottie_python import LottieAnimation
from selenium import webdriver
from selenium.webdriver.chrome.service import Service as Driver

from harness import report, requests, servers

PAGE = servers.ROOT / "docs" / "rasters.md"
LOADER, SIZE, RATE = "balls", 200, 30


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often each way is measured")
    parser.add_argument("--markdown", action="store_true", help="write the table of docs/rasters.md")
    return parser.parse_args()


class Service:
    """The service over HTTP: every request has colours that were never asked for before."""

    name = "loaderd, over HTTP"

    def __init__(self, server, extension="gif"):
        self.server = server
        self.extension = extension
        self.count = 0
        if extension != "gif":
            self.name = f"loaderd, {extension}"

    def make(self):
        self.count += 1
        status, _, content = requests.get(
            self.server.port,
            f"/loader/{LOADER}.{self.extension}?size={SIZE}&fps={RATE}&ball1={self.count:06x}")
        assert status == 200
        return content


class Chromium:
    """Screenshots of the SVG in a browser that runs already, joined by ffmpeg."""

    name = "Chromium's screenshots, ffmpeg"

    def __init__(self, svg, count, duration):
        self.svg, self.count, self.duration = svg, count, duration
        self.driver = None

    def start(self):
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for flag in ("--headless=new", "--no-sandbox", "--force-device-scale-factor=1",
                     "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
                     "--force-color-profile=srgb", f"--window-size={SIZE * 2},{SIZE * 2}"):
            options.add_argument(flag)
        self.driver = webdriver.Chrome(options=options, service=Driver("/usr/bin/chromedriver"))
        self.driver.get("data:text/html,<!DOCTYPE html><body style='margin:0'>")
        self.driver.execute_script("document.body.innerHTML = arguments[0]", self.svg)
        self.driver.execute_cdp_cmd(
            "Emulation.setDefaultBackgroundColorOverride",
            {"color": {"r": 0, "g": 0, "b": 0, "a": 0}})

    def make(self):
        if not self.driver:
            self.start()
        with tempfile.TemporaryDirectory() as folder:
            for index in range(self.count):
                self.driver.execute_script(
                    "for (const a of document.getAnimations()) {"
                    " a.pause(); a.currentTime = arguments[0]; }",
                    1000 * index * self.duration / self.count)
                shot = self.driver.execute_cdp_cmd("Page.captureScreenshot", {
                    "format": "png",
                    "clip": {"x": 0, "y": 0, "width": SIZE, "height": SIZE, "scale": 1}})
                pathlib.Path(folder, f"{index:04}.png").write_bytes(
                    base64.b64decode(shot["data"]))
            made = pathlib.Path(folder, "made.gif")
            subprocess.run([
                "ffmpeg", "-v", "error", "-framerate", str(RATE), "-i", f"{folder}/%04d.png",
                "-filter_complex", "[0]split[a][b];[a]palettegen[p];[b][p]paletteuse", made],
                check=True)
            return made.read_bytes()

    def stop(self):
        if self.driver:
            self.driver.quit()


class Rlottie:
    """The Lottie animation drawn by rlottie and joined by Pillow."""

    name = "rlottie, Pillow"

    def __init__(self, path):
        self.path = path

    def make(self):
        with tempfile.TemporaryDirectory() as folder:
            made = pathlib.Path(folder, "made.gif")
            with LottieAnimation.from_file(str(self.path)) as animation:
                animation.save_animation(str(made), fps=RATE, width=SIZE, height=SIZE)
            return made.read_bytes()


class CairoSVG:
    """Stills as SVG, made beforehand, drawn by cairosvg and joined by Pillow."""

    name = "cairosvg, Pillow"

    def __init__(self, stills, duration):
        self.stills, self.duration = stills, duration

    def make(self):
        frames = [
            Image.open(io.BytesIO(cairosvg.svg2png(still, output_width=SIZE, output_height=SIZE)))
            for still in self.stills]
        made = io.BytesIO()
        frames[0].save(
            made, "GIF", save_all=True, append_images=frames[1:], loop=0, disposal=2,
            duration=1000 * self.duration / len(frames))
        return made.getvalue()


def lottie(folder):
    """The Lottie animation, or None where the service writes none."""
    path = pathlib.Path(folder, "loader.lottie.json")
    done = subprocess.run(
        [servers.BINARY, "render", LOADER, "--size", str(SIZE), "-o", path], capture_output=True)
    try:
        return path if done.returncode == 0 and "layers" in json.loads(path.read_text()) else None
    except (OSError, ValueError):
        return None


def measured(way, rounds):
    """The times in seconds of some rounds, after one that counts for nothing, and the bytes."""
    try:
        content = way.make()
        times = []
        # What is fast is measured as often as fits into a second: a pause is not all of it then.
        while len(times) < rounds or sum(times) < 1:
            begin = time.perf_counter()
            content = way.make()
            times.append(time.perf_counter() - begin)
        return times, len(content)
    finally:
        getattr(way, "stop", lambda: None)()


def main():
    options = arguments()
    servers.BUILT.mkdir(parents=True, exist_ok=True)
    server = servers.loaderd("rasters").wait()
    try:
        frames = json.loads(requests.get(server.port, f"/frames/{LOADER}?fps={RATE}")[2])
        count, duration = frames["count"], frames["duration"]
        svg = requests.get(
            server.port, f"/loader/{LOADER}.svg?size={SIZE}&motion=full")[2].decode()
        stills = [
            requests.get(server.port, f"/loader/{LOADER}.svg?size={SIZE}&t={i * duration / count}")[2]
            for i in range(count)]
        ways = [Service(server), Chromium(svg, count, duration), CairoSVG(stills, duration)]
        with tempfile.TemporaryDirectory() as folder:
            path = lottie(folder)
            if path:
                ways.insert(2, Rlottie(path))
            else:
                print("rlottie is left out: the service writes no Lottie animation.")
            ways += [Service(server, extension) for extension in ("apng", "webp", "sprite.png")]
            found = {way.name: measured(way, options.rounds) for way in ways}
    finally:
        server.stop()

    own = statistics.median(found[ways[0].name][0])
    table = [("way", "time", "spread", "times as long", "bytes")]
    for name, (times, length) in found.items():
        middle = statistics.median(times)
        quarters = statistics.quantiles(times, n=4)
        spread = (quarters[2] - quarters[0]) / middle / 2
        table.append((name, f"{middle * 1e3:,.0f} ms", f"± {spread * 100:.0f} %",
                      f"{middle / own:.1f}", f"{length:,}"))
    print(report.text(table))
    if options.markdown:
        report.insert(PAGE, report.markdown(table))
    slower = [way.name for way in ways[1:] if not isinstance(way, Service)
              and statistics.median(found[way.name][0]) <= own]
    if slower:
        sys.exit(f"Not ahead of {', '.join(slower)}.")


if __name__ == "__main__":
    main()
