"""Gleek: the Ruff, that is the most of a suit: who wins it, vying and revying, the double Ruff."""

from __future__ import annotations

from collections import Counter
from enum import Enum
from typing import NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_state
from executable_rules.gleek import facts
from executable_rules.gleek.terms import Seat
from executable_rules.mechanics.cards import Rank
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, pays, text


class RuffGoes(Enum):
    """Who has the Ruff after play has begun."""

    WINNER = "he that won it"
    SHEWER = "he that shews any for a Ruff after"
    NOBODY = "nobody: it was not shown"


class RuffWon(NamedTuple):
    """What the winner of the Ruff has, in stakes, of each of the other two."""

    of_him_who_holds_out: int
    of_the_other: int


@law(
    "cotton.gleek.14",
    "seymour.gleek.13",
    "cotton.gleek.19",
    "seymour.gleek.18",
    says=text("The Ruff is won by {}."),
)
def wins_ruff(
    *,
    elder_hand: of_cards.ElderHand,
    second_hand: facts.SecondHand,
    younger_hand: of_cards.YoungerHand,
) -> tuple[Seat, ...]:
    """Who wins the ``Ruff``: who has four aces, else most of a suit; several if they are alike.

    The chapter says elsewhere that some vie, out of policy, with ``not above thirty`` in hand
    against forty or fifty, as if the pips were counted. No rule says so.

    Raises ValueError for a card in two hands, and for a hand of none.
    """
    hands = {Seat.ELDEST: elder_hand, Seat.SECOND: second_hand, Seat.YOUNGEST: younger_hand}
    every = (*elder_hand, *second_hand, *younger_hand)
    if len(set(every)) < len(every) or not all(hands.values()):
        raise ValueError(
            "elder_hand=, second_hand= and younger_hand= are hands of cards, each card in one"
        )
    for seat, hand in hands.items():
        if met("have four Aces", sum(card.rank is Rank.ACE for card in hand) == 4, "have 4 Aces"):
            return (seat,)
    most = {seat: max(Counter(it.suit for it in hand).values()) for seat, hand in hands.items()}
    return tuple(seat for seat in Seat if most[seat] == max(most.values()))


@law(
    "cotton.gleek.15",
    "seymour.gleek.14",
    says={
        RuffGoes.WINNER: "He who won the Ruff has it.",
        RuffGoes.SHEWER: "He who shows any for a Ruff after has it.",
        RuffGoes.NOBODY: "Nobody has the Ruff: it was not shown.",
    },
)
def ruff_goes(
    *, has_shown: of_conduct.HasShown, other_has_shown: of_conduct.OtherHasShown = False
) -> RuffGoes:
    """Who has the Ruff when its winner shows it, or forgets to, before a card is played."""
    if not met(
        "forgets to show it before a Card plaid",
        not has_shown,
        "forgets to shew it before a Card is played",
    ):
        return RuffGoes.WINNER
    return (
        RuffGoes.SHEWER if met("shews any for a Ruff after", other_has_shown) else RuffGoes.NOBODY
    )


@law(
    "cotton.gleek.16",
    "cotton.gleek.17",
    says=parts(
        of_him_who_holds_out=pays(
            "the player who held out longest", "the winner of the Ruff", "stake"
        ),
        of_the_other=pays("the other player", "the winner of the Ruff", "stake"),
    ),
)
def ruff_won(*, was_seen: of_state.WasSeen = True) -> RuffWon:
    """What a Ruff that was ``vied``, ``seen`` and ``revied`` brings: six, and four of the other.

    In 1754 it is "a Stake" in place of six: ``ruff_won_1754``. A third player who never said that
    he would see it pays what is paid for having nothing to say.
    """
    saw = met("said he would see it, but after refused to meddle with it", was_seen)
    return RuffWon(6, 4 if saw else pays_without_saying())


@law(
    "seymour.gleek.15",
    "seymour.gleek.16",
    says=parts(
        of_him_who_holds_out=pays(
            "the player who held out longest", "the winner of the Ruff", "stake"
        ),
        of_the_other=pays("the other player", "the winner of the Ruff", "stake"),
    ),
)
def ruff_won_1754(*, was_seen: of_state.WasSeen = True) -> RuffWon:
    """What the Ruff brings in 1754: a stake, and four of the other; in 1687 six in place of the
    stake.

    So a player who refused would pay more than the one who held out longest; ``ruff_won`` has it
    otherwise.
    """
    saw = met("who said he would see it, but after refused to meddle with it", was_seen)
    return RuffWon(1, 4 if saw else pays_without_saying())


@law(
    "cotton.gleek.17",
    "seymour.gleek.16",
    says=pays("the player who has nothing to say", "the winner of the Ruff", "stake"),
)
def pays_without_saying() -> int:
    """What a player pays if he has nothing to say to the Ruff: one stake.

    1687 names the stake: a farthing, half-penny or penny, according to the game.
    """
    return 1


@law(
    "cotton.gleek.18",
    "seymour.gleek.17",
    says=text(
        "The double Ruff is played for at the {:nth} deal after.", none="The Ruff is not doubled."
    ),
)
def double_ruff_in(
    *,
    all_passed: of_state.AllPassed,
    is_double: of_state.IsDouble,
    was_forgotten: of_state.WasForgotten = False,
) -> int | None:
    """After how many deals a double Ruff is played for: the next, or, if forgotten, the one after.

    ``all_passed``: eldest and second hand; ``was_forgotten``: it was not called for in the next
    deal.
    """
    power = met(
        "if the eldest and second hand pass the Ruff",
        all_passed,
        "if the Eldest and Second Hand pass the Ruff",
    )
    if not (is_double and power):
        return None
    return 2 if met("if any forgets to call for the double Ruff", was_forgotten) else 1


@law("cotton.gleek.19", "seymour.gleek.18", says=text("The Ruff amounts to {:stake}."))
def ruff_amounts_to(*, revies: facts.Revies) -> int:
    """What a Ruff comes to that was seen and ``revied`` to eight, and this many times above it."""
    return 8 + 2 * revies
