"""A game's package offers its functions by name, and loads nothing before one is asked for."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from lawsofplay.base.project import find_project
from lawsofplay.rules.registry import load_rules
from tests.tools import ROOT

GAMES = sorted({rule.name.partition(".")[0] for rule in load_rules().values() if rule.addresses})
ONE_FILE = [game for game in GAMES if (ROOT / "executable_rules" / f"{game}.py").is_file()]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_offers_every_function_that_executes_a_law(game: str) -> None:
    package = import_module(f"executable_rules.{game}")
    named: dict[str, list[str]] = {}
    for rule in load_rules().values():
        if rule.addresses and rule.name.startswith(f"{game}."):
            named.setdefault(rule.name.rpartition(".")[2], []).append(rule.module)
    assert package.__all__ == sorted(name for name, modules in named.items() if len(modules) == 1)
    for name, modules in named.items():
        # Names in the package itself need no help, and a module comes before a function.
        if len(modules) == 1 and not (Path(str(package.__file__)).parent / f"{name}.py").is_file():
            assert getattr(package, name) is getattr(import_module(modules[0]), name)
    assert set(package.__all__) <= set(dir(package))


@pytest.mark.parametrize("game", ONE_FILE)
def test_a_game_of_one_file_offers_nothing_that_is_not_there(game: str) -> None:
    assert not hasattr(import_module(f"executable_rules.{game}"), "__getattr__")


def test_all_names_of_a_game_can_be_taken_at_once() -> None:
    taken: dict[str, object] = {}
    exec("from executable_rules.loterie import *", taken)
    assert "back_to_the_fund" in taken
    assert taken.keys().isdisjoint({"Counter", "Lots", "met", "next_player"})


def test_a_name_of_two_modules_is_to_be_taken_from_one() -> None:
    from executable_rules import piquet

    mend = (
        "has no attribute 'may_deal_by'; take it from executable_rules.piquet.beginning"
        " or executable_rules.piquet.picket"
    )
    with pytest.raises(AttributeError, match=mend):
        _ = piquet.may_deal_by


@pytest.mark.parametrize("name", ["nonsense", "_wrapped", "__wrapped__"])
def test_what_is_not_there_is_told_as_python_tells_it(name: str) -> None:
    from executable_rules import piquet

    with pytest.raises(
        AttributeError, match=f"'executable_rules.piquet' has no attribute '{name}'"
    ):
        getattr(piquet, name)


def test_a_game_alone_loads_none_of_its_laws() -> None:
    program = (
        "import sys; from executable_rules import piquet; import executable_rules.piquet.facts;"
        " print('executable_rules.piquet.dealing' in sys.modules)"
    )
    root = find_project(ROOT).root
    result = subprocess.run(
        [sys.executable, "-c", program], cwd=root, check=True, capture_output=True, text=True
    )
    assert result.stdout == "False\n"
