from lawsofplay.workshop.normalise.rules.paragraphs import PARAGRAPHS, paragraphs
from tests.workshop.support import context, pages

FULL = "The Dealer gives thirteen Cards to one of the Players,\n" * 6


def bodies(*texts: str) -> list[str]:
    return [page.body for page in PARAGRAPHS.apply(pages(*texts), context())]


def test_a_false_break_before_a_small_letter_is_closed() -> None:
    (body,) = bodies("He may take a Card\n\nof the Stock.")
    assert body == "He may take a Card\nof the Stock."


def test_lines_spread_out_by_blank_lines_are_one_paragraph() -> None:
    (body,) = bodies("He who might have Quatorze Aces, Kings,\n\nQueens, Knaves, or Tens.")
    assert "\n\n" not in body


def test_a_break_after_a_comma_that_was_a_stop_stays() -> None:
    (body,) = bodies(f"{FULL}\nagree\nin this,\n\nThe rule\nis old.")
    assert "in this,\n\nThe rule" in body


def test_a_paragraph_that_lost_its_indent_is_opened() -> None:
    (body,) = bodies(f"{FULL}that Suit becomes the Trump.\nThere are at Imperial, Cards")
    assert "Trump.\n\nThere are" in body
    rule = paragraphs(short=None)
    kept = rule.apply(pages(f"{FULL}becomes the Trump.\nThere are"), context())[0].body
    assert "Trump.\nThere" in kept


def test_a_full_line_with_a_stop_ends_nothing() -> None:
    (body,) = bodies(f"{FULL}The Dealer gives thirteen Cards to one of the Player.\nHe")
    assert "Player.\nHe" in body


def test_what_goes_on_over_a_page_is_marked() -> None:
    first, second = bodies("He is not obliged to", "play.\n\n§ II. If a Card")
    assert first == "He is not obliged to"
    assert second == ":cont\nplay.\n\n§ II. If a Card"


def test_what_goes_on_after_a_note_is_marked_and_a_new_paragraph_is_not() -> None:
    (body,) = bodies("If he has\n\n:note *\nSee Hoyle.\n\nno Trumps.\n\nThe Game\nis won.")
    assert ":note *\nSee Hoyle.\n\n:cont\nno Trumps.\n\nThe Game" in body


def test_a_page_that_begins_a_paragraph_is_not_marked() -> None:
    assert bodies("The Game is won.", "The Dealer")[1] == "The Dealer"


def test_rows_of_tables_and_headings_stay_blocks() -> None:
    text = "# The Laws\n\n§ I. If\n\n:table\n| 14 | 28 |\n\nhe pays"
    assert bodies(text)[0] == "# The Laws\n\n§ I. If\n\n:table\n| 14 | 28 |\n\n:cont\nhe pays"
