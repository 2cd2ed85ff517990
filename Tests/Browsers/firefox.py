"""Firefox ESR in a fresh profile, driven by its own protocol."""

import base64
import os
import socket
import subprocess
import tempfile
from pathlib import Path

from interface import HEIGHT, PREFERS, WIDTH, ZOOMED, Browser
from marionette import Marionette

PATIENCE = 60.0
"""Seconds after which something that should take far less counts as failed."""
PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0,
    "browser.safebrowsing.downloads.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.safebrowsing.update.enabled": False,
    "browser.newtabpage.enabled": False,
    "browser.zoom.siteSpecific": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.ipc.processPrelaunch.enabled": False,
    "extensions.update.enabled": False,
    "gfx.color_management.mode": 0,
    "layout.css.prefers-color-scheme.content-override": 1,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "remote.prefs.recommended": True,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
    "ui.prefersReducedMotion": 0,
}


class Firefox(Browser):
    """Firefox without a screen."""

    name = "Firefox ESR"

    def __init__(self, ratio=1):
        self.ratio, self.factor = ratio, 1
        self.profile = tempfile.TemporaryDirectory(prefix="firefox-", ignore_cleanup_errors=True)
        port = free_port()
        preferences = {**PREFERENCES, "marionette.port": port,
                       "layout.css.devPixelsPerPx": str(float(ratio))}
        lines = [f"user_pref({literal(name)}, {literal(value)});"
                 for name, value in preferences.items()]
        Path(self.profile.name, "user.js").write_text("\n".join(lines))
        self.process = subprocess.Popen(
            ["firefox-esr", "--headless", "--no-remote", "--marionette",
             "--remote-allow-system-access", "--profile", self.profile.name,
             f"--window-size={WIDTH},{HEIGHT + 200}"],
            env={**os.environ, "HOME": self.profile.name, "MOZ_HEADLESS_WIDTH": str(WIDTH),
                 "MOZ_HEADLESS_HEIGHT": str(HEIGHT + 200), "MOZ_REMOTE_ALLOW_SYSTEM_ACCESS": "1"},
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.session = Marionette(port, PATIENCE)
        told = self.session.command("WebDriver:NewSession", capabilities={})
        self.version = told["capabilities"]["browserVersion"]
        self._fit()

    def _fit(self):
        """Makes the window so large that its content has the size that is wanted."""
        for _ in range(2):
            inner = self.run("return [innerWidth, innerHeight]")
            outer = self.session.command("WebDriver:GetWindowRect")
            self.session.command(
                "WebDriver:SetWindowRect", width=outer["width"] + WIDTH - inner[0],
                height=outer["height"] + HEIGHT - inner[1])

    def open(self, address):
        self.session.command("WebDriver:Navigate", url=address)
        if self.factor != 1:
            self._zoom()

    def run(self, code, *values):
        return self.session.command(
            "WebDriver:ExecuteScript", script=code, args=list(values), newSandbox=False)

    def _steer(self, code, *values):
        """Runs code where the browser's own window lives."""
        self.session.command("Marionette:SetContext", value="chrome")
        try:
            return self.run(code, *values)
        finally:
            self.session.command("Marionette:SetContext", value="content")

    def png(self):
        """The driver's own screenshots have CSS pixels where a page is zoomed."""
        return base64.b64decode(self._steer(
            """
            const window = Services.wm.getMostRecentWindow('navigator:browser')
            const page = window.gBrowser.selectedBrowser.browsingContext.currentWindowGlobal
            return page.drawSnapshot(null, arguments[0], 'rgb(255,255,255)').then(shot => {
              const canvas = window.document.createElementNS(
                'http://www.w3.org/1999/xhtml', 'canvas')
              canvas.width = shot.width
              canvas.height = shot.height
              canvas.getContext('2d').drawImage(shot, 0, 0)
              return canvas.toDataURL('image/png').split(',')[1]
            })
            """, self.ratio * self.factor))

    def zoom(self, factor):
        self.factor = factor
        self._zoom()

    def _zoom(self):
        self._steer(
            """
            const window = Services.wm.getMostRecentWindow('navigator:browser')
            window.gBrowser.selectedBrowser.fullZoom = arguments[0]
            """, self.factor)
        self.wait(ZOOMED, self.factor, WIDTH)

    def emulate(self, reduced=False, dark=False):
        self._steer(
            """
            const [reduced, dark] = arguments
            Services.prefs.setIntPref('ui.prefersReducedMotion', reduced ? 1 : 0)
            Services.prefs.setIntPref(
              'layout.css.prefers-color-scheme.content-override', dark ? 0 : 1)
            """, reduced, dark)
        self.wait(PREFERS, reduced, dark)

    def close(self):
        try:
            self.session.command("Marionette:Quit", flags=["eForceQuit"])
            self.session.close()
            self.process.wait(PATIENCE)
        finally:
            self.process.kill()
            self.process.wait()
            self.profile.cleanup()


def literal(value):
    """A value as JavaScript writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else f'"{value}"'


def free_port():
    """A port of the loopback address that is free now."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]
