"""Edges of the limits: one less, the limit, one more; and floods."""

from matrix.row import HOST, PICTURE, answered, get, perhaps, refused, row

TARGET_LIMIT = 8192
HEAD_LIMIT = 12288
PARAMETER_LIMIT = 64
LONG = "RFC 9110, 15.5.15"
LARGE = "RFC 6585, 5"


def target(size):
    """A target of just so many bytes whose answer is a picture."""
    start = b"/loader/coins.svg?v="
    return start + b"x" * (size - len(start))


def head(size):
    """A request whose head has just so many bytes."""
    bare = get(PICTURE, b"X-A: \r\n")
    return get(PICTURE, b"X-A: " + b"x" * (size - len(bare)) + b"\r\n")


def parameters(count, item=b"_=1"):
    return get(b"/loader/coins.svg?" + b"&".join([item] * count))


def distinct(count):
    return get(b"/loader/coins.svg?" + b"&".join(b"p%d=1" % number for number in range(count)))


ROWS = [
    row("target one below the limit", get(target(TARGET_LIMIT - 1)), answered(), LONG,
        "targets up to 8,192 bytes are read"),
    row("target at the limit", get(target(TARGET_LIMIT)), answered(), LONG,
        "targets up to 8,192 bytes are read"),
    row("target one above the limit", get(target(TARGET_LIMIT + 1)), refused(414), LONG,
        "longer than is read"),
    row("path above the limit", get(b"/" + b"x" * TARGET_LIMIT), refused(414), LONG,
        "longer than is read"),
    row("target above half of the pool", get(target(11000)), refused(414), LONG,
        "longer than is read"),
    *[row(f"target of {size:,} bytes", get(target(size)), perhaps(400, 414, 431), LONG,
          "no room for the line")
      for size in (14000, 15500, 16000, 16350, 16384, 17000, 32768, 70000, 1000000)],
    row("line without an end", b"GET /" + b"x" * 200000, perhaps(400, 414, 431), LONG,
        "no room for the line"),
    row("head at the limit", head(HEAD_LIMIT), answered(), LARGE,
        "heads up to 12,288 bytes are read"),
    row("head one above the limit", head(HEAD_LIMIT + 1), refused(431), LARGE,
        "larger than is read"),
    *[row(f"head of {size:,} bytes", head(size), perhaps(400, 413, 431), LARGE,
          "no room for the head")
      for size in (13000, 14000, 15000, 15800, 16000, 16200, 16300, 16370, 16384, 16400, 20000,
                   100000, 1000000)],
    row("field without an end", b"GET / HTTP/1.1\r\nX: " + b"x" * 200000,
        perhaps(400, 413, 431), LARGE, "no room for the head"),
    row("100 fields", get(PICTURE, b"X-A: x\r\n" * 100), answered(), "RFC 9110, 5.4",
        "many, but within the limits"),
    row("2,000 fields", get(PICTURE, b"X-A: x\r\n" * 2000), perhaps(400, 413, 431), LARGE,
        "no room for the head"),
    row("1,000 short fields", get(PICTURE, b"A:\r\n" * 1000), perhaps(200, 400, 413, 431), LARGE,
        "what the library keeps of a field takes more room than the field"),
    row("300 fields, all different",
        get(PICTURE, b"".join(b"X-%d: %d\r\n" % (each, each) for each in range(300))),
        perhaps(200, 400, 413, 431), LARGE, "whether there is room or not"),
    *[row(f"{count} short fields", get(PICTURE, b"A:\r\n" * count), perhaps(200, 431), LARGE,
          "at the edge of the library's memory; a reply all the same")
      for count in (190, 200, 206, 208, 210, 212, 214, 216, 220, 230)],
    row("212 short fields, the last no token", get(PICTURE, b"A:\r\n" * 212 + b"(:\r\n"),
        perhaps(400, 431), LARGE, "at the edge of the library's memory; a reply all the same"),
    row("500 cookies", get(PICTURE, b"Cookie: " + b"a=b; " * 500 + b"c=d\r\n"),
        perhaps(431), "RFC 6265, 6.1",
        "the library keeps cookies apart, which takes more room than there is"),
    row("100 cookies", get(PICTURE, b"Cookie: " + b"a=b; " * 100 + b"c=d\r\n"), answered(),
        "RFC 6265, 6.1", "cookies mean nothing here"),
    row("parameters at the limit", parameters(PARAMETER_LIMIT, b"a="), answered(400), LONG,
        "64 are read; these are unknown"),
    row("one parameter too many", distinct(PARAMETER_LIMIT + 1), answered(400), LONG,
        "the 65th is refused"),
    row("100 parameters", distinct(100), answered(400), LONG, "more than are read"),
    row("480 parameters", distinct(480), answered(400), LONG,
        "so many would leave the library without a word"),
    row("1,000 parameters", distinct(1000), answered(400), LONG, "more than are read"),
    row("3,900 parameters", parameters(3900, b"a"), answered(400), LONG, "more than are read"),
    row("4,000 separators", get(b"/loader/coins.svg?" + b"&" * 4000), answered(),
        "URL Standard, 5.1", "empty items are none"),
    row("64 separators", get(b"/loader/coins.svg?" + b"&" * 64), answered(),
        "URL Standard, 5.1", "empty items are none"),
    row("4,000 equals signs", get(b"/loader/coins.svg?" + b"=" * 4000), answered(400),
        "URL Standard, 5.1", "a parameter without a name"),
    row("4,000 question marks", get(b"/loader/coins.svg?" + b"?" * 4000), answered(400),
        "RFC 3986, 3.4", "a parameter of a strange name"),
    row("value of 7,000 digits", get(b"/loader/coins.svg?scale=" + b"9" * 7000), answered(400),
        LONG, "a number out of range"),
    row("small number of 7,000 digits",
        get(b"/loader/coins.svg?scale=1." + b"0" * 7000), answered(),
        "CSS Syntax 3, 4.3.12", "1, at length"),
    row("name of 7,000 letters", get(b"/loader/" + b"x" * 7000 + b".svg"), answered(404), LONG,
        "no such loader"),
    row("4,000 slashes", get(b"/" * 4000), answered(404), "RFC 3986, 3.3",
        "nothing is normalised"),
    row("2,000 segments up", get(b"/.." * 2000), answered(404), "RFC 3986, 3.3",
        "nothing is normalised"),
    row("frames by the ten thousand", get(b"/frames/balls?fps=60&duration=60"), answered(),
        "RFC 9112, 6", "a large answer is whole"),
    row("HEAD of a large answer", get(b"/frames/balls?fps=60&duration=60", method=b"HEAD"),
        answered(), "RFC 9110, 9.3.2", "its length alone", heads=[0]),
    row("empty lines by the thousand", b"\r\n" * 3000 + get(PICTURE), perhaps(200, 400, 414, 431),
        "RFC 9112, 2.2", "empty lines before a request line are overlooked"),
    row("request of one byte", b"G", perhaps(400), "RFC 9112, 9.5", "the deadline ends it"),
    row("head without an end", b"GET / HTTP/1.1\r\n" + HOST, perhaps(400, 408),
        "RFC 9112, 9.5", "the deadline ends it"),
    row("nothing at all", b"", perhaps(408), "RFC 9112, 9.5", "the idle time ends it"),
]
