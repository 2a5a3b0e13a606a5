"""Ways to spoil a data file: each gives the bytes of the file with one fault in it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from msgspec.structs import fields

from lawsofplay.base.schemas.names import Record

Spoil = Callable[[str, random.Random], str | bytes | None]
"""A function from a file's text and a source of chance to the spoilt file, or to None."""

_STATEMENT = re.compile(r"""^(?P<key>[a-z_]+|"[^"]+"|'[^']+'|\d+) = (?P<value>.+)$""")
_SCALAR = re.compile(r"""(?:"(?:[^"\\]|\\.)*"|'[^']*'|true|false|-?\d+)""")
_ADDRESS = re.compile(r"(?:bellecour|seymour|academie|quanti|cotton)(?:\.[a-z0-9-]+)+")
_KEYS = {field.encode_name for schema in Record.__subclasses__() for field in fields(schema)}
"""The keys that schemas know; a key that is a word of a book is not among them."""
_ALIKE = str.maketrans("aceopx", "асеорх")


def _line(text: str, chance: random.Random, fits: Callable[[str], object]) -> tuple[int, list[str]]:
    """A random line that fits, outside texts of several lines."""
    lines = text.split("\n")
    inside, found = "", []
    for number, line in enumerate(lines):
        begins = inside
        for mark in ('"""', "'''"):
            if line.count(mark) % 2 and inside in ("", mark):
                inside = "" if inside else mark
        if not begins and not inside and fits(line):
            found.append(number)
    return (chance.choice(found) if found else -1), lines


def changed_line(fits: Callable[[str], object], change: Callable[[str], str | None]) -> Spoil:
    """A way to spoil one line; the line is taken out if the change gives None."""

    def spoil(text: str, chance: random.Random) -> str | None:
        number, lines = _line(text, chance, fits)
        if number < 0:
            return None
        changed = change(lines[number])
        lines[number : number + 1] = [] if changed is None else [changed]
        return "\n".join(lines)

    return spoil


def _value(old: re.Pattern[str], new: str) -> Spoil:
    """A way to spoil the value of a statement on one line."""

    def fits(line: str) -> bool:
        found = _STATEMENT.match(line)
        return bool(found and _SCALAR.fullmatch(found["value"]) and old.match(found["value"]))

    def change(line: str) -> str:
        key, _, _ = line.partition(" = ")
        return f"{key} = {new}"

    return changed_line(fits, change)


def _empty(text: str, chance: random.Random) -> str:
    return ""


def _cut(text: str, chance: random.Random) -> str:
    """Half a file, ending in the middle of a line."""
    half = len(text) // 2
    while half and "\n" in text[half - 2 : half + 2]:
        half -= 1
    return text[:half]


def _not_utf8(text: str, chance: random.Random) -> bytes:
    place = chance.randrange(len(text))
    return text[:place].encode() + b"\xff\xfe" + text[place:].encode()


def _put(sign: str) -> Spoil:
    def spoil(text: str, chance: random.Random) -> str:
        place = chance.randrange(len(text))
        return text[:place] + sign + text[place:]

    return spoil


def _alike(text: str, chance: random.Random) -> str:
    """A letter of another alphabet that looks the same."""
    places = [n for n, sign in enumerate(text) if sign in "aceopx"]
    place = chance.choice(places)
    return text[:place] + text[place].translate(_ALIKE) + text[place + 1 :]


def _misspelt(line: str) -> str:
    key, _, value = line.partition(" = ")
    return f"{key[0]}q{key[1:]} = {value}"


def _plain(line: str) -> bool:
    found = _STATEMENT.match(line)
    return bool(found and found["key"] in _KEYS)


def _whole(line: str) -> bool:
    """Whether a statement begins and ends on its line."""
    found = _STATEMENT.match(line)
    return bool(found and _SCALAR.fullmatch(found["value"]))


