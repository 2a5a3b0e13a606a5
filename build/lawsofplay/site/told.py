"""A deal told step by step on the page of its game: what happens, the cards, what laws rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from urllib.parse import urlencode

from executable_rules.mechanics.cards import Card
from lawsofplay.cases.deals import Deal, Ruling, Step
from lawsofplay.model.edition import Law
from lawsofplay.model.witness import Witness
from lawsofplay.rules.facts import shown
from lawsofplay.site.drawn import picture
from lawsofplay.site.library import Library
from lawsofplay.site.pictures.positions import Captioned, positions

LONG = 6
"""The most steps of a deal that is shown whole; a longer deal is folded up."""


@dataclass(frozen=True)
class ToldRuling:
    """A ruling in a step: its sentence and the law.

    ``fragment`` ends the link to the law: by it the law's form begins with the same facts.
    ``moves`` says which account changes, and by how much. ``figures`` are the boards and tables
    that are asked about or answered, with their captions.
    """

    sentence: str
    law: Law
    fragment: str
    moves: str
    figures: tuple[Captioned, ...]


@dataclass(frozen=True)
class ToldStep:
    """A step: what happens, cards drawn with captions, the rulings, the accounts after it."""

    words: str
    figures: tuple[Captioned, ...]
    rulings: tuple[ToldRuling, ...]
    tally: str


@dataclass(frozen=True)
class ToldDeal:
    """A deal for a game's page: the ``heading`` of its section, and in ``title`` what happens."""

    heading: str
    title: str
    book: Witness
    steps: tuple[ToldStep, ...]

    @property
    def is_long(self) -> bool:
        """Whether the page folds it up."""
        return len(self.steps) > LONG


def told_deal(library: Library, slug: str) -> ToldDeal | None:
    """The deal on a game's page; None for a game that has none."""
    deal = library.deals.get(slug)
    if deal is None:
        return None
    played = library.games[slug].get("played_with", "cards")
    heading = "One deal told through" if played == "cards" else "One game told through"
    steps = tuple(_step(step, deal) for step in deal.steps)
    return ToldDeal(heading, deal.title, library.witnesses[deal.book], steps)


def _step(step: Step, deal: Deal) -> ToldStep:
    held = [(_capital(name), picture(cards)) for name, cards in step.drawn if cards]
    left = [(f"{_capital(name)}, left", picture(cards)) for name, cards in step.left if cards]
    figures = (*held, *_tricks(step.tricks), *left)
    seen: set[Captioned] = set()
    rulings = tuple(_ruling(ruling, seen) for ruling in step.rulings)
    return ToldStep(step.told, figures, rulings, tally_line(step.tally, deal.unit))


def _tricks(tricks: Sequence[Sequence[tuple[str, Card]]]) -> Iterator[Captioned]:
    """Tricks as pictures; the players stand below a trick when their order is a new one."""
    before: list[str] = []
    for trick in tricks:
        names = [name for name, _ in groupby(name for name, _ in trick)]
        caption = "" if names == before else _capital(", ".join(names))
        yield caption, picture([card for _, card in trick])
        before = names


def _ruling(ruling: Ruling, seen: set[Captioned]) -> ToldRuling:
    """A ruling to show; a board that the step has ``seen`` is not drawn again."""
    moves = ", ".join(f"{name} {moved}" for name, moved in ruling.moves)
    fragment = urlencode([("ask", ruling.function), *ruling.facts])
    white = f"White: {ruling.white}." if ruling.white else ""
    drawn = positions(ruling.values, ruling.answer)
    named = ((" ".join(filter(None, (white, caption))), board) for caption, board in drawn)
    figures = tuple(figure for figure in named if figure not in seen)
    seen.update(figures)
    return ToldRuling(ruling.sentence, ruling.law, fragment, moves, figures)


def tally_line(tally: Sequence[tuple[str, Fraction]], unit: str) -> str:
    """The accounts of the players in one line.

    >>> tally_line([("elder hand", Fraction(5)), ("pool", Fraction(-1, 2))], "points")
    'Points: elder hand 5, pool −1/2'
    """
    line = ", ".join(f"{name} {shown(number).replace('-', '−')}" for name, number in tally)
    return f"{_capital(unit or 'account')}: {line}" if line else ""


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
