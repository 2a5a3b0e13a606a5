import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.workshop.normalise.rules.structure import HEADINGS, PATCHES
from tests.workshop.support import context, division, pages

TEIRCE = "the Games are equal.\n\nOf the TEIRCE.\n\nA TEIRCE is a Sequence"


def test_a_division_is_opened_with_its_restored_heading_and_the_scanned_one_is_cut() -> None:
    book = pages(TEIRCE, first=919)
    teirce = division("piquet.teirce", 921, head="Of the Teirce.", head_lines=(921, 921))
    (page,) = HEADINGS.apply(book, context(teirce))
    assert "Of the TEIRCE." not in page.body
    assert page.body.startswith("the Games are equal.")
    assert page.body.endswith("A TEIRCE is a Sequence")
    assert "\n\n@ piquet.teirce\n\n# Of the Teirce.\n\n" in page.body


def test_a_division_without_lines_after_it_on_its_page_is_opened_at_the_end() -> None:
    (page,) = HEADINGS.apply(pages("last words.\n"), context(division("imperial", 1)))
    assert "@ imperial" in page.body


def test_a_division_opened_by_a_patch_is_left_alone() -> None:
    book = pages("@ quadrille\n\n# QUADRILLE")
    assert HEADINGS.apply(book, context(division("quadrille", 1))) == book


def test_a_division_outside_all_pages_is_refused() -> None:
    with pytest.raises(InputError, match="hoc: line 99 belongs to no page"):
        HEADINGS.apply(pages("words"), context(division("hoc", 99)))


def test_a_patch_replaces_its_lines_and_keeps_their_numbers() -> None:
    book = pages("before\n27 90108 126\n144 172 180\nafter", first=7126)
    data = {"patch": [{"lines": [7127, 7128], "text": ":table\n| 27 |", "ground": "formula"}]}
    (page,) = PATCHES.apply(book, context(data=data))
    assert page.body == "before\n\n:table\n| 27 |\n\nafter"
    assert [x.number for x in page.lines] == [7126, 7127, 7127, 7128, 7128, 7129]


def test_a_patch_with_empty_text_cuts_and_one_without_ground_is_refused() -> None:
    book = pages("a\nb\nc")
    (page,) = PATCHES.apply(
        book, context(data={"patch": [{"lines": [2, 2], "text": "", "ground": "noise"}]})
    )
    assert page.body == "a\nc"
    with pytest.raises(InputError, match="needs a ground"):
        PATCHES.apply(book, context(data={"patch": [{"lines": [2, 2], "text": ""}]}))
