"""Wordings: read soundly, true to addresses, and weighed one by one."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project, find_project
from lawsofplay.finding.engine import Engine
from lawsofplay.finding.query import parse
from lawsofplay.finding.weighed import Weighed, closest
from lawsofplay.finding.wordings import MOST, check_wordings, wordings_of
from lawsofplay.model.edition import load_edition

HEAD = "texts\tlanguage\twords"
LAW, OTHER = "bellecour.piquet.laws.1", "academie.piquet.laws.1"


@pytest.fixture
def small(tmp_path: Path) -> Project:
    """A project without any file but those that a test writes."""
    (tmp_path / "corpus/wordings").mkdir(parents=True)
    return Project(tmp_path)


def write(project: Project, *lines: str) -> None:
    text = "\n".join([HEAD, *lines, ""])
    (project.corpus / "wordings/piquet.tsv").write_text(text, encoding="utf-8")


def test_laws_that_say_the_same_share_a_wording(small: Project) -> None:
    write(small, f"{LAW} {OTHER}\ten\twrong deal", f"{OTHER}\tfr\tmaldonne")
    assert wordings_of(small) == {LAW: ["wrong deal"], OTHER: ["wrong deal", "maldonne"]}


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (f"{LAW}\tde\tx", "language: must be"),
        (f"{LAW}\ten\t", "words: must be words with single blanks"),
        (f"{LAW}\ten\ttwo  blanks", "words: must be words with single blanks"),
        (f"{LAW},{OTHER}\ten\tx", "texts: must be addresses with a blank"),
        (f"{LAW}\ten\t{'word ' * 20}word", "has more than 20 words"),
        (f"{LAW}\ten", "must be 3 fields between tabs"),
    ],
)
def test_a_bad_line_is_named(small: Project, line: str, message: str) -> None:
    write(small, line)
    with pytest.raises(InputError, match=rf"piquet\.tsv, line 2[:,] ?{message}"):
        wordings_of(small)


def test_a_text_has_no_more_wordings_than_the_index_can_tell_apart(small: Project) -> None:
    write(small, *(f"{LAW}\ten\tasked so {number}" for number in range(MOST + 1)))
    with pytest.raises(InputError, match=f"{LAW}: has more than {MOST} wordings"):
        wordings_of(small)


def test_unknown_texts_and_laws_without_wordings_are_named(small: Project) -> None:
    edition = load_edition(find_project())
    write(small, f"{LAW}\ten\twrong deal", "bellecour.piquet.laws.99\ten\tno such law")
    faults = [str(fault) for fault in check_wordings(small, edition)]
    assert "bellecour.piquet.laws.99: no such text in the edition" in faults[0]
    lacking = [fault for fault in faults if "no wording asks for this law" in fault]
    assert len(lacking) == len(edition.laws) - 1 and not any(LAW + ":" in it for it in lacking)


def test_every_law_of_the_edition_has_wordings_in_both_languages() -> None:
    project = find_project()
    edition = load_edition(project)
    assert list(check_wordings(project, edition)) == []
    assert wordings_of(project).keys() >= edition.laws.keys()


def test_one_wording_with_both_words_is_closer_than_two_with_one_each() -> None:
    """Text 1 has both words in one wording, text 2 each in another."""
    deal = Weighed({}, {(1, 0): 100, (2, 0): 100})
    king = Weighed({}, {(1, 0): 100, (2, 1): 100})
    most = closest([deal, king], rarities=[10, 10], every=20, cover=8)
    assert most == {1: 200, 2: 75}


def test_a_question_in_other_words_finds_its_law_first(engine: Engine) -> None:
    """The law is in French: "Boule dérobée, met celui à qui elle étoit hors de la partie"."""
    found = engine.loosely(parse("My ball was stolen: am I out of the match?"))
    assert found[0].document.address == "academie.mail.balls-out.11"
