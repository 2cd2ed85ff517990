"""Tables, as text and as Markdown."""

BEGIN, END = "<!-- begin figures -->", "<!-- end figures -->"


def lines(head, rows):
    """A table in columns of equal width."""
    table = [[str(cell) for cell in row] for row in [head, *rows]]
    widths = [max(len(row[column]) for row in table) for column in range(len(head))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip()
            for row in table]


def markdown(head, rows):
    """The lines of a table in Markdown."""
    rule = ["---"] * len(head)
    return [f"| {' | '.join(str(cell) for cell in row)} |" for row in [head, rule, *rows]]


def replace(file, text):
    """Puts lines between two marks in a file."""
    before, begin, rest = file.read_text("utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{file} has no place for figures")
    file.write_text("\n".join([before + BEGIN, *text, END + after]), "utf-8")
