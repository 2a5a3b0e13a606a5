"""Ways to spoil a data file: each gives the bytes of the file with one fault in it."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec.structs import fields

from lawsofplay.schemas.names import Record

Spoil = Callable[[str, random.Random], str | bytes | None]
"""From the text of a file and a source of chance to the spoilt file; None where it cannot be."""

_STATEMENT = re.compile(r"""^(?P<key>[a-z_]+|"[^"]+"|'[^']+'|\d+) = (?P<value>.+)$""")
_SCALAR = re.compile(r"""(?:"(?:[^"\\]|\\.)*"|'[^']*'|true|false|-?\d+)""")
_ADDRESS = re.compile(r"(?:bellecour|seymour|academie|quanti|cotton)(?:\.[a-z0-9-]+)+")
_KEYS = {field.encode_name for schema in Record.__subclasses__() for field in fields(schema)}
"""The keys that schemas know; a word of a book that serves as a key is none."""
_ALIKE = str.maketrans("aceopx", "асеорх")


def _line(text: str, chance: random.Random, fits: Callable[[str], object]) -> tuple[int, list[str]]:
    """A line that fits, by chance, among the lines outside texts of several lines."""
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


def _change(fits: Callable[[str], object], change: Callable[[str], str | None]) -> Spoil:
    """A spoiling of one line; the line goes where the change gives None."""

    def spoil(text: str, chance: random.Random) -> str | None:
        number, lines = _line(text, chance, fits)
        if number < 0:
            return None
        changed = change(lines[number])
        lines[number : number + 1] = [] if changed is None else [changed]
        return "\n".join(lines)

    return spoil


def _value(old: re.Pattern[str], new: str) -> Spoil:
    """A spoiling of the value of a statement that stands on one line."""

    def fits(line: str) -> bool:
        found = _STATEMENT.match(line)
        return bool(found and _SCALAR.fullmatch(found["value"]) and old.match(found["value"]))

    def change(line: str) -> str:
        key, _, _ = line.partition(" = ")
        return f"{key} = {new}"

    return _change(fits, change)


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
    """A statement that begins and ends on its line."""
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

TOML: dict[str, Spoil] = COMMON | {
    "key taken out": _change(_whole, lambda line: None),
    "key misspelt": _change(_plain, _misspelt),
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
    "name that climbs": _climb,
    "key that climbs": _climbing_key,
    "unknown address": _unknown_address,
    "doubled line": _doubled_line,
    "doubled record": _doubled_record,
}


def _row(change: Callable[[list[str], random.Random], list[str]]) -> Spoil:
    """A spoiling of one row of a table between tabs."""

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
"""Ways that fit tables whose rows stand in order."""

LINES: dict[str, Spoil] = COMMON | {
    "doubled row": _doubled_row,
    "line with a stray sign": _change(
        lambda line: line and not line.startswith("#"), lambda line: f"*{line}"
    ),
}
"""Ways that fit lists of one thing a line."""


def _in_json(change: Callable[[dict[str, object], str], None]) -> Spoil:
    """A spoiling of one record of a JSON file."""

    def spoil(text: str, chance: random.Random) -> str | None:
        data = json.loads(text)
        places = list(_objects(data))
        record = chance.choice(places)
        change(record, chance.choice(sorted(record)))
        return json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True) + "\n"

    return spoil


def _objects(data: object) -> Iterator[dict[str, object]]:
    """The records of which every key is asked for: those whose values are single."""
    if isinstance(data, dict):
        named = {"digest", "rule", "layer", "differing", "characters", "missed"}
        if named & data.keys():
            yield data
        for part in data.values():
            yield from _objects(part)
    elif isinstance(data, list):
        for part in data:
            yield from _objects(part)


def _rename(record: dict[str, object], key: str) -> None:
    record[f"{key[0]}q{key[1:]}"] = record.pop(key)


def _set(value: object) -> Callable[[dict[str, object], str], None]:
    def change(record: dict[str, object], key: str) -> None:
        record[key] = value

    return change


JSON: dict[str, Spoil] = COMMON | {
    "key taken out": _in_json(lambda record, key: record.pop(key) and None),
    "key misspelt": _in_json(_rename),
    "key too many": _in_json(lambda record, key: record.update(zzz=1)),
    "table for a value": _in_json(_set({"a": 1})),
    "negative number": _in_json(_set(-5)),
    "huge number": _in_json(_set(10**12)),
    "yes or no for a value": _in_json(_set(True)),
}

_PAIR = re.compile(r"^[a-z-]+: ").match
_ASKED = re.compile(r"^(title|version|date-released|type): ").match
_DAY = re.compile("^date-released").match


def _listed(line: str) -> str:
    return line.partition(":")[0] + ": [a]"


YAML: dict[str, Spoil] = COMMON | {
    "key taken out": _change(_ASKED, lambda _: None),
    "key misspelt": _change(_PAIR, lambda line: f"q{line}"),
    "list for text": _change(_PAIR, _listed),
    "impossible day": _change(_DAY, lambda line: "date-released: soon"),
    "doubled line": _change(_PAIR, lambda line: f"{line}\n{line}"),
}

ONLY_KEPT: dict[str, Spoil] = {
    name: COMMON[name] for name in ("emptied", "cut in half", "not UTF-8", "NUL")
}
"""Ways for a text that is only kept."""


def ways(path: Path) -> dict[str, Spoil]:
    """The ways to spoil a file, by its name."""
    if path.name == "SCOWL-copyright.txt":
        return ONLY_KEPT
    if path.name in ("worked.tsv", "seals.lock"):
        return SORTED
    if way := _MEANINGLESS.get(path.name):
        return {name: spoil for name, spoil in _ways(path).items() if name != way}
    return _ways(path)


_MEANINGLESS = {
    # Two editors may differ in one word alike twice on a page.
    "readings.tsv": "doubled row",
    # Its addresses stand in lines of code and in reasons, which are words.
    "survivors.toml": "unknown address",
}
"""What is no fault in a file."""


def _ways(path: Path) -> dict[str, Spoil]:
    kinds = {".toml": TOML, ".tsv": TABLE, ".json": JSON, ".cff": YAML}
    return kinds.get(path.suffix, LINES)
