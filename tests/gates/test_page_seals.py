"""No page that was read changes unseen: no letter, no point, nothing in its header."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import find_project
from lawsofplay.gates.manifest.lock import read_manifest
from lawsofplay.gates.manifest.pages import (
    PageFile,
    page_fault,
    page_faults,
    page_files,
    page_seals,
)
from lawsofplay.gates.manifest.wording import changed_words
from lawsofplay.transcription.parse import split_page
from tests.gates.edits import KINDS

REAL = find_project(Path(__file__).parent)
PAGES = {page.address: page for page in page_files(REAL)}
SEALS = page_seals(read_manifest(REAL))
WEIGHTS = [len(page.text) for page in PAGES.values()]


def faults(page: PageFile) -> list[InputError]:
    """What the check of one page reports."""
    return list(page_faults([page], {page.address: SEALS[page.address]}))


def altered(chance: random.Random) -> tuple[str, PageFile]:
    """A page with one random edit in its body, and the kind of edit; long pages come oftener."""
    while True:
        (page,) = chance.choices(list(PAGES.values()), WEIGHTS)
        kind = chance.choice(list(KINDS))
        head, body, _ = split_page(page.text)
        text = f"{head}\n---\n{KINDS[kind](body, chance)}"
        if text != page.text:
            return kind, PageFile(page.address, text)


def not_found(count: int, seed: int) -> list[tuple[str, str]]:
    chance = random.Random(seed)
    edits = [altered(chance) for _ in range(count)]
    assert {kind for kind, _ in edits} == set(KINDS)
    return [(kind, page.address) for kind, page in edits if len(faults(page)) != 1]


def test_single_edits_are_found() -> None:
    assert not_found(60, seed=1754) == []


@pytest.mark.long
def test_many_single_edits_are_found() -> None:
    assert not_found(500, seed=1687) == []


def test_the_words_out_and_in_are_told_with_the_command() -> None:
    page = PAGES["bellecour.p070"]
    assert "can have no occasion for" in page.text
    (fault,) = faults(
        PageFile(page.address, page.text.replace("have no occasion", "have occasion"))
    )
    line = 1 + page.text[: page.text.index("have no occasion")].count("\n")
    assert str(fault) == (
        f"corpus/bellecour/pages/p070.txt, line {line}: changed since it was read: "
        "can have [-no-] occasion for; when it has been read again, "
        "run: laws review --page bellecour.p070"
    )


def test_every_page_that_is_no_draft_is_sealed() -> None:
    read = {address for address, page in PAGES.items() if page.state != "draft"}
    assert read == set(SEALS)
    checked = {address for address, page in PAGES.items() if page.state == "checked"}
    assert checked == {address for address, seal in SEALS.items() if seal.second}


def test_a_page_read_once_is_not_called_checked() -> None:
    page = next(page for page in PAGES.values() if page.state == "proofread")
    text = page.text.replace("state: proofread", "state: checked")
    (fault,) = faults(PageFile(page.address, text))
    assert "called checked, but no second reading of it is recorded" in fault.mend
    assert fault.mend.endswith(f"run: laws review --page {page.address} --reading second")


def test_a_page_that_was_read_is_not_called_a_draft() -> None:
    page = PAGES["bellecour.p070"]
    (fault,) = faults(PageFile(page.address, page.text.replace("state: checked", "state: draft")))
    assert "[-checked-] {+draft+}" in fault.mend


def test_a_page_of_which_no_reading_is_recorded() -> None:
    page = PAGES["bellecour.p070"]
    (fault,) = page_fault(page, None)
    assert fault.mend.endswith("run: laws review --page bellecour.p070 --reading first")
    draft = PageFile(page.address, page.text.replace("state: checked", "state: draft"))
    assert list(page_fault(draft, None)) == []


def test_a_page_that_is_gone() -> None:
    (fault,) = page_faults([], {"bellecour.p070": SEALS["bellecour.p070"]})
    assert str(fault).startswith("corpus/bellecour/pages/p070.txt: the page is missing; restore it")


def test_a_page_that_cannot_be_read_is_told_as_such() -> None:
    page = PAGES["bellecour.p070"]
    (fault,) = faults(PageFile(page.address, page.text.replace("\n---\n", "\n--\n")))
    assert "no '---' after the header" in fault.mend


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("a b c d e", "a b x d e", "a b [-c-] {+x+} d e"),
        ("a b", "a b c", "a b {+c+}"),
        ("a\nb", "a b", "only blanks and the ends of lines differ"),
        ("a 1 b 2 c d e", "a b c d e", "a [-1-] b c ... a b [-2-] c d"),
    ],
)
def test_changed_words(old: str, new: str, message: str) -> None:
    assert changed_words(old, new).startswith(message)


def test_many_changes_are_counted() -> None:
    changes = changed_words("1 a 2 b 3 c 4 d 5", "a b c d")
    assert changes.count("[-") == 3
    assert changes.endswith(" ... 2 more places")
