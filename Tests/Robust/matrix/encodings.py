"""Escapes and characters: what a target says, and what it only seems to say."""

from matrix.row import answered, get, library, refused, row

ESCAPES = "RFC 3986, 2.1"
UTF8 = "RFC 3629, 3"
FORM = "URL Standard, 5.1"
PATH = "RFC 3986, 3.3"


def path(name, target, status, clause, reason):
    return row(name, get(target), answered(status), clause, reason)


def value(name, text, status, clause, reason):
    return path(name, b"/loader/coins.svg?" + text, status, clause, reason)


ROWS = [
    path("escaped letter in the path", b"/loader/%63oins.svg", 200, ESCAPES, "c in other words"),
    path("escaped dot in the path", b"/loader/coins%2esvg", 200, ESCAPES, "a dot"),
    path("escaped slash", b"/loader%2fcoins.svg", 404, PATH, "a character of its segment"),
    path("escaped question mark", b"/loader/coins.svg%3fscale=1", 404, PATH,
         "a character of its segment"),
    path("escaped escape", b"/loader/%2563oins.svg", 404, ESCAPES, "decoded once"),
    path("escaped NUL in the path", b"/loader/coins%00.svg", 400, ESCAPES, "no name has a NUL"),
    path("escaped NUL behind the path", b"/loader/coins.svg%00", 400, ESCAPES,
         "no name has a NUL"),
    path("escaped line end in the path", b"/loader/coins%0d%0aX:%201", 404, ESCAPES,
         "a strange name"),
    path("half an escape in the path", b"/loader/coins%2", 400, ESCAPES, "no escape"),
    path("escape of no digits in the path", b"/loader/coins%zz.svg", 400, ESCAPES, "no escape"),
    path("percent alone", b"/%", 400, ESCAPES, "no escape"),
    path("escape of the IIS kind", b"/loader/%u0063oins.svg", 400, ESCAPES, "no escape"),
    path("no UTF-8 in the path", b"/loader/%ff.svg", 400, UTF8, "no UTF-8"),
    path("overlong dot in the path", b"/loader/%c0%ae%c0%ae/etc", 400, UTF8, "no UTF-8"),
    path("raw bytes in the path", b"/loader/\xc3\xa4.svg", 404, UTF8, "a name that nobody has"),
    path("raw bytes of no UTF-8", b"/loader/\xff\xfe.svg", 400, UTF8, "no UTF-8"),
    path("climbing", b"/loader/../../../etc/passwd", 404, PATH, "nothing is normalised"),
    path("climbing by escapes", b"/loader/%2e%2e%2f%2e%2e%2fetc%2fpasswd", 404, PATH,
         "a strange name"),
    path("climbing by escapes of escapes", b"/loader/%252e%252e/coins.svg", 404, PATH,
         "a strange name"),
    path("dot segment", b"/./loader/coins.svg", 404, PATH, "nothing is normalised"),
    path("empty segment", b"/loader//coins.svg", 404, PATH, "nothing is normalised"),
    path("slash at the end", b"/loader/coins.svg/", 404, PATH, "another address"),
    path("parameters of a segment", b"/loader/coins.svg;v=1", 404, PATH, "a strange name"),
    path("capitals", b"/Loader/Coins.SVG", 404, PATH, "paths are case-sensitive"),
    path("plus in the path", b"/loader/co+ins.svg", 404, FORM, "a plus is a plus in paths"),
    value("escaped name of a parameter", b"sc%61le=1.1", 200, ESCAPES, "scale in other words"),
    value("escaped comma", b"colors=f00%2c0f0", 200, ESCAPES, "a comma"),
    value("escaped number sign", b"color=%23ff0000", 200, ESCAPES, "a colour"),
    value("raw number sign", b"color=#ff0000", 200, "RFC 3986, 3.5",
          "no fragment is sent; browsers cut it off"),
    value("escaped ampersand", b"title=a%26scale=99", 200, ESCAPES, "text"),
    value("escaped equals sign", b"scale%3d1.1", 400, ESCAPES, "an unknown name"),
    value("escaped NUL in a value", b"scale=1%00", 400, ESCAPES, "no number"),
    value("escaped NUL in a title", b"title=a%00b", 400, ESCAPES, "no document holds it"),
    value("escaped NUL in a name", b"scale%00=1", 400, ESCAPES, "an unknown name"),
    value("half an escape in a value", b"scale=1%", 400, ESCAPES, "no escape"),
    value("half an escape in a name", b"sca%6=1", 400, ESCAPES, "no escape"),
    value("escape across a separator", b"title=%2&scale=1", 400, ESCAPES, "no escape"),
    value("no UTF-8 in a value", b"title=%ff", 400, UTF8, "no UTF-8"),
    value("overlong slash", b"title=%c0%af", 400, UTF8, "no UTF-8"),
    value("overlong NUL", b"title=%c0%80", 400, UTF8, "no UTF-8"),
    value("half a surrogate", b"title=%ed%a0%80", 400, UTF8, "no UTF-8"),
    value("beyond Unicode", b"title=%f4%90%80%80", 400, UTF8, "no UTF-8"),
    value("half a character", b"title=%e2%82", 400, UTF8, "no UTF-8"),
    value("no character", b"title=%ef%bf%bf", 400, "XML 1.0, 2.2", "no document holds it"),
    value("byte order mark", b"title=%ef%bb%bfa", 200, UTF8, "a character like others"),
    value("right-to-left override", b"title=%e2%80%aegvs", 200, UTF8, "a character like others"),
    value("markup in a title", b"title=%3c/title%3e%3cscript%3ealert(1)%3c/script%3e", 200,
          "XML 1.0, 2.4", "escaped where it is written"),
    value("end of a section in a title", b"title=]]%3e", 200, "XML 1.0, 2.4",
          "escaped where it is written"),
    value("line end in a title", b"title=a%0d%0aX-A:%20b", 400, "RFC 9110, 5.5",
          "a control character"),
    value("plus in a title", b"title=a+b", 200, FORM, "a space in queries"),
    value("plus in a colour", b"color=+red", 400, FORM, "a space in queries; no colour"),
    value("plus in a number", b"scale=%2b1.1", 200, "CSS Syntax 3, 4.3.12", "numbers have signs"),
    value("semicolon for a separator", b"scale=1;duration=2", 400, FORM, "no separator"),
    value("two question marks", b"?scale=1.1", 400, "RFC 3986, 3.4", "an unknown name"),
    value("brackets", b"scale[]=1", 400, FORM, "an unknown name"),
    value("empty query", b"", 200, "RFC 3986, 3.4", "nothing is asked"),
    value("parameter without a value", b"scale=", 200, FORM, "as if it were absent"),
    value("twice the same", b"scale=1.1&scale=1.1", 400, FORM, "which one counts is not told"),
    value("number of other digits", b"scale=%ef%bc%91", 400, "CSS Syntax 3, 4.3.12",
          "digits of ASCII alone"),
    value("infinity", b"scale=1e999", 400, "CSS Syntax 3, 4.3.12", "no finite number"),
    value("no number", b"scale=NaN", 400, "CSS Syntax 3, 4.3.12", "no number"),
    value("hexadecimal number", b"scale=0x1", 400, "CSS Syntax 3, 4.3.12", "no number"),
    value("comma in a number", b"scale=1,1", 400, "CSS Syntax 3, 4.3.12", "no number"),
    row("raw quotation marks", get(b'/loader/coins.svg?title="a"'), answered(),
        "RFC 3986, 2", "let through as text"),
    row("raw brackets", get(b"/loader/coins.svg?title=<a>"), answered(),
        "RFC 3986, 2", "let through as text, escaped where it is written"),
    row("raw space at the end", get(b"/loader/coins.svg?title=a "), refused(400),
        "RFC 9112, 3.2", "spaces are escaped in targets",
        newer=library(301)),
]
