"""One deal of a game told through on its page: what happens, the cards, what the laws say."""

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
"""A deal of more steps is folded up."""


@dataclass(frozen=True)
class ToldRuling:
    """An answer: its sentence, the law, the fragment that puts the facts into the law's form.

    ``moves`` says which account it moves, and by how much; ``figures`` are the boards and tables
    that are asked about and answered, with their captions.
    """

    sentence: str
    law: Law
    fragment: str
    moves: str
    figures: tuple[Captioned, ...]


@dataclass(frozen=True)
class ToldStep:
    """A step: what happens, cards drawn with their captions, the answers, the accounts after it."""

    words: str
    figures: tuple[Captioned, ...]
    rulings: tuple[ToldRuling, ...]
    tally: str


@dataclass(frozen=True)
class ToldDeal:
    """A deal for a game's page. ``heading`` is that of its section, ``title`` what happens."""

    heading: str
    title: str
    book: Witness
    steps: tuple[ToldStep, ...]

    @property
    def is_long(self) -> bool:
        """Whether it is folded up."""
        return len(self.steps) > LONG


def told_deal(library: Library, slug: str) -> ToldDeal | None:
    """The deal that is told on a game's page; None where nobody wrote one."""
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
    """Tricks as pictures; who plays stands below the first of those played in one order."""
    before: list[str] = []
    for trick in tricks:
        names = [name for name, _ in groupby(name for name, _ in trick)]
        caption = "" if names == before else _capital(", ".join(names))
        yield caption, picture([card for _, card in trick])
        before = names


def _ruling(it: Ruling, seen: set[Captioned]) -> ToldRuling:
    """An answer to show; a board that the step has ``seen`` is not drawn in it again."""
    moves = ", ".join(f"{name} {moved}" for name, moved in it.moves)
    fragment = urlencode([("ask", it.function), *it.facts])
    white = f"White: {it.white}." if it.white else ""
    found = positions(it.values, it.answer)
    named = ((" ".join(filter(None, (white, caption))), drawn) for caption, drawn in found)
    figures = tuple(figure for figure in named if figure not in seen)
    seen.update(figures)
    return ToldRuling(it.sentence, it.law, fragment, moves, figures)


def tally_line(tally: Sequence[tuple[str, Fraction]], unit: str) -> str:
    """The accounts in a line.

    >>> tally_line([("elder hand", Fraction(5)), ("pool", Fraction(-1, 2))], "points")
    'Points: elder hand 5, pool −1/2'
    """
    line = ", ".join(f"{name} {shown(number).replace('-', '−')}" for name, number in tally)
    return f"{_capital(unit or 'account')}: {line}" if line else ""


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
