"""Buckets as scripts whose names carry a hash of their content, so that no two indexes are mixed.

A browser keeps what it has loaded. Words and texts are known in the index by their numbers, which
another edition gives to others: with a core of today, a bucket kept from yesterday would answer
with texts that do not hold the word. So a name never stands for two contents. The search page names
its core, the core names its buckets, and each bucket names itself: ``lawsofplay.put(name, data)``.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

SHELF = 40
"""Buckets of texts on a shelf."""

STAMP = 8
"""Letters of a stamp: the beginning of the content's SHA-256, in hexadecimal."""


def scripts(core: dict[str, Any], parts: dict[str, list[Any]]) -> tuple[str, dict[str, str]]:
    """Return the name of the core, and by name the text of every script.

    ``parts`` are the buckets of each kind, in order. The core is completed by ``shelf``, how many
    buckets of texts a shelf holds, and ``stamp``, in which the names of all buckets end: that of
    all of them together, so that the core need not tell a thousand.
    """
    shown = {
        f"{kind}-{number}": _shown(data)
        for kind, cut in parts.items()
        for number, data in enumerate(cut)
    }
    stamp = _stamp("\n".join(f"{name} {shown[name]}" for name in sorted(shown)))
    files = {f"{name}-{stamp}": _put(f"{name}-{stamp}", data) for name, data in shown.items()}
    shelves = _shelves([text for name, text in files.items() if name.startswith("texts-")], stamp)
    told = _shown(core | {"shelf": SHELF, "stamp": stamp})
    name = f"core-{_stamp(told)}"
    return name, files | shelves | {name: _put(name, told)}


def _shown(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def _stamp(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:STAMP]


def _put(name: str, shown: str) -> str:
    return f'lawsofplay.put("{name}",{shown})\n'


def _shelves(texts: list[str], stamp: str) -> dict[str, str]:
    """Scripts of many buckets of texts each; the last line says that the shelf is whole."""
    shelves = {}
    for number, start in enumerate(range(0, len(texts), SHELF)):
        name = f"shelf-{number}-{stamp}"
        shelves[name] = "".join(texts[start : start + SHELF]) + _put(name, "0")
    return shelves
