"""Seals hold while the text stays, and break with one changed letter."""

from __future__ import annotations

import re

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.model.edition import load_edition
from lawsofplay.rules import load_rules
from lawsofplay.rules.seals import Pair, read_seals, seal, to_review, word_difference
from tests.rules.fake import replace, write


def seal_all(project: Project) -> tuple[Pair, ...]:
    return seal(project, load_rules().values(), load_edition(project), lambda pair: True)


def states(project: Project) -> dict[str, str]:
    reviews = to_review(read_seals(project), load_rules().values(), load_edition(project))
    return {review.address: review.state for review in reviews}


def test_unsealed_then_sealed(project: Project) -> None:
    assert set(states(project).values()) == {"unsealed"}
    assert seal_all(project) == (
        ("chess.king_taken", "cotton.chess.mate.1"),
        ("chess.taken_up", "cotton.chess.laws.2"),
        ("chess.touched", "cotton.chess.laws.1"),
    )
    assert states(project) == {}
    assert seal_all(project) == ()


def test_the_lock_is_sorted_and_stable(project: Project) -> None:
    seal_all(project)
    before = project.seals_lock.read_bytes()
    lines = before.decode().splitlines()
    assert lines[1:] == sorted(lines[1:])
    assert re.fullmatch(r"chess\.touched\tcotton\.chess\.laws\.1\t[0-9a-f]{16}\tWhat .*", lines[3])
    seal_all(project)
    assert project.seals_lock.read_bytes() == before


def test_a_changed_letter_makes_suspect(project: Project) -> None:
    seal_all(project)
    replace(project.root, "tei/cotton.xml", "cafté", "cafte")
    assert states(project) == {"cotton.chess.laws.1": "suspect"}
    (review,) = to_review(read_seals(project), load_rules().values(), load_edition(project))
    assert word_difference(review.sealed, review.now).endswith("it be [-cafté.-] {+cafte.+}")


def test_line_breaks_do_not(project: Project) -> None:
    seal_all(project)
    replace(project.root, "tei/cotton.xml", "you must play it", "you\nmust  play it")
    assert states(project) == {}


def test_sealing_one_leaves_the_others(project: Project) -> None:
    seal_all(project)
    replace(project.root, "tei/cotton.xml", "cafté", "cafte")
    replace(project.root, "tei/cotton.xml", "Adversaries Man", "Adversary's Man")
    edition, rules = load_edition(project), load_rules().values()
    changed = seal(project, rules, edition, lambda pair: pair[1] == "cotton.chess.laws.2")
    assert changed == (("chess.taken_up", "cotton.chess.laws.2"),)
    assert states(project) == {"cotton.chess.laws.1": "suspect"}


def test_seals_of_functions_that_are_gone_are_dropped(project: Project) -> None:
    seal_all(project)
    lock = project.seals_lock.read_text(encoding="utf-8")
    gone = lock.splitlines()[1].replace("chess.king_taken", "chess.gone")
    write(project.root, "executable_rules/seals.lock", f"{lock}{gone}\n")
    assert ("chess.gone", "cotton.chess.mate.1") in read_seals(project)
    seal(project, load_rules().values(), load_edition(project), lambda pair: False)
    assert project.seals_lock.read_text(encoding="utf-8") == lock


@pytest.mark.parametrize(
    ("old", "new"),
    [("cafté", "cafte"), ("\tcotton.chess.laws.1\t", " cotton.chess.laws.1\t")],
)
def test_an_edited_lock_is_refused(project: Project, old: str, new: str) -> None:
    seal_all(project)
    replace(project.root, "executable_rules/seals.lock", old, new)
    with pytest.raises(InputError, match=r"executable_rules/seals.lock, line 4: not a seal"):
        read_seals(project)


def test_a_lock_that_is_missing_is_not_made_anew(project: Project) -> None:
    project.seals_lock.unlink()
    for attempt in (read_seals, seal_all):
        with pytest.raises(InputError, match=r"seals.lock: the file is missing; restore it"):
            attempt(project)
    assert not project.seals_lock.exists()


def test_word_difference() -> None:
    assert word_difference("a b c", "a c d") == "a [-b-] c {+d+}"
    assert word_difference("a b", "a b") == "a b"
