"""What the tests share: the running service, a client, a browser, and a report of figures."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.chrome.service import Service as Driver

from client import Client
from service import BINARY, Service

REPORTS = {}


def pytest_sessionstart():
    if not BINARY.is_file():
        pytest.exit(f"there is no {BINARY}; make build makes it", returncode=1)


@pytest.fixture(scope="session")
def service():
    """The service that all tests ask which do not stop or burden it; it must end with 0."""
    service = Service()
    yield service
    assert service.stop() == 0


@pytest.fixture
def own_service():
    """Starts services that a test may stop or burden; those still running must end with 0."""
    started = []

    def start(*flags):
        started.append(Service(*flags))
        return started[-1]

    yield start
    for each in started:
        if each.process.poll() is None:
            assert each.stop() == 0


@pytest.fixture(scope="session")
def client(service):
    """A client of the shared service."""
    client = Client(service.address)
    yield client
    client.forget()


@pytest.fixture(scope="session")
def browser():
    """One Chromium for all tests; what it complains of can be read."""
    driver = chromium()
    yield driver
    driver.quit()


def chromium():
    """A Chromium without a screen, a device pixel a CSS pixel, colours as they are."""
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for flag in (
        "--headless=new", "--no-sandbox", "--force-device-scale-factor=1",
        "--force-color-profile=srgb", "--disable-gpu", "--disable-dev-shm-usage",
        "--hide-scrollbars", "--no-first-run", "--disable-background-networking",
        "--disable-component-update", "--window-size=1200,1200",
    ):
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = start(options)
    driver.set_script_timeout(60)
    driver.set_page_load_timeout(60)
    return driver


def start(options, attempts=5):
    """Starts the browser; again where the driver's port was taken while it started."""
    for attempt in range(attempts):
        try:
            return webdriver.Chrome(options=options, service=Driver("/usr/bin/chromedriver"))
        except WebDriverException:
            if attempt == attempts - 1:
                raise


class BlankPage(BaseHTTPRequestHandler):
    """Answers everything with an empty page in standards mode."""

    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(b"<!DOCTYPE html><title>Another site</title><body>")

    def log_message(self, *_):
        """Says nothing."""


@pytest.fixture(scope="session")
def other_site():
    """The address of a site that is not the service's, with an empty page."""
    with ThreadingHTTPServer(("127.0.0.1", 0), BlankPage) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


@pytest.fixture(scope="session")
def report():
    """Takes rows of figures that are shown after the run: `report(title, head, row)`."""

    def add(title, head, row):
        REPORTS.setdefault((title, tuple(head)), []).append([str(cell) for cell in row])

    return add


def pytest_terminal_summary(terminalreporter):
    for (title, head), rows in REPORTS.items():
        terminalreporter.section(title)
        table = [list(head)] + rows
        widths = [max(len(row[column]) for row in table) for column in range(len(head))]
        for row in table:
            line = "  ".join(cell.ljust(width) for cell, width in zip(row, widths))
            terminalreporter.write_line(line.rstrip())
