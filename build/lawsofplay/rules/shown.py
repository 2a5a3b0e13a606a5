"""Values and types as text for users."""

from __future__ import annotations

import types
from collections.abc import Mapping
from enum import Enum
from typing import Any, Literal, Union, get_args, get_origin


def type_name(kind: Any) -> str:
    """The name of a type without its modules.

    >>> from fractions import Fraction
    >>> type_name(Fraction), type_name(tuple[int, ...])
    ('Fraction', 'tuple[int, ...]')
    """
    if isinstance(kind, type) and get_origin(kind) is None:
        return kind.__name__
    inner = ", ".join("..." if arg is Ellipsis else type_name(arg) for arg in get_args(kind))
    if get_origin(kind) in (Union, types.UnionType):
        return " | ".join("None" if arg is type(None) else type_name(arg) for arg in get_args(kind))
    if get_origin(kind) is Literal:
        return f"Literal[{', '.join(repr(arg) for arg in get_args(kind))}]"
    name = str(getattr(get_origin(kind), "__name__", kind))
    return f"{name}[{inner}]" if inner else name


def shown(value: object) -> str:
    """A value as text, which a user may type to give the same value.

    >>> from fractions import Fraction
    >>> shown((Fraction(5, 36), True)), shown(None), shown(frozenset())
    ('5/36, yes', 'none', 'none')
    """
    if value is None or (isinstance(value, (Mapping, set, frozenset, tuple, list)) and not value):
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return value.name.casefold().replace("_", "-")
    if isinstance(value, Mapping):
        return ", ".join(f"{shown(key)}: {shown(held)}" for key, held in value.items())
    if isinstance(value, (set, frozenset)):
        return ", ".join(sorted(map(shown, value)))
    if isinstance(value, (tuple, list)) and not hasattr(value, "_fields"):
        nested = any(isinstance(held, (tuple, list)) for held in value)
        return ("; " if nested else ", ").join(map(shown, value))
    return str(value)