def _climb(text: str, chance: random.Random) -> str | None:
    """A name that leads out of its folder."""
    names = re.compile(r'^(id|game|parent|page|file|path|where|function|opens|siglum) = "')
    number, lines = _line(text, chance, names.match)
    if number < 0:
        return None
    lines[number] = lines[number].replace('"', '"../../../', 1)
    return "\n".join(lines)


def _climbing_key(text: str, chance: random.Random) -> str | None:
    """A key that serves as a file name and leads out of its folder."""
    keys = re.compile(r"^(?:\[[a-z0-9-]+\]|[fpbz]\d+ = )")
    number, lines = _line(text, chance, keys.match)
    if number < 0:
        return None
    lines[number] = re.sub(r"^(\[?)([a-z0-9-]+)", r'\1"../../\2"', lines[number])
    return "\n".join(lines)


def _unknown_address(text: str, chance: random.Random) -> str | None:
    """An address that no law has."""
    found = list(_ADDRESS.finditer(text))
    if not found:
        return None
    at = chance.choice(found)
    return f"{text[: at.end()]}99999{text[at.end() :]}"


def _doubled_record(text: str, chance: random.Random) -> str | None:
    """A table of a list that stands twice."""
    blocks = re.split(r"(?m)^(?=\[\[)", text)
    inner = [n for n in range(1, len(blocks)) if not blocks[n].startswith(("[[case.", "[[list."))]
    if not inner:
        return None
    n = chance.choice(inner)
    while n + 1 < len(blocks) and blocks[n + 1].startswith(("[[case.", "[[list.", "[[oracle.")):
        blocks[n] += blocks.pop(n + 1)
    return "".join((*blocks[: n + 1], blocks[n].rstrip("\n"), "\n\n", *blocks[n + 1 :]))


def _doubled_line(text: str, chance: random.Random) -> str | None:
    number, lines = _line(text, chance, lambda line: _whole(line) or line.startswith("[["))
    if number < 0:
        return None
    lines.insert(number, lines[number])
    return "\n".join(lines)


COMMON: dict[str, Spoil] = {
    "emptied": _empty,
    "cut in half": _cut,
    "not UTF-8": _not_utf8,
    "NUL": _put("\0"),
    "control character": _put("\x1b"),
    "letter of another alphabet": _alike,
    "conflict marks": _put("\n<<<<<<< HEAD\n"),
    "a mark before the text": lambda text, chance: "\ufeff" + text,
    "other line ends": lambda text, chance: text.replace("\n", "\r\n"),
}
"""Ways that fit every file."""

_TEXT, _NUMBER = re.compile(r"[\"']"), re.compile(r"-?\d")
_BOOL = re.compile(r"true|false")

_PARAGRAPH = re.compile(r'"[fpbz]\d+[a-z]?\.')
_RANGE = re.compile(r'"([^"]+)\.\.([^"]+)" = ')
_CLASSED = re.compile(r'"[^"]+" = "[a-z ]+"$')

CLASSES: dict[str, Spoil] = {
    "paragraph that is not there": changed_line(
        lambda line: _PARAGRAPH.match(line), lambda line: f"{line[:2]}9{line[2:]}"
    ),
    "sentence that is not there": changed_line(
        lambda line: _PARAGRAPH.match(line) and ".." not in line and ":" not in line,
        lambda line: line.replace('" =', ':99" =', 1),
    ),
    "range that runs backwards": changed_line(
        lambda line: _RANGE.match(line), lambda line: _RANGE.sub(r'"\2..\1" = ', line)
    ),
    "class that is none": changed_line(
        lambda line: _PARAGRAPH.match(line) and _CLASSED.match(line), lambda line: f'{line[:-1]}q"'
    ),
}
"""Ways that fit the lines of classes in norms.toml; other files have no such lines."""

