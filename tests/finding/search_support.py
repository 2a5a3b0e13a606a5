"""What the tests of search share."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from itertools import accumulate, islice
from pathlib import Path
from typing import Any

from lawsofplay.base.project import Project
from lawsofplay.finding.evaluate import Evaluation, Places
from lawsofplay.finding.matching import Reader
from lawsofplay.finding.packing import LETTERS, RICE
from lawsofplay.finding.query import Node, Slot
from lawsofplay.finding.spans import Hit, hit
from lawsofplay.finding.words import words
from lawsofplay.site.scripts import ENGINE

LAW = "law/bellecour.quadrille.laws.22.html"
"""The page of a law in which several tests light words."""


@dataclass
class Browser:
    """search.js in Node: it reads one line of JSON for each question, and answers with one."""

    process: subprocess.Popen[str]

    def ask(self, **request: Any) -> Any:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


def browsing(project: Project) -> AbstractContextManager[Browser]:
    """A Node process that holds the built index."""
    return browsing_index(project, project.site / "search")


@contextmanager
def browsing_index(project: Project, index: Path) -> Iterator[Browser]:
    """A Node process that holds the index of a folder."""
    node = shutil.which("node")
    assert node, "these tests need node: apt-get install nodejs"
    asked = Path(__file__).parent / "ask.js"
    scripts = project.templates / "scripts"
    command = [node, str(asked), str(index), str(scripts), *ENGINE, "concordance"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        yield Browser(process)
        assert process.stdin
        process.stdin.close()


def reading(node: Node, text: str, reader: Reader, language: str = "en") -> Evaluation:
    """A query asked of one text, read word by word without any index."""
    forms = [word.form for word in words(text)]
    return Evaluation(lambda slot: _read(slot, forms, reader, language), 1)


def _read(slot: Slot, forms: list[str], reader: Reader, language: str) -> Places:
    if reader.by_class(slot):
        sought = reader.spelling.of(slot.form, language)
        there = [
            at for at, form in enumerate(forms) if reader.spelling.of(form, language) == sought
        ]
    else:
        there = [at for at, form in enumerate(forms) if form in reader.forms(slot)]
    return {0: there} if there else {}


def hits(node: Node, text: str, reader: Reader) -> list[Hit]:
    """Every hit of a query in a text, in order."""
    read = list(words(text))
    return [hit(read, span) for span in reading(node, text, reader).hits(node, [0])[0]]


def ask(page: Any, site: Path, query: str, **settings: str) -> None:
    """Open the page, type a query, choose settings, and wait for the answer."""
    page.goto((site / "search.html").as_uri())
    page.wait_for_selector("option[value=seymour]", state="attached")
    for name, value in settings.items():
        page.locator(f"[name={name}]").select_option(value)
    page.get_by_role("searchbox").fill(query)
    page.keyboard.press("Enter")
    page.wait_for_selector("#answer:not([hidden])")


def unpacked(text: str) -> list[int]:
    """Numbers that `packing.numbers` packed."""
    found, value, unit = [], 0, 1
    for letter in text:
        bits = LETTERS.index(letter)
        value, unit = value + bits % 32 * unit, unit * 32
        if bits < 32:
            found.append(value)
            value, unit = 0, 1
    return found


def unpacked_bits(text: str) -> list[int]:
    """Numbers that `packing.bits` packed."""
    way = LETTERS.index(text[0])
    bits = "".join(format(LETTERS.index(letter), "06b") for letter in text[1:])
    found = []
    while "1" in bits:
        noughts = bits.index("1")
        low = way % RICE if way >= RICE else noughts + way
        value = int(bits[noughts : noughts + 1 + low], 2)
        found.append(value + ((noughts - 1) << low) if way >= RICE else value - (1 << way))
        bits = bits[noughts + 1 + low :]
    return found


def places_told(texts: str, places: str) -> list[tuple[int, int]]:
    """Texts with a place of a phrase in each, from their packed form."""
    skipped, _, counted = texts.partition(".")
    gaps, steps = unpacked_bits(skipped), iter(unpacked_bits(places))
    more = unpacked_bits(counted) if counted else [0] * len(gaps)
    found, last = [], -1
    for gap, extra in zip(gaps, more, strict=True):
        last += gap + 1
        found += [(last, place) for place in accumulate(islice(steps, extra + 1))]
    return found
