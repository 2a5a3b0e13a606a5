from lawsofplay.workshop.normalise.rules.hyphens import HYPHENS
from tests.workshop.support import context, pages

WORDS = "adversary possibility turn card from pretence up otherwise may trump forced"


def bodies(*texts: str) -> list[str]:
    return [page.body for page in HYPHENS.apply(pages(*texts), context(words=WORDS))]


def test_a_divided_word_stands_whole_on_its_first_line() -> None:
    assert bodies("his ad-\nverſary, if he") == ["his adverſary,\nif he"]


def test_a_line_left_empty_is_cut() -> None:
    assert bodies("his ad-\nverſary,\nif he") == ["his adverſary,\nif he"]


def test_a_word_divided_at_the_end_of_a_page() -> None:
    assert bodies("no poſ-", ":cont\nſibility\n\nThe Game") == ["no poſſibility", "The Game"]


def test_number_words_and_compounds_keep_their_hyphen() -> None:
    assert bodies("forty-\nfive Counters") == ["forty-five\nCounters"]
    assert bodies("the turn-\nup Card") == ["the turn-up\nCard"]


def test_a_note_between_the_halves_is_passed_over() -> None:
    (body,) = bodies("the pre-\n\n:note *\nSee Hoyle.\n\n:cont\ntence which")
    assert body.startswith("the pretence\n")
    assert body.endswith(":cont\nwhich")


def test_a_hyphen_before_a_capital_or_an_item_is_left() -> None:
    assert bodies("is in-\nTrumps") == ["is in-\nTrumps"]
    assert bodies("is in-\n\n§ II. turn") == ["is in-\n\n§ II. turn"]
