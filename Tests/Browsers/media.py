"""What a picture does when the user prefers less motion or dark colours."""

from figures import Figures

PAGE = """
<style>
#a { width: 10px } #b { width: 10px }
@media (prefers-reduced-motion: reduce) { #a { width: 20px } }
@media (prefers-color-scheme: dark) { #b { width: 20px } }
</style><div id=a></div><div id=b></div>
"""


def emulation(stage):
    """The preferences reach pages, each by itself and both together."""
    found = Figures()
    for reduced in (False, True):
        for dark in (False, True):
            stage.open(PAGE)
            stage.browser.emulate(reduced=reduced, dark=dark)
            widths = stage.browser.run(
                "return ['a', 'b'].map(id => document.getElementById(id).offsetWidth)")
            found.measured += 1
            if widths != [20 if reduced else 10, 20 if dark else 10]:
                found.faults.append(f"reduced {reduced}, dark {dark}: {widths}")
    stage.browser.emulate()
    return found
