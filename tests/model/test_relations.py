"""Relations of laws of two books: the record is sound, complete for sister lists, and shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project, find_project
from lawsofplay.model.edition import load_edition
from lawsofplay.model.relations import HEAD, check_relations, load_relations

PAIR = "academie.piquet.laws.1\tbellecour.piquet.laws.1"


@pytest.fixture
def project(tmp_path: Path) -> Project:
    (tmp_path / "corpus").mkdir()
    return Project(tmp_path)


def write(project: Project, *lines: str) -> None:
    text = "\n".join([HEAD, *lines, ""])
    (project.corpus / "relations.tsv").write_text(text, encoding="utf-8")


def test_a_pair_is_read(project: Project) -> None:
    write(project, f"{PAIR}\tmodified\ttwo against three")
    (pair,) = load_relations(project)
    assert (pair.law, pair.relation) == ("academie.piquet.laws.1", "modified")
    assert pair.difference == "two against three"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (f"{PAIR}\tsimilar\tx", "relation: must be one of same"),
        (f"{PAIR}\tsame\tx", "write a difference, unless"),
        (f"{PAIR}\tmodified\t", "write a difference, unless"),
        ("a\tb\tsame", "must be 4 fields between tabs"),
        (f"{PAIR}\tbriefer\tthe other adds the Beast", "'the other' is read on the pages of both"),
        (f"{PAIR}\tmodified\tThe one two; the Dealer three", "'The one' is read on the pages"),
    ],
)
def test_a_bad_line_is_named(project: Project, line: str, message: str) -> None:
    write(project, line)
    with pytest.raises(InputError, match=rf"relations\.tsv, line 2[:,] ?{message}"):
        load_relations(project)


def test_the_words_of_a_book_may_say_the_other(project: Project) -> None:
    write(project, f'{PAIR}\tmodified\tBellecour "or support the other Player"')
    (pair,) = load_relations(project)
    assert "the other Player" in pair.difference


def test_a_pair_stands_once(project: Project) -> None:
    write(project, f"{PAIR}\tsame\t", f"{PAIR}\tsame\t")
    with pytest.raises(InputError, match="line 3"):
        load_relations(project)


def test_an_unknown_law_is_named(project: Project) -> None:
    write(project, f"{PAIR}\tsame\t")
    (fault,) = check_relations(project, {"academie.piquet.laws.1"})
    assert "bellecour.piquet.laws.1" in str(fault)


def test_every_pair_is_a_law_of_the_edition() -> None:
    project = find_project()
    assert list(check_relations(project, load_edition(project).laws)) == []


def test_every_shared_list_is_compared_law_by_law() -> None:
    project = find_project()
    laws = load_edition(project).laws
    lists: dict[str, list[str]] = {}
    for law in laws.values():
        if law.numbered:
            lists.setdefault(law.division, []).append(law.address)
    expected = {
        (address, f"bellecour.{address.partition('.')[2]}")
        for division, addresses in lists.items()
        if division.startswith("academie.")
        and len(lists.get(f"bellecour.{division.partition('.')[2]}", ())) == len(addresses)
        for address in addresses
    }
    compared = {(pair.law, pair.other) for pair in load_relations(project)}
    assert len(expected) == 331
    assert expected <= compared
