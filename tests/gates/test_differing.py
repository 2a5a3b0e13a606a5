"""A number or exception that only a restating sentence has is reported, unless it is settled."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project, find_project
from lawsofplay.gates.classing.assigning import Classed, classing_of
from lawsofplay.gates.classing.differing import HEAD, SHOWN, check_differing, differing
from lawsofplay.gates.classing.numbers import numbers_in
from lawsofplay.gates.classing.sentences import Sentence
from lawsofplay.model.edition import Edition, load_edition

LAWS = {
    "seymour.piquet.laws.1": "Each Player has twelve Cards, and lays out three of them.",
    "seymour.piquet.laws.2": "He loses the Deal, unless it was not his Fault.",
}
CASES = """
# sixty are a repic
seymour.piquet.laws.1: twelve Cards
? piquet.counting.counts
  points=30 | hand=7S -> 60
"""


def edition() -> Edition:
    laws = {address: SimpleNamespace(address=address, text=text) for address, text in LAWS.items()}
    return cast(Edition, SimpleNamespace(laws=laws))


def project_of(folder: Path, *settled: str) -> Project:
    cases = folder / "tests/executable_rules/piquet.cases"
    cases.parent.mkdir(parents=True, exist_ok=True)
    cases.write_text(CASES, encoding="utf-8")
    if settled:
        (folder / "corpus").mkdir(exist_ok=True)
        (folder / SHOWN).write_text("\n".join([HEAD, *settled, ""]), encoding="utf-8")
    return Project(folder)


def restating(text: str, *laws: str) -> Classed:
    sentence = Sentence("seymour.p001.1", 1, text, "seymour", "piquet", "seymour.piquet")
    return Classed(sentence, "restates", laws or ("seymour.piquet.laws.1",))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Twelve Cards are given to each.", ()),
        ("Thirteen Cards are given to each.", ("13",)),
        ("Each has 12 and may lay out one or two.", ("2",)),
        ("He that has thirty is told sixty.", ()),
        ("The two others have twelve.", ()),
        ("3.—Each has twelve.", ()),
        ("Half of the twelve.", ("1/2",)),
        ("Each has thirteen, unless he has three, or is excepted.", ("13", "excepted", "unless")),
    ],
)
def test_what_the_law_and_its_cases_do_not_say(
    tmp_path: Path, text: str, says: tuple[str, ...]
) -> None:
    found = list(differing(project_of(tmp_path), edition(), [restating(text)]))
    assert [difference.says for difference in found] == ([says] if says else [])


def test_one_of_several_laws_is_enough(tmp_path: Path) -> None:
    both = restating("He has twelve, unless it was not his Fault.", *LAWS)
    assert not list(differing(project_of(tmp_path), edition(), [both]))


THIRTEEN = restating("Thirteen Cards are given, unless they are fewer.")


def faults(project: Project) -> list[str]:
    return list(map(str, check_differing(project, edition(), [THIRTEEN])))


def test_what_differs_is_told_until_it_is_settled(tmp_path: Path) -> None:
    (message,) = faults(project_of(tmp_path))
    assert message.startswith(
        "corpus/seymour/norms.toml, seymour.p001.1:1: it restates seymour.piquet"
    )
    assert "says 13, unless" in message
    assert not faults(project_of(tmp_path, "seymour.p001.1:1\t13, unless\tof another pack"))


@pytest.mark.parametrize(
    ("settled", "mend"),
    [
        ("seymour.p001.1:1\t13\twhy", "says 13, unless beside its laws; mend the line"),
        ("seymour.p001.1:1\t13, 14, unless\twhy", "says 13, unless beside its laws"),
    ],
)
def test_just_what_differs_is_settled(tmp_path: Path, settled: str, mend: str) -> None:
    (message,) = faults(project_of(tmp_path, settled))
    assert message.startswith(f"{SHOWN}, line 2: seymour.p001.1:1 {mend}")


def test_a_needless_line_is_told(tmp_path: Path) -> None:
    project = project_of(tmp_path, "seymour.p001.1:1\t13, unless\twhy", "seymour.p9.1:1\t2\twhy")
    (message,) = faults(project)
    assert message.startswith(f"{SHOWN}, line 3: seymour.p9.1:1 says no more than its laws")


@pytest.mark.parametrize("line", ["seymour.p001.1:1\t13", "seymour.p001.1:1\t\twhy"])
def test_a_malformed_line_is_refused(tmp_path: Path, line: str) -> None:
    with pytest.raises(InputError, match="must be a sentence, what it says, and why"):
        faults(project_of(tmp_path, line))


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("one and twenty", {"21"}),
        ("thirty-one and forty", {"31", "40"}),
        ("la troisiéme & le dix-sept", {"3", "10", "7"}),
        ("a hundred and five, cent cinq", {"105"}),
        ("the second, twice, doubled", {"2"}),
        ("une, un, one, once, 1, 0", set()),
        ("p. 78, 2nd. 3e.", set()),
    ],
)
def test_numbers_are_read(text: str, numbers: set[str]) -> None:
    assert numbers_in(text) == numbers


def test_every_restatement_is_settled() -> None:
    project = find_project()
    books = load_edition(project)
    assert list(check_differing(project, books, classing_of(project, books).sentences)) == []
