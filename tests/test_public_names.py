"""What `import lawsofplay` offers: documented names, true examples, nothing loaded early."""

from __future__ import annotations

import dataclasses
import doctest
import inspect
import json
import pkgutil
import subprocess
import sys
from typing import Any

import pytest

import lawsofplay
from lawsofplay import api
from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_toml
from lawsofplay.base.project import Project
from lawsofplay.rules.registry import rules_by_law
from lawsofplay.site.docstring import parted
from tests.tools import ROOT

FACTS = {"points": 30, "adversary_points": 20, "cards_discarded": 3, "cards_taken": 4}
GIVEN: dict[str, dict[str, Any]] = {
    "ask": {"address": "bellecour.piquet.laws.3", **FACTS},
    "explain": {"address": "bellecour.piquet.laws.3", **FACTS},
    "compare": {"topic": "misdeal-price"},
    "search": {"query": "gives over"},
}
LOADED = """
import json, sys
begun = set(sys.modules)
import lawsofplay
assert lawsofplay.__version__ and dir(lawsofplay)
print(json.dumps(sorted(set(sys.modules) - begun - set(sys.stdlib_module_names))))
"""
TYPED = """
from lawsofplay import ask, edition, law, laws_of
reveal_type(law("a").pages)
reveal_type(laws_of("piquet"))
reveal_type(edition().laws)
law(3)
import lawsofplay
lawsofplay.nonsense
"""


@pytest.fixture
def built(built_project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the current folder one of an edition that has its index."""
    monkeypatch.chdir(built_project.root)


def names_of(name: str, section: str) -> list[str]:
    entries = parted(getattr(api, name)).sections.get(section, ())
    return [name for names, _ in entries for name in names.split(", ")]


def test_the_names_are_those_of_the_programs_interface() -> None:
    assert {*lawsofplay.__all__} == {*api.__all__, "__version__"}
    assert {*lawsofplay.__all__} <= {*dir(lawsofplay)}
    assert all(getattr(lawsofplay, name) is getattr(api, name) for name in api.__all__)
    modules = {module.name for module in pkgutil.iter_modules(lawsofplay.__path__)}
    assert modules.isdisjoint(lawsofplay.__all__), "a module would stand in the function's place"


def test_the_version_is_that_of_the_project() -> None:
    assert lawsofplay.__version__ == read_toml(ROOT / "pyproject.toml")["project"]["version"]


def test_no_other_name_is_offered() -> None:
    with pytest.raises(AttributeError, match="'lawsofplay' has no attribute 'nonsense'"):
        _ = lawsofplay.nonsense  # type: ignore[attr-defined]


def test_nothing_is_loaded_before_a_name_is_used() -> None:
    result = subprocess.run(
        [sys.executable, "-c", LOADED], cwd=ROOT, check=True, capture_output=True, text=True
    )
    loaded = json.loads(result.stdout)
    assert {name.partition(".")[0] for name in loaded} - {*sys.stdlib_module_names} == {
        "lawsofplay"
    }
    own = {name.rpartition(".")[2] for name in loaded if name.startswith("lawsofplay.")}
    assert own <= {"base", "errors", "files", "project"}


@pytest.mark.long
def test_the_names_have_their_types(tmp_path: Any) -> None:
    path = tmp_path / "program.py"
    path.write_text(TYPED, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", "pyproject.toml"]
    result = subprocess.run([*command, str(path)], cwd=ROOT, capture_output=True, text=True)
    shown = [line.partition('"')[2] for line in result.stdout.splitlines() if "Revealed" in line]
    pages, found, laws = (line.rstrip('"') for line in shown)
    assert pages == "tuple[str, ...]"
    assert "registry.Rule" in found
    assert laws.startswith("dict[str, lawsofplay.")
    assert result.stdout.count(" error: ") == 2, result.stdout


@pytest.mark.parametrize("name", api.__all__)
def test_a_name_says_what_it_takes_gives_and_raises(name: str) -> None:
    function = getattr(api, name)
    taken = [*inspect.signature(function).parameters]
    assert names_of(name, "Parameters") == taken
    assert names_of(name, "Returns")
    assert names_of(name, "Raises") == ["InputError"] * bool(taken)
    assert all(text for entries in parted(function).sections.values() for _, text in entries)


@pytest.mark.parametrize("name", GIVEN)
def test_what_is_given_has_the_keys_that_are_told(name: str, built: None) -> None:
    assert sorted(names_of(name, "Returns")) == sorted(getattr(api, name)(**GIVEN[name]))


@pytest.mark.parametrize("name", ["edition", "law"])
def test_what_is_told_of_a_record_are_its_fields(name: str) -> None:
    record: Any = api.edition() if name == "edition" else api.law("bellecour.piquet.laws.3")
    assert {*names_of(name, "Returns")} <= {field.name for field in dataclasses.fields(record)}


@pytest.mark.parametrize("name", api.__all__)
def test_the_examples_are_true(name: str, built: None) -> None:
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    finder = doctest.DocTestFinder()
    (example,) = finder.find(getattr(api, name), name, globs={"lawsofplay": lawsofplay})
    assert runner.run(example).failed == 0
    assert runner.tries >= 1


def test_the_example_of_the_package_is_true() -> None:
    assert doctest.testmod(lawsofplay) == (0, 2)


def test_the_laws_of_a_game_are_those_of_all_books() -> None:
    laws = api.laws_of("piquet")
    assert {law.partition(".")[0] for law in laws} == {"bellecour", "seymour", "academie", "cotton"}
    assert all(api.edition().laws[law].game == "piquet" for law in laws)
    assert {address: [*rules] for address, rules in laws.items() if rules} == {
        address: rules for address, rules in rules_by_law().items() if address in laws
    }


def test_the_laws_of_a_package_are_those_that_its_functions_execute() -> None:
    laws = api.laws_of("quadrille_1822")
    assert "quanti.quadrille.laws.32" in laws
    assert all(any(r.name.startswith("quadrille_1822.") for r in law) for law in laws.values())


@pytest.mark.parametrize("name", ["ombre-by-two", "ombre_by_two"])
def test_a_game_is_found_however_its_words_are_joined(name: str) -> None:
    assert api.laws_of(name)


def test_the_nearest_game_is_told() -> None:
    with pytest.raises(InputError, match="picquet: no game of the edition; the nearest is piquet"):
        api.laws_of("picquet")
