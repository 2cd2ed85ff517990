"""What an SVG document says, read as XML."""

import re
import xml.etree.ElementTree as ElementTree

SVG = "{http://www.w3.org/2000/svg}"
PATH_COMMANDS = re.compile("[MmZzLlHhVvCcSsQqTtAa]")


class Document:
    """An SVG document: its elements, names, style rules and numbers."""

    def __init__(self, content):
        self.content = content
        self.root = ElementTree.fromstring(content)
        self.elements = list(self.root.iter())
        self.style = "".join(
            element.text or "" for element in self.elements if element.tag == SVG + "style")

    def attributes(self, name):
        return [each.attrib[name] for each in self.elements if name in each.attrib]

    @property
    def animations(self):
        return [each for each in self.elements if each.tag.startswith(SVG + "animate")]

    @property
    def ids(self):
        return self.attributes("id")

    @property
    def classes(self):
        return {name for value in self.attributes("class") for name in value.split()}

    @property
    def key_frames(self):
        return re.findall(r"@keyframes\s+([^\s{]+)", self.style)

    @property
    def names(self):
        """Every id, class and name of key frames."""
        return set(self.ids) | self.classes | set(self.key_frames)

    @property
    def references(self):
        """The ids that are referred to."""
        found = [href.removeprefix("#") for href in self.attributes("href")]
        for element in self.elements:
            for value in element.attrib.values():
                found += re.findall(r"url\(#([^)]+)\)", value)
        return found

    @property
    def selectors(self):
        """The selectors of style rules, those of key frames left out."""
        style = re.sub(r"@keyframes[^{]*{(?:[^{}]*{[^{}]*})*[^{}]*}", "", self.style)
        style = re.sub(r"@media[^{]*{", "", style)
        heads = re.findall(r"([^{}]+){", style)
        return [part.strip() for head in heads if not head.strip().startswith("@")
                for part in head.split(",")]

    @property
    def plain_style(self):
        """The style sheet of a viewer without any preference."""
        return re.sub(r"@media[^{]*{(?:[^{}]*{[^{}]*})*}", "", self.style)

    @property
    def figures(self):
        """Everything that holds numbers, with words and colours taken out."""
        texts = [self.style]
        for element in self.elements:
            for name, value in element.attrib.items():
                if name in ("id", "class", "fill", "stroke", "role", "href"):
                    continue
                if name in ("d", "path"):
                    value = PATH_COMMANDS.sub(" ", value)
                texts.append(value)
        text = re.sub(r"#[0-9A-Fa-f]+", " ", "\n".join(texts))
        return re.sub(r"(?<![\w.])\.?[A-Za-z_][\w-]*", " ", text)
