"""``laws accept`` in five little books: what waits is accepted, unless anything is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lawsofplay.base.errors import FaultsError, InputError
from lawsofplay.base.project import Project
from lawsofplay.commands import accepting
from lawsofplay.gates.accepting import landing
from lawsofplay.gates.accepting.waiting import encode_anew
from lawsofplay.gates.manifest.accepting import ALL, accept_data, accept_pages
from lawsofplay.gates.manifest.check import check_manifest
from lawsofplay.gates.mutation import record
from lawsofplay.model import locks
from lawsofplay.model.edition import load_edition
from lawsofplay.rules.seals import read_seals
from tests.encode.synthetic import PAGES, five_books
from tests.rules.fake import replace, write
from tests.typed import Laws, typed

LAW = "seymour.piquet.1"
OTHER = "bellecour.piquet.1"
DAY = "2026-09-05"
CODE = "executable_rules/piquet.py"
CASES = "tests/executable_rules/piquet.cases"
NORMS = "corpus/seymour/norms.toml"

PIQUET = '''
"""Piquet."""

from lawsofplay.rules import law, met
from lawsofplay.sentences import text


@law("seymour.piquet.1", says=text("He deals {:card} at a time.", nothing="He deals none."))
def cards_at_a_time(*, has_the_hand: bool) -> int:
    """How many cards are dealt at a ``time``."""
    if met("by the Person", has_the_hand):
        return 2
    return 0
'''

BOOK = """# two at a time
seymour.piquet.1: The Cards are dealt two at a time by the Person
? piquet.cards_at_a_time
  has_the_hand=yes -> 2
  has_the_hand=no -> 0
"""

SAYS = ', says=text("He deals {:card} at a time.", nothing="He deals none.")'

PLUGINS = 'pytest_plugins = ["lawsofplay.rules.collecting", "lawsofplay.rules.quoting"]\n'

IDLE = f"""
import pytest
from executable_rules.piquet import cards_at_a_time

@pytest.mark.quotes("{LAW}", "two at a time")
def test_idle():
    cards_at_a_time(has_the_hand=True)
"""


@pytest.fixture
def project(tmp_path: Path, fresh_rules: None, monkeypatch: pytest.MonkeyPatch) -> Project:
    """Five accepted books, except for two addresses, one of which has a function now."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.chdir(tmp_path)
    pages = {name: text.replace("checked", "proofread") for name, text in PAGES.items()}
    made = five_books(tmp_path, pages)
    write(tmp_path, "executable_rules/__init__.py", "")
    write(tmp_path, "executable_rules/seals.lock", "")
    write(tmp_path, record.EXPLAINED, "survivor = []\n")
    write(tmp_path, "tests/conftest.py", PLUGINS)
    locks.release(made, load_edition(made))
    for address in (LAW, OTHER):
        replace(tmp_path, "ids.lock", f"\n{address}\n", "\n")
    accept_pages(made, ALL, DAY, "first")
    accept_data(made)
    write(tmp_path, CODE, PIQUET)
    write(tmp_path, CASES, BOOK)
    return made


@pytest.fixture
def laws(project: Project) -> Laws:
    return typed(accepting)


def files(project: Project) -> dict[str, bytes]:
    """All files of the project, except those that Python and the lock leave."""
    found = (path for path in sorted(project.root.rglob("*")) if path.is_file())
    held = {path.relative_to(project.root).as_posix(): path.read_bytes() for path in found}
    return {path: held[path] for path in held if not path.endswith((".pyc", ".build.lock"))}


def released(project: Project) -> dict[str, str]:
    return locks.read_lock(project)


def test_a_law_is_accepted_whole(laws: Laws, project: Project) -> None:
    assert laws(LAW).splitlines() == [
        "tried  piquet.cards_at_a_time: 4 of 4 faults found by the tests that quote its laws",
        f"sealed  {LAW}  piquet.cards_at_a_time",
        "  The Cards are dealt two at a time by the Person",
        f"released  {LAW}",
        f"listed  {record.STORED}",
        "listed  executable_rules/seals.lock",
        "listed  ids.lock",
        f"listed  {CASES}",
        f"Accepted: {LAW}.",
        f"Not accepted yet: {OTHER}; run: laws accept",
    ]
    assert LAW in released(project) and OTHER not in released(project)
    assert list(read_seals(project)) == [("piquet.cards_at_a_time", LAW)]
    assert record.untried(project) == []
    assert list(check_manifest(project)) == []
    before = files(project)
    assert laws(LAW).startswith(f"Nothing waits of {LAW}.\n")
    assert files(project) == before


