"""A window of WebKitGTK that does as told: run by the system's Python, which has its bindings.

Commands are lines of JSON on standard input; each is answered by one line of JSON on standard
output, `{"value": …}` or `{"error": …}`.
"""

import base64
import io
import json
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

CALL = """
const values = JSON.parse(given)
return Promise.resolve((function () { %s }).apply(null, values))
  .then(value => JSON.stringify(value ?? null))
"""


class Window:
    """One page, and the commands that it takes."""

    def __init__(self, width, height):
        context = WebKit2.WebContext.new_ephemeral()
        context.set_cache_model(WebKit2.CacheModel.DOCUMENT_VIEWER)
        self.view = WebKit2.WebView.new_with_context(context)
        self.view.get_settings().set_hardware_acceleration_policy(
            WebKit2.HardwareAccelerationPolicy.NEVER)
        self.view.connect("load-changed", self.load_changed)
        self.view.connect("load-failed", self.load_failed)
        self.window = Gtk.Window()
        self.window.set_decorated(False)
        self.window.set_default_size(width, height)
        self.window.add(self.view)
        self.window.show_all()
        self.opening = False

    def take(self, command):
        getattr(self, "do_" + command["name"])(command)

    def do_open(self, command):
        self.opening = True
        self.view.load_uri(command["url"])

    def load_changed(self, _, event):
        if event == WebKit2.LoadEvent.FINISHED and self.opening:
            self.opening = False
            answer(None)

    def load_failed(self, _, event, address, error):
        if self.opening:
            self.opening = False
            fail(f"{address}: {error.message}")
        return True

    def do_run(self, command):
        given = GLib.Variant("a{sv}", {"given": GLib.Variant("s", json.dumps(command["values"]))})
        self.view.call_async_javascript_function(
            CALL % command["code"], -1, given, "Measuring", None, None, self.has_run)

    def has_run(self, view, result):
        try:
            value = view.call_async_javascript_function_finish(result)
            answer(json.loads(value.to_string()))
        except GLib.Error as error:
            fail(error.message)

    def do_screenshot(self, _):
        self.view.get_snapshot(
            WebKit2.SnapshotRegion.VISIBLE, WebKit2.SnapshotOptions.NONE, None, self.is_seen)

    def is_seen(self, view, result):
        try:
            surface = view.get_snapshot_finish(result)
        except GLib.Error as error:
            fail(error.message)
            return
        file = io.BytesIO()
        surface.write_to_png(file)
        answer(base64.b64encode(file.getvalue()).decode("ascii"))

    def do_version(self, _):
        answer(f"{WebKit2.get_major_version()}.{WebKit2.get_minor_version()}"
               f".{WebKit2.get_micro_version()}")

    def do_zoom(self, command):
        self.view.set_zoom_level(command["factor"])
        answer(None)

    def do_media(self, command):
        settings = Gtk.Settings.get_default()
        settings.set_property("gtk-enable-animations", not command["reduced"])
        settings.set_property("gtk-application-prefer-dark-theme", command["dark"])
        answer(None)


def answer(value):
    print(json.dumps({"value": value}), flush=True)


def fail(message):
    print(json.dumps({"error": message}), flush=True)


def read(_, condition, window):
    line = sys.stdin.readline()
    if not line:
        Gtk.main_quit()
        return False
    try:
        window.take(json.loads(line))
    except Exception as error:  # told to the other side, which raises it
        fail(repr(error))
    return True


if __name__ == "__main__":
    window = Window(int(sys.argv[1]), int(sys.argv[2]))
    GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, read, window)
    Gtk.main()
