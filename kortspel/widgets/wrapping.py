"""Words in lines: breaks only at plain spaces, and counts columns, not letters."""

from __future__ import annotations

from rich.cells import cell_len, chop_cells


def wrapped(words: str, width: int, indent: str = "") -> list[str]:
    """The words in lines of so many columns at most; every line but the first begins with the indent.

    A no-break space holds together what stands round it. A word that is wider than a line is cut.
    """
    lines: list[str] = []
    line = ""
    for word in words.split(" "):
        tried = f"{line} {word}" if line.strip() else line + word
        if cell_len(tried) <= width:
            line = tried
            continue
        if line.strip():
            lines.append(line)
        line = indent + word if lines else word
        while cell_len(line) > width:
            first = chop_cells(line, max(1, width))[0]
            lines.append(first)
            line = indent + line[len(first) :]
    return [*lines, line] if line.strip() else lines
