"""Drawn cards: each is there, in its place, and named for readers who cannot see it."""

from __future__ import annotations

import pytest
from lxml import etree

from lawsofplay.site.drawn import SUITS, cards_drawn, cards_of, named
from lawsofplay.site.pictures.symbols import with_symbols
from tests.elements import texts

TRUMPS = "AS, 7H, AC, AH, KH, QH, JH, 2H, 3H, 4H, 5H, 6H"


def shown(text: str) -> list[tuple[str, str]]:
    """The cards of a picture: rank and sign."""
    tree = etree.fromstring(cards_drawn(text))
    signs = [str(element.get("href")) for element in tree.iter("use")]
    ranks = [str(element.text) for element in tree.iter("text")]
    return list(zip(ranks, signs, strict=True))


def test_each_card_is_drawn_in_its_order() -> None:
    signs = [(it[:-1], f"#card-{it[-1]}") for it in TRUMPS.split(", ")]
    assert shown(TRUMPS) == signs


def test_a_pack_is_laid_out_suit_by_suit() -> None:
    pack = [f"{rank}{suit}" for rank in ("K", "Q", "J", "10") for suit in "SHDC"]
    rows = texts(etree.fromstring(cards_drawn(", ".join(pack))), "//text/@y")
    assert len(rows) == 16 and len(set(rows)) == 4


@pytest.mark.parametrize(
    "text", ["KS", "", "the king of spades", "KS QS", "1S, 2S", "KS, QX", ", ".join(["KS"] * 53)]
)
def test_what_is_no_list_of_cards_is_not_drawn(text: str) -> None:
    assert cards_drawn(text) == ""


def test_the_words_name_every_card_once() -> None:
    assert named(cards_of("AS, 2S, 10H")) == "ace and two of spades; ten of hearts"
    assert etree.fromstring(cards_drawn("AS, 2S")).get("aria-label") == "ace and two of spades"


def test_every_sign_that_is_used_is_drawn() -> None:
    used = texts(etree.fromstring(cards_drawn("KS, KH, KD, KC")), "//use/@href")
    assert {f"#{suit}" for suit in SUITS} == set(used)


def test_a_page_has_the_signs_that_it_uses_once_and_no_others() -> None:
    page = with_symbols(f"<main id=m>{cards_drawn('KS, KH')}{cards_drawn('QS, QH')}</main>")
    assert etree.fromstring(page.replace("id=m", "")).xpath("//symbol/@id") == [
        "card-S",
        "card-H",
    ]
    assert with_symbols("<main>nothing drawn</main>") == "<main>nothing drawn</main>"
