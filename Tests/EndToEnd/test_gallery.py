"""The gallery as a reader uses it, in Chromium."""

import json

import pytest
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from gallery import Gallery, path_and_query

pytestmark = pytest.mark.gallery

LOADERS = ["coins", "balls"]
TIMES = [0, 125, 500, 999]


@pytest.fixture
def gallery(browser, service):
    gallery = Gallery(browser, service.url)
    yield gallery
    gallery.plain()


@pytest.fixture
def quiet(gallery):
    """The browser has nothing to complain of when the test is over."""
    gallery.complaints()
    yield gallery
    assert gallery.complaints() == []


@pytest.fixture(scope="module")
def descriptions(client):
    return {name: client.read_json(f"/loaders/{name}") for name in LOADERS}


def test_the_grid_shows_every_loader(quiet, client):
    told = client.read_json("/loaders")
    quiet.open()
    assert quiet.shown == [loader["name"] for loader in told["loaders"]]
    assert str(told["count"]) in quiet.text("#count")
    quiet.until("return document.querySelector('#grid img').naturalWidth > 0")


def test_search_families_and_tags(quiet, client):
    loaders = client.read_json("/loaders")["loaders"]
    quiet.open()
    search = quiet.one("#q")
    search.send_keys("COIN")
    found = quiet.shown
    assert "coins" in found and "balls" not in found
    search.clear()
    search.send_keys("no loader is called so")
    assert quiet.shown == [] and quiet.one("#nothing").is_displayed()
    search.clear()
    search.send_keys(Keys.SPACE)
    family = loaders[0]["family"]
    Select(quiet.one("#family")).select_by_value(family)
    assert quiet.shown == [each["name"] for each in loaders if each["family"] == family]
    Select(quiet.one("#family")).select_by_value("")
    tag = loaders[-1]["tags"][0]
    Select(quiet.one("#tag")).select_by_value(tag)
    assert quiet.shown == [each["name"] for each in loaders if tag in each["tags"]]


@pytest.mark.parametrize("name", LOADERS)
def test_a_click_opens_the_studio(quiet, descriptions, name):
    quiet.open()
    quiet.one(f'#grid [data-name="{name}"] a').click()
    quiet.settle()
    assert quiet.text("#studio-title") == descriptions[name]["title"]
    assert quiet.fragment == name
    quiet.one("#close").click()
    quiet.until("return !document.querySelector('#studio').open && location.hash === ''")
    quiet.until("return document.activeElement.textContent.trim() === arguments[0]",
                quiet.text(f'#grid [data-name="{name}"] a').strip())


@pytest.mark.parametrize("name", LOADERS)
def test_every_control_changes_the_address(quiet, client, descriptions, name):
    """Each control takes its parameter's example; the picture answers it, and reset undoes it."""
    quiet.open(f"#{name}")
    properties = descriptions[name]["parameters"]["properties"]
    controls = [each.get_attribute("id").removeprefix("p-")
                for each in quiet.all("#controls .control [id^=p-]:not(p)")]
    assert set(controls) == set(properties) - {
        "t", "progress", "frame", "precision", "download", "v", "_"}
    taken = next(each for each in descriptions[name]["formats"] if each["extension"] == "svg")
    for parameter in controls:
        example = properties[parameter]["examples"][0]
        quiet.enter(parameter, example)
        shown = f"{parameter}="
        assert shown in quiet.fragment, parameter
        assert (shown in path_and_query(quiet.file_address)) == (
            parameter in taken["parameters"]), parameter
        assert quiet.one(f"#p-{parameter}").get_attribute("aria-invalid") != "true", parameter
        assert client.get(path_and_query(quiet.file_address)).status == 200, parameter
        quiet.one("#reset").click()
        quiet.settle()
        assert quiet.fragment == name, parameter


def test_sliders_and_colour_fields_follow_and_lead(quiet):
    quiet.open("#balls")
    slider = quiet.one("#p-scale").find_element("xpath", "../input[@type='range']")
    quiet.slide(slider, 2)
    assert quiet.one("#p-scale").get_attribute("value") == "2"
    assert quiet.fragment == "balls?scale=2"
    quiet.enter("scale", "1.25")
    assert slider.get_attribute("value") == "1.25"
    field = quiet.one("#p-color").find_element("xpath", "../input[@type='color']")
    quiet.slide(field, "#0a84ff")
    assert quiet.fragment == "balls?scale=1.25&color=0a84ff"


def test_a_wrong_value_is_told_where_it_stands(gallery):
    gallery.open("#balls?scale=9")
    field = gallery.one("#p-scale")
    gallery.until("return document.querySelector('#p-scale').ariaInvalid === 'true'")
    wrong = gallery.one("#p-scale-wrong")
    assert wrong.is_displayed() and "0.5 to 3" in wrong.text
    assert "p-scale-wrong" in field.get_attribute("aria-describedby")
    gallery.enter("scale", "1.4")
    assert not gallery.one("#p-scale-wrong").is_displayed()


@pytest.mark.parametrize("name", LOADERS)
def test_any_instant(quiet, client, descriptions, name):
    quiet.open(f"#{name}?duration=2")
    for place in TIMES:
        quiet.slide(quiet.one("#time"), place)
        target = path_and_query(quiet.one("#instant-link").get_attribute("href"))
        told = json.loads(quiet.text("#instant-state"))
        assert told == client.read_json(target)
        assert told["t"] == pytest.approx(place / 1000 * 2)
        assert f"t={told['t']:g}" in quiet.one("#instant").get_attribute("src")
    quiet.until("return document.querySelector('#instant').naturalWidth > 0")


