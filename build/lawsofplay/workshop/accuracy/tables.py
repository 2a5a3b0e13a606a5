"""The stored figures as tables for readers: by layer, and by what the text loses without a rule."""

from __future__ import annotations

from typing import Any

_WITHOUT = "without "
_FINAL = "page files"


def tables(stored: dict[str, Any] | None) -> dict[str, Any] | None:
    """Rows for the site from the stored report, or None if nothing was measured.

    ``layers`` has a row for each book and layer. ``ablation`` has one for each rule: the character
    errors of the reference passages that come back without it, and the words that it harms. A
    negative number of errors means that the rule does harm there.

    ``changes`` counts the lines that each rule changed. ``books`` has a row for each rule, measured
    against the proofread pages of the whole book, and ``drafts`` one for each book. ``readings``
    says by siglum what two editors' readings show.
    """
    if stored is None:
        return None
    rows = stored["witnesses"]
    layers = [_layer(row) for row in rows if not row["layer"].startswith(_WITHOUT)]
    final = {row["witness"]: row["counts"] for row in rows if row["layer"] == _FINAL}
    ablation = [
        _ablation(row, final[row["witness"]]) for row in rows if row["layer"].startswith(_WITHOUT)
    ]
    return {
        "layers": layers,
        "ablation": ablation,
        "changes": stored.get("changes", {}),
        "books": [row for siglum in stored.get("books", {}) for row in _whole(stored, siglum)],
        "drafts": [_draft(stored, siglum) for siglum in stored.get("books", {})],
        "readings": {
            siglum: {**record, **record["differences"]}
            for siglum, record in stored.get("readings", {}).items()
            if record
        },
    }


def _draft(stored: dict[str, Any], siglum: str) -> dict[str, Any]:
    """The automatic layer of a book against its proofread pages."""
    row = stored["books"][siglum]
    read = {key: row[key] for key in ("pages", "words", "differing", "points")}
    share = row["differing"] / row["words"] if row["words"] else None
    return {"book": siglum, **read, "words otherwise": share}


def _whole(stored: dict[str, Any], siglum: str) -> list[dict[str, Any]]:
    """A row for each rule that changed something on the pages that editors have read."""
    return [
        {
            "book": siglum,
            "rule": row["rule"],
            "helps": row["helps"],
            "harms": row["harms"],
            "open": row["open"],
            "harm, for example": _example(row["examples"]),
        }
        for row in stored["books"][siglum]["rules"]
    ]


def _example(examples: list[dict[str, Any]]) -> str:
    if not examples:
        return ""
    first = examples[0]
    return f"{first['page']}: {first['before']} > {first['after'] or 'nothing'}"


def _layer(row: dict[str, Any]) -> dict[str, Any]:
    return {
        "book": row["witness"],
        "layer": row["layer"],
        "characters wrong": row["character_error_rate"],
        "folded": row["folded_error_rate"],
        "words wrong": row["word_error_rate"],
        "errors removed": row["removed"],
        "harm": row["harm_rate"],
    }


def _ablation(row: dict[str, Any], final: dict[str, int]) -> dict[str, Any]:
    counts = row["counts"]
    return {
        "book": row["witness"],
        "rule": row["layer"].removeprefix(_WITHOUT),
        "errors that it removes": counts["character_errors"] - final["character_errors"],
        "words that it mends": final["mended"] - counts["mended"],
        "words that it harms": final["harmed"] - counts["harmed"],
    }
