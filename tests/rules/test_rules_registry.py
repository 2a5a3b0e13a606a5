"""What may be a rule, and what the register knows about it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.rules import all_rules, law, load_rules, rule_of, rules_citing
from tests.rules.fake import write

pytestmark = pytest.mark.usefixtures("fresh_rules")


def fine(*, n: int, m: int = 2) -> int:
    """Fine in counters.

    More of it.
    """
    return n * m


def test_a_rule_knows_its_source() -> None:
    decorated = law("bellecour.piquet.laws.3", "academie.piquet.laws.3")(fine)
    rule = rule_of(decorated)
    assert rule.name == f"{__name__}.fine"
    assert rule.addresses == ("bellecour.piquet.laws.3", "academie.piquet.laws.3")
    assert rule.gloss == "Fine in counters."
    assert rule.source.startswith("def fine(")
    assert rule.line == fine.__code__.co_firstlineno
    assert rule.file == "test_rules_registry.py"
    assert rules_citing("academie.piquet.laws.3") == (rule,)
    assert decorated(n=3) == 6
    assert decorated.__doc__ == fine.__doc__


def test_facts_are_given_by_name_only() -> None:
    with pytest.raises(TypeError, match="by name only"):
        law("cotton.chess.laws.1")(fine)(3)  # type: ignore[call-arg]


def by_position(n: int) -> int:
    """By position."""
    return n


def untyped(*, n) -> int:  # type: ignore[no-untyped-def]
    """Without a type."""
    return n  # type: ignore[no-any-return]


def no_result(*, n: int):  # type: ignore[no-untyped-def]
    """Without a result."""


def unglossed(*, n: int) -> int:
    return n


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (by_position, "takes 'n' by position"),
        (untyped, "does not say the type of 'n'"),
        (no_result, "does not say what it returns"),
        (unglossed, "has no docstring"),
    ],
)
def test_the_form_of_a_rule(function: Callable[..., object], message: str) -> None:
    with pytest.raises(InputError, match=message):
        law("cotton.chess.laws.1")(function)
    assert all_rules() == {}


@pytest.mark.parametrize(
    "address",
    [
        "chess.laws.1",
        "cotton",
        "cotton.1",
        "cotton.chess.laws",
        "cotton.chess.laws.0",
        "cotton.Chess.laws.1",
        "cotton.chess.laws.1 ",
    ],
)
def test_malformed_addresses(address: str) -> None:
    with pytest.raises(InputError, match="is not an address such as"):
        law(address)(fine)


def test_a_rule_cites_a_law_and_cites_it_once() -> None:
    with pytest.raises(InputError, match="cites no law"):
        law()(fine)
    with pytest.raises(InputError, match="the same law twice"):
        law("cotton.chess.laws.1", "cotton.chess.laws.1")(fine)


def test_what_is_not_a_rule() -> None:
    with pytest.raises(InputError, match="not a rule; decorate it"):
        rule_of(fine)


def test_load_rules_imports_every_module_sorted(project: Project) -> None:
    write(project.root, "executable_rules/ombre/__init__.py", "")
    write(
        project.root,
        "executable_rules/ombre/beasts.py",
        "from lawsofplay.rules import law\n\n"
        '@law("cotton.ombre.rules.2")\n'
        'def first(*, pool: int) -> int:\n    """The first beast."""\n    return pool\n',
    )
    rules = load_rules()
    assert list(rules) == [
        "chess.king_taken",
        "chess.taken_up",
        "chess.touched",
        "ombre.beasts.first",
    ]
    assert rules["ombre.beasts.first"].file == "executable_rules/ombre/beasts.py"
    assert rules["ombre.beasts.first"].line == 3
    assert list(load_rules()) == list(rules)


def test_two_functions_of_one_name(project: Project) -> None:
    text = (project.rules / "chess.py").read_text(encoding="utf-8")
    write(project.root, "executable_rules/chess.py", text.replace("def taken_up", "def touched"))
    with pytest.raises(InputError, match=r"chess.touched.*another function of this module"):
        load_rules()


def test_a_module_that_cannot_be_imported(project: Project) -> None:
    write(project.root, "executable_rules/half.py", "import nothing_of_that_name\n")
    with pytest.raises(InputError, match=r"executable_rules.half: cannot be imported: ModuleNot"):
        load_rules()


def test_a_module_hidden_by_a_folder(project: Project) -> None:
    write(project.root, "executable_rules/chess/__init__.py", "")
    with pytest.raises(InputError, match=r"executable_rules/chess.py: the folder chess/ hides"):
        load_rules()


def test_an_import_error_does_not_tell_where_the_project_lies(project: Project) -> None:
    write(project.root, "executable_rules/half.py", "from executable_rules.chess import nothing\n")
    with pytest.raises(InputError, match="cannot import name 'nothing'") as caught:
        load_rules()
    assert str(project.root) not in str(caught.value)


def test_a_signature_shows_types_not_strings() -> None:
    law("cotton.chess.laws.1")(fine)
    assert str(rule_of(fine).signature) == "(*, n: int, m: int = 2) -> int"
