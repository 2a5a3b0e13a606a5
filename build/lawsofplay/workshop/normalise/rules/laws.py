"""Finds the numerals of numbered lists by their sequence, and restores them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rapidfuzz.distance import Levenshtein

from lawsofplay.base.errors import InputError
from lawsofplay.model.outline import Division
from lawsofplay.workshop.normalise.model import Book, Context, Line, RepairRule

ROMAN_CONFUSIONS: Mapping[str, str] = {
    "T": "I", "1": "I", "l": "I", "i": "I", "!": "I", "|": "I", "]": "I", "[": "I", "J": "I",
    "E": "I", "t": "I", "H": "II", "U": "II", "M": "III", "v": "V", "x": "X", "c": "C", "y": "V",
    "Y": "V",
}  # fmt: skip
"""What scanners print for the strokes of a Roman numeral."""

ARABIC_CONFUSIONS: Mapping[str, str] = {
    "l": "1", "I": "1", "i": "1", "!": "1", "|": "1", "O": "0", "o": "0", "S": "5", "s": "5",
    "D": "9", "g": "9", "q": "9", "B": "8", "z": "2", "Z": "2", "^": "5", "G": "6", "b": "6",
}  # fmt: skip
"""What scanners print for the figures of an Arabic numeral."""

TOKEN = (
    r"[\W_]{0,4}?(?P<numeral>[A-Za-z0-9\]\[|!^ſ' ]{1,14}?)"
    r"(?: ?[.,:;*_]+(?:\s+|$)|\s+(?=[A-Z][a-z]))"
)
"""The opening of an item: a few specks, the numeral, its point (or a blank and a capital)."""

DESTROYED = re.compile(r"\W{0,3}(?:\S{1,4} )?[^\s.,:;]{1,8}[.,:;]\s+(?=[A-Z])")
"""The rest of a destroyed numeral: a sign or two with a point, before a capital."""

Tolerance = Callable[[str], int]
"""How many strokes of a numeral may be wrong; a numeral of one stroke must be right."""

UNPARTED = 0.25
"""What a candidate costs more if no blank line stands before it."""


def roman(number: int) -> str:
    """A number as a Roman numeral: 4 is ``IV``, 60 is ``LX``."""
    values = ((100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"))
    result = ""
    for value, sign in (*values, (5, "V"), (4, "IV"), (1, "I")):
        while number >= value:
            result, number = result + sign, number - value
    return result


@dataclass(frozen=True)
class Candidate:
    """A line that may open an item: its place, its folded numeral, and its text.

    ``parted`` says that a blank line stands before it, ``marked`` that a patch made it an item.
    """

    place: int
    folded: str
    rest: str
    parted: bool = True
    marked: bool = False


def law_numerals(
    confusions: Mapping[str, str] | None = None,
    token: str = TOKEN,
    point: str = ".",
    tolerance: Tolerance = lambda numeral: min(len(numeral) // 2, 2),
) -> RepairRule:
    """The rule that rewrites the opening of every item of a counted division to ``§ III. text``.

    ``confusions`` folds what the scanner printed; without it, the division's numerals decide.
    ``token`` is the pattern of an opening with its group ``numeral``. ``point`` follows the numeral
    in print. ``tolerance`` gives how many strokes of a numeral may be wrong.

    All items are found together, as the cheapest rising sequence. So a misread numeral is known by
    its neighbours. Lines that a patch wrote as ``§ ...`` count as items. The outline's ``starts``
    names the line of an item whose numeral is destroyed.
    """
    pattern = re.compile(token)

    def apply(book: Book, context: Context) -> Book:
        counted = {x.id: x for x in context.outline if x.count}
        flow = [(p, i, x) for p, page in enumerate(book) for i, x in enumerate(page.lines)]
        changed: dict[tuple[int, int], str] = {}
        for division, first, last in _regions(flow, counted):
            folds = confusions or default_confusions(division.numerals)
            stretch = [line for _, _, line in flow[first:last]]
            found = find_items(stretch, division, folds, pattern, tolerance, context.siglum)
            for number, candidate in enumerate(found, 1):
                page, line, _ = flow[first + candidate.place]
                if not candidate.marked:
                    opening = f"§ {_printed(number, division)}{point} {candidate.rest}"
                    changed[page, line] = opening.rstrip()
        return tuple(
            page.with_lines(
                tuple(Line(x.number, changed.get((p, i), x.text)) for i, x in enumerate(page.lines))
            )
            for p, page in enumerate(book)
        )

    return RepairRule(
        "structure.law-numerals",
        "structure",
        "Finds the items of every counted list by their sequence and restores their numerals.",
        apply,
    )


def default_confusions(numerals: str) -> Mapping[str, str]:
    """The confusions for a division's kind of numerals."""
    return ARABIC_CONFUSIONS if numerals == "arabic" else ROMAN_CONFUSIONS


