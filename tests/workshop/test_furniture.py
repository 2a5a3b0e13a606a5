from lawsofplay.workshop.normalise.rules.furniture import catchwords, running_heads, signatures
from tests.workshop.support import context, pages

HEADS = running_heads(lambda page, line: line.text.strip(" .").endswith("PIQUET"))
SIGNATURES = signatures(r"(?P<sig>[A-N] ?\d?)\s+(?P<rest>\S.*)")


def test_a_running_head_is_recorded_and_cut() -> None:
    (page,) = HEADS.apply(pages("20 PIQUET.\n\nIn all theſe\nof PIQUET."), context())
    assert page.furniture == {"head": "20 PIQUET."}
    assert page.body == "\nIn all theſe\nof PIQUET."


def test_listed_lines_rule() -> None:
    data = {"furniture": {"head": [3], "keep": [1]}}
    (page,) = HEADS.apply(pages("of PIQUET.\n\nT HQ WA. 221\nhe may"), context(data=data))
    assert page.furniture == {"head": "T HQ WA. 221"}


def test_a_signature_goes_and_its_catchword_stays() -> None:
    page, _ = SIGNATURES.apply(pages("to all Comers\nA 2 theſe", "theſe"), context())
    assert page.furniture["sig"] == "A 2"
    assert page.body == "to all Comers\ntheſe"


def test_a_catchword_is_what_the_next_page_repeats() -> None:
    first, _ = catchwords().apply(pages("of this rule,\n\nVI. When", "VI. When before"), context())
    assert first.furniture == {"catch": "VI. When"}
    assert first.body.strip() == "of this rule,"


def test_a_short_last_line_that_is_not_repeated_is_text() -> None:
    book = pages("he ſhall be at the end of the\nPlayer.", "The Ombre")
    assert catchwords().apply(book, context()) == book


def test_a_listed_catchword_goes_and_a_kept_line_stays() -> None:
    book = pages("of this\nDuties", "Dutics are paid")
    kept = context(data={"furniture": {"keep": [2]}})
    assert catchwords().apply(book, kept) == book
    listed = context(data={"furniture": {"catch": [1]}})
    assert catchwords().apply(book, listed)[0].furniture == {"catch": "of this"}
