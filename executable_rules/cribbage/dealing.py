"""Cribbage: who deals, the deal, the crib and the card turned up."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.cribbage import facts
from executable_rules.cribbage.terms import DEALT, LAID_OUT, Hand, Player, distinct
from executable_rules.facts import of_cards, of_people, of_play, of_state
from executable_rules.mechanics.cards import Card, pack
from executable_rules.mechanics.lifting import LEAST_FIRST, carried_by
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Silence, said
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, text, yes_no


class Dealt(NamedTuple):
    """The two hands and the cards left."""

    dealer: Hand
    other: Hand
    rest: Hand


@law("cotton.cribbage.1", "seymour.cribbage.4", says=text("The whole pack is used, {:pack}."))
def cards_used() -> Hand:
    """The pack: none is ``thrown out``, the whole is used."""
    return pack()


@law("cotton.cribbage.3", "seymour.cribbage.3", says=text("The {:seat} player deals."))
def deals(*, cards_cut_by_seat: of_people.CardsCutBySeat) -> int | Silence:
    """Which of two players, from 0, deals: the one who ``lifted`` (cut) the lowest card.

    The ace is taken for the lowest. Neither book says who deals if both lift alike.
    """
    distinct("cards_cut_by_seat", cards_cut_by_seat)
    whole_number("cards_cut_by_seat", len(cards_cut_by_seat), len(Player), len(Player))
    return said(carried_by(cards_cut_by_seat, LEAST_FIRST))


@law("cotton.cribbage.4", "seymour.cribbage.1", says=text("Two play: {}."))
def players() -> tuple[Player, ...]:
    """Those who play: but two."""
    return tuple(Player)


@law(
    "cotton.cribbage.4",
    says={Player.DEALER: "The dealer cuts.", Player.OTHER: "The player who does not deal cuts."},
)
def cuts(*, who: facts.Who) -> Player:
    """Who cuts when one has shuffled: the other. 1754 leaves it out."""
    return who.adversary


@law(
    "cotton.cribbage.5",
    says=parts(
        dealer=text("The dealer has {}."),
        other=text("The other player has {}."),
        rest=text("The rest is set down in view on the table: {}.", nothing="No card is left."),
    ),
)
def deal(*, cards: of_cards.Cards) -> Dealt:
    """The cards dealt one by one until each has five, the dealer last; the rest set down in
    view.
    """
    return deal_1754(cards=cards, who=Player.OTHER)


@law(
    "seymour.cribbage.4",
    says=parts(
        dealer=text("The dealer has {}."),
        other=text("The other player has {}."),
        rest=text("The rest is laid down on the table: {}.", nothing="No card is left."),
    ),
)
def deal_1754(*, cards: of_cards.Cards, who: facts.Who) -> Dealt:
    """The cards dealt one by one till each has five; the rest laid down on the table.

    Who has the ``first`` card is said in 1687 only: the antagonist.
    """
    distinct("cards", cards)
    whole_number("cards", len(cards), 2 * DEALT + 1)
    one, two = (cards[seat : 2 * DEALT : 2] for seat in (0, 1))
    other, dealer = (one, two) if who is Player.OTHER else (two, one)
    return Dealt(dealer, other, cards[2 * DEALT :])


@law("cotton.cribbage.6", "seymour.cribbage.5", says=text("The crib is {}."))
def crib(*, discard: facts.Discard, other_discard: of_cards.OtherDiscard) -> Hand:
    """The ``crib``: four cards, two that each lays out upon the table."""
    distinct("other_discard", (*discard, *other_discard))
    return (*discard, *other_discard)


@law(
    "cotton.cribbage.6",
    says=yes_no(
        "He may see the cards laid out.", "He may not see the cards that the other has laid out."
    ),
)
def may_see_laid_out(*, is_his_own: of_state.IsHisOwn) -> bool:
    """Whether one may see cards laid out for the crib: not the other's. 1754 leaves it out."""
    return not met("nor seeing one anothers Cards", not is_his_own)


@law("cotton.cribbage.7", "seymour.cribbage.6", says=text("The card turned up is {}."))
def turned_up(*, pack: of_cards.Pack, place: of_play.Place = 1) -> Card:
    """The card turned up from the cards left after the deal; ``place`` counts from the top.

    The books do not say whether it is the top one.
    """
    return pack[whole_number("place", place, 1, len(pack)) - 1]


@law("cotton.cribbage.8", says=text("Each player plays out {:card}."))
def cards_played_out() -> int:
    """How many cards each player plays: the three that he has left after laying out for the crib.

    Where it names the number, 1754 has 5 (see ``laws_1754.cards_played_out``).
    """
    return DEALT - LAID_OUT


@law(
    "cotton.cribbage.8",
    "cotton.cribbage.30",
    "seymour.cribbage.7",
    "seymour.cribbage.28",
    says={
        Player.DEALER: "He who dealt deals the next time, and has the crib.",
        Player.OTHER: "He who did not deal deals the next time, and has the crib.",
    },
)
def deals_next(*, who: facts.Who) -> Player:
    """Who deals the next time, and has the crib: the other, by turns."""
    return who.adversary
