"""Escaping stray signs in a scanned text, so that it can be read as a page file."""

from __future__ import annotations

import re

from lawsofplay.base.errors import InputError
from lawsofplay.transcription.inline import parse_inline
from lawsofplay.transcription.model import ARGUMENT_KINDS, PLAIN_KINDS

# A mark that part 5 of TRANSCRIPTION.md defines, or a sign that is already escaped.
_KNOWN = re.compile(
    r"\\[\[\]_|\\:#@§]|(?<=\S)\[\?\]|\[\.\.\.[^\[\]]*\]|\[=[^\[\]]*\]|\[sic:[^\[\]]*\]|\[\^[^\[\]]+\]"
)
_LABEL = re.compile(r"§ (?:\[[^\[\]]*\]|[^\s\[])+")
_DIRECTIVE = re.compile(rf":(?:{'|'.join(sorted(PLAIN_KINDS | ARGUMENT_KINDS))})(?: .*)?$")
_FIRST = re.compile(r"(?:# |## |@ )")


def escape_strays(body: str) -> str:
    """The body of a page with a backslash before each stray sign.

    Stray are the brackets that are no mark in part 5 of TRANSCRIPTION.md. Of an odd number of
    ``_`` in a block, the last is stray. So is a ``:`` or ``§`` at the beginning of a block that is
    no directive and no law. Text without stray signs is returned unchanged.
    """
    return re.sub(r"(?:[^\n]*\S[^\n]*(?:\n|$))+", lambda block: _block(block[0]), body)


def _block(block: str) -> str:
    first, end, rest = block.partition("\n")
    if first.startswith("@ "):
        return first + end + (_block(rest) if rest else "")
    if _DIRECTIVE.match(first):
        table = first == ":table"
        rows = rest.split("\n") if table else [rest]
        return first + end + "\n".join(_text(row) for row in rows)
    label = _LABEL.match(first) or _FIRST.match(first)
    start = label.end() if label else 0
    if not label and first[0] in ":§":
        return "\\" + first[0] + _text(block[1:])
    return block[:start] + _text(block[start:])


def _text(text: str) -> str:
    """Text with the stray brackets between its marks escaped, and an odd underscore too."""
    parts, position = [], 0
    for mark in _KNOWN.finditer(text):
        parts += [_brackets(text[position : mark.start()]), mark[0]]
        position = mark.end()
    parts.append(_brackets(text[position:]))
    if sum(part.count("_") for part in parts[::2]) % 2:
        last = max(n for n in range(0, len(parts), 2) if "_" in parts[n])
        before, _, after = parts[last].rpartition("_")
        parts[last] = rf"{before}\_{after}"
    escaped = "".join(parts)
    try:
        parse_inline(escaped)
    except InputError:
        # A mark is in a place where it cannot be, so none of these signs is taken for a mark.
        return re.sub(r"\\?([\[\]_])", r"\\\1", text)
    return escaped


def _brackets(text: str) -> str:
    return re.sub(r"([\[\]])", r"\\\1", text)
