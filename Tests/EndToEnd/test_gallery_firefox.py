"""The gallery in Firefox: its main ways, and the canvas that plays frame states."""

import pytest

from firefox import Firefox

SETTLED = ("return document.documentElement.dataset.state === 'settled'"
           " && document.querySelector('#studio').open")
PATIENCE = 60.0


@pytest.fixture(scope="module")
def firefox():
    with Firefox() as browser:
        yield browser


@pytest.fixture
def page(firefox, service):
    firefox.open("about:blank")
    firefox.open(f"{service.url}/?lang=en")
    firefox.wait("return !document.querySelector('#filter').hidden", patience=PATIENCE)
    return firefox


def test_search(page):
    shown = page.run(
        "const search = document.querySelector('#q'); search.value = 'coin';"
        "search.dispatchEvent(new Event('input'));"
        "return [...document.querySelectorAll('#grid li:not([hidden])')]"
        ".map((card) => card.dataset.name)")
    assert "coins" in shown and "balls" not in shown


def test_studio(page, client):
    page.run("document.querySelector('#grid [data-name=coins] a').click()")
    page.wait(SETTLED, patience=PATIENCE)
    page.run("const field = document.querySelector('#p-duration'); field.value = '1.5';"
             "field.dispatchEvent(new Event('input', {bubbles: true}))")
    page.wait(SETTLED, patience=PATIENCE)
    assert page.run("return location.hash") == "#coins?duration=1.5"
    length = page.run("return document.querySelector('#bytes').textContent")
    assert int("".join(filter(str.isdigit, length))) == len(
        client.read("/loader/coins.svg?duration=1.5"))
    page.wait("return document.querySelector('.ground img').naturalWidth > 0", patience=PATIENCE)
    page.run("document.querySelector('#close').click()")
    page.wait("return location.hash === '' && !document.querySelector('#studio').open",
              patience=PATIENCE)


def test_canvas(page, other_site):
    """The canvas of the snippet shows something that changes."""
    page.run("location.hash = '#coins?coin1=0a84ff'")
    page.wait(SETTLED, patience=PATIENCE)
    page.run("const choice = document.querySelector('#snippet'); choice.value = 'canvas';"
             "choice.dispatchEvent(new Event('change', {bubbles: true}))")
    page.wait(SETTLED, patience=PATIENCE)
    text = page.run("return document.querySelector('#snippet-text').textContent")
    page.open(other_site)
    page.run("document.body.append(document.createRange().createContextualFragment(arguments[0]))",
             text)
    blue = """
        const canvas = document.querySelector('canvas');
        const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
        let [count, sum] = [0, 0];
        for (let place = 0; place < data.length; place += 4) {
          if (data[place] === 10 && data[place + 1] === 132 && data[place + 2] === 255) {
            count += 1;
            sum += place / 4 % canvas.width;
          }
        }"""
    page.wait(blue + "return count > 100", patience=PATIENCE)
    begin = page.run(blue + "return sum / count")
    page.wait(blue + "return Math.abs(sum / count - arguments[0]) > 3", begin, patience=PATIENCE)
