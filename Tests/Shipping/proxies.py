"""The shipped proxies, started with their shipped configurations on ports of their own.

Each is a function of a directory and of the replicas' ports that gives a running `Proxy`.
"""

import os
import pwd
from pathlib import Path

from processes import Process, run
from shipped import addresses, copy, free_ports


class Proxy:
    """A running proxy: the address of its plain listener, and of the one with TLS if any."""

    def __init__(self, process, port, tls_port=None):
        self.process = process
        self.port = port
        self.tls_port = tls_port
        process.wait_for_port(port)

    @property
    def address(self):
        return ("127.0.0.1", self.port)

    def stop(self):
        return self.process.stop()


def nginx(directory, replicas, variant="nginx.conf"):
    directory = opened(directory)
    plain, tls = free_ports(2)
    changes = {
        "/run/nginx.pid": f"{directory}/nginx.pid",
        "/var/log/nginx/": f"{directory}/",
        "/var/cache/loaderd": f"{directory}/cache",
        "/etc/nginx/tls/": f"{directory}/tls/",
        "listen 80 ": f"listen 127.0.0.1:{plain} ",
        "listen 443 ": f"listen 127.0.0.1:{tls} ",
        **addresses(replicas),
    }
    certificate(directory / "tls")
    place = copy("nginx", directory, changes)
    command = ["nginx", "-e", directory / "error.log", "-c", place / variant, "-g", "daemon off;"]
    return Proxy(Process(command, directory / "nginx.log"), plain, tls)


def haproxy(directory, replicas):
    [port] = free_ports(1)
    place = copy("haproxy", directory, {
        "bind :80": f"bind 127.0.0.1:{port}", **addresses(replicas)})
    command = ["haproxy", "-db", "-f", place / "haproxy.cfg"]
    return Proxy(Process(command, Path(directory) / "haproxy.log"), port)


def caddy(directory, replicas):
    [port] = free_ports(1)
    place = copy("caddy", directory, {"http://:80": f"http://:{port}", **addresses(replicas)})
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", place / "Caddyfile"]
    homes = {"XDG_DATA_HOME": str(directory), "XDG_CONFIG_HOME": str(directory)}
    return Proxy(Process(command, Path(directory) / "caddy.log", homes), port)


def traefik(directory, replicas):
    [port] = free_ports(1)
    place = copy("traefik", directory, {
        '":80"': f'"127.0.0.1:{port}"',
        "config/traefik/dynamic": f"{directory}/traefik/dynamic",
        **addresses(replicas),
    })
    command = ["traefik", f"--configFile={place / 'traefik.yaml'}"]
    return Proxy(Process(command, Path(directory) / "traefik.log"), port)


def varnish(directory, replicas):
    directory = opened(directory)
    [port] = free_ports(1)
    place = copy("varnish", directory, addresses(replicas, '.port = "{}"'))
    command = ["varnishd", "-F", "-f", place / "default.vcl", "-a", f"127.0.0.1:{port}",
               "-n", directory / "varnish-work", "-s", "malloc,64m", "-p", "http_gzip_support=off"]
    return Proxy(Process(command, directory / "varnish.log"), port)


ALL = {"nginx": nginx, "haproxy": haproxy, "caddy": caddy, "traefik": traefik, "varnish": varnish}


def opened(directory):
    """A directory that the user of a server's workers can pass through, as /etc and /var are."""
    directory = Path(directory)
    for each in (directory, *directory.parents):
        if each.owner() == owner() and not each.stat().st_mode & 0o001:
            each.chmod(each.stat().st_mode | 0o111)
    return directory


def owner():
    return pwd.getpwuid(os.getuid()).pw_name


def certificate(directory):
    """A certificate that nobody trusts, for a name that nobody has."""
    directory.mkdir()
    directory.chmod(0o755)
    run("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
        "-nodes", "-days", "2", "-subj", "/CN=loading.example",
        "-addext", "subjectAltName=DNS:loading.example",
        "-keyout", directory / "tls.key", "-out", directory / "tls.crt")
    # nginx reads a certificate that is named by a variable in its workers.
    (directory / "tls.key").chmod(0o644)
