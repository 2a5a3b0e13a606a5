"""Values as JSON that keeps all about them, so that two hosts can be compared.

`replay.js` reads and writes the same form.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from fractions import Fraction
from typing import Any


def coded(value: Any) -> Any:
    """A value in that form. Raises TypeError for a kind that no rule takes or gives."""
    if value is None or isinstance(value, (bool, str)):
        return value
    if isinstance(value, Enum):
        return {"enum": _place(value), "name": value.name}
    if isinstance(value, int):
        return value if abs(value) < 2**53 else {"int": str(value)}
    if isinstance(value, Fraction):
        return {"fraction": f"{value.numerator}/{value.denominator}"}
    if isinstance(value, range):
        return {"range": [value.start, value.stop, value.step]}
    if isinstance(value, (tuple, list)):
        return _sequence(value)
    if isinstance(value, (set, frozenset)):
        return {"set": sorted(map(coded, value), key=json.dumps)}
    if isinstance(value, Mapping):
        kind = "counter" if isinstance(value, Counter) else "dict"
        return {kind: [[coded(key), coded(part)] for key, part in value.items()]}
    if is_dataclass(value):
        return {
            "data": _place(value),
            "of": [coded(getattr(value, field.name)) for field in fields(value)],
        }
    raise TypeError(type(value).__name__)


def _sequence(value: tuple[Any, ...] | list[Any]) -> Any:
    items = [coded(part) for part in value]
    if type(value) in (tuple, list):
        return {type(value).__name__: items}
    return {"record" if hasattr(value, "_fields") else "tuples": _place(value), "of": items}


def _place(value: object) -> str:
    return f"{type(value).__module__}:{type(value).__qualname__}"
