"""Every sentence has one class: by itself, by a line, or by its division; faults are reported."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import write_bytes
from lawsofplay.base.project import Project, find_project
from lawsofplay.encode.document import encode_witness
from lawsofplay.gates.classing import restating
from lawsofplay.gates.classing.agreement import SHOWN
from lawsofplay.gates.classing.assigning import OPEN, Classed, Classing, classing_of
from lawsofplay.gates.classing.check import check_classes
from lawsofplay.gates.classing.counting import ADDRESSED, RUN, UNADDRESSED, below, class_report
from lawsofplay.gates.classing.lines import Book, ClassedSpan
from lawsofplay.gates.classing.sentences import sentences_of
from lawsofplay.model.edition import load_edition
from lawsofplay.model.vocabulary import CLASSES
from tests.encode.synthetic import NORMS, SIGLUM, build

WHOLE = """
"title" = "front"
"p001.2" = "example"
"p001.n1..p001.4" = "advice"
"p001.n2" = "narrative"
"p003.n1" = "definition"
"p005.1..p005.2" = "restates seymour.piquet.laws.2, seymour.piquet.1"
"p005.3:1" = "definition"
"p005.3:2" = "rule"
"p005.4" = "definition"
"z01.1" = "narrative"
"table" = "front"
"""
"""Lines that give every sentence of the little book a class."""


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Project:
    project = build(tmp_path_factory.mktemp("book"))
    write_bytes(project.tei_file(SIGLUM), encode_witness(project, SIGLUM))
    return project


def classing(project: Project, lines: str) -> Classing:
    path = project.witness(SIGLUM) / "norms.toml"
    path.write_text(f"{NORMS}\n[classes]\n{lines}", encoding="utf-8")
    return classing_of(project, load_edition(project, (SIGLUM,)))


def named(project: Project, lines: str) -> dict[str, Classed]:
    found = classing(project, lines)
    assert not found.faults
    return {
        sentence.sentence.name.removeprefix("seymour."): sentence for sentence in found.sentences
    }


def faults(project: Project, lines: str) -> list[str]:
    return [f"{fault.place}: {fault.mend}" for fault in classing(project, lines).faults]


def test_what_has_its_class_by_itself(book: Project) -> None:
    found = named(book, "")
    assert found["piquet.laws.1:1"].name == "law"
    assert found["piquet.laws.3:2"].name == "advice"
    assert found["p001.6:1"].name == "reason"
    assert found["p001.1:1"].name == "rule"
    assert found["p004.1:1"].name == "definition"
    assert found["p001.3:1"].name == OPEN


def test_lines_class_the_rest(book: Project) -> None:
    found = named(book, WHOLE)
    assert OPEN not in {classed.name for classed in found.values()}
    assert found["f01.n1:1"].name == "front"
    assert [found[f"p001.{number}:1"].name for number in ("n1", "3", "4")] == ["advice"] * 3
    assert found["p005.2:1"].restated == ("seymour.piquet.laws.2", "seymour.piquet.1")
    assert (found["p005.3:1"].name, found["p005.3:2"].name) == ("definition", "rule")


def test_a_range_passes_over_what_has_its_class(book: Project) -> None:
    found = named(book, '"p001.1..p003.n1" = "narrative"')
    assert found["p001.1:1"].name == "rule"
    assert found["p001.6:1"].name == "reason"
    assert found["p002.11:1"].name == "rule"
    assert found["p003.n1:1"].name == "narrative"


def test_a_range_of_rules_says_nothing_of_what_has_its_class(book: Project) -> None:
    found = named(book, '"p001.1..p001.3" = "rule"')
    assert (found["p001.1:1"].name, found["p001.1:1"].in_part) == ("rule", False)
    assert found["p001.3:1"].name == "rule"


def test_a_range_of_sentences(book: Project) -> None:
    found = named(book, '"p005.2:1..p005.3:1" = "rule"\n"p005.3:2" = "advice"')
    assert [found[name].name for name in ("p005.2:1", "p005.3:1", "p005.3:2")] == [
        "rule",
        "rule",
        "advice",
    ]


def test_the_finer_line_wins(book: Project) -> None:
    lines = '"piquet" = "advice"\n"piquet.hands" = "example"\n"p001.3" = "rule"\n"terms" = "rule"'
    found = named(book, lines)
    assert found["p001.4:1"].name == "advice"
    assert found["p005.1:1"].name == "example"
    assert found["p001.3:1"].name == "rule"
    assert found["p005.4:1"].name == "rule"


def test_a_rule_besides_the_addressed_one(book: Project) -> None:
    found = named(book, '"p001.1:1" = "rule"\n"p004.1:1" = "rule"\n"p001.1" = "advice"')
    assert (found["p001.1:1"].name, found["p001.1:1"].in_part) == ("rule", True)
    assert (found["p004.1:1"].name, found["p004.1:1"].in_part) == ("rule", True)
    assert not found["p002.11:1"].in_part


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ('"p009.1" = "rule"', "p009.1: no such paragraph: p009.1; see: laws classes seymour"),
        ('"p001.3..p9.1" = "rule"', "p001.3..p9.1: no such paragraph: p9.1; see: laws classes"),
        ('"piquet.pool" = "rule"', "piquet.pool: no such division in outline.toml"),
        ('"p001.3:2" = "rule"', "p001.3:2: p001.3 has no sentence 2; its last is 1"),
        ('"p005.3:1-3" = "rule"', "p005.3:1-3: p005.3 has no sentence 3; its last is 2"),
        ('"p001.4..p001.3" = "rule"', "p001.4..p001.3: the range runs backwards"),
        ('"p005.3:2-1" = "rule"', "p005.3:2-1: the range runs backwards"),
        (
            '"p001.2..p001.4" = "rule"\n"p001.3" = "advice"',
            "p001.3: the line 'p001.2..p001.4' classes seymour.p001.3:1 too",
        ),
        (
            '"p005.3:1" = "rule"',
            "p005.3:1: seymour.p005.3 is classed in parts, but no part has seymour.p005.3:2",
        ),
        (
            '"p005.2:1..p005.3:1" = "rule"',
            "p005.2:1..p005.3:1: seymour.p005.3 is classed in parts, but no part has"
            " seymour.p005.3:2",
        ),
    ],
)
def test_a_fault_is_told_in_one_line(book: Project, lines: str, message: str) -> None:
    (fault,) = faults(book, lines)
    assert fault.startswith(message)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('"p001.3" = "rules"', "one of rule, definition"),
        ('"p001.3" = "law"', "one of rule, definition"),
        ('"p001.3" = "restates"', "or restates and the addresses restated"),
        ('"p001.3" = "restates Law 4"', "or restates and the addresses restated"),
        ('"p001.3:0" = "rule"', "must be a division (title-page), a paragraph (p013.2)"),
        ('"p001.3:" = "rule"', "must be a division (title-page), a paragraph (p013.2)"),
        ('"seymour.p001.3:1" = "rule"', "must be a division (title-page), a paragraph (p013.2)"),
    ],
)
def test_a_line_of_another_form_is_refused(book: Project, line: str, message: str) -> None:
    with pytest.raises(InputError, match=r"^corpus/seymour/norms\.toml, line \d+") as caught:
        classing(book, line)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("bellecour.piquet.laws.1", "bellecour.piquet.laws.1 is a law of another book"),
        ("seymour.piquet.laws.9", "restates seymour.piquet.laws.9: no such address"),
        ("seymour.piquet.laws", "restates seymour.piquet.laws: a page, division or paragraph"),
        ("seymour.piquet.laws.2", "seymour.piquet.laws.2 has no function"),
        ("seymour.piquet.laws.1", ""),
        # It cannot execute, and norms.toml says why.
        ("seymour.piquet.laws.3", ""),
    ],
)
def test_what_is_restated_runs_in_the_same_book(
    book: Project, address: str, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(restating, "rules_by_law", lambda: {"seymour.piquet.laws.1": []})
    classing(book, f'"p001.3" = "restates {address}"')
    edition = load_edition(book, (SIGLUM,))
    found = [
        f"{restatement.place}: {restatement.mend}"
        for restatement in restating.check_restatements(book, edition)
    ]
    assert len(found) == bool(message)
    assert not message or found[0].startswith(f"p001.3: {message}")


def test_a_book_with_open_sentences_is_refused(
    book: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        restating, "rules_by_law", lambda: {"seymour.piquet.laws.2": [], "seymour.piquet.1": []}
    )
    edition = load_edition(book, (SIGLUM,))
    settled = book.root / "corpus/restated.tsv"
    settled.write_text(
        "sentence\tsays\twhy\nseymour.p005.1:1\t5\tof a page\nseymour.p005.2:1\t6\tof a page\n"
    )
    classing(book, WHOLE.replace('"p001.2" = "example"\n', ""))
    assert [str(fault) for fault in check_classes(book, edition)] == [
        "corpus/seymour/norms.toml, seymour.p001.2:1: sentences without a class: 1;"
        " see: laws classes seymour --open"
    ]
    classing(book, WHOLE)
    assert not [*check_classes(book, edition)]
    twice = book.root / SHOWN
    twice.parent.mkdir()
    twice.write_text("sentence\tfirst\tsecond\nseymour.p009.1:1\trule\trule\n")
    (fault,) = check_classes(book, edition)
    assert str(fault).startswith(f"{SHOWN}, line 2: no such sentence: seymour.p009.1:1")
    shutil.rmtree(twice.parent)
    classing(book, WHOLE.replace("laws.2, seymour.piquet.1", "laws.2, quanti.piquet.1"))
    (fault,) = check_classes(book, edition)
    assert fault.mend.startswith("quanti.piquet.1 is a law of another book")


def test_the_counts(book: Project) -> None:
    lines = WHOLE + '"p002.11:1" = "rule"\n'
    found = classing(book, lines).sentences
    running = {"seymour.piquet.1", "seymour.piquet.laws.1", "seymour.piquet.laws.5"}
    report = class_report(found, running)
    total = report["total"]
    assert (
        total["sentences"]
        == len(found)
        == sum(totals["sentences"] for totals in total["classes"].values())
    )
    assert total["words"] == sum(classed.sentence.words for classed in found)
    assert total["classes"]["definition"] == {"sentences": 4, "words": 29}
    # piquet.1 runs; piquet.laws.5 runs in part; p005.3:2 has no address.
    assert total["rules"] == {RUN: 1, ADDRESSED: 1, UNADDRESSED: 1}
    assert total["laws"][RUN] == 1
    assert total["share"] == 33.3
    assert report["witnesses"]["seymour"]["games"].keys() == {"", "piquet"}
    assert report["games"]["piquet"]["classes"]["front"]["sentences"] == 0
    assert len(below(found, "seymour.terms")) == 4
    with pytest.raises(InputError, match="no game, book or division has this name"):
        below(found, "whist")


def test_no_share_is_told_while_a_sentence_is_open(book: Project) -> None:
    found = classing(book, WHOLE.replace('"p001.2" = "example"\n', "")).sentences
    total = class_report(found, {"seymour.piquet.1"})["total"]
    assert (total["open"]["sentences"], total["share"]) == (1, None)


def test_the_lines_of_the_guide() -> None:
    """The lines in docs/writing-a-rule.md are about sentences that the book has."""
    project = find_project(Path(__file__).parent)
    guide = (project.docs / "writing-a-rule.md").read_text(encoding="utf-8")
    shown = tomllib.loads(guide.partition("```toml\n[classes]\n")[2].partition("```")[0])
    edition = load_edition(project, ("bellecour",))
    book = Book("bellecour", edition, sentences_of(edition))
    lines = [ClassedSpan("bellecour", key, value) for key, value in shown.items()]
    found = {line.key: len(book.places(line)) for line in lines if not line.is_division}
    assert found == {"p154.1": 1, "p156.4..p156.6": 3, "p157.1": 1, "p157.3:1-2": 2, "p157.3:3": 1}


def test_the_examples_of_the_docs() -> None:
    """Each class has an example in docs/design.md that really stands in its book."""
    project = find_project(Path(__file__).parent)
    found = {
        sentence.sentence.name: sentence
        for sentence in classing_of(project, load_edition(project)).sentences
    }
    rows = [
        row.strip("| \n").split(" | ")
        for row in (project.docs / "design.md").read_text(encoding="utf-8").splitlines()
        if row.startswith("| `") and row.count('"') >= 2 and ":" in row
    ]
    assert [row[0].strip("`") for row in rows] == list(CLASSES)
    for name, _, example in rows:
        words, _, rest = example.lstrip('"').partition('" (`')
        held = found[rest.partition("`")[0]]
        assert words in held.sentence.text
        assert held.name in (name.strip("`"), OPEN)
