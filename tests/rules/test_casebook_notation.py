"""The notation of cases: how it is read and written, and each fault with its line."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawsofplay.base.errors import InputError
from lawsofplay.rules.casebook.lines import folded
from lawsofplay.rules.casebook.model import (
    Case,
    Casebook,
    Inert,
    Part,
    Question,
    Quoted,
    Remark,
    Row,
)
from lawsofplay.rules.casebook.ranges import MOST, expanded
from lawsofplay.rules.casebook.reading import parse, read_casebook
from lawsofplay.rules.casebook.writing import paragraph, written

FILE = "tests/executable_rules/piquet/dealing.cases"
TEXT = """\
# Piquet: the deal.

== faults

# the adversary must deal
# though he has seen his hand
bellecour.piquet.laws.11: his adversary shall be obliged to deal, though he has seen
    his own Hand
reason academie.piquet.laws.11: son adversaire sera obligé … ait vû son jeu
example piquet.dealt-twice
? piquet.dealing.deals_twice
  # The usual facts.
  -> stands
  dealer_has_seen=no | adversary_has_seen={no, yes} -> loses-deal
  tricks=3..5 -> !  tricks=3 cannot be
? piquet.dealing.false_pack
  pack=AS, 2S -> first=1 | second=2

~ reason: it says why the dealer
    is punished
bellecour.piquet.laws.11: because … advantage of the first Card
seymour.piquet.rules.45: because
seymour.piquet.rules.45: Card

~ repeats academie.piquet.laws.3: the same pack
bellecour.piquet.laws.11: a false pack
"""
READ = Casebook(
    FILE,
    (
        Remark(("Piquet: the deal.",)),
        Part("faults"),
        Case(
            "the adversary must deal",
            ("though he has seen his hand",),
            (
                Quoted(
                    "bellecour.piquet.laws.11",
                    ("his adversary shall be obliged to deal, though he has seen his own Hand",),
                ),
                Quoted(
                    "academie.piquet.laws.11",
                    ("son adversaire sera obligé", "ait vû son jeu"),
                    reason=True,
                ),
            ),
            (
                Question(
                    "piquet.dealing.deals_twice",
                    (
                        Row((), "stands", notes=("The usual facts.",)),
                        Row(
                            (("dealer_has_seen", "no"), ("adversary_has_seen", "{no, yes}")),
                            "loses-deal",
                        ),
                        Row((("tricks", "3..5"),), "tricks=3 cannot be", refused=True),
                    ),
                ),
                Question(
                    "piquet.dealing.false_pack",
                    (Row((("pack", "AS, 2S"),), "first=1 | second=2"),),
                ),
            ),
            ("piquet.dealt-twice",),
        ),
        Inert(
            "reason",
            "it says why the dealer is punished",
            (
                Quoted("bellecour.piquet.laws.11", ("because", "advantage of the first Card")),
                Quoted("seymour.piquet.rules.45", ("because",)),
                Quoted("seymour.piquet.rules.45", ("Card",)),
            ),
        ),
        Inert(
            "repeats",
            "the same pack",
            (Quoted("bellecour.piquet.laws.11", ("a false pack",)),),
            "academie.piquet.laws.3",
        ),
    ),
)


def test_every_part_of_a_file_is_read() -> None:
    assert parse(TEXT, FILE) == READ


def test_each_part_knows_its_line() -> None:
    (case,) = parse(TEXT, FILE).cases
    assert (case.line, [quoted.line for quoted in case.quoted]) == (5, [7, 9])
    asked = [(question.line, [row.line for row in question.rows]) for question in case.questions]
    assert asked == [(11, [13, 14, 15]), (16, [17])]
    marked = parse(TEXT, FILE).inert
    inert = [(words.line, [stretch.line for stretch in words.stretches]) for words in marked]
    assert inert == [(19, [21, 22, 23]), (25, [26])]


JOINED = """# a case
chess.laws.1: words of it
? chess.touched with chess.castles and chess.free
  piece=pawn -> free
? chess.touched
  piece=pawn -> must-play
