"""Functions that serve several laws, in a small project of two English books."""

from __future__ import annotations

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.model.edition import load_edition
from lawsofplay.rules import law, load_rules
from lawsofplay.rules.asking import answer, ask, described, fitting, rules_for
from lawsofplay.rules.casebook.model import Case, Question, Quoted, Row
from lawsofplay.rules.named import decisions
from lawsofplay.rules.sharing import HEAD, SHOWN, check_shared
from tests.rules.fake import replace, write

COTTON, SEYMOUR, CLOTHES = "cotton.chess.laws.1", "seymour.chess.laws.1", "cotton.chess.laws.2"

BOOK = """<TEI xmlns="http://www.tei-c.org/ns/1.0" xml:id="seymour" xml:lang="en"><text><body>
<pb xml:id="seymour.p001" n="1" ana="#proofread"/>
<div type="game" xml:id="seymour.chess"><head>CHESS</head>
<div type="laws" xml:id="seymour.chess.laws"><head>The Laws</head>
<div type="law" xml:id="seymour.chess.laws.1" n="1"><p>The Piece you touch, you must play; except
the Touch be a Chance.</p></div></div></div></body></text></TEI>
"""

SHARED = '''
"""Chess."""
from enum import Enum
from lawsofplay.rules import law, met


class By(Enum):
    """With what it is touched."""
    HAND = 1
    SLEEVE = 2


@law("cotton.chess.laws.1", "seymour.chess.laws.1", only={
    "cafte": ("cotton.chess",), "by=sleeve": ("seymour",),
})
def touched(
    *, piece: str, cafte: bool = False, chance: bool = False, by: By = By.HAND
) -> bool:
    """Whether a ``touched`` piece must be played."""
    free = met("unless it be cafté", cafte)
    spared = met("by accident", chance, "except the Touch be a Chance")
    return not (free or spared)


@law("cotton.chess.laws.2")
def taken_up(*, man: str) -> bool:
    """A man ``taken up`` is touched."""
    return touched(piece=man, cafte=True)
'''

PAIRS = "law\tother\trelation\tdifference\n" + "\t".join(
    (SEYMOUR, COTTON, "modified", "1687 has cafté, 1754 a chance\n")
)


@pytest.fixture
def shared(project: Project) -> Project:
    outline = (project.root / "corpus/cotton/outline.toml").read_text(encoding="utf-8")
    write(project.root, "corpus/seymour/outline.toml", outline)
    write(project.root, "tei/seymour.xml", BOOK)
    write(project.root, "executable_rules/chess.py", SHARED)
    write(project.root, "corpus/relations.tsv", PAIRS)
    return project


def faults(project: Project) -> list[str]:
    found = check_shared(project, load_edition(project), load_rules().values())
    return [str(fault) for fault in found]


def rule_text(project: Project, old: str, new: str) -> list[str]:
    replace(project.root, "executable_rules/chess.py", old, new)
    return faults(project)


def test_a_fact_that_a_law_does_not_know_is_refused_with_the_law_that_does(
    shared: Project,
) -> None:
    edition = load_edition(shared)
    (touched,) = rules_for(edition, SEYMOUR)
    message = f"chess.touched, cafte: {SEYMOUR} does not know the fact cafte; it stands in {COTTON}"
    for refused in (
        lambda: ask(touched, SEYMOUR, ["piece=king", "cafte=no"]),
        lambda: fitting((touched,), SEYMOUR, ["cafte=no"]),
        lambda: answer(touched, SEYMOUR, {"piece": "king", "cafte": True}),
    ):
        with pytest.raises(InputError) as caught:
            refused()
        assert str(caught.value) == message
    assert ask(touched, COTTON, ["piece=king", "cafte=yes"]).value is False
    # Without the fact, the answer is as if there were no such clause.
    assert ask(touched, SEYMOUR, ["piece=king"]).value is True


def test_a_value_that_a_law_does_not_know_is_refused(shared: Project) -> None:
    (touched,) = rules_for(load_edition(shared), COTTON)
    with pytest.raises(
        InputError, match=f"does not know the fact by=sleeve; it stands in {SEYMOUR}"
    ):
        ask(touched, COTTON, ["piece=king", "by=sleeve"])
    assert ask(touched, COTTON, ["piece=king", "by=hand"]).value is True
    assert ask(touched, SEYMOUR, ["piece=king", "by=sleeve"]).value is True


def test_a_law_is_not_said_to_want_what_it_does_not_know(shared: Project) -> None:
    (touched,) = rules_for(load_edition(shared), SEYMOUR)
    asked = {law: described(touched, law)["facts"] for law in (COTTON, SEYMOUR)}
    assert [fact["name"] for fact in asked[SEYMOUR]] == ["piece", "chance", "by"]
    assert [fact["name"] for fact in asked[COTTON]] == ["piece", "cafte", "chance", "by"]
    assert asked[COTTON][-1]["may_be"] == "hand or sleeve; here not sleeve"
    assert asked[SEYMOUR][-1]["may_be"] == "hand or sleeve"


def explained(project: Project, address: str, *facts: str) -> list[str]:
    edition = load_edition(project)
    (rule,) = rules_for(edition, address)
    return ask(rule, address, facts).render(edition).split("\n")


