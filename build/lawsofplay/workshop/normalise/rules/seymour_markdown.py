"""Seymour came as Markdown: its marks become those of the page files, or go."""

from __future__ import annotations

import re

from lawsofplay.workshop.normalise.model import Context, RepairRule, per_line

_CELLS = re.compile(r"<p>(.*?)</p> <p>(.*?)</p>")
_NOTE_MARK = re.compile(r" ?\\\*")


def undress(text: str, context: Context) -> str:
    """A line without Markdown and HTML: italics between underscores, everything else plain.

    ``# ``, ``- `` and ``---`` mean nothing, since the scan set them by the look of a line. Bold
    type is only for drop capitals. A footnote's ``\\*`` becomes ``[^*]``.
    """
    text = text.replace("\xa0", " ").strip(" ")
    if text.strip("-") == "":
        return ""
    text = re.sub(r"^#+ |^- ", "", text)
    text = re.sub(r"([\[\]_])", r"\\\1", text)
    text = _NOTE_MARK.sub("[^*]", text)
    text = _CELLS.sub(r"\1 \2", text)
    text = text.replace("<sup>o</sup>", "°")
    text = re.sub(r"</?i>", "*", text)
    text = re.sub(r"</?b>|\*\*", "", text)
    return re.sub(r"(?<!\^)\*", "_", text)


def plain_signs(text: str, context: Context) -> str:
    """Quotation marks and dashes as the page files write them."""
    text = re.sub(r"“ ?", '"', re.sub(r" ?”", '"', text))
    return re.sub(r"—{2,}", "—", text)


def close_blanks(text: str, context: Context) -> str:
    """No blank before a point, no double blank, none at the ends of a line.

    The scan put blanks before ``;`` and ``:`` on some pages only, so the print does not have them.
    """
    if text.startswith((":", "@ ")) and not text.startswith(":entry "):
        return text.rstrip()
    text = re.sub(r"(?<=\S) +(?=[;:!?,.](?:[\s_)\]\"]|$))", "", text)
    text = re.sub(r"(?<=[;:!?,.]) (?=\))", "", text)
    return re.sub(r" {2,}", " ", text).strip()


SIGNS = RepairRule(
    "punctuation.signs",
    "punctuation",
    "Writes quotation marks and dashes plain.",
    per_line(plain_signs),
)

BLANKS = RepairRule(
    "punctuation.blanks",
    "punctuation",
    "Closes the blanks before points, which the scan set on some pages.",
    per_line(close_blanks),
)
