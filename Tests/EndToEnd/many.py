"""The gallery as it would be with many loaders: the page's cards are told again and again."""

import re
import threading
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Many:
    """A site that shows the service's page with so many cards; all else is the service's own."""

    def __init__(self, origin, count):
        with urllib.request.urlopen(f"{origin}/?lang=en") as answer:
            page = answer.read().decode("utf-8")
            policy = answer.headers["Content-Security-Policy"]
        cards = re.findall(r"<li data-name=.*?</li>", page, re.S)
        begin, end = page.index(cards[0]), page.rindex(cards[-1]) + len(cards[-1])
        many = "\n".join(
            re.sub(r"loader/(\w+)\.svg\?", rf"loader/\1.svg?v={number}&amp;",
                   cards[number % len(cards)])
            for number in range(count))
        body = (page[:begin] + many + page[end:]).encode("utf-8")

        class Site(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                if self.path.split("?")[0] == "/":
                    self.reply(body, "text/html; charset=utf-8", policy)
                    return
                with urllib.request.urlopen(origin + self.path) as answer:
                    self.reply(answer.read(), answer.headers["Content-Type"], "")

            def reply(self, content, media_type, policy):
                self.send_response(200)
                self.send_header("Content-Type", media_type)
                self.send_header("Content-Length", str(len(content)))
                self.send_header("Cache-Control", "max-age=60")
                if policy:
                    self.send_header("Content-Security-Policy", policy)
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, *_):
                """Says nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Site)
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def __enter__(self):
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()
