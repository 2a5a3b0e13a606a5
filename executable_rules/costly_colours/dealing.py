"""The deal, the Mogg and the card turned up."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.costly_colours import facts
from executable_rules.facts import of_cards, of_conduct, of_people, of_play
from executable_rules.mechanics.cards import Card, Rank
from executable_rules.mechanics.deals import next_player
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, text, yes_no

PERSONS = 2
"""Costly Colours is played by two."""


class Mogg(NamedTuple):
    """What comes of the offer to change a card: the chalks each receives, and if one is changed."""

    eldest: int
    youngest: int
    changed: bool


@law(
    "cotton.costly-colours.1",
    "seymour.costly-colours.1",
    says=text("The {:seat} player plays first."),
)
def plays_first(*, dealer: of_people.Dealer, players: facts.Players = PERSONS) -> int:
    """The seat, 0 or 1, of the ``eldest``, who plays first: the player who did not deal.

    Raises ValueError for more or fewer persons than two.
    """
    return next_player(dealer, players)


@law("cotton.costly-colours.2", "seymour.costly-colours.2", says=text("The card turned up is {}."))
def card_turned_up(*, pack: of_cards.Pack) -> Card:
    """The card that is turned up: the next following when three apiece have been dealt off."""
    dealt = 3 * PERSONS
    if len(pack) <= dealt:
        raise ValueError(f"pack={len(pack)} cards cannot be: {dealt} are dealt and one turned up")
    return pack[dealt]


@law(
    "cotton.costly-colours.3",
    "seymour.costly-colours.3",
    says=parts(
        eldest=text("The eldest sets up {:chalk}.", nothing="The eldest sets up nothing."),
        youngest=text("The youngest sets up {:chalk}.", nothing="The youngest sets up nothing."),
        changed=yes_no(
            "They “Mogg”: a card is changed.", "They do not “Mogg”: no card is changed."
        ),
    ),
)
def mogg(*, wants_it: of_conduct.WantsIt, other_wants_it: of_conduct.OtherWantsIt = True) -> Mogg:
    """What it costs to refuse to ``Mogg``, that is, to change a card with the other: one chalk.

    The eldest chooses first; the youngest refuses only what is offered. Each refusal is one chalk
    to the other.
    """
    if not met(
        "whosoever refuseth is to give the other one",
        not (wants_it and other_wants_it),
        "whosoever refuseth, is to give the other 1",
    ):
        return Mogg(0, 0, changed=True)
    return Mogg(1, 0, changed=False) if wants_it else Mogg(0, 1, changed=False)


@law(
    "cotton.costly-colours.4",
    "seymour.costly-colours.4",
    says=yes_no("So many chalks make the game.", "So many chalks do not make the game yet."),
)
def makes_the_game(*, points: of_play.Points, points_agreed: facts.PointsAgreed = 61) -> bool:
    """Whether this many chalks make the game: generally threescore and one."""
    return points >= points_agreed


@law(
    "cotton.costly-colours.17",
    "seymour.costly-colours.17",
    says=text(
        "The dealer sets up {:chalk} for the card turned up.",
        nothing="The dealer sets up nothing for the card turned up.",
    ),
)
def for_the_card_turned_up(*, turned_card: of_cards.TurnedCard) -> int:
    """Chalks of the dealer if he turned up a Deuce or a Knave, of any suit: four."""
    return 4 if turned_card.rank in (Rank.TWO, Rank.KNAVE) else 0
