"""A service that tells what reached it, to stand where the replicas stand."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Echo(BaseHTTPRequestHandler):
    """Answers everything with the request's fields as JSON."""

    protocol_version = "HTTP/1.1"

    def do_GET(self):
        fields = [[name.lower(), value] for name, value in self.headers.items()]
        content = json.dumps({"target": self.path, "fields": fields}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Cache-Control", "no-store")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_):
        """Says nothing."""


class Echoes:
    """Three of them on ports of their own."""

    def __init__(self, kind=Echo):
        self.servers = [ThreadingHTTPServer(("127.0.0.1", 0), kind) for _ in range(3)]
        for server in self.servers:
            server.daemon_threads = True
            threading.Thread(target=server.serve_forever, daemon=True).start()
        self.ports = [server.server_port for server in self.servers]

    def stop(self):
        for server in self.servers:
            server.shutdown()
            server.server_close()
