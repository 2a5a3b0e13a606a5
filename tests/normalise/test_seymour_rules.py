"""The rules of seymour on little books, and on lines where an eager rule would do harm."""

from __future__ import annotations

from typing import Any

import pytest
from lawsofplay.errors import InputError
from lawsofplay.normalise.rules import seymour_joints as joints
from lawsofplay.normalise.rules.seymour_blocks import BLOCKS, FOOTNOTES, RUN_IN_HEADS, VERSE
from lawsofplay.normalise.rules.seymour_checks import MARKDOWN, faults
from lawsofplay.normalise.rules.seymour_lists import ENTRIES, ITEMS
from lawsofplay.normalise.rules.seymour_markdown import close_blanks, plain_signs, undress
from lawsofplay.normalise.rules.seymour_tables import CONTENTS, HANDS, row, value
from lawsofplay.normalise.rules.seymour_words import (
    DIVIDED,
    DOUBTS,
    INNER_HYPHENS,
    LETTERS,
    SPACING,
)

from tests.normalise.support import context, division, page, pages

NOTHING = context()


def data(**tables: Any) -> dict[str, Any]:
    """The tables of normalise.toml, all empty but those given."""
    empty: dict[str, Any] = {
        "furniture": {"catch": [], "signatures": {}, "mended": {}},
        "joints": {"merged": {}, "fragments": {}},
        "spacing": {"letters": []},
        "hyphens": {"divided": {}, "inside": []},
        "letters": {"certain": []},
        "doubt": {"words": []},
        "structure": {
            "contents": [0, 0],
            "hands": [],
            "entries": [0, 0],
            "verse": [],
            "turned": [],
            "closed": [],
            "apart": [],
            "series": [],
        },
    }
    for name, table in tables.items():
        empty[name] = {**empty[name], **table}
    return empty


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


# -- joints ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "label", "head"),
    [
        ("OMBRE, by THREE. 3", "3", True),
        ("2 The COURT GAMESTER.", "2", True),
        ("P R E F A C E. v", "v", True),
        ("25; and also as many Cards as are played", "217", False),
        ("3. of a Colour, you can reckon but 2 for Colours.", "218", False),
        ("4 Honours. For which Reasons all nice Gamesters play behind Curtains.", "4", False),
        ("9, nor under 5: So that 5, 6, 7, 8, and 9, are all", "9", False),
    ],
)
def test_a_running_head_holds_the_pages_number(line: str, label: str, head: bool) -> None:
    assert joints.is_head(joints.close_up(line), label) is head


def test_a_running_head_dressed_as_a_list_item_is_recorded() -> None:
    (held,) = joints.HEADS.apply(
        (page("_O M B R E_, by THREE. 1\n\nGame be"),), context(data=data())
    )
    assert held.furniture == {"head": "OMBRE, by THREE. 1"}
    assert held.body.strip() == "Game be"


def test_a_head_that_the_scan_misread_is_listed() -> None:
    mended = data(furniture={"mended": {"1": "Of the GAME of PIQUET. 1"}})
    (held,) = joints.HEADS.apply((page("_Of the GAME of PIQUET._ III"),), context(data=mended))
    assert held.furniture["head"] == "Of the GAME of PIQUET. 1"


@pytest.mark.parametrize(
    ("line", "opening", "cut"),
    [
        ("an", "an entire Pack, which consists", True),
        ("_Thirdly_,", "_Thirdly_, The Royal Game at CHESS", True),
        ("XVI.", "XVI. If in calling the Point", True),
        ("_Three_.", "There are many other Ways", False),
        ("A Renounce.", "Games in RED, which may be played,", False),
        ("with a _Sequence_ of five", "with a _Sequence_ of five Cards", False),
    ],
)
def test_a_catchword_is_the_next_pages_opening(line: str, opening: str, cut: bool) -> None:
    assert joints.is_catchword(line, opening) is cut


def test_catchwords_run_into_the_text_are_cut_only_where_listed() -> None:
    book = pages("that he should", "should have four", first=614)
    merged = data(joints={"merged": {"614": "should"}})
    first, second = joints.MERGED.apply(book, context(data=merged))
    assert (first.body, second.body) == ("that he", "should have four")
    assert first.furniture == {"catch": "should"}
    assert joints.MERGED.apply(book, context(data=data())) == book


