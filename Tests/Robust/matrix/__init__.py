"""The matrix: what clients may send, good and bad, and what must come of it."""

from dataclasses import replace

from matrix import encodings, fields, framing, lines, protocols, sequences, sizes

GROUPS = {
    "Framing": framing.ROWS,
    "Request lines": lines.ROWS,
    "Fields": fields.ROWS,
    "Sizes and floods": sizes.ROWS,
    "Escapes and characters": encodings.ROWS,
    "Sequences": sequences.ROWS,
    "Other protocols": protocols.ROWS,
}
"""The rows by what they are about, in the order of the documentation."""

ROWS = [replace(each, group=group) for group, rows in GROUPS.items() for each in rows]
"""All rows."""
