from lawsofplay.workshop.normalise.model import RepairRule
from lawsofplay.workshop.normalise.rules.punctuation import (
    BLANKS,
    DOUBLED,
    FINAL_COMMAS,
    INNER_COMMAS,
    INNER_STOPS,
    QUOTES,
)
from tests.workshop.support import context, pages

WORDS = "from telling the cards which he has not viz dictionary"


def body(rule: RepairRule, *texts: str) -> list[str]:
    return [page.body for page in rule.apply(pages(*texts), context(words=WORDS))]


def test_blanks_before_points_go_and_lost_words_keep_theirs() -> None:
    assert body(BLANKS, "now played ; not only : he [...] goes") == [
        "now played; not only: he [...] goes"
    ]
    assert body(BLANKS, "| 14 | 28 |") == ["| 14 | 28 |"]


def test_quotes_are_plain() -> None:
    assert body(QUOTES, "tho’ “it”") == ['tho\' "it"']


def test_one_point_where_the_scanner_has_two() -> None:
    assert body(DOUBLED, "forty-two.. and case,, but [...]") == ["forty-two. and case, but [...]"]
    assert body(DOUBLED, "led;; but the Trick.; otherwise") == ["led; but the Trick; otherwise"]


def test_a_stop_inside_a_sentence_goes() -> None:
    assert body(INNER_STOPS, "adversary from. telling") == ["adversary from telling"]
    assert body(INNER_STOPS, "Matadors which.\nhe has not.") == ["Matadors which\nhe has not."]


def test_a_stop_stays_before_what_may_be_a_sentence() -> None:
    for text in ("cards which are not from telling.\nit will", "the cards which are has not.\nmpg"):
        assert body(INNER_STOPS, text) == [text]
    assert body(INNER_STOPS, "no Trump at telling. a") == ["no Trump at telling. a"]


def test_abbreviations_and_unknown_words_keep_their_stop() -> None:
    line = "of Cards, viz. the Ace, prine. pal"
    assert body(INNER_STOPS, line) == [line]


def test_a_note_s_last_stop_stays_before_a_page_that_goes_on() -> None:
    texts = ["he is to\n\n:note *\nSee the dictionary.", ":cont\nthe rest"]
    assert body(INNER_STOPS, *texts) == texts


def test_a_paragraph_s_final_comma_is_a_stop() -> None:
    assert body(FINAL_COMMAS, "agree in this,\n\n§ IV. He who") == [
        "agree in this.\n\n§ IV. He who"
    ]
    assert body(FINAL_COMMAS, "of this rule,", "§ VI. When") == ["of this rule.", "§ VI. When"]


def test_a_comma_before_what_goes_on_stays() -> None:
    listed = ["of the King,\n\nQueen, Knave, Ten"]
    for texts in (["he pays,\n\n:cont\nto each"], ["he pays,", "The Ombre"], listed):
        assert body(FINAL_COMMAS, *texts) == texts


def test_a_comma_before_a_sentence_is_a_stop() -> None:
    assert body(INNER_COMMAS, "any thing, The same rule") == ["any thing. The same rule"]
    for line in ("FIRST, There are", "he says, I play", "the Queen, Knave", "Lastly, If the"):
        assert body(INNER_COMMAS, line) == [line]