def test_every_format_is_offered_with_its_length(quiet, client, descriptions):
    quiet.open("#coins?color=0a84ff")
    for format in descriptions["coins"]["formats"]:
        quiet.select("#format", format["extension"])
        target = path_and_query(quiet.file_address)
        assert target.startswith(f"/loader/coins.{format['extension']}")
        reply = client.get(target)
        assert reply.status == 200 and reply.media_type == format["mediaType"].split(";")[0]
        digits = "".join(each for each in quiet.text("#bytes") if each.isdigit())
        assert int(digits) == len(reply.content), format["extension"]
        download = client.get(path_and_query(quiet.one("#download").get_attribute("href")))
        assert download["content-disposition"] == (
            f'attachment; filename="coins.{format["extension"]}"')
        assert download.media_type == reply.media_type and download.content


def test_permalinks(quiet):
    """What was chosen is in the address, and the address alone brings it back."""
    quiet.open("#coins")
    quiet.enter("duration", "1.5")
    quiet.enter("title", "Würfel & 加载")
    quiet.enter("symbol", "euro")
    address = quiet.run("return location.href")
    quiet.browser.get("about:blank")
    quiet.browser.get(address)
    quiet.settle()
    values = {name: quiet.one(f"#p-{name}").get_attribute("value")
              for name in ("duration", "title", "symbol", "speed")}
    assert values == {"duration": "1.5", "title": "Würfel & 加载", "symbol": "euro", "speed": ""}
    assert "duration=1.5" in quiet.file_address


def test_back_and_forward(quiet):
    quiet.open()
    quiet.one('#grid [data-name="balls"] a').click()
    quiet.settle()
    quiet.browser.back()
    quiet.until("return !document.querySelector('#studio').open")
    assert quiet.fragment == ""
    quiet.browser.forward()
    quiet.settle()
    assert quiet.text("#studio-title") == "Three balls"


def test_motion_can_be_stopped(quiet):
    moving = ("return [...document.querySelectorAll('#grid img')]"
              ".filter((image) => !image.src.includes('motion=none')).length")
    quiet.open()
    assert quiet.run(moving) > 0
    quiet.one("#pause").click()
    assert quiet.run(moving) == 0
    assert quiet.one("#pause").get_attribute("aria-pressed") == "true"
    quiet.one('#grid [data-name="balls"] a').click()
    quiet.settle()
    grounds = "return [...document.querySelectorAll('.ground img')].map((image) => image.src)"
    quiet.until(f"{grounds.replace('.map', '.every').replace('image.src', 'image.src.includes(`motion=none`)')}")
    quiet.one("#studio-pause").click()
    quiet.until(f"{grounds.replace('.map', '.every').replace('=> image.src', '=> !image.src.includes(`motion=none`)')}")


def test_the_page_itself_does_not_move(quiet):
    quiet.media(prefers_reduced_motion="reduce")
    quiet.open("#balls")
    assert quiet.run("return document.getAnimations().length") == 0


def test_without_script_the_grid_is_there(gallery, client):
    gallery.scripts(False)
    gallery.open()
    gallery.scripts(True)
    links = gallery.all("#grid a")
    assert len(links) == client.read_json("/loaders")["count"]
    assert not gallery.one("#filter").is_displayed()
    assert links[0].is_displayed()
    assert gallery.run("return document.querySelector('#grid img').naturalWidth") > 0


def test_the_keyboard_suffices(quiet):
    """From the top of the page into a loader, through its controls, and back to its card."""
    quiet.open()
    quiet.press(Keys.TAB)
    assert quiet.focus.startswith("Skip")
    quiet.press(Keys.ENTER)
    quiet.press(Keys.TAB)
    card = quiet.focus
    assert "coins" in card
    quiet.press(Keys.ENTER)
    quiet.settle()
    within = "return document.querySelector('#studio').contains(document.activeElement)"
    assert quiet.run(within)
    reached = set()
    for _ in range(120):
        quiet.press(Keys.TAB)
        focus = quiet.focus
        if focus in reached and focus == "reset":
            break
        reached.add(focus)
    assert {"reset", "share", "close", "time", "format", "copy-address", "download", "snippet",
            "copy-snippet", "p-duration", "p-color"} <= reached
    quiet.press(Keys.ESCAPE)
    quiet.until("return !document.querySelector('#studio').open")
    quiet.until("return document.activeElement.textContent.trim() === arguments[0]", card)


def test_both_languages(quiet):
    quiet.open("?lang=zh#coins")
    assert quiet.run("return document.documentElement.lang") == "zh"
    assert quiet.text("#close") == "关闭"
    quiet.open("?lang=zh")
    quiet.one('nav a[hreflang="en"]').click()
    quiet.until("return document.documentElement.lang === 'en'")


def test_first_paint(quiet, report):
    """Told, not judged: how long depends on what else the machine does."""
    quiet.browser.execute_cdp_cmd("Network.enable", {})
    quiet.browser.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": True})
    quiet.open()
    quiet.browser.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": False})
    paints = quiet.until(
        "const all = performance.getEntriesByType('paint');"
        "return all.length && all.map((each) => [each.name, each.startTime])")
    sizes = quiet.run(
        "return performance.getEntriesByType('resource').concat("
        "performance.getEntriesByType('navigation')).filter((each) =>"
        "/(css|js)(\\?|$)|\\/$/.test(each.name)).reduce((sum, each) => sum + each.transferSize, 0)")
    report("The gallery in Chromium", ("measure", "value"), ("transferred", f"{sizes} bytes"))
    for name, start in paints:
        report("The gallery in Chromium", ("measure", "value"), (name, f"{start:.0f} ms"))
    assert 0 < sizes < 60_000