"""


def test_functions_asked_together_stand_apart() -> None:
    (case,) = parse(JOINED, FILE).cases
    assert [question.function for question in case.questions] == ["chess.touched"]
    (together,) = case.together
    assert together.joined == ("chess.castles", "chess.free")
    assert [question.line for question in case.all_questions] == [5, 3]
    assert "? chess.touched with chess.castles and chess.free\n" in written(parse(JOINED, FILE))


def test_what_is_read_is_written_again() -> None:
    again = written(READ)
    assert parse(again, FILE) == READ
    assert written(parse(again, FILE)) == again
    assert again.count("\n\n") == 4


def test_a_case_belongs_to_the_part_above_it() -> None:
    case = HEAD + "  -> free\n"
    text = "\n".join((case, "== deal\n", case.replace("a case", "b"), case.replace("a case", "c")))
    parted = parse(f"{text}\n== end\n\n{case.replace('a case', 'd')}", FILE).parted
    assert [(part, case.heading) for part, case in parted] == [
        ("", "a case"),
        ("deal", "b"),
        ("deal", "c"),
        ("end", "d"),
    ]


ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "path",
    sorted((ROOT / "tests/executable_rules").rglob("*.cases")),
    ids=lambda path: f"{path.parent.name}/{path.name}",
)
def test_every_file_of_the_project_survives_being_written(path: Path) -> None:
    book = read_casebook(ROOT, path)
    assert parse(written(book), book.file) == book


def test_long_lines_are_folded_at_blanks_only() -> None:
    words = " ".join(["contre-partie"] * 30)
    first, *rest = folded(f"  hand={words} -> none")
    assert first.startswith("  hand=contre-partie ") and max(map(len, (first, *rest))) <= 100
    assert all(line.startswith("      contre-partie") for line in rest)


HEAD = "# a case\ncotton.chess.laws.1: you must play it\n? chess.touched\n"


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("cotton.chess.laws.1: you must\n", 1, "a case begins with its heading"),
        ("# a\n\ncotton.chess.laws.1: you must\n", 3, "a case begins with its heading"),
        ("#\n? chess.touched\n", 1, "a case begins with its heading"),
        ("    piece=queen -> free\n", 1, "there is none before it"),
        ("# a\n? chess.touched\n  -> free\n", 1, "the case quotes no law"),
        ("# a\ncotton.chess.laws.1: you must\n", 1, "the case asks no function"),
        ("# a\ncotton.chess.laws.1: you must\n  -> free\n", 3, "write ? and the name"),
        ("# a\ncotton.chess.laws.1:\n", 2, "neither a quotation"),
        ("# a\ncotton.chess.laws.1 you must\n", 2, "neither a quotation"),
        ("# a\n? touched\n", 2, "neither a quotation"),
        (HEAD, 3, "chess.touched has no row"),
        (HEAD + "? chess.taken_up\n", 4, "chess.touched has no row"),
        (HEAD + "  piece=queen\n", 4, "a row is facts, an arrow and the answer"),
        (HEAD + "  piece=queen ->\n", 4, "a row is facts, an arrow and the answer"),
        (HEAD + "  piece=queen -> !\n", 4, "a row is facts, an arrow and the answer"),
        (HEAD + "  piece queen -> free\n", 4, "'piece queen' is no fact"),
        (HEAD + "  - -> free\n", 4, "'-' is no fact"),
        (HEAD + "  piece=a | piece=b -> free\n", 4, "the fact piece stands twice"),
        (HEAD + "\tpiece=queen -> free\n", 4, "holds a tab"),
        (HEAD + "  -> free\n  # why\n", 5, "a remark stands above the row"),
        (
            HEAD + "  -> free\ncotton.chess.laws.2: you must\n",
            5,
            "there may be only rows and functions",
        ),
        (HEAD + "  -> free\n\n" + HEAD + "  -> free\n", 6, "has the same heading as line 1"),
        ("~ because: why\ncotton.chess.laws.1: you\n", 1, "begin with their kind and why"),
        ("~ reason:\ncotton.chess.laws.1: you\n", 1, "begin with their kind and why"),
        ("~ repeats: why\ncotton.chess.laws.1: you\n", 1, "begin with their kind and why"),
        ("~ reason a.b: why\ncotton.chess.laws.1: you\n", 1, "begin with their kind and why"),
        ("~ frame: why\n", 1, "marks no words"),
        ("~ frame: why\n# a remark\n", 2, "not an address and words"),
        ("~ frame: why\nreason cotton.chess.laws.1: you\n", 2, "not an address and words"),
        ("~ frame: why\ncotton.chess.laws.1: you\n~ frame: why\n", 3, "not an address and words"),
        ("== deals\n", 1, "a part of the game is == and one of players, deal, play,"),
        ("==\n", 1, "a part of the game is =="),
        ("== deal\n# a case\n", 2, "the name of a part stands alone"),
        (HEAD + "  -> free\n== deal\n", 5, "there may be only rows and functions"),
        (HEAD + "  -> free\n~ frame: why\n", 5, "there may be only rows and functions"),
    ],
)
def test_a_fault_is_told_with_its_line(text: str, line: int, message: str) -> None:
    with pytest.raises(InputError) as error:
        parse(text, FILE)
    assert str(error.value).startswith(f"{FILE}, line {line}: ")
    assert message in str(error.value)
    assert "\n" not in str(error.value)


def test_a_range_and_a_list_stand_for_each_of_their_values() -> None:
    asked = list(expanded((("elder", "-1..1"), ("suit", "{hearts, clubs}"), ("hand", "KS, QS"))))
    assert len(asked) == 6
    assert asked[0] == ("elder=-1", "suit=hearts", "hand=KS, QS")
    assert asked[-1] == ("elder=1", "suit=clubs", "hand=KS, QS")
    assert list(expanded(())) == [()]


@pytest.mark.parametrize("value", ["3..3", "4..3", f"0..{MOST}", "{a}", "{}", "{a, }", "{a, a}"])
def test_a_range_or_list_that_cannot_be(value: str) -> None:
    with pytest.raises(ValueError, match=r"^a (range|list) "):
        list(expanded((("elder", value),)))


def test_a_row_does_not_stand_for_too_many_calls() -> None:
    with pytest.raises(ValueError, match="stands for 2500 calls"):
        expanded((("elder", "1..50"), ("younger", "1..50")))


WORDS = st.lists(st.text("abcé'&;.,", min_size=1, max_size=12), min_size=1, max_size=40)
ROWS = st.builds(
    lambda facts, answer, refused, notes: Row(
        tuple((name, " ".join(value)) for name, value in facts.items()),
        " ".join(answer),
        refused,
        tuple(notes),
    ),
    st.dictionaries(st.sampled_from(["hand", "elder", "a_1"]), WORDS, max_size=3),
    WORDS,
    st.booleans(),
    st.lists(st.sampled_from(["a remark", "why"]), max_size=2),
)


@given(ROWS, st.lists(WORDS, min_size=1, max_size=3), st.booleans())
def test_any_row_and_any_words_survive_the_file(
    row: Row, words: list[list[str]], reason: bool
) -> None:
    quoted = Quoted("cotton.chess.laws.1", tuple(map(" ".join, words)), reason)
    case = Case("a case", (), (quoted,), (Question("chess.touched", (row, row)),))
    assert parse(paragraph(case), FILE) == Casebook(FILE, (case,))
