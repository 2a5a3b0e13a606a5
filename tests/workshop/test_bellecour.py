"""Rules of bellecour, each on lines of the book, and the whole draft."""

from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.model.outline import load_outline
from lawsofplay.transcription import parse_page
from lawsofplay.workshop.normalise.draft import page_file
from lawsofplay.workshop.normalise.model import Book, RepairRule
from lawsofplay.workshop.normalise.rules.bellecour_marks import ENTRIES, MARKS, NOTES, OPENINGS
from lawsofplay.workshop.normalise.rules.bellecour_page import (
    CATCHWORDS,
    HEADS,
    JUNK,
    expected_signature,
)
from lawsofplay.workshop.normalise.rules.bellecour_words import (
    CAPITALS,
    CONFUSED,
    CONTEXT,
    EDGES,
    FIGURES,
    FORMS,
    INITIALS,
    INNER_HYPHENS,
    RUN_TOGETHER,
    SIGNS,
    SPECKS,
    SPLIT_WORDS,
    divided,
    outer_specks,
)
from tests.drafts import draft_of, drafted
from tests.workshop.support import context, page, pages

WORDS = (
    "knave two trump trick the stock half of turn up played play shall see was told one or common "
    "accord according marked is it renounce"
)
PROJECT = Project(Path(__file__).parents[2])
pytestmark = draft_of("bellecour")


def line(rule: RepairRule, text: str, words: str = WORDS, **data: object) -> str:
    held = {"compounds": ["turn-up"], "forms": {}, "context": [], **data}
    return rule.apply(pages(text), context(words=words, data=held))[0].body


def test_the_first_line_is_the_running_head_unless_listed() -> None:
    data = {"furniture": {"keep": [753], "head": [14139], "catch": []}}
    (cut,) = HEADS.apply((page("PEG TE F. 9\nof their Tens", 908),), context(data=data))
    assert (cut.body, cut.furniture) == ("of their Tens", {"head": "PEG TE F. 9"})
    (kept,) = HEADS.apply((page("than forty-four of another", 753),), context(data=data))
    assert kept.body == "than forty-four of another"


def test_a_catchword_gives_up_the_signature_on_its_line() -> None:
    data = {"furniture": {"keep": [], "head": [], "catch": [2]}}
    book = (page("in the Suit\nE 3 plays;", 1, "p077"),)
    assert CATCHWORDS.apply(book, context(data=data))[0].furniture == {
        "catch": "plays;",
        "sig": "E 3",
    }


def test_signatures_by_the_page() -> None:
    shown = {n: expected_signature(str(n)) for n in (1, 3, 5, 9, 10, 11, 25, 243, 280)}
    assert shown[1] == "B"
    assert shown[5] == "B 3"
    assert shown[25] == "C"
    assert shown[243] == "M 2"
    assert shown[10] == shown[11] == shown[280] == ""


def test_junk_lines_go() -> None:
    data = {"junk": {"lines": [[2, 3]]}}
    assert (
        JUNK.apply(pages("text\n: * e\n8. . |\nmore"), context(data=data))[0].body == "text\nmore"
    )


def test_specks_at_the_edges_of_a_line() -> None:
    assert outer_specks("= caſe, he ſcores ſixty") == "caſe, he ſcores ſixty"
    assert outer_specks("for the Cards. | |") == "for the Cards."
    assert outer_specks("there muſt be a new Deal. 3") == "there muſt be a new Deal."
    assert outer_specks("-might have ; in that") == "might have ; in that"


def test_real_ends_of_lines_stay() -> None:
    for text in ("a Huitiem, eighteen ;", "Lewis loſes 20", "5. Spadill, Baſto,", "he is Ombre; I"):
        assert outer_specks(text) == text


def test_a_blank_before_a_dividing_hyphen() -> None:
    held = context(words="marked")
    assert divided("of ivory mark -", "ed with", held) == "of ivory mark-"
    assert divided("of ivory mark»", "ed with", held) == "of ivory mark-"
    assert divided("attention»", "are of great use", held) == "attention»"


def test_edges_are_cut_by_pattern_and_where_listed() -> None:
    edges = {"left": [[2, "8 i"]], "right": [[1, "4 1"]]}
    (cut,) = EDGES.apply(
        pages("| the Stock, 4 1\n8 i Now obſerved, \nof ivory mark -\ned with"),
        context(words="marked", data={"edges": edges}),
    )
    assert cut.body == "the Stock,\nNow obſerved,\nof ivory mark-\ned with"


def test_openings_are_restored_and_a_wrong_line_is_refused() -> None:
    data = {"opening": [{"line": 1, "scanned": "FF HE", "read": "THE"}]}
    assert OPENINGS.apply(pages("FF HE Point is"), context(data=data))[0].body == "THE Point is"
    with pytest.raises(InputError, match="opening 1: 'FF HE' does not stand there"):
        OPENINGS.apply(pages("The Point is"), context(data=data))