def test_without_an_address_everything_that_waits(laws: Laws, project: Project) -> None:
    told = json.loads(laws("--json"))
    assert sorted(told["released"]) == [OTHER, LAW]
    assert [seal["address"] for seal in told["sealed"]] == [LAW]
    assert [trial["function"] for trial in told["tried"]] == ["piquet.cards_at_a_time"]
    assert told["waiting"] == []
    assert laws() == "Nothing waits.\n"


def test_a_sentence_gets_its_address(laws: Laws, project: Project) -> None:
    """Only this book is encoded; nothing executes the sentence yet."""
    rule = '\n[[rule]]\nid = "piquet.2"\nfrom = "other hand"\nto = "after the cut"\n'
    with (project.root / NORMS).open("a", encoding="utf-8") as stream:
        stream.write(rule)
    others = {path: data for path, data in files(project).items() if path.startswith("tei/")}
    new = "seymour.piquet.2"
    output = laws(new).splitlines()
    assert output[0] == "encoded  tei/seymour.xml"
    assert {f"released  {new}", f"listed  norm {new}", f"listed  {NORMS}"} <= set(output)
    assert f"Accepted: {new}." in output and "No function executes it." in output
    assert load_edition(project).law(new).text == "other hand, after the cut"
    assert new in released(project) and LAW not in released(project)
    now = files(project)
    assert [other for other in others if now[other] != others[other]] == ["tei/seymour.xml"]


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        (CASES, "yes -> 2", "yes -> 3", f"{CASES}, line 4: piquet.cards_at_a_time gives 2, not 3"),
        (
            CASES,
            "no -> 0",
            "yes -> 2",
            "'return 1' survives; explain it, or write a quoting test that finds it",
        ),
        (CASES, "dealt two at", "dealt three at", f"{CASES}, line 2: {LAW}: 'The Cards are dealt"),
        (CASES, "The Cards are", "", f"{LAW}: 3 of 11 words are dark: no case quotes them"),
        (CODE, SAYS, "", f"{CODE}, line 8: piquet.cards_at_a_time has no words for"),
        (CASES, "? piquet", "? whist", f"{CASES}, line 3: whist.cards_at_a_time: no such function"),
        (CASES, BOOK, "", f"{CODE}, line 8: piquet.cards_at_a_time cites {LAW}, which no test"),
        (CODE, '"seymour.piquet.1"', '"seymour.piquet.9"', "which no function cites"),
        (NORMS, '"time by the Person"', '"time by the Dealer"', f"{NORMS}, piquet.1: no paragraph"),
        ("tests/conftest.py", PLUGINS, PLUGINS + "raise OSError", "tests"),
    ],
    ids=[
        "answer",
        "survivor",
        "words",
        "dark",
        "says",
        "function",
        "untested",
        "address",
        "encoding",
        "tests",
    ],
)
def test_what_is_wrong_is_told_and_nothing_is_written(
    laws: Laws, project: Project, name: str, old: str, new: str, message: str
) -> None:
    replace(project.root, name, old, new)
    before = files(project)
    for words in ((LAW,), ()):
        with pytest.raises((FaultsError, InputError)) as caught:
            laws(*words)
        assert message in str(caught.value)
    assert files(project) == before


def test_a_test_that_does_not_care_is_refused(laws: Laws, project: Project) -> None:
    write(project.root, "tests/test_idle.py", IDLE)
    with pytest.raises(FaultsError) as caught:
        laws(LAW)
    (fault,) = caught.value.unique()
    assert str(fault).startswith("tests/test_idle.py, line 5: test_idle fails: quotes")
    assert "passes whatever piquet.cards_at_a_time answers" in str(fault)


def test_several_faults_are_told_each(laws: Laws, project: Project) -> None:
    replace(project.root, CASES, "yes -> 2", "yes -> 3")
    replace(project.root, CASES, "no -> 0", "no -> 1")
    with pytest.raises(FaultsError) as caught:
        laws(LAW)
    assert [fault.mend.partition(": ")[0] for fault in caught.value.unique()] == [
        f"{CASES}, line 4",
        f"{CASES}, line 5",
    ]