def test_each_law_is_explained_in_its_own_words(shared: Project) -> None:
    assert explained(shared, SEYMOUR, "piece=king", "chance=yes") == [
        "chess.touched = no",
        f"  law {SEYMOUR}: “The Piece you touch, you must play; except the Touch be a Chance.”",
        "  fact piece = king",
        "  fact chance = yes",
        "  fact by = hand",
        "  met: “except the Touch be a Chance”",
    ]
    assert explained(shared, COTTON, "piece=king")[-2:] == [
        "  not met: “unless it be cafté”",
        "  not met: by accident",
    ]


def test_words_of_a_rule_called_are_those_of_the_same_book(shared: Project) -> None:
    lines = explained(shared, CLOTHES, "man=rook")
    assert [line.partition(":")[0] for line in lines if "law" in line] == [
        f"  law {CLOTHES}",
        f"    law {COTTON}",
    ]
    assert lines[-2:] == ["    met: “unless it be cafté”", "    not met: by accident"]


def test_words_of_another_book_have_its_address(shared: Project) -> None:
    replace(shared.root, "executable_rules/chess.py", '"by accident", chance, ', "")
    replace(
        shared.root,
        "executable_rules/chess.py",
        '"except the Touch be a Chance")',
        '"except the Touch be a Chance", chance)',
    )
    assert explained(shared, COTTON, "piece=king")[-1] == (
        f"  not met: “except the Touch be a Chance” ({SEYMOUR})"
    )
    edition = load_edition(shared)
    (rule,) = rules_for(edition, COTTON)
    steps = ask(rule, COTTON, ["piece=king"]).data(edition)["steps"]
    assert [(step["quoted"], step["law"]) for step in steps] == [(True, COTTON), (True, SEYMOUR)]


def test_a_pair_that_differs_is_told_apart_by_a_fact(shared: Project) -> None:
    assert faults(shared) == []


WITHOUT = ('"cafte": ("cotton.chess",), "by=sleeve": ("seymour",),', "")


def test_a_pair_that_differs_must_be_settled(shared: Project) -> None:
    found = rule_text(shared, *WITHOUT)
    assert len(found) == 2
    assert found[0].startswith("executable_rules/chess.py, line 20: chess.touched: 'unless it be")
    assert f"does not stand in {SEYMOUR}; give met that law's words too" in found[0]
    assert found[1].startswith(
        f"executable_rules/chess.py, line 13: chess.touched serves {SEYMOUR} and {COTTON},"
        " which differ (1687 has cafté, 1754 a chance); say with only="
    )


def test_a_difference_may_be_no_matter_to_a_function(shared: Project) -> None:
    row = f"chess.touched\t{SEYMOUR}\t{COTTON}\tit is not asked"
    write(shared.root, SHOWN, f"{HEAD}\n{row}\n")
    replace(shared.root, "executable_rules/chess.py", *WITHOUT)
    assert [fault for fault in faults(shared) if "differ" in fault] == []


@pytest.mark.parametrize(
    ("row", "message"),
    [
        (f"chess.touched\t{COTTON}\t{SEYMOUR}\tno matter", "line 2: chess.touched does not serve"),
        (f"chess.gone\t{SEYMOUR}\t{COTTON}\tno matter", "line 2: chess.gone does not serve"),
        (f"chess.touched\t{SEYMOUR}\t{COTTON}\t", "line 2: must be function, law, other and why"),
        ("chess.touched", "line 2: must be function, law, other and why, between tabs"),
    ],
)
def test_a_line_that_settles_nothing(shared: Project, row: str, message: str) -> None:
    write(shared.root, SHOWN, f"{HEAD}\n{row}\n")
    try:
        (fault,) = faults(shared)
    except InputError as error:
        fault = str(error)
    assert fault.startswith(f"{SHOWN}, {message}")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            '("cotton.chess",)',
            '("cotton.ches",)',
            "cafte is said to be known to cotton.ches, which",
        ),
        ('("cotton.chess",)', '("cotton", "seymour")', "cafte is known to all its laws; leave it"),
        ("by=sleeve", "by=hand", "by=hand is the usual value, which not all its laws know"),
    ],
)
def test_the_laws_of_a_fact(shared: Project, old: str, new: str, message: str) -> None:
    assert any(message in fault for fault in rule_text(shared, old, new))


def test_the_facts_that_some_laws_know() -> None:
    def rule(*, piece: str, cafte: bool = False) -> bool:
        """A ``touched`` piece must be played."""
        return cafte

    with pytest.raises(InputError, match="only='chance' is no fact that it takes"):
        law(COTTON, SEYMOUR, only={"chance": ("cotton",)})(rule)
    with pytest.raises(InputError, match="give it the value of laws without it"):
        law(COTTON, SEYMOUR, only={"piece": ("cotton",)})(rule)


def test_a_case_decides_for_the_laws_that_know_its_facts(shared: Project) -> None:
    quoted = (Quoted(COTTON, ("you touch", "you must play")), Quoted(SEYMOUR, ("you touch",)))
    rows = (Row((("piece", "king"), ("cafte", "yes")), "no"), Row((("piece", "king"),), "yes"))
    case = Case("touched", (), quoted, (Question("chess.touched", rows),))
    (first,), (second,) = decisions(case, "piece=king | cafte=yes"), decisions(case, "piece=king")
    assert first.words == {COTTON: "you touch … you must play"}
    assert list(second.words) == [COTTON, SEYMOUR]
