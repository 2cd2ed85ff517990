"""The gallery in Chromium: what a reader does with it, and what can be seen then."""

import json
import time
from urllib.parse import urlsplit

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import Select

PATIENCE = 60.0


class Gallery:
    """The page at an address, and the studio in it."""

    def __init__(self, browser, address):
        self.browser = browser
        self.address = address.rstrip("/") + "/"

    def open(self, rest=""):
        self.browser.get("about:blank")
        self.browser.get(self.address + rest)
        self.until("return document.readyState === 'complete' && (!window.chrome"
                   " || document.querySelector('#filter') !== null)")
        if "#" in rest:
            self.settle()
        return self

    def run(self, script, *values):
        return self.browser.execute_script(script, *values)

    def until(self, script, *values):
        """Waits until a script says yes, and returns what it said."""
        end = time.monotonic() + PATIENCE
        while not (found := self.run(script, *values)):
            assert time.monotonic() < end, f"never: {script} {values}"
            time.sleep(0.05)
        return found

    def one(self, selector):
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def text(self, selector):
        return self.run("return document.querySelector(arguments[0]).textContent", selector)

    @property
    def shown(self):
        """The names of the cards that are shown."""
        return self.run("return [...document.querySelectorAll('#grid li')]"
                        ".filter((card) => !card.hidden).map((card) => card.dataset.name)")

    def settle(self):
        """Waits until the studio shows what follows from the choice."""
        self.until("return document.querySelector('#studio').open"
                   " && document.documentElement.dataset.state === 'settled'")

    def select(self, selector, value):
        Select(self.one(selector)).select_by_value(value)
        self.settle()

    def enter(self, name, value):
        """Sets the control of a parameter, as a reader does."""
        element = self.one(f"#p-{name}")
        if element.tag_name == "select":
            Select(element).select_by_visible_text(str(value))
        elif element.get_attribute("type") == "checkbox":
            self.run("arguments[0].scrollIntoView({block: 'center'})", element)
            element.click()
        else:
            element.clear()
            element.send_keys(str(value))
        self.settle()

    def slide(self, element, value):
        """Moves a slider or a colour field to a value."""
        self.run("arguments[0].value = arguments[1];"
                 "arguments[0].dispatchEvent(new Event('input', {bubbles: true}))",
                 element, str(value))
        self.settle()

    def press(self, *keys):
        ActionChains(self.browser).send_keys(*keys).perform()

    @property
    def fragment(self):
        return self.run("return location.hash.slice(1)")

    @property
    def file_address(self):
        return self.one("#address").get_attribute("value")

    @property
    def focus(self):
        """What has the focus: its id, or the words of its link."""
        return self.run("const it = document.activeElement; return it.id || it.textContent.trim()")

    def snippets(self):
        """Every snippet of the studio, by its key."""
        found = {}
        for option in self.run("return [...document.querySelector('#snippet').options]"
                               ".map((option) => option.value)"):
            self.select("#snippet", option)
            found[option] = self.text("#snippet-text")
        return found

    def media(self, **features):
        """What the reader's system prefers, such as `prefers-color-scheme`."""
        told = [{"name": name.replace("_", "-"), "value": value}
                for name, value in features.items()]
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": told})

    def size(self, width, height=900):
        self.browser.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600})

    def scripts(self, allowed):
        self.browser.execute_cdp_cmd(
            "Emulation.setScriptExecutionDisabled", {"value": not allowed})

    def plain(self):
        """Puts the browser back as it was."""
        self.media()
        self.browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        self.scripts(True)

    def complaints(self):
        """What the browser complains of: errors, and what a policy forbade."""
        return [entry["message"] for entry in self.browser.get_log("browser")
                if entry["level"] in ("SEVERE", "WARNING")]


def path_and_query(address):
    parts = urlsplit(address)
    return parts.path + (f"?{parts.query}" if parts.query else "")


def compact(value):
    return json.dumps(value, separators=(",", ":"))
