"""Buckets as scripts whose names have a hash of their content, so that two indexes never mix.

A browser keeps the scripts that it has loaded. The index knows words and texts by numbers, and
another edition numbers them differently. A core of today with an old bucket would find texts
without the word. So every name stands for one content only. The search page names its core, the
core names its buckets, and each bucket names itself: ``lawsofplay.put(name, data)``.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

SHELF = 40
"""How many buckets of texts a shelf has."""

STAMP = 8
"""The length of a stamp, which is the beginning of a SHA-256 in hexadecimal."""


def scripts(core: dict[str, Any], parts: dict[str, list[Any]]) -> tuple[str, dict[str, str]]:
    """The name of the core, and the text of every script by its name.

    ``parts`` are the buckets of each kind, in order. Two values are added to the core. ``shelf`` is
    how many buckets of texts a shelf has. ``stamp`` is the end of the names of all buckets; it is
    made from all of them together, so that the core need not list a thousand stamps.
    """
    shown = {
        f"{kind}-{number}": _shown(data)
        for kind, cut in parts.items()
        for number, data in enumerate(cut)
    }
    stamp = _stamp("\n".join(f"{name} {shown[name]}" for name in sorted(shown)))
    files = {f"{name}-{stamp}": _put(f"{name}-{stamp}", data) for name, data in shown.items()}
    shelves = _shelves([text for name, text in files.items() if name.startswith("texts-")], stamp)
    written = _shown(core | {"shelf": SHELF, "stamp": stamp})
    name = f"core-{_stamp(written)}"
    return name, files | shelves | {name: _put(name, written)}


def _shown(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def _stamp(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:STAMP]


def _put(name: str, shown: str) -> str:
    return f'lawsofplay.put("{name}",{shown})\n'


def _shelves(texts: list[str], stamp: str) -> dict[str, str]:
    """Scripts of many buckets of texts each.

    The last line of a script says that the shelf is complete.
    """
    shelves = {}
    for number, start in enumerate(range(0, len(texts), SHELF)):
        name = f"shelf-{number}-{stamp}"
        shelves[name] = "".join(texts[start : start + SHELF]) + _put(name, "0")
    return shelves