def test_a_catchword_after_a_full_stop_is_cut_where_listed() -> None:
    book = pages("your Game is in a very bad Position.", first=2453)
    merged = data(joints={"merged": {"2453": "Position."}})
    (held,) = joints.MERGED.apply(book, context(data=merged))
    assert held.body == "your Game is in a very bad"


def test_the_second_half_of_a_completed_word_is_cut() -> None:
    book = pages("pretty much behind", "hind your Adversary", first=2181)
    halves = data(joints={"fragments": {"2182": "hind"}})
    assert joints.FRAGMENTS.apply(book, context(data=halves))[1].body == "your Adversary"


@pytest.mark.parametrize(
    ("line", "signature", "furniture"),
    [
        ("D 5 have", "D 5", {"sig": "D 5", "catch": "have"}),
        ("I Command", "I", {"sig": "I", "catch": "Command"}),
        ("I 4 Trick,", "I 4", {"sig": "I 4", "catch": "Trick,"}),
        ("H", "H", {"sig": "H"}),
    ],
)
def test_signatures_are_those_listed(line: str, signature: str, furniture: dict[str, str]) -> None:
    listed = context(data=data(furniture={"signatures": {"2": signature}}))
    (held,) = joints.SIGNATURES.apply((page(f"A and B will begin\n{line}"),), listed)
    assert (held.body, held.furniture) == ("A and B will begin", furniture)
    assert joints.SIGNATURES.apply((page("L\nI\nV."),), context(data=data()))[0].body == "L\nI\nV."


# -- words -------------------------------------------------------------------------------------


def test_letters_are_mended_in_their_line_alone() -> None:
    book = pages("anoint the fore Place\nhis fore-legs", first=4333)
    certain = data(letters={"certain": [[4333, "fore", "sore", 1]]})
    (held,) = LETTERS.apply(book, context(data=certain))
    assert held.body == "anoint the sore Place\nhis fore-legs"


def test_spacing_hyphens_and_doubts_are_lists_too() -> None:
    lists = context(
        data=data(
            spacing={"letters": [[1, "TH E R E is", "THERE is"]]},
            hyphens={"inside": [[1, "Mata-dores", "Matadores"]]},
            doubt={"words": [[1, "certain Numer"]]},
        )
    )
    book = pages("TH E R E is a certain Numer of Mata-dores")
    for rule in (SPACING, INNER_HYPHENS, DOUBTS):
        book = rule.apply(book, lists)
    assert book[0].body == "THERE is a certain Numer[?] of Matadores"


def test_a_divided_word_stands_whole_where_it_begins() -> None:
    book = pages("are quite rever-", ":cont\nfed; for the lowest Card", first=351)
    listed = context(data=data(hyphens={"divided": {"351": "reversed;"}}))
    first, second = DIVIDED.apply(book, listed)
    assert first.body == "are quite reversed;"
    assert second.body == ":cont\nfor the lowest Card"


def test_a_hyphen_that_is_not_listed_stays() -> None:
    book = pages("in the Auxiliary-", "King's Hand")
    assert DIVIDED.apply(book, context(data=data())) == book


def test_a_line_of_nothing_but_the_words_rest_is_cut() -> None:
    book = pages("_Punto_, Ace of Dia-\nmonds.\n_King_.")
    listed = context(data=data(hyphens={"divided": {"1": "Diamonds."}}))
    assert DIVIDED.apply(book, listed)[0].body == "_Punto_, Ace of Diamonds.\n_King_."


# -- the lists are checked ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tables", "table"),
    [
        ({"letters": {"certain": [[1, "faith", "saith", 2]]}}, "letters.certain"),
        ({"letters": {"certain": [[9, "faith", "saith", 1]]}}, "letters.certain"),
        ({"joints": {"merged": {"1": "one"}}}, "joints.merged"),
        ({"joints": {"fragments": {"1": "vie"}}}, "joints.fragments"),
        ({"furniture": {"signatures": {"1": "D 5"}}}, "furniture.signatures"),
        ({"hyphens": {"divided": {"1": "one"}}}, "hyphens.divided"),
        ({"doubt": {"words": [[1, "Numer"]]}}, "doubt.words"),
    ],
)
def test_a_row_that_does_not_fit_its_line_stops_the_run(tables: dict[str, Any], table: str) -> None:
    assert [name for name, _, _ in faults({1: "revie, faith one."}, data(**tables))] == [table]
    with pytest.raises(InputError, match=r"normalise\.toml, \[" + table.replace(".", r"\.")):
        MARKDOWN.apply(pages("revie*, faith one."), context(data=data(**tables)))


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
