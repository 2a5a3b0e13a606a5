"""Médiateur solitaire: the Médiateur in which nobody calls, by four and by three: bids and Beasts.

The packs of three players stand in ``mediateur.tritrille``. By two it is ``piquemedrille``.
"""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_money, of_play, of_state
from executable_rules.mechanics.beasts import Drawn
from executable_rules.mechanics.cards import OMBRE_PACK, Card
from executable_rules.mechanics.matadors import BASTO, SPADILLE
from executable_rules.mechanics.results import Verdict
from executable_rules.mediateur.announcing import Announce
from executable_rules.mediateur.poulans import POULANS_OF
from executable_rules.mediateur.poule import Deal, after_deals
from executable_rules.quadrille.mediateur_beasts import (
    COUNTERS,
    FISH,
    PLAYERS,
    POULANS,
    mediateur_by_codille,
    mediateur_by_remise,
)
from lawsofplay.rules import law, like, met, offered
from lawsofplay.sentences import pays, text, yes_no

TOURS = 10
"""Tours of the Médiateur by four."""


_ASKS = frozenset({Announce.ASKS, Announce.ASKS_IN_FAVOURITE})

Announcement = Annotated[Announce, like(of_play.Announcement)]
Announcements = Annotated[tuple[Announce, ...], like(of_play.Announcements)]
BeastCount = Annotated[int, like(of_money.BeastCount, least=1, most=100)]
DealsPassed = Annotated[int, like(of_play.DealsPassed, least=0, most=100)]
Hand = Annotated[tuple[Card, ...], like(of_cards.Hand, size=12, pack=OMBRE_PACK)]


@law(
    "bellecour.solitaire-quadrille.1",
    "academie.solitaire-quadrille.1",
    "bellecour.mediateur-solitaire.laws.2",
    "bellecour.solitaire-quadrille.4",
    "academie.mediateur-solitaire.1",
    "academie.solitaire-quadrille.4",
    "academie.pique-medrille.8",
    says=yes_no(
        "It may be announced.",
        "It may not be announced: he who plays, plays alone, and calls no king for a friend.",
    ),
)
def may_be_announced(*, announcement: Announcement) -> bool:
    """May this be announced at the ``Solitaire``? Not asking leave, for nobody is called.

    Nor does Spadill oblige anybody: when nobody has a better hand, all must pass.
    """
    return met(
        "you do not play by calling", announcement not in _ASKS, "il faut toujours jouer seul"
    )


@law("bellecour.solitaire-quadrille.1", "academie.solitaire-quadrille.1")
def played_or_null(*, announcements: Announcements) -> Verdict:
    """What becomes of a deal of the ``Solitaire``, by what the four players have announced.

    When nobody has a hand for a Médiateur all must pass, and the deal is null (*coup nul*). The
    next laws say what follows from that.
    """
    if len(announcements) != PLAYERS or set(announcements) & _ASKS:
        raise ValueError(
            f"announcements= are what {PLAYERS} players announce, and none of them asks"
        )
    nobody = all(announce is Announce.PASSES for announce in announcements)
    null = met(
        "personne n'a suffisamment de jeu pour demander Médiateur",
        nobody,
        "neither of the four Players has a Sans Prendre Game",
    )
    return Verdict.VOID if null else Verdict.NOTHING_FOLLOWS


@law(
    "bellecour.solitaire-quadrille.2",
    "bellecour.mediateur-solitaire.laws.2",
    says=text("On the board there lie {:fish}."),
)
def fish_on_the_board(*, deals_passed: of_play.DealsPassed) -> int:
    """Fish that lie when this many deals were passed: two from every dealer, until somebody
    plays.
    """
    return POULANS * (deals_passed + 1)


@law(
    "academie.solitaire-quadrille.2",
    says=pays("the dealer’s stake", "the holder of the cards", "fish"),
)
def drawn_of_a_null_deal(*, hand: Hand) -> int:
    """The dealer's fishes that the holder of these cards draws of a null deal (*coup nul*).

    Those of Spadille and Baste, which are trumps whatever is played: that of Manille waits
    (``fishes_of_manille``).
    """
    spadille, _, baste = POULANS_OF
    return (spadille if SPADILLE in hand else 0) + (baste if BASTO in hand else 0)


@law(
    "academie.solitaire-quadrille.2",
    says=pays("the board", "the holder of Manille", "fish"),
)
def fishes_of_manille(*, deals_passed: of_play.DealsPassed) -> int:
    """Fishes of the holder of Manille in the first deal played after this many null ones.

    In a null deal no suit makes a Manille. So his fish waits when those of Spadille and Baste are
    drawn. The book lets him draw as many as there were null deals. It does not say whether his own
    deal's fish comes to these, as in ``poulans.poulans_drawn``; here it is not counted.
    """
    return POULANS_OF[1] * deals_passed


@law(
    "academie.solitaire-quadrille.3",
    "academie.mediateur-solitaire.another-way.3",
    "bellecour.solitaire-quadrille.3",
    "academie.solitaire-quadrille.5",
    only={"is_double": ("bellecour",)},
    says=text("The Beasts, one after another, are {:counter}."),
)
def beasts_after_nulls(
    *,
    deals_passed: DealsPassed,
    beast_count: BeastCount,
    is_double: of_state.IsDouble = False,
) -> tuple[int, ...]:
    """The Beasts made by remise, one after another, after this many deals that were passed.

    A null deal's Game stays like that of a remise: 28, or 56 on the double tours. It is so by four
    and, in the French, by three; the English by three, ``beast_by_three``, counts passes otherwise.

    >>> beasts_after_nulls(deals_passed=1, beast_count=2)
    (56, 140)
    """
    played = (Deal.NULL,) * deals_passed + (Deal.REMISE,) * beast_count
    return after_deals(deal_result=played, first_double_deal=1 if is_double else None).made[
        deals_passed:
    ]


@law("bellecour.mediateur-solitaire.laws.3", says=text("The Beast is {:counter}."))
def beast_by_three(
    *,
    place: of_play.Place,
    deals_passed: of_play.DealsPassed = 0,
    first_loss: of_play.FirstLoss = Drawn.REMISE,
) -> int:
    """The Beast made as the first, second, third ... by three: the one of the Tables for four.

    By remise it grows by a counter for every pass; by codill it does not. The French adds the whole
    Game for every pass (``beasts_after_nulls``).
    """
    if met("the Beast made by Remise", first_loss is Drawn.REMISE):
        return mediateur_by_remise(place=place) + deals_passed
    return mediateur_by_codille(place=place)


@law("academie.mediateur-solitaire.another-way.4", says=text("The Game is {:counter}."))
def game_of_three() -> int:
    """The Game by three to be strict (*à la rigueur*): two counters less, 26.

    The book goes on that it is not worth counting the Beasts anew, and keeps 28.
    """
    return POULANS * FISH + (PLAYERS - 1) * COUNTERS


@law(
    "academie.mediateur-solitaire.another-way.5",
    "bellecour.mediateur-solitaire.laws.4",
    says=text("The party has {:tour}."),
)
def tours_by_three(*, tours: of_play.Tours = TOURS) -> int:
    """How many tours are played by three: two more than by four, as a tour has a deal less."""
    return tours + 2


__all__ = offered(__name__)
