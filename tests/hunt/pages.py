"""Pages, TEI and its schema are spoilt in a little edition whose pages are all sealed."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from zlib import crc32

from lxml import etree

from lawsofplay.base.project import Project
from lawsofplay.gates.manifest.accepting import ALL, accept_data, accept_pages
from lawsofplay.pipeline import checks
from tests.encode.synthetic import PAGES, SIGLUM, five_books
from tests.hunt.attacks import ATTACKS
from tests.hunt.attempt import HARMLESS, Attempt, failed, judged, spoilt
from tests.hunt.spoiling import COMMON, Spoil

CHECKS = ("manifest", "sources", "pages", "tei")
"""The checks that read pages and TEI; the first one that finds a fault reports it."""


def _swapped(pattern: str, new: str) -> Spoil:
    """A way to spoil one random place that fits."""

    def spoil(text: str, chance: random.Random) -> str | None:
        found = list(re.finditer(pattern, text, re.MULTILINE))
        if not found:
            return None
        place = chance.choice(found)
        return text[: place.start()] + place.expand(new) + text[place.end() :]

    return spoil


PAGE: dict[str, Spoil] = COMMON | {
    "lines beyond the source": _swapped("^lines: .*", "lines: 999990-999999"),
    "lines that are no numbers": _swapped("^lines: .*", "lines: one"),
    "lines without end": _swapped("^lines: .*", f"lines: {'9' * 5000}"),
    "key misspelt": _swapped(r"^([a-z]+): ", r"q\1: "),
    "key twice": _swapped(r"^([a-z]+: .*)$", r"\1\n\1"),
    "another state": _swapped("^state: .*", "state: finished"),
    "called checked": _swapped("^state: proofread", "state: checked"),
    "called a draft": _swapped("^state: .*", "state: draft"),
    "a remark in the header": _swapped("^---$", "note: torn\n---"),
    "no end of the header": _swapped("^---$", "--"),
    "unknown directive": _swapped("^:[a-z]+", ":qq"),
    "unknown division": _swapped("^@ ", "@ q"),
    "division twice": _swapped(r"^(@ .*)$", r"\1\n\n\1"),
    "division that climbs": _swapped("^@ ", "@ ../../../"),
    "mark left open": _swapped(r"\]", ""),
    "mark never opened": _swapped(r"(\w) (\w)", r"\1] \2"),
    "number of a law gone": _swapped("^§ [^ ]+ ", ""),
    "a letter changed": _swapped("[a-z](?=[a-z])", "q"),
    "a word gone": _swapped(r"(?<= )\w+ ", ""),
    "a mark of HTML": _swapped(r"(?<= )(?=\w)", "<script>alert(1)</script>"),
}

TEI: dict[str, Spoil] = (
    COMMON
    | {
        "an end gone": _swapped("</[A-Za-z]+>", ""),
        "an attribute gone": _swapped(r' [a-z:]+="[^"]*"', ""),
        "an unknown element": _swapped("<(?=[a-z])", "<q"),
        "an id twice": _swapped(r'xml:id="[^"]*"', f'xml:id="{SIGLUM}"'),
        "a pointer to nowhere": _swapped(r'target="#[^"]*"', 'target="#nowhere"'),
        "a word changed": _swapped("(?<=[a-z] )[a-z]+", "qq"),
        "a law gone": _swapped(r'type="law"', 'type="lew"'),
    }
    | ATTACKS
)

SCHEMA: dict[str, Spoil] = (
    COMMON
    | {
        "an end gone": _swapped("</[A-Za-z]+>", ""),
        "an element of another name": _swapped('<element name="', '<element name="q'),
        "an unknown element": _swapped("<(?=[a-z])", "<q"),
        "a reference to nowhere": _swapped('<ref name="', '<ref name="q'),
    }
    | ATTACKS
)

WAYS: Mapping[str, dict[str, Spoil]] = {
    **{f"corpus/{SIGLUM}/pages/{name}.txt": PAGE for name in PAGES},
    f"tei/{SIGLUM}.xml": TEI,
    "tei/lawsofplay.rng": SCHEMA,
}
"""The ways to spoil each file."""


def little_edition(folder: Path) -> Project:
    """Five little books whose pages were all read."""
    read = {
        name: re.sub("^state: .*", "state: proofread", text, flags=re.MULTILINE)
        for name, text in PAGES.items()
    }
    made = five_books(folder, read)
    (made.corpus / "relations.tsv").write_text("law\tother\trelation\tdifference\n")
    accept_pages(made, ALL, "2026-11-01", "first")
    accept_data(made)
    return made


def attempts(folder: Path, one_in: int = 1, each: int = 1) -> Iterator[Attempt]:
    """Spoil page files, TEI and schema, in all ways or one of so many, each so often."""
    real = little_edition(folder / "little")
    assert _told(real, "") == []
    for name, ways in WAYS.items():
        for way, spoil in ways.items():
            for turn in range(each):
                seed = crc32(f"{name}\n{way}\n{turn}".encode())
                if seed % one_in == 0:
                    yield from _attempt(real, folder, name, way, spoil, seed)


def _attempt(
    real: Project, folder: Path, name: str, way: str, spoil: Spoil, seed: int
) -> Iterator[Attempt]:
    text = (real.root / name).read_text(encoding="utf-8")
    made = spoil(text, random.Random(seed))
    if made is None or made == text:
        return
    data = made if isinstance(made, bytes) else made.encode()
    with spoilt(real, folder, Path(name), data) as project:
        yield Attempt(_kind(name), name, way, *_judged(real, project, name))


def _kind(name: str) -> str:
    return "page" if name.startswith("corpus") else Path(name).name


def _judged(real: Project, project: Project, name: str) -> tuple[str, tuple[str, ...]]:
    try:
        messages = _told(project, name)
    except Exception as error:  # a traceback is a find
        return failed(error)
    if not messages and _means_the_same(real.root / name, project.root / name):
        return HARMLESS, ()
    # If a book and a schema disagree, the message says so, since either may be wrong.
    if name.endswith(".rng") and all(name in line for line in messages):
        return judged([f"{name} {line}" for line in messages], name), tuple(messages)
    return judged(messages, name), tuple(messages)


def _told(project: Project, name: str) -> list[str]:
    """The faults of the first check that finds any; the others must not fail because of them."""
    found = [list(map(str, checks.run(check, project))) for check in CHECKS]
    return next(filter(None, found), [])


def _means_the_same(before: Path, after: Path) -> bool:
    """Whether only line ends, marks before the text or comments differ."""
    if before.suffix == ".txt":
        return before.read_text("utf-8") == after.read_text("utf-8").removeprefix("\ufeff")
    return _canonical(before) == _canonical(after)


def _canonical(path: Path) -> bytes:
    data = path.read_bytes().removeprefix(b"\xef\xbb\xbf").replace(b"\r\n", b"\n")
    root = etree.fromstring(data)
    if path.suffix == ".rng":
        # RELAX NG ignores elements of other namespaces.
        own = etree.QName(root).namespace
        foreign = {
            element.tag for element in root.iter("*") if etree.QName(element).namespace != own
        }
        etree.strip_tags(root, etree.ProcessingInstruction)
        etree.strip_elements(root, *foreign, with_tail=False)
    return etree.tostring(root, method="c14n", with_comments=False)
