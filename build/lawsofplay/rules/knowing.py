"""Which facts each law knows, when one function executes several laws.

``@law(..., only={"agreed": ("bellecour", "academie")})`` says that only the laws of these two books
know the fact ``agreed``. The key ``"down=king"`` says it of one value of a fact. Laws are named by
their address or by its beginning up to a dot.
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
    """Whether an address is one of these places, or inside one.

    >>> within("seymour.piquet.rules.3", ("seymour.piquet",)), within("seymour.piquet.3", ("sey",))
    (True, False)
    """
    return any(f"{address}.".startswith(f"{place}.") for place in places)


def facts_unknown(rule: Rule, laws: Collection[str], values: bool = False) -> frozenset[str]:
    """The facts that none of these laws knows; with ``values``, also those with unknown values."""
    keys = [key for key in rule.only if not any(knows(rule, address, key) for address in laws)]
    return frozenset(key.partition("=")[0] for key in keys if values or "=" not in key)


def refuse_unknown(rule: Rule, address: str, facts: Mapping[str, object]) -> None:
    """Raise InputError, naming the laws that know it, for a fact that this law does not know.

    ``facts`` are the given ones. A value that the law does not know is refused too, even if it is
    the usual value of a fact that is not given.
    """
    refuse_names(rule, address, facts)
    for key in rule.only:
        name, valued, value = key.partition("=")
        given = facts.get(name, rule.usual[name])
        if valued and given is not Parameter.empty and _has(given, value):
            _refuse(rule, address, key)


def refuse_names(rule: Rule, address: str, names: Iterable[str]) -> None:
    """Raise InputError as `refuse_unknown` does, but look only at the names of facts."""
    for name in names:
        _refuse(rule, address, name)


def values_unknown(rule: Rule, address: str, fact: str) -> tuple[str, ...]:
    """The values of a fact, as typed, that this law does not know."""
    keys = (
        key for key in rule.only if key.startswith(f"{fact}=") and not knows(rule, address, key)
    )
    return tuple(key.partition("=")[2] for key in keys)


def is_usual(rule: Rule, key: str) -> bool:
    """Whether a value that only some laws know (``down=king``) is the usual value of its fact."""
    name, valued, value = key.partition("=")
    usual = rule.usual[name]
    return bool(valued) and usual is not Parameter.empty and _has(usual, value)


def _refuse(rule: Rule, address: str, key: str) -> None:
    if not knows(rule, address, key):
        laws = [law for law in rule.addresses if knows(rule, law, key)]
        known_to = " and ".join(filter(None, (", ".join(laws[:-1]), *laws[-1:])))
        known_to = known_to or "none of its laws"
        mend = f"{address} does not know the fact {key}; it stands in {known_to}"
        raise InputError(rule.name, key, mend)


def _has(given: object, value: str) -> bool:
    """Whether a fact is, or holds, a value, given as it is typed."""
    if isinstance(given, (tuple, list, set, frozenset)) and not hasattr(given, "_fields"):
        return any(_has(held, value) for held in given)
    return _typed(given) == value


def _typed(value: Any) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return value.name.casefold().replace("_", "-")
    return str(value)
