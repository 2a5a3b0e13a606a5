"""Which facts a law knows, of a function that serves several laws.

``@law(..., only={"agreed": ("bellecour", "academie")})`` says that the fact ``agreed`` stands in
the laws of these two books alone; ``"down=king"`` in place of a fact says it of one value. A law
is named by its address or by the part of it before a dot.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from enum import Enum
from inspect import Parameter
from typing import Any

from lawsofplay.base.errors import InputError
from lawsofplay.rules.registry import Rule


def knows(rule: Rule, address: str, key: str) -> bool:
    """Whether a law of the rule knows a fact, or a value of it (``down=king``)."""
    places = rule.only.get(key)
    return places is None or within(address, places)


def within(address: str, places: Iterable[str]) -> bool:
    """Whether an address is one of these, or lies within one.

    >>> within("seymour.piquet.rules.3", ("seymour.piquet",)), within("seymour.piquet.3", ("sey",))
    (True, False)
    """
    return any(f"{address}.".startswith(f"{place}.") for place in places)


def facts_unknown(rule: Rule, laws: Collection[str], values: bool = False) -> frozenset[str]:
    """The facts that none of these laws knows; with ``values``, also those known in part only."""
    keys = [it for it in rule.only if not any(knows(rule, address, it) for address in laws)]
    return frozenset(key.partition("=")[0] for key in keys if values or "=" not in key)


def refuse_unknown(rule: Rule, address: str, facts: Mapping[str, object]) -> None:
    """Raise InputError, naming the laws that know it, for a fact that this law does not know.

    ``facts`` are those given. A value that the law does not know is refused also where it is the
    usual one.
    """
    refuse_names(rule, address, facts)
    for key in rule.only:
        name, valued, value = key.partition("=")
        given = facts.get(name, rule.usual[name])
        if valued and given is not Parameter.empty and _has(given, value):
            _refuse(rule, address, key)


def refuse_names(rule: Rule, address: str, names: Iterable[str]) -> None:
    """Raise InputError as `refuse_unknown` does, for the names of facts alone."""
    for name in names:
        _refuse(rule, address, name)


def values_unknown(rule: Rule, address: str, fact: str) -> tuple[str, ...]:
    """The values of a fact, as typed, that this law does not know."""
    keys = (
        key for key in rule.only if key.startswith(f"{fact}=") and not knows(rule, address, key)
    )
    return tuple(key.partition("=")[2] for key in keys)


def is_usual(rule: Rule, key: str) -> bool:
    """Whether a value known to some laws (``down=king``) is the usual one of its fact, for all."""
    name, valued, value = key.partition("=")
    usual = rule.usual[name]
    return bool(valued) and usual is not Parameter.empty and _has(usual, value)


def _refuse(rule: Rule, address: str, key: str) -> None:
    if not knows(rule, address, key):
        those = [it for it in rule.addresses if knows(rule, it, key)]
        told = " and ".join(filter(None, (", ".join(those[:-1]), *those[-1:])))
        mend = f"{address} does not know the fact {key}; it stands in {told or 'none of its laws'}"
        raise InputError(rule.name, key, mend)


def _has(given: object, value: str) -> bool:
    """Whether a fact is, or holds, the value that is so typed."""
    if isinstance(given, (tuple, list, set, frozenset)) and not hasattr(given, "_fields"):
        return any(_has(it, value) for it in given)
    return _typed(given) == value


def _typed(value: Any) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return value.name.casefold().replace("_", "-")
    return str(value)
