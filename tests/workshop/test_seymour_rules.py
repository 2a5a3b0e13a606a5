"""Seymour's Markdown and structure on little books, where an eager rule would do harm."""

from __future__ import annotations

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.workshop.normalise.rules.seymour_blocks import (
    BLOCKS,
    FOOTNOTES,
    RUN_IN_HEADS,
    VERSE,
)
from lawsofplay.workshop.normalise.rules.seymour_lists import ENTRIES, ITEMS
from lawsofplay.workshop.normalise.rules.seymour_markdown import close_blanks, plain_signs, undress
from lawsofplay.workshop.normalise.rules.seymour_tables import CONTENTS, HANDS, row, value
from tests.workshop.seymour_support import data
from tests.workshop.support import context, division, page, pages

NOTHING = context()


# -- the dress ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scanned", "plain"),
    [
        ("**T**HE Game is played with 40 Cards : You", "THE Game is played with 40 Cards : You"),
        ("**W**Hether the open or close Game", "WHether the open or close Game"),
        ("- IX. *The Gano* : is as much", "IX. _The Gano_ : is as much"),
        ("### *The* MANNER of DEALING.", "_The_ MANNER of DEALING."),
        ("---", ""),
        ("## 2 \xa0\xa0\xa0 *The COURT GAMESTER.*", "2     _The COURT GAMESTER._"),
        ("See N<sup>o</sup> XXII.", "See N° XXII."),
        ("I. *Of the Deal.*] If", "I. _Of the Deal._\\] If"),
        ("to the *Spaniards* \\*, and has", "to the _Spaniards_[^*], and has"),
        (
            "<p>I.</p> <p><i>Basto</i>, Ace.</p>	<p>II.</p> <p>A King.</p>",
            "I. _Basto_, Ace.	II. A King.",
        ),
        (" May think these Champions such;  ", "May think these Champions such;"),
    ],
)
def test_markdown_is_undone(scanned: str, plain: str) -> None:
    assert undress(scanned, NOTHING) == plain


@pytest.mark.parametrize(
    ("spaced", "closed"),
    [
        ("a very bad one ; for in this", "a very bad one; for in this"),
        ("_The Gano_ : is as", "_The Gano_: is as"),
        ("(O shameful chance ! )", "(O shameful chance!)"),
        ("| — Number of the _Cards_ . | 2 |", "| — Number of the _Cards_. | 2 |"),
        ("his Ball lies fair ;_", "his Ball lies fair;_"),
    ],
)
def test_blanks_before_points_are_closed(spaced: str, closed: str) -> None:
    assert close_blanks(spaced, NOTHING) == closed


@pytest.mark.parametrize(
    "text",
    [
        "King, Queen, Knave, 7. 6. 5. 4. 3. 2.",
        "suppose 12 s. 6 d. the next highest is 9 s. 6 d.",
        "_Middle-bend, (or Kingston-Bridge.)_",
        "| Seven | |",
        ":item 5.",
        "a _Mile, a Mile, &c._",
    ],
)
def test_what_needs_no_closing_is_left(text: str) -> None:
    assert close_blanks(text, NOTHING) == text


def test_quotation_marks_and_dashes_are_plain() -> None:
    assert plain_signs("“ The Sons of our ——— Racing.”", NOTHING) == '"The Sons of our — Racing."'


# -- structure ---------------------------------------------------------------------------------


def test_laws_are_found_by_their_sequence() -> None:
    laws = division("ombre.laws", 1, type="laws", count=3)
    book = pages("I. IF the\nII. You\n\nIII.\n\n25; and also\n\nIII. When", first=1)
    (held,) = ITEMS.apply(book, context(laws, data=data()))
    assert [x.text for x in held.lines if x.text.startswith("§")] == [
        "§ I. IF the",
        "§ II. You",
        "§ III. When",
    ]


def test_a_law_without_a_printed_numeral_is_known_by_its_line() -> None:
    orders = division("b.orders", 1, type="laws", count=2, numerals="arabic", starts={1: 1})
    (held,) = ITEMS.apply(pages("IF the Leader\n\n2. If the"), context(orders, data=data()))
    assert held.body.split("\n") == ["", "§ [1.] IF the Leader", "", "", "§ 2. If the"]


def test_a_missing_law_is_named() -> None:
    laws = division("ombre.laws", 1, type="laws", count=3)
    with pytest.raises(InputError, match=r"ombre\.laws: item II\. not found"):
        ITEMS.apply(pages("I. IF the\n\nIII. When"), context(laws, data=data()))


def test_a_misprinted_numeral_is_kept() -> None:
    series = [{"lines": [1, 5], "numbers": [7, 9], "printed": {"8": "VII"}}]
    listed = context(data=data(structure={"series": series}))
    (held,) = ITEMS.apply(pages("VII. We\n\nVII. I have\n\nIX. In"), listed)
    assert [x.text for x in held.lines if x.text[:1] == ":"] == [
        ":item VII.",
        ":item VII.",
        ":item IX.",
    ]


