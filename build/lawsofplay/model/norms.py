"""The kinds of laws, the rules in prose, and the classes of sentences: corpus/<witness>/norms.toml.

The file is optional. It holds three things::

    [kinds]                                   # numbered items that are not plain laws
    "academie.mediateur.leading.1" = { kind = "advice", reason = "why nothing can execute it" }

    [[rule]]                                  # rules in prose, found by their own words
    id = "hazard.play.3"                      # <division>.<editorial number>
    kind = "rule"                             # one of KINDS; "rule" when left out
    status = "custom"                         # one of STATUSES; "custom" when left out
    reason = ""                               # why nothing can execute it; some kinds need it
    from = "first words, as printed"
    to = "last words, as printed"             # in the same paragraph

    [classes]                                 # what the other sentences are; at the end of the file
    "title-page" = "front"                    # a division, with all that stands in it
    "p013.2" = "rule"                         # a whole paragraph
    "p013.3:1-2" = "restates bellecour.piquet.laws.4"    # its sentences 1 and 2
    "p014.1..p016.3:2" = "advice"             # from a paragraph or sentence to another
"""

from __future__ import annotations

from dataclasses import dataclass

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project

RESTATES = "restates "
"""The class of a sentence that repeats laws begins so; their addresses follow."""


@dataclass(frozen=True)
class Kind:
    """The kind and status of a law or rule, and the reason when nothing can execute it."""

    kind: str = "law"
    status: str = "custom"
    reason: str = ""


@dataclass(frozen=True)
class ProseRule:
    """A rule in prose: its id within the witness, its kind, and its first and last words."""

    id: str
    kind: Kind
    first: str
    last: str

    @property
    def division(self) -> str:
        """The id of the division that holds it."""
        return self.id.rpartition(".")[0]


@dataclass(frozen=True)
class Norms:
    """What norms.toml says of a witness.

    ``kinds`` are by address. ``classes`` are the lines of that table: key and class, as written.
    """

    kinds: dict[str, Kind]
    rules: tuple[ProseRule, ...]
    classes: tuple[tuple[str, str], ...] = ()


def load_norms(project: Project, siglum: str) -> Norms:
    """Read norms.toml; a witness without this file has only plain laws.

    Raises InputError for an unknown kind or status, an id that is used twice, missing words, and
    a missing reason.
    """
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.model.schemas.books import NormsFile

    path = project.witness(siglum) / "norms.toml"
    shown = f"corpus/{siglum}/norms.toml"
    if not path.is_file():
        return Norms({}, ())
    held = read_as(path, shown, NormsFile)
    kinds = {
        name: _kind(record.kind, record.status, record.reason, shown, name)
        for name, record in held.kinds.items()
    }
    rules = tuple(
        ProseRule(
            rule_record.id,
            _kind(rule_record.kind, rule_record.status, rule_record.reason, shown, rule_record.id),
            rule_record.first,
            rule_record.last,
        )
        for rule_record in held.rule
    )
    ids = [rule.id for rule in rules]
    for name in ids:
        if ids.count(name) > 1:
            raise InputError(shown, name, "the id stands twice; give each rule its own number")
    return Norms(kinds, rules, tuple(held.classes.items()))


def _kind(kind: str, status: str, reason: str, shown: str, name: str) -> Kind:
    if kind in ("advice", "anecdote", "reason") and not reason:
        raise InputError(shown, name, f"{kind} needs a 'reason' why nothing can execute it")
    return Kind(kind, status, reason)
