"""A proxy in front of the service: nginx on a free port, with a prefix or without."""

import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

CONFIGURATION = """
daemon off;
worker_processes 1;
pid {folder}/pid;
error_log {folder}/error.log;
events {{ }}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  server {{
    listen 127.0.0.1:{port};
{server}
  }}
}}
"""
PASSING_ON = """
    location {prefix}/ {{
      proxy_pass http://127.0.0.1:{behind}{path};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header Connection "";
    }}
"""


class Server:
    """nginx with some lines for its one server."""

    def __init__(self, lines):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.folder = tempfile.TemporaryDirectory()
        file = Path(self.folder.name) / "nginx.conf"
        file.write_text(CONFIGURATION.format(
            folder=self.folder.name, port=self.port, server=lines))
        program = shutil.which("nginx") or "/usr/sbin/nginx"
        self.process = subprocess.Popen([program, "-c", file, "-e", f"{self.folder.name}/start.log"])

    def __enter__(self):
        end = time.monotonic() + 30
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return self
            except OSError:
                assert time.monotonic() < end, "nginx does not listen"
                time.sleep(0.05)

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(30)
        self.folder.cleanup()


class Nginx(Server):
    """Passes what is below a prefix on, the prefix kept or cut off."""

    def __init__(self, behind, prefix, keep):
        super().__init__(PASSING_ON.format(
            prefix=prefix, behind=behind, path="" if keep else "/"))


class Files(Server):
    """Sends the files of a folder as they are, by some more lines."""

    def __init__(self, folder, lines):
        self.root = tempfile.TemporaryDirectory()
        # Its workers are another user, who may not look into what only its owner may.
        shutil.copytree(folder, self.root.name, dirs_exist_ok=True)
        for each in [Path(self.root.name), *Path(self.root.name).rglob("*")]:
            each.chmod(0o755)
        super().__init__(f"root {self.root.name};\n{lines}")

    def get(self, file):
        """The media type and the bytes of a file."""
        with urllib.request.urlopen(f"{self.url}/{file}", timeout=30) as reply:
            return reply.headers["Content-Type"], reply.read()

    def __exit__(self, *arguments):
        super().__exit__(*arguments)
        self.root.cleanup()
