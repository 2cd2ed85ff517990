"""A proxy in front of the service: nginx on a free port, with a prefix or without."""

import shutil
import signal
import socket
import subprocess
import tempfile
import time
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
    location {prefix}/ {{
      proxy_pass http://127.0.0.1:{behind}{path};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header Connection "";
    }}
  }}
}}
"""


class Nginx:
    """Passes what is below a prefix on, the prefix kept or cut off."""

    def __init__(self, behind, prefix, keep):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.folder = tempfile.TemporaryDirectory()
        file = Path(self.folder.name) / "nginx.conf"
        file.write_text(CONFIGURATION.format(
            folder=self.folder.name, port=self.port, prefix=prefix, behind=behind,
            path="" if keep else "/"))
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