TOML: dict[str, Spoil] = (
    COMMON
    | CLASSES
    | {
        "key taken out": changed_line(_whole, lambda line: None),
        "key misspelt": changed_line(_plain, _misspelt),
        "number for text": _value(_TEXT, "7"),
        "yes or no for text": _value(_TEXT, "true"),
        "list for text": _value(_TEXT, '["x"]'),
        "table for text": _value(_TEXT, "{ a = 1 }"),
        "day for text": _value(_TEXT, "1979-05-27"),
        "text for a number": _value(_NUMBER, '"x"'),
        "part of a number": _value(_NUMBER, "1.5"),
        "list for a number": _value(_NUMBER, "[1, 2]"),
        "negative number": _value(_NUMBER, "-5"),
        "huge number": _value(_NUMBER, "99999999999"),
        "text for yes or no": _value(_BOOL, '"yes"'),
        "address that runs a script": changed_line(
            lambda line: bool(re.match('[a-z_]+ = "https?:', line)),
            lambda line: re.sub('"https?:', '"javascript:', line, count=1),
        ),
        "name that climbs": _climb,
        "key that climbs": _climbing_key,
        "unknown address": _unknown_address,
        "doubled line": _doubled_line,
        "doubled record": _doubled_record,
    }
)


_PAIR_OF_WORDS = re.compile(r'^[a-z]+ = "[^\W\d_]+"$')

WORDS: dict[str, Spoil] = TOML | {
    "key misspelt": changed_line(
        lambda line: _plain(line) and not _PAIR_OF_WORDS.match(line), _misspelt
    )
}
"""Ways that fit files in which a word of a book may be a key, which no schema names."""


def _row(change: Callable[[list[str], random.Random], list[str]]) -> Spoil:
    """A way to spoil one row of a table between tabs."""

    def spoil(text: str, chance: random.Random) -> str | None:
        lines = text.split("\n")
        rows = [n for n in range(1, len(lines) - 1) if "\t" in lines[n]]
        if not rows:
            return None
        number = chance.choice(rows)
        lines[number] = "\t".join(change(lines[number].split("\t"), chance))
        return "\n".join(lines)

    return spoil


def _head(text: str, chance: random.Random) -> str:
    return "x" + text


def _doubled_row(text: str, chance: random.Random) -> str | None:
    lines = text.split("\n")
    rows = [n for n in range(1, len(lines) - 1) if lines[n]]
    if not rows:
        return None
    number = chance.choice(rows)
    lines.insert(number, lines[number])
    return "\n".join(lines)


def _blank_row(text: str, chance: random.Random) -> str:
    lines = text.split("\n")
    lines.insert(chance.randrange(1, len(lines)), "")
    return "\n".join(lines)


def _swapped_rows(text: str, chance: random.Random) -> str | None:
    lines = text.split("\n")
    rows = range(1, len(lines) - 2)
    if not rows:
        return None
    number = chance.choice(rows)
    lines[number], lines[number + 1] = lines[number + 1], lines[number]
    return "\n".join(lines)


TABLE: dict[str, Spoil] = COMMON | {
    "head spoilt": _head,
    "field too few": _row(lambda row, chance: row[:-1]),
    "field too many": _row(lambda row, chance: [*row, "x"]),
    "first field empty": _row(lambda row, chance: ["", *row[1:]]),
    "first field climbs": _row(lambda row, chance: [f"../{row[0]}", *row[1:]]),
    "first field misspelt": _row(lambda row, chance: [f"{row[0]}q", *row[1:]]),
    "unknown address": _unknown_address,
    "doubled row": _doubled_row,
    "empty row": _blank_row,
}

SORTED: dict[str, Spoil] = TABLE | {"swapped rows": _swapped_rows}
"""Ways that fit tables whose rows are in order."""

LINES: dict[str, Spoil] = COMMON | {
    "doubled row": _doubled_row,
    "line with a stray sign": changed_line(
        lambda line: line and not line.startswith("#"), lambda line: f"*{line}"
    ),
}
"""Ways that fit lists with one thing on each line."""
