"""The facts and the answer of a call drawn: cards, the field of chess, the tables.

Each picture has a caption, which says what its marks mean.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import islice

from markupsafe import Markup

from executable_rules.backgammon.tables import Tables
from executable_rules.chess.draughts import Draught
from executable_rules.chess.field import Field, House
from executable_rules.mechanics.points import Points
from lawsofplay.rules.casebook.model import Case
from lawsofplay.rules.facts import parse_facts, shown, types_of
from lawsofplay.rules.named import Call, calls_of
from lawsofplay.rules.registry import Rule, rule_named
from lawsofplay.rules.tell import sentence_of
from lawsofplay.sentences.templates import whole
from lawsofplay.site.drawn import drawn
from lawsofplay.site.pictures.chessboard import board
from lawsofplay.site.pictures.tables import of_one, of_points, of_tables

Captioned = tuple[str, Markup]

_ANSWERS = 3
"""So many fields or tables that are an answer are drawn."""

_ASKED = ("point_number", "point_touched", "points_left")
"""Facts that name points of the tables."""

_NONE = Points({})

_KINDS = (Field, Tables, Points)


def pictures(facts: Mapping[str, object], answer: object) -> Iterator[Captioned]:
    """What can be drawn of a call, in the order of its facts, and then of its answer."""
    for name, value in facts.items():
        if cards := drawn(shown(value)):
            yield name.replace("_", " "), cards
    yield from positions(facts, answer)
    if cards := drawn(shown(answer)):
        yield "answer", cards


def positions(facts: Mapping[str, object], answer: object) -> Iterator[Captioned]:
    """The boards and tables of a call: those of its facts, and those that it answers."""
    for value in facts.values():
        if isinstance(value, Field):
            yield _of_chess(value, facts, answer)
        elif isinstance(value, Tables):
            asked = _points(facts)
            yield _key(asked), of_tables(value, asked)
    if own := facts.get("own_men"):
        asked = _points(facts)
        yield _key(asked), of_points(_men(own), _men(facts.get("adversary_men")), asked)
    yield from _answers(answer)


def position_of(case: Case) -> tuple[str, Call] | None:
    """The first row of a case about a board or tables, and the function that it is put to."""
    return next((call for call in calls_of(case) if _has_position(rule_named(call[0]))), None)


def of_position(function: str, call: Call) -> tuple[Captioned, ...]:
    """The board or the tables of a call: what is asked, and answered.

    The caption ends with what the marks of the picture mean.
    """
    rule = rule_named(function)
    facts = parse_facts(rule, call)
    return tuple(islice(_told(rule, facts, rule(**facts)), 1))


def of_case(case: Case) -> tuple[Captioned, ...]:
    """The board or the tables of the first row of a case that has one."""
    found = position_of(case)
    return of_position(*found) if found else ()


def _told(rule: Rule, facts: Mapping[str, object], answer: object) -> Iterator[Captioned]:
    """The pictures of a call, each with its other facts and, unless it is drawn, its answer."""
    said = "" if _is_drawn(answer) else sentence_of(rule, facts, answer, rule.addresses[0])
    for key, picture in positions(facts, answer):
        yield " ".join(filter(None, (*_others(facts), said, key))), picture


def _others(facts: Mapping[str, object]) -> Iterator[str]:
    """The facts that are not in the picture, in words."""
    for name, value in facts.items():
        if not isinstance(value, (*_KINDS, House)) and name not in _ASKED:
            told = shown(value)
            yield f"{whole(name.replace('_', ' '))[:-1]}: {told}."


def of_facts(function: str, call: Call) -> tuple[Captioned, ...]:
    """The boards and tables that a function is asked about: none, if it is about others.

    Raises InputError for facts that it does not take.
    """
    rule = rule_named(function)
    return tuple(positions(parse_facts(rule, call), None)) if _has_position(rule) else ()


def of_answer(function: str, call: Call) -> tuple[Captioned, ...]:
    """The boards and tables that a function answers.

    Raises InputError for facts that it does not take, ValueError for those that it refuses.
    """
    rule = rule_named(function)
    return tuple(_answers(rule(**parse_facts(rule, call)))) if _has_position(rule) else ()


def _is_drawn(answer: object) -> bool:
    return isinstance(answer, _KINDS)


def _has_position(rule: Rule) -> bool:
    """Whether a function is asked about a board or tables, or answers them."""
    return any(kind in _KINDS for kind in types_of(rule.function).values())


def _answers(answer: object) -> Iterator[Captioned]:
    several = answer if isinstance(answer, frozenset) else [answer]
    for value in sorted(several, key=str)[:_ANSWERS]:
        if isinstance(value, Field):
            yield "The men then.", board(value)
        elif isinstance(value, Tables):
            yield "The men then.", of_tables(value)
        elif isinstance(value, Points):
            yield "The men then.", of_one(value.men)


def _of_chess(field: Field, facts: Mapping[str, object], answer: object) -> Captioned:
    asked = [house for value in facts.values() for house in _started(value)]
    answered = [it for it in _several(answer) for it in _reached(it)]
    return _key(asked, answered), board(field, asked, answered)


def _key(asked: Collection[object] = (), answered: Collection[object] = ()) -> str:
    """What the marks of a picture mean, where it has any.

    >>> _key([3]), _key([3], [4]), _key()
    ('Framed: what is asked about.', 'Framed: what is asked about; dotted: the answer.', '')
    """
    marks = (("framed: what is asked about", asked), ("dotted: the answer", answered))
    told = "; ".join(name for name, houses in marks if houses)
    return whole(told) if told else ""


def _started(value: object) -> Iterator[House]:
    """A house that a fact names, or from which its draught goes."""
    if isinstance(value, House):
        yield value
    elif isinstance(value, Draught):
        yield value.start


def _reached(value: object) -> Iterator[House]:
    """A house that an answer names, or to which its draught goes."""
    if isinstance(value, House):
        yield value
    elif isinstance(value, Draught):
        yield value.to


def _several(value: object) -> Collection[object]:
    """What an answer holds. A house is a pair itself, and no collection of two."""
    return value if isinstance(value, frozenset) else (value,)


def _points(facts: Mapping[str, object]) -> list[int]:
    """The points that facts name, each once."""
    named = (facts.get(name) for name in _ASKED)
    found = (it for value in named for it in (value if isinstance(value, tuple) else (value,)))
    return sorted({it for it in found if isinstance(it, int)})


def _men(value: object) -> Points:
    return value if isinstance(value, Points) else _NONE
