"""Queries that mean harm: deep, long, wide, repeated, odd.

A number alone decides each query, so that a run can be repeated.
``python tests/finding/nasty.py 3000`` asks 3,000 of them of both engines, and prints the slowest.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import find_project
from lawsofplay.finding.answer import Asked, Books, answer
from lawsofplay.finding.engine import Engine
from lawsofplay.finding.words import forms
from tests.finding.search_support import Browser, browsing

SIGNS = 2_000
"""The greatest length of a query; most are filled up to it."""


@dataclass(frozen=True)
class Material:
    """What queries are made of: the words of the books, the commonest first, and their texts."""

    words: Sequence[str]
    texts: Sequence[str]


def material_of(engine: Engine) -> Material:
    texts = [document.text for document in engine.documents()]
    counted = Counter(form for text in texts for form in forms(text))
    return Material([word for word, _ in counted.most_common()], texts)


Maker = Callable[[random.Random, Material], str]


def _filled(draw: Callable[[], str], glue: str) -> str:
    """As many parts as a query has room for."""
    parts = [draw()]
    while len(glue.join(parts)) < SIGNS:
        parts.append(draw())
    return glue.join(parts[:-1] or parts)


def _common(chance: random.Random, material: Material) -> str:
    return material.words[int(chance.random() ** 2 * chance.choice((8, 40, 400)))]


def _letter(chance: random.Random) -> str:
    return chance.choice("etaoinsrhldéu")


def _pattern(chance: random.Random, material: Material) -> str:
    """A pattern that a common word fits, and many others."""
    signs = list(_common(chance, material))
    for _ in range(chance.randint(1, 3)):
        signs[chance.randrange(len(signs))] = chance.choice("**?")
    return "".join(signs) if set(signs) - set("*?") else f"*{_letter(chance)}*"


def stars(chance: random.Random, material: Material) -> str:
    run = "".join(chance.choices("*?", (9, chance.choice((0, 1, 9))), k=chance.randint(1, 60)))
    return f"{run}{_letter(chance)}" * chance.choice((1, 2, 30, 1_000 // len(run)))


def combed(chance: random.Random, material: Material) -> str:
    """Stars between letters, and an end that no word has."""
    return _filled(lambda: _letter(chance), "*") + chance.choice(("", "zq", "*"))


def deep(chance: random.Random, material: Material) -> str:
    """Brackets in brackets, to the limit and beyond it, with all operators between."""
    levels = chance.choice((10, 49, 50, 51, 250, 900))
    query = _common(chance, material)
    for _ in range(levels):
        operator = chance.choice((" ", " OR ", " NOT ", " NEAR/99 ", " NEAR "))
        query = f"({query}{operator}{_common(chance, material)})"
    return query


def bare_brackets(chance: random.Random, material: Material) -> str:
    count = chance.choice((50, 51, 250, 990))
    return "(" * count + "card" + ")" * (count + chance.choice((0, 0, 1, -1)))


def nots(chance: random.Random, material: Material) -> str:
    return "NOT " * chance.randint(1, 480) + chance.choice(("the", "(NOT card)", "-the", ""))


def repeated(chance: random.Random, material: Material) -> str:
    part = chance.choice((_common, _pattern))(chance, material)
    glue = chance.choice((" ", " OR ", " NOT ", " -", " NEAR/99 "))
    return _filled(lambda: part, glue)


def repeated_phrase(chance: random.Random, material: Material) -> str:
    drawn = [_pattern(chance, material) for _ in range(chance.choice((1, 2, 20)))]
    return f'"{_filled(lambda: chance.choice(drawn), " ")[: SIGNS - 2]}"'


def either(chance: random.Random, material: Material) -> str:
    return _filled(lambda: _common(chance, material), " OR ")


def in_order(chance: random.Random, material: Material) -> str:
    """The commonest words, each once, which match the most places."""
    words = iter(material.words[chance.choice((0, 0, 5, 20)) :])
    return _filled(lambda: next(words), chance.choice((" ", " OR ", " -")))


def copied(chance: random.Random, material: Material) -> str:
    """A long text of the books, as it stands or quoted."""
    start = chance.randrange(len(material.texts))
    text = " ".join(material.texts[start : start + 40]).replace('"', "").replace("*", "")
    text = text.translate(str.maketrans("", "", "“”()?~"))[: chance.choice((300, 1_990, 2_500))]
    return f'"{text}"' if chance.random() < 0.4 else text


def wide(chance: random.Random, material: Material) -> str:
    glue = chance.choice((" ", " OR ", " NEAR/99 ", " NOT "))
    return glue.join(_pattern(chance, material) for _ in range(chance.choice((1, 2, 5, 40, 41))))


def far(chance: random.Random, material: Material) -> str:
    """Words one or two letters away, long ones and many."""
    words = (chance.choice(material.words) * chance.choice((1, 1, 1, 60)) for _ in range(99))
    return " OR ".join(f"{next(words)}~2" for _ in range(chance.choice((1, 20, 40))))[:SIGNS]


def chained(chance: random.Random, material: Material) -> str:
    """NEARs in a row, of words of one rarity."""
    low = chance.choice((0, 20, 100, 300, 1_000))
    words = [
        chance.choice(material.words[low : 2 * low + 20])
        for _ in range(chance.choice((2, 3, 6, 50, 51)))
    ]
    return f" NEAR/{chance.choice((1, 9, 99))} ".join(words)


def two_crowds(chance: random.Random, material: Material) -> str:
    """Many words near many words."""
    size, low = chance.choice((3, 10, 40, 150)), chance.choice((0, 5, 20, 60, 200))
    sides = (
        " OR ".join(chance.choices(material.words[low : low + 2 * size], k=size)) for _ in range(2)
    )
    one, other = sides
    return f"({one}) NEAR/{chance.choice((1, 5, 99))} ({other})"[:SIGNS]


def phrases(chance: random.Random, material: Material) -> str:
    """Many phrases of common words."""
    size = chance.choice((1, 4, 20))
    words = (
        material.words[:40] if chance.random() < 0.5 else [f"{_letter(chance)}?" for _ in range(20)]
    )
    return _filled(
        lambda: f'"{" ".join(chance.choices(words, k=1 + size))}"',
        chance.choice((" ", " OR ", " NEAR/99 ", " -")),
    )


def crowded(chance: random.Random, material: Material) -> str:
    """Brackets beside NEAR, each with common words of its own."""
    common, rare = material.words[:20], material.words[-2_000:]

    def draw() -> str:
        return f"({' OR '.join(chance.choices(common, k=4))}) NEAR {chance.choice(rare)}"

    return _filled(draw, chance.choice((" ", " OR ", " -")))


def odd(chance: random.Random, material: Material) -> str:
    signs = (
        "ſœÉ\u0301\u2028\x00\x1f\x85\ufeff\ud800\U0001d54f٣ⅷ²µß\u0130\u0345"
        " &'’\"“”()*?~-/\\^$[]{}|.+<%"
    )
    return "".join(chance.choices(signs, k=chance.choice((3, 20, 400))))


def mixed(chance: random.Random, material: Material) -> str:
    """Anything after anything."""
    marks = (*'()"*?~-', "AND", "OR", "NOT", "NEAR", "NEAR/99", "NEAR/0", "~2", "?*", "&", "l'")

    def draw() -> str:
        return chance.choice(
            (chance.choice(marks), _common(chance, material), _pattern(chance, material))
        )

    return " ".join(draw() for _ in range(chance.choice((3, 8, 60))))


MAKERS: tuple[Maker, ...] = (
    stars, combed, deep, bare_brackets, nots, repeated, repeated_phrase, either, in_order, copied,
    wide, far, chained, two_crowds, phrases, crowded, odd, mixed,
)  # fmt: skip


def query(number: int, material: Material) -> str:
    """The query for a number; the kinds take turns."""
    return MAKERS[number % len(MAKERS)](random.Random(number), material)


def exact(number: int) -> bool:
    """Whether the query for a number asks for exact spelling."""
    return number % 5 == 0


@dataclass(frozen=True)
class Told:
    """What an engine answers to a query, and the seconds of its processor that it took."""

    what: Any
    seconds: float


def ask_python(text: str, exact: bool, engine: Engine, books: Books) -> Told:
    start = time.process_time()
    try:
        found = answer(Asked(text, exact), engine, books)
        what: Any = [len(found.texts), len(found.lines)]
    except InputError as error:
        what = error.mend.removesuffix("; see: laws search --help")
    return Told(what, time.process_time() - start)


def ask_browser(text: str, exact: bool, browser: Browser) -> Told:
    reply = browser.ask(what="counts", query=text, exact=exact)
    return Told(reply["what"], reply["seconds"])


def main(count: int) -> None:
    """Ask so many queries of both engines; print the slowest, and where the engines disagree."""
    project = find_project()
    engine, books = Engine(project.index), Books(project)
    material = material_of(engine)
    rows, kinds = [], Counter[str]()
    with browsing(project) as browser:
        for number in range(count):
            text, alone = query(number, material), exact(number)
            ours = ask_python(text, alone, engine, books)
            theirs = ask_browser(text, alone, browser)
            if ours.what != theirs.what:
                print("differ", number, ours.what, theirs.what, ascii(text[:80]))
            kinds["answered" if isinstance(ours.what, list) else ours.what.rpartition(": ")[2]] += 1
            rows.append((ours.seconds, theirs.seconds, number, text))
    for kind, times in kinds.most_common():
        print(f"{times:6} {kind}")
    for at, name in enumerate(("Python", "browser")):
        print(f"slowest in {name}:")
        for seconds, number, text in sorted(((row[at], *row[2:]) for row in rows), reverse=True)[
            :5
        ]:
            maker = MAKERS[number % len(MAKERS)].__name__
            print(f"  {seconds:.2f} s  {number} {maker}: {text[:70]!a} ({len(text)} signs)")


if __name__ == "__main__":
    main(int(sys.argv[1]))