def test_a_page_that_changed_is_never_accepted(laws: Laws, project: Project) -> None:
    page = "corpus/seymour/pages/p001.txt"
    replace(project.root, page, "dealt two at", "dealt three at")
    before = files(project)
    for words in ((LAW,), ("seymour.piquet.laws.1",), ()):
        with pytest.raises(FaultsError) as caught:
            laws(*words)
        (fault,) = caught.value.unique()
        assert str(fault).startswith(f"{page}, line ")
        assert fault.mend.endswith("run: laws review --page seymour.p001")
    assert files(project) == before


def test_a_law_whose_text_changed_is_accepted_by_its_name(laws: Laws, project: Project) -> None:
    laws(LAW)
    replace(project.root, NORMS, '"time by the Person"', '"time by the Person who has"')
    before = files(project)
    with pytest.raises(FaultsError, match=f"{LAW}: the text changed since .* run: laws accept"):
        laws()
    assert files(project) == before
    replace(project.root, CASES, "the Person", "the Person who has")
    output = laws(LAW).splitlines()
    assert output[0] == "encoded  tei/seymour.xml"
    assert "  The Cards are dealt two at a time by the Person {+who has+}" in output
    assert read_seals(project)["piquet.cards_at_a_time", LAW].endswith("who has")


def test_two_laws_of_one_page_that_changed_are_accepted_one_by_one(
    laws: Laws, project: Project
) -> None:
    """A law that still waits does not keep the other from being accepted, and is not sealed."""
    replace(project.root, CODE, '"seymour.piquet.1"', f'"seymour.piquet.1", "{OTHER}"')
    quoted = BOOK.split("\n")[1]
    replace(project.root, CASES, quoted, f"{quoted}\n{quoted.replace(LAW, OTHER)}")
    laws()
    for siglum in ("seymour", "bellecour"):
        norms = f"corpus/{siglum}/norms.toml"
        replace(project.root, norms, '"time by the Person"', '"time by the Person who has"')
    assert encode_anew(project, ("seymour", "bellecour")) == [
        "tei/seymour.xml",
        "tei/bellecour.xml",
    ]
    replace(project.root, CASES, "the Person", "the Person who has")
    sealed = read_seals(project)
    assert f"Not accepted yet: {OTHER}; run: laws accept\n" in laws(LAW)
    now = read_seals(project)
    function = "piquet.cards_at_a_time"
    assert now[function, LAW] != sealed[function, LAW]
    assert now[function, OTHER] == sealed[function, OTHER]
    assert f"sealed  {OTHER}  {function}" in laws(OTHER)
    assert laws() == "Nothing waits.\n"


def test_a_case_that_is_lost_is_told(laws: Laws, project: Project) -> None:
    more = """
# no more
seymour.piquet.1: two at a time
? piquet.cards_at_a_time
  has_the_hand=yes -> 2
"""
    write(project.root, CASES, BOOK + more)
    laws()
    write(project.root, CASES, BOOK)
    for words in ((LAW,), ()):
        with pytest.raises(FaultsError, match="holds 3 rows and quotations of 5"):
            laws(*words)


def test_a_kind_that_changed_is_accepted_by_its_name(laws: Laws, project: Project) -> None:
    law = "seymour.piquet.laws.3"
    replace(project.root, NORMS, '"advice"', '"anecdote"')
    before = files(project)
    with pytest.raises(FaultsError, match=f"{law}: is anecdote, custom, and advice, custom in"):
        laws()
    assert files(project) == before
    assert f"listed  norm {law}\n" in laws(law)


def test_a_seal_without_a_function_is_dropped(laws: Laws, project: Project) -> None:
    laws()
    seals = project.seals_lock.read_text(encoding="utf-8")
    line = next(line for line in seals.splitlines() if LAW in line)
    gone = line.replace("cards_at_a_time", "deals")
    project.seals_lock.write_text(f"{seals}{gone}\n", encoding="utf-8")
    assert f"dropped  {LAW}  piquet.deals, which no longer cites it\n" in laws()
    assert list(read_seals(project)) == [("piquet.cards_at_a_time", LAW)]


def test_a_disk_that_is_full_leaves_all_as_it_was(
    laws: Laws, project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(project: Project, manifest: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(landing, "write_manifest", full)
    before = files(project)
    with pytest.raises(OSError):
        laws(LAW)
    assert files(project) == before


def test_an_unknown_address_is_told_with_the_nearest(laws: Laws) -> None:
    with pytest.raises(InputError, match=r"the nearest is seymour\.piquet\."):
        laws("seymour.piquet.7")


def test_an_empty_address_is_not_taken_for_none(laws: Laws) -> None:
    with pytest.raises(InputError, match="the address is empty; name a law, or leave it out"):
        laws("")
