"""Two classings of a drawn tenth: the draw, what is kept, and how far they agree."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.gates.classing.agreement import (
    SHOWN,
    agreement,
    drawn,
    kappa,
    load_pairs,
    pair_faults,
    store_second,
)
from lawsofplay.gates.classing.assigning import OPEN, Classed
from lawsofplay.gates.classing.sentences import Sentence


def classed(siglum: str, number: int, name: str = "rule", by_hand: bool = True) -> Classed:
    sentence = Sentence(f"{siglum}.p001.{number}", 1, "One.", siglum, "", f"{siglum}.piquet")
    return Classed(sentence, name, by_hand=by_hand)


def names(some: list[Classed]) -> list[str]:
    return [entry.sentence.name for entry in some]


BOOK = [classed("cotton", number) for number in range(1, 101)]


def test_a_tenth_of_each_book_is_drawn() -> None:
    other = [classed("quanti", number) for number in range(1, 25)]
    found = Counter(entry.sentence.witness for entry in drawn([*BOOK, *other]))
    assert found == {"cotton": 10, "quanti": 3}


def test_the_draw_is_the_same_every_time_and_in_reading_order() -> None:
    found = names(drawn(BOOK))
    assert found == names(drawn(BOOK))
    assert set(found) == set(names(drawn(BOOK[::-1])))
    assert found == [name for name in names(BOOK) if name in found]
    # Neither class nor text decides.
    assert found == names(drawn([classed("cotton", n, "advice") for n in range(1, 101)]))


def test_only_what_a_hand_classes_is_drawn() -> None:
    assert not drawn([classed("cotton", number, by_hand=False) for number in range(1, 101)])


def test_kappa_by_hand() -> None:
    """Of 50 sentences 35 alike: 0.7; by chance 0.5 * 0.6 + 0.5 * 0.4 = 0.5; (0.7 - 0.5) / 0.5."""
    counts = Counter(
        {
            ("rule", "rule"): 20,
            ("rule", "advice"): 5,
            ("advice", "rule"): 10,
            ("advice", "advice"): 15,
        }
    )
    assert kappa(counts) == 0.4


def test_kappa_of_three_classes_by_hand() -> None:
    """10 sentences: first 5, 3, 2; second 4, 4, 2; alike 7; chance (20 + 12 + 4) / 100 = 0.36."""
    counts = Counter(
        {
            ("rule", "rule"): 4,
            ("rule", "reason"): 1,
            ("reason", "reason"): 2,
            ("reason", "advice"): 1,
            ("advice", "advice"): 1,
            ("advice", "reason"): 1,
        }
    )
    assert kappa(counts) == round((0.7 - 0.36) / (1 - 0.36), 3)


@pytest.mark.parametrize("counts", [Counter(), Counter({("rule", "rule"): 5})])
def test_kappa_is_not_defined(counts: Counter[tuple[str, str]]) -> None:
    assert kappa(counts) is None


def test_the_table_of_confusions() -> None:
    pairs = {"a": ("rule", "rule"), "b": ("rule", "advice"), "c": ("rule", "advice")}
    assert agreement(pairs) == {
        "sentences": 3,
        "alike": 1,
        "kappa": 0.0,
        "table": {
            "rule": {"rule": 1, "advice": 2},
            "advice": {"rule": 0, "advice": 0},
        },
    }


def _listed(path: Path, *lines: str) -> Path:
    file = path / "second.tsv"
    file.write_text("# cotton.piquet: PICKET\n" + "".join(f"{line}\n" for line in lines))
    return file


def test_second_classes_are_kept_beside_the_first(tmp_path: Path) -> None:
    project = Project(tmp_path)
    first, second = names(drawn(BOOK))[:2]
    lines = (f"{first}\tadvice\tOne.", f"{second}\trestates cotton.piquet.3\tOne.")
    assert store_second(project, BOOK, _listed(tmp_path, *lines)) == 2
    pairs = {first: ("rule", "advice"), second: ("rule", "restates")}
    assert load_pairs(project) == pairs
    # Settling differences afterwards changes neither of them.
    settled = [Classed(entry.sentence, "advice", by_hand=True) for entry in BOOK]
    assert store_second(project, settled, _listed(tmp_path, *lines)) == 0
    assert load_pairs(project) == pairs
    assert not [*pair_faults(project, BOOK)]
    known = [entry for entry in BOOK if entry.sentence.name != first]
    (fault,) = pair_faults(project, known)
    assert fault.mend.startswith(f"no such sentence: {first}")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("{0}\t?\tOne.", "line 2: '?' is no class; take one of rule, restates"),
        ("{0}\tlaw\tOne.", "line 2: 'law' is no class"),
        ("{0}", "line 2: '' is no class"),
        ("cotton.p009.1:1\trule\tOne.", "line 2: cotton.p009.1:1 was not drawn"),
        ("{1}\trule\tOne.", "was not drawn, or has no first class; take it out"),
    ],
)
def test_a_second_class_that_cannot_be_is_refused(tmp_path: Path, line: str, message: str) -> None:
    found = drawn(BOOK)
    wanted, unclassed = found[:2]
    book = [
        Classed(entry.sentence, OPEN, by_hand=True) if entry is unclassed else entry
        for entry in BOOK
    ]
    file = _listed(tmp_path, line.format(wanted.sentence.name, unclassed.sentence.name))
    with pytest.raises(InputError) as caught:
        store_second(Project(tmp_path), book, file)
    assert message in str(caught.value)
    assert not (tmp_path / SHOWN).exists()


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ("p001.1:1\trule\trule\n", "a sentence's name"),
        ("cotton.p001.1\trule\trule\n", "a sentence's name"),
        ("cotton.p001.1:1\tlaw\trule\n", "one of rule, restates"),
        ("cotton.p001.1:1\trule\t?\n", "one of rule, restates"),
        ("cotton.p001.1:1\trule\trule\n" * 2, "says the same as line 2"),
        ("cotton.p001.1:1\trule\n", "must be 3 fields"),
    ],
)
def test_the_file_is_held_to_its_schema(tmp_path: Path, rows: str, message: str) -> None:
    path = tmp_path / SHOWN
    path.parent.mkdir(parents=True)
    path.write_text(f"sentence\tfirst\tsecond\n{rows}")
    with pytest.raises(InputError, match=message):
        load_pairs(Project(tmp_path))