def _regions(
    flow: list[tuple[int, int, Line]], counted: dict[str, Division]
) -> list[tuple[Division, int, int]]:
    """Counted divisions, each with its lines from its opening to the next division."""
    marks = [
        (n, line.text[2:].strip()) for n, (_, _, line) in enumerate(flow) if line.text[:2] == "@ "
    ]
    if missing := sorted(counted.keys() - {name for _, name in marks}):
        mend = "no line opens this division; the rule of headings must run before that of laws"
        raise InputError("outline.toml", missing[0], mend)
    ends = [n for n, _ in marks[1:]] + [len(flow)]
    return [
        (counted[name], first + 1, last)
        for (first, name), last in zip(marks, ends, strict=True)
        if name in counted
    ]


def find_items(
    lines: list[Line],
    division: Division,
    confusions: Mapping[str, str],
    pattern: re.Pattern[str],
    tolerance: Tolerance,
    siglum: str,
) -> list[Candidate]:
    """The lines that open the items of a list, in order.

    Raises InputError, which names the list and the first item without a line.
    """
    candidates = _candidates(lines, division, confusions, pattern)
    hinted = division.starts
    reached: dict[int, tuple[float, list[Candidate]]] = {-1: (0.0, [])}
    for number in range(1, (division.count or 0) + 1):
        numeral = _printed(number, division)
        onward: dict[int, tuple[float, list[Candidate]]] = {}
        for candidate in candidates:
            if number in hinted and lines[candidate.place].number != hinted[number]:
                continue
            if number not in hinted and lines[candidate.place].number in hinted.values():
                continue
            sure = number in hinted or candidate.marked
            wrong = 0 if sure else Levenshtein.distance(candidate.folded, numeral)
            if wrong > tolerance(numeral):
                continue
            cost = wrong + (0.0 if sure or candidate.parted else UNPARTED)
            before = [v for place, v in reached.items() if place < candidate.place]
            if before:
                # Of equals take the later one, since a catchword imitates the numeral after it.
                least = min(reversed(before), key=lambda v: v[0])
                onward[candidate.place] = (least[0] + cost, [*least[1], candidate])
        if not onward:
            _missing(division, number, numeral, lines, siglum)
        reached = onward
    return min(reversed(reached.values()), key=lambda v: v[0])[1]


def _candidates(
    lines: list[Line],
    division: Division,
    confusions: Mapping[str, str],
    pattern: re.Pattern[str],
) -> list[Candidate]:
    found = []
    for place, line in enumerate(lines):
        if line.text.startswith("§ "):
            found.append(Candidate(place, "", line.text, marked=True))
        elif line.number in division.starts.values() and line.text.strip():
            found.append(Candidate(place, "", DESTROYED.sub("", line.text)))
        elif (match := pattern.match(line.text)) and not match["numeral"].islower():
            folded = fold_numeral(match["numeral"], confusions)
            parted = place == 0 or not lines[place - 1].text.strip()
            found.append(Candidate(place, folded, line.text[match.end() :], parted))
    return found


def fold_numeral(token: str, confusions: Mapping[str, str]) -> str:
    """A scanned numeral without its usual confusions: ``ITI`` is ``III``, ``XL V1]`` ``XLVII``."""
    return "".join(confusions.get(sign, sign) for sign in token if not sign.isspace())


def _printed(number: int, division: Division) -> str:
    return str(number) if division.numerals == "arabic" else roman(number)


def _missing(division: Division, number: int, numeral: str, lines: list[Line], siglum: str) -> None:
    near = f"lines {lines[0].number}-{lines[-1].number}" if lines else "an empty division"
    raise InputError(
        f"corpus/{siglum}/outline.toml",
        division.id,
        f"item {number} ({numeral}) not found in {near}; add its first line to 'starts'",
    )


LAW_NUMERALS = law_numerals()
