"""Guinguette: the three boxes, and what is won of those of the Guinguette and the Cabaret.

Hands stand in the order of play, the eldest hand's first: seat 0 is here the eldest.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_money, of_play
from executable_rules.guinguette import facts
from executable_rules.guinguette.terms import GUINGUETTE, HAND, TIERCE, Box, Declares, Revy
from executable_rules.mechanics.cards import Card, Rank
from executable_rules.mechanics.held import Held
from executable_rules.mechanics.ladder import by_suit, runs_of
from executable_rules.mechanics.results import Silence, Unit
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import Payment, parts, text, yes_no
from lawsofplay.sentences.payments import flow
from lawsofplay.sentences.phrases import seated

Raises = Annotated[tuple[Revy, ...], like(of_money.EarlierRevys)]
TheBox = Annotated[Box, like(of_play.Thing)]


class Taken(NamedTuple):
    """Who takes up the counters of a box, how many, and how many times it counts in the
    next deal.
    """

    seat: int | None
    counters: int
    times: int

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What moves from the box to the player who takes it up."""
        if self.seat is None:
            return ()
        return flow("the box", seated(self.seat), self.counters, Unit.COUNTER.value)


class NextBox(NamedTuple):
    """The box that is played for next, and the seat that calls it."""

    box: Box | None
    caller: int | None


@law(
    "bellecour.guinguette.5",
    "academie.guinguette.5",
    says=yes_no("The card is the “Guinguette”.", "The card is not the “Guinguette”."),
)
def is_the_guinguette(*, card: of_cards.Card) -> bool:
    """Is the card the Guinguette? The queen of diamonds is."""
    return met(
        "the Queen of Diamonds", card == GUINGUETTE, "la Guinguette qui est la dame de carreau"
    )


@law(
    "bellecour.guinguette.6",
    "academie.guinguette.6",
    says=text("The “Cabaret” is a tierce to {}.", none="There is no “Cabaret” in the hand."),
)
def cabaret(*, hand: facts.Hand) -> Card | None:
    """The highest card of the Cabaret in a hand: of three cards of a suit that follow one another.

    The knave is the highest that can be; a king or a queen makes no tierce. Of four that follow one
    another the three highest count.
    """
    low = [card for card in hand if card.rank not in (Rank.KING, Rank.QUEEN)]
    whether(
        "The King and Queen make no Teirce",
        len(low) < len(hand),
        "ni les rois ni les dames ne faisant point tierce",
    )
    runs = [run for held in by_suit(low).values() for run in runs_of(held)]
    tops = [run[-1] for run in runs if len(run) >= TIERCE]
    return (
        tops[0]
        if met("composed of a Teirce", bool(tops), "le Cabaret, qui est composé d'une tierce")
        else None
    )


@law(
    "bellecour.guinguette.9",
    "academie.guinguette.9",
    "bellecour.guinguette.17",
    "academie.guinguette.17",
    says=text("In that box lie {:counter}: each player has put in one."),
)
def put_into(*, thing: TheBox, players: facts.Players) -> int | Silence:
    """The counters that all have put into a box: into that of the Cotillon one each.

    Into the two others each puts too; how much, the books do not say. Law IV excepts a Cotillon
    that is due.
    """
    cotillon = met(
        "into the Box that is for the Cotillon",
        thing is Box.COTILLON,
        "dans la Boëte destinée pour le Cotillon",
    )
    return players if cotillon else Silence.NOT_SAID


@law(
    "bellecour.guinguette.10",
    "academie.guinguette.10",
    says=parts(
        seat=text("The {:seat} player takes up the box.", none="Nobody takes up the box."),
        counters=text("He draws {:counter}.", nothing="The stake rests in it."),
        times=text("In the next deal the box counts {:time}."),
    ),
)
def takes_guinguette(
    *,
    hands: facts.Hands,
    pool: facts.Pool,
    has_shown: of_conduct.HasShown = True,
    cards_drawn: facts.CardsDrawn = (),
) -> Taken | Silence:
    """Who takes up the box of the Guinguette: the player to whom she was dealt, when he has shown
    her.

    If she is not among the cards dealt, the stake stays, and is double in the next deal, even if a
    player draws her in moving the Cotillon. It is not said what becomes of the box if her holder
    neither shows her nor takes it up; law VI is of a player who takes it up.
    """
    _no_card_twice(hands, cards_drawn)
    holders = [seat for seat, held in enumerate(hands) if GUINGUETTE in held.cards]
    whether(
        "tho' it should come afterwards",
        GUINGUETTE in cards_drawn,
        "encore qu'elle vint aprés à l'un des Joueurs en remuant le Cotillon",
    )
    if met(
        "when it is not in the Game", not holders, "lorsque la Guinguette n'est pas dans le Jeu"
    ):
        return Taken(None, 0, times=2)
    shown = met("after he has shown it", has_shown, "aprés l'avoir montrée")
    return Taken(holders[0], pool, times=1) if shown else Silence.NOT_SAID


