"""The tables of seymour's normalise.toml, empty, for the tests of its rules."""

from __future__ import annotations

from typing import Any


def data(**tables: Any) -> dict[str, Any]:
    """The tables of normalise.toml, all empty except those given."""
    empty: dict[str, Any] = {
        "furniture": {"catch": [], "signatures": {}, "mended": {}},
        "joints": {"merged": {}, "fragments": {}},
        "spacing": {"letters": []},
        "hyphens": {"divided": {}, "inside": []},
        "letters": {"certain": []},
        "doubt": {"words": []},
        "structure": {
            "contents": [0, 0],
            "hands": [],
            "entries": [0, 0],
            "verse": [],
            "turned": [],
            "closed": [],
            "apart": [],
            "series": [],
        },
    }
    for name, table in tables.items():
        empty[name] = {**empty[name], **table}
    return empty
