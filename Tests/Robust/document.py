"""Writes the matrix into docs/robustness.md as tables: document.py [--check] PAGE"""

import sys
from pathlib import Path

from matrix import GROUPS, ROWS

BEGIN, END = "<!-- The matrix: made by `make matrix-table`. -->", "<!-- End of the matrix. -->"


def tables():
    lines = [BEGIN, ""]
    for group, rows in GROUPS.items():
        lines += [f"### {group}", "", "| request | comes to | with 1.0 | why | by |",
                  "|---|---|---|---|---|"]
        for each in rows:
            newer = each.newer.words if each.newer else ""
            cells = (each.name, each.outcome.words, newer, each.reason, each.clause)
            lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
        lines.append("")
    return "\n".join([*lines, END])


def main():
    page = Path(sys.argv[-1])
    text = page.read_text("utf-8")
    head, rest = text.split(BEGIN, 1)
    new = head + tables() + rest.split(END, 1)[1]
    if "--check" in sys.argv and new != text:
        sys.exit(f"{page} does not show the {len(ROWS)} rows: make matrix-table")
    page.write_text(new, "utf-8")


if __name__ == "__main__":
    main()
