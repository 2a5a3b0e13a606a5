"""Sizette: who governs the game and who may speak, the lead, the game won, and faults settled."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, NamedTuple

from executable_rules.facts import of_play
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.results import Silence
from executable_rules.sizette import facts
from executable_rules.sizette.dealing import party
from executable_rules.sizette.terms import PLAYERS, TO_WIN, Fault
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import parts, text, yes_no

TheFault = Annotated[Fault, like(of_play.Fault)]


class Won(NamedTuple):
    """The party that wins the deal, and how many games it wins by it."""

    seats: tuple[int, ...]
    games: int


class Settled(NamedTuple):
    """Games that the party at fault sets off, and that the adverse party marks."""

    set_off: int
    marked: int


@law(
    "bellecour.sizette.5",
    "academie.sizette.5",
    says=text("The {:seat} players have the eldest hand: one of them is to govern their game."),
)
def have_the_eldest_hand(*, dealer: facts.Dealer) -> tuple[int, ...]:
    """The seats of the party that plays first; one of the three governs, and each may speak.

    Who is to govern they settle among themselves.
    """
    return party(seat=next_player(dealer, PLAYERS))


@law(
    "bellecour.sizette.5",
    "academie.sizette.5",
    "bellecour.sizette.7",
    "academie.sizette.7",
    says=yes_no(
        "He may tell his companions what he has.", "He may not yet say anything of his game."
    ),
)
def may_tell(*, seat: facts.Seat, dealer: facts.Dealer, trick: facts.Trick) -> bool | Silence:
    """May a player tell his companions, or the one who governs their game, what he has in his hand?

    The party of the eldest hand may before he leads; the opposite party, who have said nothing yet,
    when he has led. It is not said whether those of the eldest hand may go on then.
    """
    eldest = seat in party(seat=next_player(dealer, PLAYERS))
    led = met(
        "When the eldest hand has led his card",
        bool(trick),
        "Lorsque le premier a jetté la carte qu'il joue",
    )
    if eldest and led:
        return Silence.NOT_SAID
    return led or eldest


@law(
    "bellecour.sizette.6",
    "academie.sizette.6",
    says=text("He is to lead {}.", none="He does not lead to the first trick."),
)
def leads(
    *, seat: facts.Seat, dealer: facts.Dealer, hand: facts.Hand, card_called: facts.CardCalled
) -> Card | None:
    """The card that the player who plays first leads to the first trick: what the governor orders.

    ``card_called``: the card that the governor orders, such as he thinks proper, when he has asked
    each of his companions what he has.
    """
    if card_called not in hand:
        raise ValueError(f"card_called={card_called} cannot be: it is a card of the hand")
    return (
        card_called
        if met(
            "who is to play first", seat == next_player(dealer, PLAYERS), "qui est à jouer premier"
        )
        else None
    )


@law(
    "bellecour.sizette.9",
    "academie.sizette.9",
    says=parts(
        seats=text("The {:seat} players win."),
        games=text("They win {:game}."),
        none="Neither party has won three tricks yet.",
    ),
)
def wins_game(*, winners: facts.Winners) -> Won | None:
    """The party that wins the game by making three tricks first, and whether it wins it double.

    ``winners``: the seats that won the tricks so far, in their order. Double for all six tricks.
    """
    sides = [seat % 2 for seat in winners]
    first = next(
        (side for n, side in enumerate(sides) if sides[:n].count(side) == TO_WIN - 1), None
    )
    if first is None:
        return None
    all_six = met(
        "if they make all the six tricks",
        Counter(sides)[first] == PLAYERS,
        "lorsqu'on les fait toutes six",
    )
    return Won(party(seat=first), 2 if all_six else 1)


@law(
    "bellecour.sizette.laws.17",
    "academie.sizette.laws.17",
    says=text("The {:seat} players all suffer for it."),
)
def suffer_for(*, seat: facts.Seat) -> tuple[int, ...]:
    """Who suffers for a fault of this player: all three of his party."""
    return party(seat=seat)


@law(
    "bellecour.sizette.laws.18",
    "academie.sizette.laws.18",
    says=parts(
        set_off=text(
            "The party at fault takes {:game} off its score.",
            nothing="The party at fault has nothing to take off its score.",
        ),
        marked=text(
            "The adverse party marks {:game}.", nothing="The adverse party marks nothing for it."
        ),
    ),
)
def settled(*, fault: TheFault, games_marked: facts.GamesMarked) -> Settled:
    """How a fault is paid for: it is set off from the games that the party has, as far as they
    reach.

    The adverse party marks the rest in its own favour.
    """
    lost = fault.price.amount
    set_off = min(lost, games_marked)
    return Settled(set_off, lost - set_off)
