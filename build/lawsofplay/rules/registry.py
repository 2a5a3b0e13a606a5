"""Which function executes which law: the decorator ``law`` and the register it fills."""

from __future__ import annotations

import functools
import inspect
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import FunctionType, MappingProxyType, ModuleType
from typing import Any, ParamSpec, TypeVar, cast, get_type_hints

from lawsofplay.base.errors import InputError
from lawsofplay.rules import trace
from lawsofplay.rules.bounds import as_typed, names_one, refuse_impossible
from lawsofplay.rules.form import address_fault, form_fault, only_fault
from lawsofplay.sentences.words import Says, Words, words_of

P = ParamSpec("P")
R = TypeVar("R")

PACKAGE = "executable_rules"
"""The package whose modules ``load_rules`` imports."""


@dataclass(frozen=True)
class Rule:
    """A registered function.

    ``name`` is its module and name within executable_rules (``piquet.hand_of_thirteen``),
    ``addresses`` the laws it executes, ``function`` the undecorated function, ``gloss`` the first
    line of its docstring, ``only`` the facts that not all of its laws know, with those that do
    (see `lawsofplay.rules.knowing`), ``says`` the words for its answer (`lawsofplay.sentences`).
    """

    name: str
    addresses: tuple[str, ...]
    function: Callable[..., Any] = field(repr=False, compare=False)
    module: str
    gloss: str
    usual: Mapping[str, object] = field(repr=False, compare=False)
    only: Mapping[str, tuple[str, ...]] = field(repr=False, compare=False)
    says: Words | None = field(default=None, repr=False, compare=False)

    def __call__(self, **facts: object) -> Any:
        """Apply the rule, and record the call for whoever listens."""
        return trace.applied(self.name, self.addresses, self.usual, self._asked, facts)

    def _asked(self, **facts: object) -> Any:
        """What the function answers; ValueError, which names a fact, for what cannot be."""
        refuse_impossible(self.function, facts)
        try:
            return self.function(**facts)
        except ValueError as error:
            if names_one(str(error), self.usual):
                raise
            raise ValueError(f"{as_typed(facts)}: {error}") from error

    @property
    def file(self) -> str:
        """The source file, from the folder that holds the package: executable_rules/piquet.py."""
        depth = self.module.count(".") + 1
        path = inspect.getsourcefile(self.function) or ""
        parts = path.replace("\\", "/").split("/")
        # A package's own __init__.py lies one folder deeper than its name says.
        return "/".join(parts[-depth - (parts[-1] == "__init__.py") :])

    @property
    def line(self) -> int:
        """The line on which the function begins, with its decorators."""
        return cast(FunctionType, inspect.unwrap(self.function)).__code__.co_firstlineno

    @property
    def source(self) -> str:
        """The function as written, with its decorators."""
        return inspect.getsource(self.function)

    @property
    def signature(self) -> inspect.Signature:
        """The facts it takes, each keyword-only and with its plain type, and what it returns."""
        hints = get_type_hints(self.function)
        signature = inspect.signature(self.function)
        plain = [it.replace(annotation=hints[name]) for name, it in signature.parameters.items()]
        return signature.replace(parameters=plain, return_annotation=hints["return"])


class _Register:
    """The rules by name, and by the address of each law that they cite.

    ``shelves`` holds what other modules keep of the same rules (see `shelf`).
    """

    def __init__(self) -> None:
        self.rules: dict[str, Rule] = {}
        self.shelves: dict[str, dict[str, Any]] = {}
        self._citing: dict[str, dict[str, Rule]] = {}

    def add(self, rule: Rule) -> None:
        """Take a rule in, for one of that name that a module imported again has replaced."""
        replaced = self.rules.get(rule.name)
        for address in replaced.addresses if replaced else ():
            del self._citing[address][rule.name]
        self.rules[rule.name] = rule
        for address in rule.addresses:
            self._citing.setdefault(address, {})[rule.name] = rule

    def citing(self, address: str) -> tuple[Rule, ...]:
        """The rules that cite a law, sorted by name."""
        return tuple(rule for _, rule in sorted(self._citing.get(address, {}).items()))


_REGISTER = _Register()