@law(
    "bellecour.guinguette.11",
    "academie.guinguette.11",
    "bellecour.guinguette.17",
    "academie.guinguette.17",
    says=parts(
        box=text("They play for the “{}” next.", none="No other box is left to play for."),
        caller=text(
            "The {:seat} player, who dealt, says: “To the Cotillon”.", none="No call is told of."
        ),
    ),
)
def next_box(*, thing: TheBox, dealer: facts.Dealer) -> NextBox:
    """The box that is played for after this one is settled: Guinguette, Cabaret, Cotillon.

    It is so whether the first is drawn or left for the next deal. The dealer calls the last: *au
    Cotillon*.
    """
    order: tuple[Box | None, ...] = (*Box, None)
    box = order[order.index(thing) + 1]
    return NextBox(
        box,
        dealer
        if met(
            "to the Cotillon",
            box is Box.COTILLON,
            "on passe de la Guinguette & du Cabaret au Cotillon",
        )
        else None,
    )


@law("bellecour.guinguette.12", "academie.guinguette.12")
def declares(*, hand: facts.Hand) -> Declares:
    """What a player declares: that he has a Cabaret, however small, and not how good it is."""
    has = met("he that has it", cabaret(hand=hand) is not None, "ceux qui l'ont")
    return Declares.HAS_IT if has else Declares.NOTHING


@law(
    "bellecour.guinguette.13",
    "academie.guinguette.13",
    says=yes_no("He may revy (raise) it, if he will.", "He may not revy (raise) it."),
)
def may_revy(*, hand: facts.Hand) -> bool:
    """May a player ``revy`` (*renvier*), raise the Cabaret? One who has a Cabaret may, as he judges
    good.
    """
    return declares(hand=hand) is Declares.HAS_IT


@law(
    "bellecour.guinguette.13",
    "academie.guinguette.13",
    "bellecour.guinguette.15",
    "academie.guinguette.15",
    says=text("The box of the “Cabaret” holds {:counter}."),
)
def cabaret_holds(*, pool: of_money.Pool, earlier_revys: Raises) -> int:
    """What the box of the Cabaret holds when it was raised so: as often as they please.

    A demi-septier is one counter, a chopine two, a pint four, besides what is there already.
    """
    return pool + sum(revy.value for revy in earlier_revys)


@law(
    "bellecour.guinguette.14",
    "academie.guinguette.14",
    says=text("The {:seat} player has the “Cabaret”.", none="Nobody has a “Cabaret”."),
)
def has_cabaret(*, hands: facts.Hands) -> int | None:
    """The seat that has the Cabaret: the highest, and of two or more that are equal the elder's."""
    tops = _tops(hands, range(len(hands)))
    return _highest(tops) if tops else None


@law(
    "bellecour.guinguette.15",
    "academie.guinguette.15",
    says=text("The {:seat} player wins the “Cabaret”."),
)
def wins_cabaret(*, hands: facts.Hands, seat: facts.Seat, seats: facts.Seats) -> int:
    """Who wins the Cabaret when this seat made the last revy and those seats stand it.

    He himself if none of the others stands it, even if his is lower than theirs; else the highest
    of those that are in, by the rule before.

    Raises ValueError for one who has no Cabaret.
    """
    stand = seats | {seat}
    tops = _tops(hands, sorted(stand))
    if len(tops) < len(stand):
        raise ValueError("seat and seats may be of players that have a Cabaret")
    return _highest(tops)


@law(
    "bellecour.guinguette.16",
    says=text("In the next deal the box of the “Cabaret” counts {:time}."),
)
def times_without_cabaret(*, hands: facts.Hands) -> int:
    """How many times the Cabaret counts in the next deal: double when nobody has one.

    In the French, ``times_cabaret_left``, when nobody takes it up.
    """
    return 2 if met("when there is no Cabaret", has_cabaret(hands=hands) is None) else 1


@law(
    "academie.guinguette.16",
    says=text("In the next deal the box of the “Cabaret” counts {:time}."),
)
def times_cabaret_left(*, has_taken_in: of_conduct.HasTakenIn) -> int:
    """How many times the Cabaret counts in the next deal: double when nobody takes it up (*leve*).

    In the English, ``times_without_cabaret``, when there is none.
    """
    return 2 if met("lorsqu'on ne leve point le cabaret", not has_taken_in) else 1


def _tops(hands: tuple[Held, ...], seats: Iterable[int]) -> dict[int, int]:
    """The highest card of the Cabaret of each of these seats that has one, in their order."""
    _no_card_twice(hands)
    found: dict[int, int] = {}
    for seat in seats:
        if seat >= len(hands):
            raise ValueError(f"seat={seat} cannot be: it is from 0 to {len(hands) - 1}")
        if top := cabaret(hand=hands[seat].cards):
            found[seat] = top.rank.value
    return found


def _highest(tops: Mapping[int, int]) -> int:
    """The first of the seats with the highest Cabaret."""
    return max(tops, key=lambda seat: tops[seat])


def _no_card_twice(hands: tuple[Held, ...], drawn: tuple[Card, ...] = ()) -> None:
    cards = [*drawn, *(card for held in hands for card in held.cards)]
    if len(set(cards)) < len(cards) or any(len(held.cards) > HAND for held in hands):
        raise ValueError(f"hands may be of {HAND} cards each, and no card may be in two places")
