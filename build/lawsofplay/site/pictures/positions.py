"""The facts and the answer of a call as pictures: cards, chessboards, backgammon tables.

Each picture has a caption that says what its marks mean.
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
from lawsofplay.site.drawn import cards_drawn
from lawsofplay.site.pictures.chessboard import board
from lawsofplay.site.pictures.tables import of_one, of_points, of_tables

Captioned = tuple[str, Markup]
"""A caption and its picture."""

_ANSWERS = 3
"""The most boards or tables of one answer that are drawn."""

_ASKED = ("point_number", "point_touched", "points_left")
"""Facts that name points of the tables."""

_NONE = Points({})

_KINDS = (Field, Tables, Points)


def pictures(facts: Mapping[str, object], answer: object) -> Iterator[Captioned]:
    """The pictures of a call, in the order of its facts, and then of its answer."""
    for name, value in facts.items():
        if cards := cards_drawn(shown(value)):
            yield name.replace("_", " "), cards
    yield from positions(facts, answer)
    if cards := cards_drawn(shown(answer)):
        yield "answer", cards


def positions(facts: Mapping[str, object], answer: object) -> Iterator[Captioned]:
    """The boards and tables of a call: those of its facts, then those of its answer."""
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
    """The first row of a case about a board or tables, with its function; None if none is."""
    return next((call for call in calls_of(case) if _has_position(rule_named(call[0]))), None)


def of_position(function: str, call: Call) -> tuple[Captioned, ...]:
    """The board or the tables of a call, with marks for what is asked and answered.

    The caption ends with what the marks of the picture mean.
    """
    rule = rule_named(function)
    facts = parse_facts(rule, call)
    return tuple(islice(_described(rule, facts, rule(**facts)), 1))


def of_case(case: Case) -> tuple[Captioned, ...]:
    """The board or the tables of the first row of a case that has one."""
    position = position_of(case)
    return of_position(*position) if position else ()


def _described(rule: Rule, facts: Mapping[str, object], answer: object) -> Iterator[Captioned]:
    """The pictures of a call; the caption has the facts and the answer that are not drawn."""
    answered = "" if _is_drawn(answer) else sentence_of(rule, facts, answer, rule.addresses[0])
    for key, picture in positions(facts, answer):
        yield " ".join(filter(None, (*_others(facts), answered, key))), picture


def _others(facts: Mapping[str, object]) -> Iterator[str]:
    """The facts that are not in the picture, in words."""
    for name, value in facts.items():
        if not isinstance(value, (*_KINDS, House)) and name not in _ASKED:
            yield f"{whole(name.replace('_', ' '))[:-1]}: {shown(value)}."


def of_facts(function: str, call: Call) -> tuple[Captioned, ...]:
    """The boards and tables among the facts of a call; empty if it has none.

    Raises InputError for facts that the function does not take.
    """
    rule = rule_named(function)
    return tuple(positions(parse_facts(rule, call), None)) if _has_position(rule) else ()


def of_answer(function: str, call: Call) -> tuple[Captioned, ...]:
    """The boards and tables that a function answers.

    Raises InputError for facts that the function does not take, ValueError for facts that it
    refuses.
    """
    rule = rule_named(function)
    return tuple(_answers(rule(**parse_facts(rule, call)))) if _has_position(rule) else ()


def _is_drawn(answer: object) -> bool:
    return isinstance(answer, _KINDS)


def _has_position(rule: Rule) -> bool:
    """Whether a board or tables are a fact or the answer of a function."""
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
    answered = [house for value in _several(answer) for house in _reached(value)]
    return _key(asked, answered), board(field, asked, answered)


def _key(asked: Collection[object] = (), answered: Collection[object] = ()) -> str:
    """What the marks of a picture mean; empty where it has none.

    >>> _key([3]), _key([3], [4]), _key()
    ('Framed: what is asked about.', 'Framed: what is asked about; dotted: the answer.', '')
    """
    marks = (("framed: what is asked about", asked), ("dotted: the answer", answered))
    meanings = "; ".join(name for name, places in marks if places)
    return whole(meanings) if meanings else ""


def _started(value: object) -> Iterator[House]:
    """The square that a fact names, or from which its move ("draught") starts."""
    if isinstance(value, House):
        yield value
    elif isinstance(value, Draught):
        yield value.start


def _reached(value: object) -> Iterator[House]:
    """The square that an answer names, or to which its move ("draught") goes."""
    if isinstance(value, House):
        yield value
    elif isinstance(value, Draught):
        yield value.to


def _several(value: object) -> Collection[object]:
    """The parts of an answer. A square is a pair, but one part and not two."""
    return value if isinstance(value, frozenset) else (value,)


def _points(facts: Mapping[str, object]) -> list[int]:
    """The points that facts name, each once, in order."""
    named = (facts.get(name) for name in _ASKED)
    points = (
        point for value in named for point in (value if isinstance(value, tuple) else (value,))
    )
    return sorted({point for point in points if isinstance(point, int)})


def _men(value: object) -> Points:
    return value if isinstance(value, Points) else _NONE