def test_terms_keep_numeral_and_colon() -> None:
    listed = context(data=data(structure={"entries": [1, 1]}))
    (held,) = ENTRIES.apply(pages("IX. _The Gano_ : is as much as to say"), listed)
    assert held.body.strip() == ":entry IX. _The Gano_:\nis as much as to say"


def test_hands_are_read_by_column_and_set_in_order() -> None:
    text = "III.\tIV.\n_Basto_.\t_King_.\nA King.\tA Queen.\nI.\n_Knave_.\nII. _Ace_. A Club."
    listed = context(data=data(structure={"hands": [[1, 6]]}))
    (held,) = HANDS.apply(pages(text), listed)
    assert held.body.replace("\n\n", "\n").strip().split("\n") == [
        ":item I.",
        "_Knave_.",
        ":item II.",
        "_Ace_. A Club.",
        ":item III.",
        "_Basto_.",
        "A King.",
        ":item IV.",
        "_King_.",
        "A Queen.",
    ]


def test_numerals_have_values() -> None:
    assert [value(x) for x in ("I.", "IV.", "IX.", "XII.")] == [1, 4, 9, 12]


def test_contents_become_tables() -> None:
    assert row("— _Picque_.	_ibid._") == "| — _Picque_. | _ibid._ |"
    assert row("The _Lottery_. 227") == "| The _Lottery_. | 227 |"
    listed = context(data=data(structure={"contents": [1, 9]}))
    text = (
        "VIII. Catch-Dolt. _ibid._\n\nI. THE Game of Ver-\nquere. 229\n\n@ x\n\nIII. Of Irish. 235"
    )
    (held,) = CONTENTS.apply(pages(text), listed)
    assert held.body.split("\n")[1:4] == [
        ":table",
        "| VIII. Catch-Dolt. | _ibid._ |",
        "| I. THE Game of Verquere. | 229 |",
    ]


def test_run_in_heads_are_cut_where_a_decision_begins() -> None:
    deal = division("d.deal", 1, head="I. _Of the Deal._\\]")
    book = pages("I. _Of the Deal._\\] If in\n\nI. _Of the Deal._\\] If in")
    (held,) = RUN_IN_HEADS.apply(book, context(deal, data=data()))
    assert held.body == "If in\n\nI. _Of the Deal._\\] If in"


def test_a_note_is_a_block_of_its_own() -> None:
    (held,) = FOOTNOTES.apply(pages("[^*] It is an Improvement"), NOTHING)
    assert held.body == ":note *\nIt is an Improvement"


def test_turned_over_verse_goes_up_and_italics_end_with_the_line() -> None:
    orders = division("v", 1, type="verse", count=1)
    text = "1. THE leading Ball _mayn't_\n_hit,_\n_And if you twice e're he\nHath struck between._"
    listed = context(orders, data=data(structure={"turned": [2]}))
    (held,) = VERSE.apply(pages(text), listed)
    assert held.body.split("\n") == [
        "1. THE leading Ball _mayn't hit,_",
        "_And if you twice e're he_",
        "_Hath struck between._",
    ]


@pytest.mark.parametrize(
    ("before", "after", "goes_on"),
    [
        ("he may take", "an entire Pack", True),
        ("serve as their Rampart:", "Thus the Poor", True),
        ("is in a very bad", "Position. You must", True),
        ("by THREE.", "It is to be observed", False),
        ("Reason, N° XXII._", "King, Queen", False),
        ('_Gambling Fraternity._"', "Some Diverting", False),
        ("the Deal not[?]", "as they like", True),
    ],
)
def test_a_page_goes_on_from_an_unfinished_sentence(before: str, after: str, goes_on: bool) -> None:
    _, second = BLOCKS.apply(pages(before, after), context(data=data()))
    assert second.body == (f":cont\n{after}" if goes_on else after)


def test_a_note_at_the_foot_does_not_end_the_sentence() -> None:
    _, second = BLOCKS.apply(
        pages("Gamesters, and is\n\n:note *\nIt is old.", "called, _The MAN_"),
        context(data=data()),
    )
    assert second.body.startswith(":cont\n")


def test_blocks_stand_apart_and_verse_is_marked() -> None:
    listed = context(data=data(structure={"verse": [[5, 6]], "apart": [8]}))
    text = "§ I. IF\n§ II. You\n:item 3.\nLet\n\nBELINDA now,\n\nThus have we"
    (held,) = BLOCKS.apply((page(text),), listed)
    assert held.body == (
        "§ I. IF\n\n§ II. You\n\n:item 3.\nLet\n\n:verse\nBELINDA now,\n\n:p\nThus have we"
    )