def test_notes_stand_at_the_end_of_the_page() -> None:
    data = {"note": [{"page": "p001", "mark": "*", "lines": [1, 3]}]}
    book = pages("* Chouette zs French\n\nanimal, the reader\n\nThis Game")
    (cut,) = NOTES.apply(book, context(data=data))
    assert cut.body.strip() == "This Game\n\n:note *\nChouette zs French\nanimal, the reader"


def test_entries_of_the_dictionary() -> None:
    data = {"entry": [{"line": 1, "head": "POUL"}, {"line": 5, "head": "REPRISE"}]}
    book = pages("O U.\n\nThe Poul conſiſts\n\nREPRISE, Is the fame as Party.")
    assert ENTRIES.apply(book, context(data=data))[0].body.strip() == (
        ":entry POUL\nThe Poul conſiſts\n\n\n:entry REPRISE\nIs the fame as Party."
    )


def test_reasons_and_prose_are_opened_where_listed() -> None:
    marks = {"reason": [2], "prose": [3], "paragraph": [4], "lines": []}
    (cut,) = MARKS.apply(
        pages("§ I. If\nThe reaſon\nSuch is\nThen"), context(data={"marks": marks})
    )
    assert cut.body == "§ I. If\n\n:reason\nThe reaſon\n\n:p\nSuch is\n\nThen"


def test_capitals_join_their_word_only_if_that_is_known() -> None:
    assert line(CAPITALS, "the K nave and T wo; A play") == "the Knave and Two; A play"


def test_the_t_of_trump_and_trick() -> None:
    text = "'Fricks, J'rump, 'I'rick, 'The T'ime; 'Tis"
    assert line(INITIALS, text) == "Tricks, Trump, Trick, The Time; 'Tis"


def test_closed_lists() -> None:
    assert line(FORMS, "1s cf 21s", forms={"1s": "is", "cf": "of"}) == "is of 21s"
    six = [{"scanned": r"\bfix(?! (?:what|the [Vv]alue))\b", "read": "six", "ground": "numeral"}]
    assert line(CONTEXT, "fix Cards", context=six) == "six Cards"
    for text in ("to which you fix what value", "you are to fix the Value"):
        assert line(CONTEXT, text, context=six) == text


def test_signs_hyphens_and_words_run_together() -> None:
    assert line(SIGNS, "we {hall /ee it") == "we shall see it"
    assert line(INNER_HYPHENS, "turn- up, half- of, tur- nip") == "turn-up, half of, tur- nip"
    assert line(RUN_TOGETHER, "theStock McDonald") == "the Stock McDonald"
    assert line(SPECKS, "was'told one,or play'd") == "was told one, or play'd"
    assert line(SPLIT_WORDS, "play ed, it is") == "played, it is"


def test_figures_are_doubtful_where_the_book_prints_words() -> None:
    data = {"figures": ["18"]}
    book = (page("and which collected 2 make 170; 3. When", 1, "p159"),)
    assert FIGURES.apply(book, context(data=data))[0].body == (
        "and which collected 2[?] make 170; 3. When"
    )
    kept = (page("which is 20 Points", 1, "p018"),)
    assert FIGURES.apply(kept, context(data=data)) == kept


def test_strokes_need_one_known_reading() -> None:
    assert line(CONFUSED, "accerding to cemmon") == "according to common"
    assert line(CONFUSED, "the emple", leave=["emple"]) == "the emple"


@pytest.fixture(scope="module")
def draft() -> Book:
    return drafted("bellecour").book


def test_every_division_is_opened_once_in_order_and_every_list_is_whole(draft: Book) -> None:
    outline = load_outline(PROJECT, "bellecour")
    blocks = [
        b for p in draft for b in parse_page(page_file(p), "bellecour", p.name, p.name).blocks
    ]
    opened = [b.argument for b in blocks if b.kind == "division"]
    assert opened == [division.id for division in outline]
    counts: dict[str, int] = {}
    for block in blocks:
        if block.kind == "division":
            held = block.argument
        elif block.kind == "law":
            counts[held] = counts.get(held, 0) + 1
    assert counts == {d.id: d.count for d in outline if d.count}
    assert sum(counts.values()) == 337


def test_every_page_and_entry_is_there(draft: Book) -> None:
    assert [p.label for p in draft[7:]] == [str(n) for n in range(1, 281)]
    entries = [x.text for p in draft for x in p.lines if x.text.startswith(":entry ")]
    assert len(entries) == 54
    reasons = [x.text for p in draft for x in p.lines if x.text == ":reason"]
    assert len(reasons) == 28
