"""Checks of a rule's form: addresses, typed facts by name, a typed answer, a docstring."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping
from typing import Any

from lawsofplay.base.project import WITNESSES

_ADDRESS = re.compile(rf"(?:{'|'.join(WITNESSES)})(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+\.[1-9][0-9]*")


def address_fault(addresses: tuple[str, ...]) -> str:
    """What is wrong with the addresses of a rule; empty when nothing is."""
    if not addresses:
        return "cites no law; write @law with an address, e.g. @law('cotton.chess.laws.3')"
    if len(set(addresses)) < len(addresses):
        return "cites the same law twice; take one out"
    wrong = [address for address in addresses if not _ADDRESS.fullmatch(address)]
    return f"{wrong[0]!r} is not an address such as cotton.chess.laws.3" if wrong else ""


def form_fault(function: Callable[..., Any]) -> str:
    """What is wrong with the facts, the answer or the docstring of a function; else empty."""
    signature = inspect.signature(function)
    for name, parameter in signature.parameters.items():
        if parameter.kind is not parameter.KEYWORD_ONLY:
            return f"takes {name!r} by position; begin the parameters with '*,'"
        if parameter.annotation is parameter.empty:
            return f"does not say the type of {name!r}; annotate it"
    if signature.return_annotation is signature.empty:
        return "does not say what it returns; annotate it"
    return "" if inspect.getdoc(function) else "has no docstring; gloss its period terms there"


def only_fault(function: Callable[..., Any], only: Mapping[str, tuple[str, ...]]) -> str:
    """What is wrong with ``only``, the facts that not all laws of a function know; else empty."""
    parameters = inspect.signature(function).parameters
    for key in only:
        name, valued, _ = key.partition("=")
        if name not in parameters:
            return f"only={key!r} is no fact that it takes"
        if not valued and parameters[name].default is inspect.Parameter.empty:
            return f"{name!r} is known to some laws only; give it the value of laws without it"
    return ""
