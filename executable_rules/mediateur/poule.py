"""Médiateur, of what lies on the Game from deal to deal: the *Poule*, its remises and its Beasts.

The rules of the sixth article work together. What there is to draw is the Games of the deals put
off, the Game of this deal, and the one Beast that is played for. A Beast that is made is equal to
all that. The numbers are those of ``quadrille.mediateur_beasts``.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.facts import of_money, of_play, of_state
from executable_rules.mediateur import facts
from executable_rules.quadrille.beast_order import next_on_the_game, several_in_one_deal
from executable_rules.quadrille.mediateur_beasts import (
    COUNTERS,
    PLAYERS,
    equal_to_the_game,
    mediateur_game,
)
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import moves, text
from lawsofplay.sentences.phrases import counted, phrase


class Deal(Enum):
    """How a deal (*coup*) ends."""

    WON = "the Ombre draws what there is"
    REMISE = "he is beasted, and nobody draws"
    CODILLE = "he is beasted, and the defenders draw"
    NULL = "all passed (coup nul), which is of the Solitaires"


class Poule(NamedTuple):
    """What lies after some deals: Games put off, the Beast that is played for and those that wait.

    ``drawn``: what each deal gave to draw. ``made``: the Beast that each left. Both are in order; 0
    where there was none.
    """

    put_off: tuple[int, ...] = ()
    going: int = 0
    waiting: tuple[int, ...] = ()
    drawn: tuple[int, ...] = ()
    made: tuple[int, ...] = ()

    def __str__(self) -> str:
        waiting = ", ".join(map(str, self.waiting)) or "none"
        return f"put off {sum(self.put_off)}, a Beast of {self.going} goes, waiting {waiting}"

    @property
    def sentence(self) -> str:
        """What lies, and what the last deal gave to draw and left, as sentences."""
        going = f"A Beast of {counted(self.going, 'counter')}" if self.going else "No Beast"
        waiting = phrase(self.waiting, "counter")
        put_off = counted(sum(self.put_off), "counter")
        sentences = (
            f"Of Games put off there lie {put_off}." if self.put_off else "No Game is put off.",
            f"{going} goes with the next deal.",
            f"There wait Beasts of {waiting}." if self.waiting else "No Beast waits.",
            *(
                f"The last deal gave {counted(beast, 'counter')} to draw."
                for beast in self.drawn[-1:]
            ),
            *(
                f"It left a Beast of {counted(beast, 'counter')}."
                for beast in self.made[-1:]
                if beast
            ),
        )
        return " ".join(sentences)


DealResult = Annotated[tuple[Deal, ...], like(of_play.DealResult)]


@law(
    "academie.mediateur.poulans.2",
    "academie.mediateur.poulans.4",
    says=text("The Game amounts to {:counter}."),
)
def payment_of_the_game(*, remises: facts.Remises = 0, is_double: of_state.IsDouble = False) -> int:
    """Counters that the Game amounts to after this many remises, without Beasts: 28 by each deal.

    >>> payment_of_the_game(), payment_of_the_game(remises=4)
    (28, 140)
    """
    deals = remises + 1
    return equal_to_the_game(beasts=(mediateur_game(is_double=is_double),) * deals)


@law(
    "academie.mediateur.beast.18",
    says=moves(
        text("He draws {:counter}, besides the Game of his own deal."),
        "the Game of the deals before",
        "the first who makes six tricks",
        "counter",
    ),
)
def drawn_from_the_others(*, remises: facts.Remises, pool: of_money.Pool = 0) -> int:
    """Counters that the first winner of six tricks draws: the first Beast, and 28 for each remise.

    These are the two fishes left of the poulans, and two counters a remise from each player. The
    Game of his own deal is not in it (``after_deals`` counts it).
    """
    game = mediateur_game()
    return pool + remises * game


@law(
    "academie.mediateur.beast.6",
    "academie.mediateur.beast.10",
    "academie.mediateur.beast.14",
    "academie.mediateur.beast.15",
    "academie.mediateur.beast.16",
    "academie.mediateur.beast.18",
    "academie.mediateur.beast.19",
    "academie.mediateur.beast.21",
    "bellecour.mediateur.vole-payment.8",
    "bellecour.mediateur.beast-tables.1",
    "academie.mediateur.beast.26",
    "academie.mediateur.beast.27",
)
def after_deals(
    *, deal_result: DealResult, first_double_deal: facts.FirstDoubleDeal | None = None
) -> Poule:
    """What lies on the Game after these deals, of which the later may be double.

    The Beast that is played for must be drawn before another takes its place, and that is the
    greatest one. So it stays through a remise, and a codille draws it.

    >>> after_deals(deal_result=(Deal.REMISE,) * 4).made
    (28, 84, 112, 140)
    >>> print(after_deals(deal_result=(Deal.REMISE, Deal.REMISE, Deal.WON)))
    put off 0, a Beast of 84 goes, waiting none
    """
    poule = Poule()
    for number, deal in enumerate(deal_result, start=1):
        double = first_double_deal is not None and number >= first_double_deal
        poule = _after(poule, deal, mediateur_game(is_double=double))
    return poule


def _after(poule: Poule, deal: Deal, game: int) -> Poule:
    to_draw = equal_to_the_game(beasts=(*poule.put_off, game), pool=poule.going)
    made = to_draw if deal in (Deal.REMISE, Deal.CODILLE) else 0
    waiting = (*poule.waiting, made) if made else poule.waiting
    put_off, going = (*poule.put_off, game), poule.going
    if met("retire la premiére bête", deal in (Deal.WON, Deal.CODILLE)):
        put_off, going = (), 0
    if not going and waiting:
        going = next_on_the_game(beasts=(going, *waiting))
        waiting = tuple(sorted(waiting)[:-1])
    return Poule(put_off, going, waiting, (*poule.drawn, to_draw), (*poule.made, made))


@law(
    "academie.mediateur.beast.23",
    says=text("The Beasts to be drawn together in the next deal come to {:counter}."),
)
def drawn_together(*, beasts: of_money.Beasts) -> int:
    """What is drawn in the next deal when several Beasts were made in one: as many as were made.

    So they go together, as at Quadrille (``quadrille.beast_order.several_in_one_deal``), though
    else only one is played for. The Médiateur says nothing of an agreement to part them.
    """
    if len(beasts) < 2:
        raise ValueError("beasts may not be fewer than two: several are made in one deal")
    (together,) = several_in_one_deal(beasts=beasts)
    return together


@law(
    "academie.mediateur.beast.19",
    "academie.mediateur.beast.20",
    says=text("There would be {:counter} to draw."),
)
def with_the_new_beast(*, beast: of_money.Beast, remises: facts.Remises = 1) -> int:
    """What there would be to draw if the Beast just ``made`` by remise were played for at once.

    The book forbids this: the next Beast would grow by two Games, not by one.
    """
    games = (mediateur_game(),) * (remises + 1)
    return equal_to_the_game(beasts=games, pool=beast)


@law(
    "academie.mediateur.beast.22",
    "academie.mediateur.beast.30",
    says=text("The Game is {:counter}."),
)
def game_after_the_end(*, is_double: of_state.IsDouble = False) -> int:
    """The Game when the tours are over and only Beasts are left: the players' counters alone.

    The dealer puts down no ``poulans``, and the matadors are paid only for being together.
    """
    counters = PLAYERS * COUNTERS
    return 2 * counters if is_double else counters
