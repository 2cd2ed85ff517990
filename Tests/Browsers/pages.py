"""A web site of the tests' own: pages that are put there, each with its header fields."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Site:
    """Serves what was put at an address; it is not the service's origin."""

    def __init__(self):
        self.pages = {}
        pages = self.pages

        class Answers(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                fields, content = pages.get(self.path, ({}, b""))
                self.send_response(200 if content else 404)
                for name, value in fields.items():
                    self.send_header(name, value)
                self.send_header("Cache-Control", "no-store")
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, *_):
                """Says nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def put(self, body, style="", **fields):
        """A page in standards mode with a body; its address. Fields: `Content_Security_Policy`."""
        head = "<meta charset=utf-8><title>Page</title>"
        style = f"<style>html{{background:#fff}}body{{margin:0}}{style}</style>" \
            if style is not None else ""
        return self._keep(
            f"<!DOCTYPE html>{head}{style}<body>{body}", "text/html; charset=utf-8", fields)

    def put_picture(self, markup, **fields):
        """An SVG as a document of its own; its address."""
        return self._keep(markup, "image/svg+xml; charset=utf-8", fields)

    def _keep(self, text, kind, fields):
        path = f"/{len(self.pages) + 1}"
        fields = {name.replace("_", "-"): value for name, value in fields.items()}
        self.pages[path] = ({"Content-Type": kind, **fields}, text.encode("utf-8"))
        return f"http://127.0.0.1:{self.server.server_port}{path}"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()
