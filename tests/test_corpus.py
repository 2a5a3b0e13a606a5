"""The five books as a whole: sources, pages, lists of laws, drafts, addresses."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from lawsofplay.base.project import WITNESSES, find_project
from lawsofplay.model import locks
from lawsofplay.model.edition import load_edition
from lawsofplay.model.outline import load_outline
from lawsofplay.model.vocabulary import DIVISION_TYPES
from lawsofplay.model.witness import load_witness, read_source
from lawsofplay.transcription import load_pages
from lawsofplay.workshop.normalise.draft import is_edited, page_file
from lawsofplay.workshop.normalise.rules.laws import roman
from lawsofplay.workshop.normalise.witnesses import rules_of
from tests.drafts import draft_of, drafted

PROJECT = find_project()
DRAFTED = pytest.mark.parametrize(
    "siglum",
    [
        pytest.param(
            witness,
            marks=[draft_of(witness), *([pytest.mark.long] if witness == "academie" else [])],
        )
        for witness in WITNESSES
    ],
)

# Check sums as received; the witnesses' records have the same.
SUMS = {
    "academie": "ad9364ac91b00f06764b8f0cbaedc67dd4ca7baacbeb61de99439ccc2d50210e",
    "bellecour": "59d0b8a5232eeab00bac02b5b9be20978f3397434587cd4c810528eac3d1f75f",
    "cotton": "11c6834f8f270788cdfb9fdd768daa4bf47678460b428816f8888b64b51a18a6",
    "quanti": "5612a07c85a98108ac78778b0433b6dd10da64e1f82aab4de906f769571fe372",
    "seymour": "d4d5430772a0d06948c7f1bb8eebe2ab4a9c475398f4d07c68837e0e8864962f",
}

LISTS = {
    "bellecour": {
        "piquet.laws": 26,
        "quadrille.laws": 60,
        "quadrille.roi-rendu": 5,
        "mediateur-solitaire.laws": 3,
        "mediateur-solitaire.another-method": 3,
        "ombre.playing": 4,
        "ombre.laws": 80,
        "imperial.laws": 20,
        "reversis.laws": 18,
        "papillon.laws": 15,
        "ambigu.laws": 14,
        "guimbarde.laws": 12,
        "triomphe.laws": 9,
        "homme-d-auvergne.laws": 10,
        "romestecq.laws": 10,
        "sizette.laws": 16,
        "guinguette.laws": 12,
        "sixte.laws": 10,
        "brusquembille.laws": 10,
    },
    "seymour": {
        "ombre.laws": 56,
        "quadrille.laws": 60,
        "three-handed-quadrille.laws": 4,
        "chess.laws": 4,
        "whist.laws": 24,
        "backgammon.laws": 5,
        "billiards.orders": 15,
        "billiards.orders-in-verse": 17,
        "french-billiards.orders": 30,
    },
    "academie": {
        "quadrille.roi-rendu": 5,
        "quadrille.laws": 60,
        "mediateur.calling": 8,
        "mediateur.obeying": 4,
        "mediateur.leading": 24,
        "mediateur.vole": 6,
        "mediateur.sans-prendre": 12,
        "mediateur.defenders": 19,
        "ombre.playing": 4,
        "ombre.laws": 80,
        "piquet.laws": 26,
        "imperial.laws": 20,
        "reversis.laws": 18,
        "papillon.laws": 15,
        "ambigu.laws": 14,
        "guimbarde.laws": 12,
        "triomphe.laws": 9,
        "homme-d-auvergne.laws": 10,
        "romestecq.laws": 10,
        "sizette.laws": 16,
        "guinguette.laws": 12,
        "sixte.laws": 10,
        "brusquembille.laws": 10,
        "mail.general-rules": 15,
        "mail.opening": 8,
        "mail.grand-strokes": 5,
        "mail.balls-out": 11,
        "mail.turning": 5,
        "mail.pass": 28,
        "mail.party": 6,
        "mail.master": 2,
    },
    "quanti": {"quadrille.laws": 62},
    "cotton": {"chess.laws": 10},
}

PAGES = {
    "bellecour": set(range(1, 281)),
    "seymour": set(range(1, 325)) - {68, 69},
    "academie": set(range(1, 384)) - {45, 46},
    "quanti": set(range(9, 93)),
}


@pytest.mark.parametrize("siglum", WITNESSES)
def test_the_source_is_the_file_as_received(siglum: str) -> None:
    data = (PROJECT.witness(siglum) / "ocr.txt").read_bytes()
    assert hashlib.sha256(data).hexdigest() == SUMS[siglum]
    assert load_witness(PROJECT, siglum).sha256 == SUMS[siglum]


def test_every_list_of_laws_has_its_number() -> None:
    counted = Counter(
        (law.witness, law.division.partition(".")[2])
        for law in load_edition(PROJECT).laws.values()
        if law.numbered
    )
    expected = {(siglum, name): n for siglum, lists in LISTS.items() for name, n in lists.items()}
    assert counted == expected
    assert sum(expected.values()) == 1108


def test_the_totals_of_the_books() -> None:
    totals = {siglum: sum(lists.values()) for siglum, lists in LISTS.items()}
    assert totals == {
        "bellecour": 337,
        "seymour": 215,
        "academie": 484,
        "quanti": 62,
        "cotton": 10,
    }


def test_no_law_is_without_words() -> None:
    assert not [law.address for law in load_edition(PROJECT).laws.values() if not law.text.strip()]


@pytest.mark.parametrize("siglum", PAGES)
def test_every_page_of_the_print_is_there(siglum: str) -> None:
    labels = [page.header.page for page in load_pages(PROJECT, siglum) if page.name[0] == "p"]
    assert [int(label.strip("[]")) for label in labels] == sorted(PAGES[siglum])


def test_the_blocks_of_cotton_stand_in_the_order_of_the_book() -> None:
    lines = [page.header.lines[0][0] for page in load_pages(PROJECT, "cotton")]
    assert lines == [14, 15, 16, 17, 19, 20, 18, 21, 22, 23, 24, 25, 26]


@pytest.mark.parametrize("siglum", WITNESSES)
def test_no_line_of_the_source_belongs_to_two_pages(siglum: str) -> None:
    owners: Counter[int] = Counter()
    for page in load_pages(PROJECT, siglum):
        for first, last in page.header.lines:
            owners.update(range(first, last + 1))
    assert max(owners.values()) == 1
    assert max(owners) <= len(read_source(PROJECT, siglum))


@DRAFTED
def test_drafts_are_what_the_rules_give(siglum: str) -> None:
    """Every page that no editor touched is the normaliser's, byte for byte."""
    folder = PROJECT.witness(siglum) / "pages"
    differing = [
        page.name
        for page in drafted(siglum).book
        if not is_edited(folder / f"{page.name}.txt")
        and (folder / f"{page.name}.txt").read_text(encoding="utf-8") != page_file(page)
    ]
    assert not differing, f"run: laws draft {siglum}"


@DRAFTED
def test_every_change_knows_its_rule(siglum: str) -> None:
    draft = drafted(siglum)
    known = {rule.id for rule in rules_of(siglum)}
    assert {change.rule for change in draft.changes} <= known
    assert all(change.before != change.after for change in draft.changes)


@pytest.mark.parametrize("siglum", WITNESSES)
def test_divisions_have_types_that_the_tei_knows(siglum: str) -> None:
    assert {division.type for division in load_outline(PROJECT, siglum)} <= set(DIVISION_TYPES)


def test_addresses_are_released_and_none_disappeared() -> None:
    assert [str(fault) for fault in locks.check_lock(PROJECT, load_edition(PROJECT))] == []


def test_printed_numerals_agree_with_the_sequence() -> None:
    """The five books misprint no numeral of a list, so a differing one is an editor's slip."""
    differing = [
        (law.address, law.numeral)
        for law in load_edition(PROJECT).laws.values()
        if law.numbered and law.numeral not in (roman(law.number), str(law.number))
    ]
    assert differing == []
