"""Which function executes which law: the decorator ``law``, and the register that it fills."""

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

    - ``name``: its module and name within executable_rules (``piquet.hand_of_thirteen``).
    - ``addresses``: the laws that it executes; a judgement has none.
    - ``function``: the undecorated function; ``module``: the full name of its module.
    - ``gloss``: the first paragraph of its docstring, in one line.
    - ``usual``: its facts in their order, each with its usual value or ``Parameter.empty``.
    - ``only``: facts that not all its laws know, with those that do (`lawsofplay.rules.knowing`).
    - ``says``: the words for its answer (`lawsofplay.sentences`); None if its type has words.
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
        """Apply the rule to facts, and record the call if `trace` is recording."""
        return trace.applied(self.name, self.addresses, self.usual, self._asked, facts)

    def _asked(self, **facts: object) -> Any:
        """The answer of the function. Raises ValueError, naming a fact, for impossible facts."""
        refuse_impossible(self.function, facts)
        try:
            return self.function(**facts)
        except ValueError as error:
            if names_one(str(error), self.usual):
                raise
            raise ValueError(f"{as_typed(facts)}: {error}") from error

    @property
    def file(self) -> str:
        """The source file, as a path from the folder above the package: executable_rules/put.py."""
        depth = self.module.count(".") + 1
        path = inspect.getsourcefile(self.function) or ""
        parts = path.replace("\\", "/").split("/")
        # The file __init__.py of a package is one folder deeper than the package's name says.
        return "/".join(parts[-depth - (parts[-1] == "__init__.py") :])

    @property
    def line(self) -> int:
        """The line on which the function begins, with its decorators."""
        return cast(FunctionType, inspect.unwrap(self.function)).__code__.co_firstlineno

    @property
    def source(self) -> str:
        """The source of the function, with its decorators."""
        return inspect.getsource(self.function)

    @property
    def signature(self) -> inspect.Signature:
        """Its facts, each with its plain type (without the declared `Fact`), and its answer."""
        hints = get_type_hints(self.function)
        signature = inspect.signature(self.function)
        parameters = signature.parameters.values()
        plain = [parameter.replace(annotation=hints[parameter.name]) for parameter in parameters]
        return signature.replace(parameters=plain, return_annotation=hints["return"])


class _Register:
    """The registered rules, by name and by the address of each law that they cite.

    ``shelves`` holds what other modules store about the same rules (see `shelf`).
    """

    def __init__(self) -> None:
        self.rules: dict[str, Rule] = {}
        self.shelves: dict[str, dict[str, Any]] = {}
        self._citing: dict[str, dict[str, Rule]] = {}

    def add(self, rule: Rule) -> None:
        """Add a rule; it replaces an older one of the same name if its module is imported again."""
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

    The function must take typed facts by name only, declare the type of its answer, and have a
    docstring. Whether the addresses exist is checked later, by ``laws check``.

    ``only`` has the facts that not all of these laws know. Each has the addresses of the laws that
    know it, or beginnings of addresses: ``{"agreed": ("bellecour",)}``. A key may name one value:
    ``{"down=king": (...)}``. Such a fact needs a usual value, which the other laws are asked with.

    ``says`` are the words for the answer, if its type does not have them. Raises InputError, at
    import, for a malformed address or a function of another form.
    """

    def register(function: Callable[P, R]) -> Callable[P, R]:
        return called(enter(function, says, addresses, only or {}, address_fault(addresses)))

    return register


def called(rule: Rule) -> Callable[..., Any]:
    """The function by which other code calls a rule: it takes facts by name only."""

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
    """Add a function to the register. Raises InputError for ``fault`` or a fault of its form."""
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
    """Import every module of executable_rules and return all rules, sorted by name.

    Raises InputError, naming the module, if one cannot be imported.
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
        # Python adds the path of the file on this machine, in brackets; users need not see it.
        message = re.sub(r" \(/[^)]*\)", "", str(error))
        mend = f"cannot be imported: {type(error).__name__}: {message}"
        raise InputError(name, "", mend) from error


def shelf(name: str) -> dict[str, Any]:
    """A dictionary of this name that other modules fill; it lasts as long as the register."""
    return _REGISTER.shelves.setdefault(name, {})


def import_if_there(module: str) -> ModuleType | None:
    """Import a module of the rules and return it; None if there is no such module."""
    from importlib.util import find_spec  # a law that runs looks for no module

    # If the package of the module does not exist, Python raises this error.
    with suppress(ModuleNotFoundError):
        if find_spec(module):
            return _imported(module)
    return None


def all_rules() -> dict[str, Rule]:
    """The functions registered so far, sorted by name."""
    return dict(sorted(_REGISTER.rules.items()))


def rule_known(name: str) -> Rule | None:
    """The rule registered under a name; None if there is none so far."""
    return _REGISTER.rules.get(name)


def rule_named(name: str) -> Rule:
    """The rule of a name such as ``piquet.dealing.false_pack``; its module is imported.

    Raises InputError, with the nearest name, if there is none, and as `load_rules` does.
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
    """All rules of executable_rules by the addresses of their laws, each list sorted by name.

    Raises InputError as `load_rules` does.
    """
    by_law: dict[str, list[Rule]] = {}
    for rule in load_rules().values():
        for address in rule.addresses:
            by_law.setdefault(address, []).append(rule)
    return by_law


def rules_citing(address: str) -> tuple[Rule, ...]:
    """The rules registered so far that execute a law, sorted by name."""
    return _REGISTER.citing(address)


def rule_of(function: Callable[..., Any]) -> Rule:
    """The rule of a decorated function. Raises InputError if the function is not registered."""
    name = f"{function.__module__}.{function.__qualname__}".removeprefix(f"{PACKAGE}.")
    if name not in _REGISTER.rules:
        raise InputError(name, "", "not a rule; decorate it with @law and the law's address")
    return _REGISTER.rules[name]
