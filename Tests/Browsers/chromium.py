"""Chromium, driven by its own driver and its debugging protocol."""

import base64

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.chrome.service import Service as Driver

from interface import HEIGHT, WIDTH, ZOOMED, Browser

FLAGS = (
    "--headless=new", "--no-sandbox", "--force-color-profile=srgb", "--disable-gpu",
    "--disable-dev-shm-usage", "--hide-scrollbars", "--no-first-run",
    "--disable-background-networking", "--disable-component-update",
)


class Chromium(Browser):
    """Chromium without a screen, colours as they are."""

    name = "Chromium"

    def __init__(self, ratio=1, attempts=5):
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for flag in FLAGS:
            options.add_argument(flag)
        for attempt in range(attempts):
            try:
                self.driver = webdriver.Chrome(
                    options=options, service=Driver("/usr/bin/chromedriver"))
                break
            except WebDriverException:  # the driver's port was taken while it started
                if attempt == attempts - 1:
                    raise
        self.driver.set_script_timeout(60)
        self.driver.set_page_load_timeout(60)
        self.version = self.driver.capabilities["browserVersion"]
        self._tell("Emulation.setDeviceMetricsOverride", width=WIDTH, height=HEIGHT,
                   deviceScaleFactor=ratio, mobile=False)

    def _tell(self, command, **values):
        return self.driver.execute_cdp_cmd(command, values)

    def open(self, address):
        self.driver.get(address)

    def run(self, code, *values):
        return self.driver.execute_script(code, *values)

    def png(self):
        return base64.b64decode(self._tell("Page.captureScreenshot", format="png")["data"])

    def zoom(self, factor):
        address = self.driver.current_url
        self.driver.get("chrome://settings/")
        self.run("chrome.settingsPrivate.setDefaultZoom(arguments[0])", factor)
        self.driver.get(address)
        self.wait(ZOOMED, factor, WIDTH)

    def emulate(self, reduced=False, dark=False):
        self._tell("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-reduced-motion", "value": "reduce" if reduced else ""},
            {"name": "prefers-color-scheme", "value": "dark" if dark else ""}])

    def close(self):
        self.driver.quit()