def law(
    *addresses: str, only: Mapping[str, tuple[str, ...]] | None = None, says: Says = None
) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Register a function as executing the laws at these addresses; its calls can be explained.

    The function takes keyword-only, annotated facts, has an annotated result and a docstring.
    Whether the addresses exist is a matter of the edition: see ``laws check``.

    ``only``: the facts that not all of these laws know, each with the laws that do, or beginnings
    of their addresses: ``{"agreed": ("bellecour",)}``; of one value ``{"down=king": (...)}``. Such
    a fact has a usual value, with which the other laws are answered as if it were not.

    ``says``: the words in which the answer is told, where its type does not tell it.
    Raises InputError, at import, for a malformed address or a function of another form.
    """

    def register(function: Callable[P, R]) -> Callable[P, R]:
        return called(enter(function, says, addresses, only or {}, address_fault(addresses)))

    return register


def called(rule: Rule) -> Callable[..., Any]:
    """The function of a rule as others call it: by name only, and recorded for who listens."""

    @functools.wraps(rule.function)
    def call(*args: Any, **facts: Any) -> Any:
        if args:
            raise TypeError(f"{rule.name} takes its facts by name only")
        return rule(**facts)

    return call


def enter(
    function: Callable[..., Any],
    says: Says,
    addresses: tuple[str, ...] = (),
    only: Mapping[str, tuple[str, ...]] = MappingProxyType({}),
    fault: str = "",
) -> Rule:
    """Take a function into the register. Raises InputError for a fault, its own or of its form."""
    rule = _rule(function, says, addresses, only, fault)
    _REGISTER.add(rule)
    return rule


def _rule(
    function: Callable[..., Any],
    says: Says,
    addresses: tuple[str, ...],
    only: Mapping[str, tuple[str, ...]],
    fault: str,
) -> Rule:
    name = f"{function.__module__}.{function.__qualname__}".removeprefix(f"{PACKAGE}.")
    fault = fault or form_fault(function) or only_fault(function, only)
    known = _REGISTER.rules.get(name)
    if known and known.function.__code__.co_firstlineno != function.__code__.co_firstlineno:
        fault = "another function of this module has the same name; give each its own"
    if fault:
        raise InputError(name, f"line {function.__code__.co_firstlineno}", fault)
    gloss = " ".join((inspect.getdoc(function) or "").partition("\n\n")[0].split())
    parameters = inspect.signature(function).parameters.items()
    usual = {fact: parameter.default for fact, parameter in parameters}
    return Rule(name, addresses, function, function.__module__, gloss, usual, only, words_of(says))


def load_rules(package: str = PACKAGE) -> dict[str, Rule]:
    """Import every module of executable_rules and return the register, sorted by name.

    Raises InputError, naming the module, for one that cannot be imported.
    """
    root = _imported(package)
    for name in sorted(_module_names(Path(next(iter(root.__path__))), package)):
        _imported(name)
    return all_rules()


def _module_names(folder: Path, package: str) -> Iterator[str]:
    for path in folder.rglob("*.py"):
        if path.with_suffix("").is_dir():
            # Python would import the folder and never read the file.
            mend = f"the folder {path.stem}/ hides this file; move its functions into the folder"
            raise InputError(path, "", mend)
        parts = path.relative_to(folder).with_suffix("").parts
        yield ".".join([package, *parts]).removesuffix(".__init__")


def _imported(name: str) -> ModuleType:
    try:
        return import_module(name)
    except InputError:
        raise
    except Exception as error:
        # Python adds the file's place on this machine in brackets.
        told = re.sub(r" \(/[^)]*\)", "", str(error))
        mend = f"cannot be imported: {type(error).__name__}: {told}"
        raise InputError(name, "", mend) from error


def shelf(name: str) -> dict[str, Any]:
    """What is kept under this name as long as the register lasts; empty at first."""
    return _REGISTER.shelves.setdefault(name, {})


def import_if_there(module: str) -> ModuleType | None:
    """A module of the rules, imported; None where there is none."""
    from importlib.util import find_spec  # a law that runs looks for no module

    # Of a folder that is not there, Python says so by an error.
    with suppress(ModuleNotFoundError):
        if find_spec(module):
            return _imported(module)
    return None


def all_rules() -> dict[str, Rule]:
    """The functions registered so far, sorted by name."""
    return dict(sorted(_REGISTER.rules.items()))


def rule_known(name: str) -> Rule | None:
    """The function registered under a name; None where there is none so far."""
    return _REGISTER.rules.get(name)


def rule_named(name: str) -> Rule:
    """The function of a name such as ``piquet.dealing.false_pack``; its module is imported.

    Raises InputError, with the nearest name, where there is none, and as `load_rules` does.
    """
    if name not in _REGISTER.rules:
        import_if_there(f"{PACKAGE}.{name.rpartition('.')[0]}")
    if name not in _REGISTER.rules:
        from difflib import get_close_matches  # only a wrong name needs it

        near = get_close_matches(name, load_rules(), 1)
        hint = f"; the nearest is {near[0]}" if near else ""
        raise InputError(name, "", f"no such function in {PACKAGE}{hint}")
    return _REGISTER.rules[name]


def rules_by_law() -> dict[str, list[Rule]]:
    """All functions of executable_rules by the addresses of their laws, each list sorted by name.

    Raises InputError as `load_rules` does.
    """
    found: dict[str, list[Rule]] = {}
    for rule in load_rules().values():
        for address in rule.addresses:
            found.setdefault(address, []).append(rule)
    return found


def rules_citing(address: str) -> tuple[Rule, ...]:
    """The registered functions that execute a law, sorted by name."""
    return _REGISTER.citing(address)


def rule_of(function: Callable[..., Any]) -> Rule:
    """The registered rule of a decorated function. Raises InputError if it cites no law."""
    name = f"{function.__module__}.{function.__qualname__}".removeprefix(f"{PACKAGE}.")
    if name not in _REGISTER.rules:
        raise InputError(name, "", "not a rule; decorate it with @law and the law's address")
    return _REGISTER.rules[name]
