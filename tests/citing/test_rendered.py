"""Citations as a reader's program prints them: pandoc makes notes and lists of works.

The Chicago author-date style is pandoc's own. Chicago with full notes, MLA and APA come from
Debian. Pandoc gets RIS through bibutils.
"""

from __future__ import annotations

import html
import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from lawsofplay import citing as cite
from lawsofplay.base.project import find_project
from lawsofplay.model.dates import dated
from lawsofplay.model.edition import Edition, load_edition
from lawsofplay.model.release import TITLE
from tests.tools import citation_style, needed, program

REAL = find_project(Path(__file__).parent)
NAMES = ("", "chicago-fullnote-bibliography", "modern-language-association", "apa")

CITED = (
    "bellecour.quadrille.play.1",
    "seymour.quadrille.laws.23",
    "academie.piquet.laws.3",
    "quanti.quadrille.stake.1",
    "cotton.chess.march.3",
    "seymour.billiards",
    "bellecour.p021",
)
"""A law or rule of every book, and a division and a page."""


@pytest.fixture(scope="module")
def edition() -> Edition:
    return load_edition(REAL)


@pytest.fixture(scope="module")
def cited(edition: Edition) -> dict[str, cite.Citation]:
    return {address: cite.citation(REAL, edition, address) for address in CITED}


def printed(file: Path, style: str) -> str:
    """All records of a file as one document in plain text: its notes, then its list of works."""
    pandoc = needed(program("pandoc"), "pandoc")
    command = [str(pandoc), "--citeproc", "--bibliography", str(file), "--to=plain"]
    chosen = [f"--csl={needed(citation_style(style), 'styles')}"] if style else []
    text = "\n\n".join(f"[@{address}]" for address in CITED)
    run = subprocess.run(
        [*command, "--wrap=none", *chosen],
        input=f"---\nlink-citations: false\n---\n\n{text}\n",
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    assert "not found" not in run.stderr
    return html.unescape(run.stdout)


def written(cited: dict[str, cite.Citation], form: str, folder: Path) -> Path:
    """The records of all citations, in a file that pandoc reads."""
    if form == "csl":
        file = folder / "all.json"
        file.write_text(
            json.dumps([cite.as_csl(citation) for citation in cited.values()]), encoding="utf-8"
        )
        return file
    file = folder / "all.bib"
    if form == "bibtex":
        text = "\n\n".join(cite.as_bibtex(citation) for citation in cited.values())
    else:
        text = "\n".join(cite.as_ris(citation) for citation in cited.values())
        for step in (["ris2xml", "-i", "utf8"], ["xml2bib", "-o", "utf8", "-nb"]):
            run = [str(needed(program(step[0]), "bibutils")), *step[1:]]
            text = subprocess.run(
                run, input=text, capture_output=True, check=True, encoding="utf-8"
            ).stdout
    file.write_text(text, encoding="utf-8")
    return file


def entries(text: str, address: str) -> list[str]:
    """The notes and entries that have an address, without what stands in brackets in the text.

    Bibutils capitalises the words of titles, so capitals do not count.
    """
    found = re.compile(re.escape(address) + r"(?![.\w])", re.IGNORECASE)
    return [line for line in text.splitlines() if found.search(line) and not line.startswith("(")]


SET = [(form, style) for form in ("bibtex", "csl") for style in NAMES]
# Bibutils reads the container in RIS as a series, which MLA and APA do not print.
SET += [("ris", style) for style in NAMES[:2]]


@pytest.mark.parametrize(("form", "style"), SET)
def test_what_is_printed_leads_to_the_law_in_this_version(
    cited: dict[str, cite.Citation], form: str, style: str, tmp_path: Path
) -> None:
    text = printed(written(cited, form, tmp_path), style)
    assert "n.d." not in text
    assert "<" not in text
    for address, citation in cited.items():
        lines = entries(text, address)
        assert lines, address
        for line in lines:
            assert f"in {citation.witness.short_title}".casefold() in line.casefold()
            assert TITLE in line
            assert f"version {citation.release.version}" in line.casefold()
            assert str(citation.release.date.year) in line
            assert years(citation) in line.casefold()
            assert form == "ris" or f"[{address}]" in line
            assert len(line.split()) < 60


def years(citation: cite.Citation) -> str:
    """The year of the book, as the record's title gives it."""
    when: Any = dated(citation.witness)
    return f"({when.shown.strip('[]')})"


def test_a_full_note_holds_all_of_it(cited: dict[str, cite.Citation], tmp_path: Path) -> None:
    text = printed(written(cited, "csl", tmp_path), "chicago-fullnote-bibliography")
    (note,) = re.findall(r"^\[\d\] (Richard Seymour, “Quadrille, .*)$", text, re.MULTILINE)
    maker, release = cited[CITED[1]].release.maker, cited[CITED[1]].release
    assert note.startswith(
        "Richard Seymour, “Quadrille, Law XXIII [seymour.quadrille.laws.23], in The Compleat"
        f" Gamester (1754), p. 83,” in {TITLE}"
    )
    assert all(
        part in note for part in (maker, f"version {release.version}", str(release.date.year))
    )


@pytest.mark.parametrize("form", ["bibtex", "csl"])
def test_the_year_of_the_book_stands_before_that_of_the_edition(
    cited: dict[str, cite.Citation], form: str, tmp_path: Path
) -> None:
    text = printed(written(cited, form, tmp_path), "")
    year = cited[CITED[0]].release.date.year
    for book in ("1764", "1754", "1822", "1687"):
        assert re.search(rf"[\[(]{book}[a-z?]*[\])] {year}", text)
