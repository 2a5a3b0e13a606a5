"""L'Ombre in the book of 1687, Renegado: the pack, the stakes, the trumps, what is won and lost."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_money, of_people, of_play, of_state
from executable_rules.mechanics.cards import OMBRE_PACK, Card, Suit
from executable_rules.mechanics.deals import stock_left
from executable_rules.mechanics.matadors import (
    BASTO,
    SPADILLE,
    manille,
    ombre_plays,
    ombre_ranking,
    sequence_of_matadors,
)
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.replay import ombre, position
from executable_rules.mechanics.solve import Solver
from executable_rules.ombre import facts
from executable_rules.ombre.terms import HAND, PLAYERS, Ends
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import Payment, pays, text, yes_no
from lawsofplay.sentences.payments import flow

IN_A_GREAT = 12
"""Lesser counters in a great one: they are as a penny to a shilling."""


class Counters(NamedTuple):
    """Great counters and lesser ones."""

    great: int
    lesser: int

    def __str__(self) -> str:
        return f"{self.great} great, {self.lesser} lesser"

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What the player lays on the board."""
        great = flow("the player", "the board", self.great, "great counter")
        return great + flow("the player", "the board", self.lesser, "lesser counter")


class Matadors(NamedTuple):
    """Great counters for the first three, and counters for more; it is not said of which sort these
    are.
    """

    great: int
    counters: int

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What each of the others pays to the player who has them."""
        great = flow("each of the others", "him who has them", self.great, "great counter")
        return great + flow("each of the others", "him who has them", self.counters, "counter")


@law("cotton.ombre.1", says=text("In the stock remain {:card}."))
def stock_of_1687(*, players: of_people.Players = PLAYERS) -> int:
    """Cards left when the three have nine each, eights, nines and tens being thrown out."""
    if not met("three only can play", players == PLAYERS):
        raise ValueError(f"players={players} cannot be: at Renegado three only can play")
    return stock_left(len(OMBRE_PACK), players, HAND)


@law("cotton.ombre.2", says=text("He stakes {.great:great counter} and {.lesser:lesser counter}."))
def stakes_of_1687(
    *, is_first: of_state.IsFirst, deals_passed: of_play.DealsPassed, cards_taken: facts.CardsTaken
) -> Counters:
    """What a player stakes: a great counter for the game, and lesser counters besides.

    He stakes a lesser one for each pass, one for the hand when he is eldest, and one for every card
    taken in.
    """
    first = met("for the hand when eldest", is_first)
    lesser = deals_passed + cards_taken
    return Counters(1, lesser + (1 if first else 0))


@law("cotton.ombre.2", says=text("They come to {:lesser counter}."))
def in_lesser(*, fishes: of_money.Fishes, counters: of_money.Counters = 0) -> int:
    """What great and lesser counters come to in lesser ones, as shillings and pence come to in
    pence.
    """
    return IN_A_GREAT * fishes + counters


@law(
    "cotton.ombre.3",
    "cotton.ombre.4",
    "cotton.ombre.5",
    "cotton.ombre.6",
    says=text("The trumps, highest first, are {}."),
)
def trumps_of_1687(*, suit: of_cards.Suit) -> tuple[Card, ...]:
    """The trumps, highest first: eleven in black, twelve in red, where the ace, Punto, is the
    fourth.

    The list of the red trumps names Punto second, before Mallillio. That is against what is said
    twice after it.
    """
    return ombre_ranking(suit).trumps()


@law("cotton.ombre.6", says=yes_no("It beats the other card.", "It does not beat the other card."))
def beats_in_its_suit(*, card: facts.Card, other_card: facts.OtherCard) -> bool:
    """Whether one small card beats another of its suit, which is not trumps.

    In a red suit the lowest is best, in a black one the highest. The red ace is one of them, under
    the knave.
    """
    order = ombre_ranking(next(suit for suit in Suit if suit is not card.suit))
    if {order.suit_of(card), order.suit_of(other_card), other_card.suit} != {card.suit}:
        raise ValueError("card= and other_card= must be of one suit, and no black ace")
    met("The least small Cards of the Red are always best", card.suit.red)
    return order.beats(card, other_card)


@law(
    "cotton.ombre.7",
    says=text("Each of the others pays {.great:great counter}, and {.counters:counter} more."),
)
def matadors_of_1687(*, hand: facts.Hand, trump: of_cards.Trump) -> Matadors:
    """What each of the others pays for ``matadors``: three great counters, and one for each more.

    More are the trumps that follow the three without a gap. The law does not say whether their
    counters are great, like those of the three, or lesser, like those for a card taken in. "For all
    which" could also mean one counter for all of them together.
    """
    number = sequence_of_matadors(hand, trump)
    if not met("when they are all in a hand", number >= 3):
        return Matadors(0, 0)
    return Matadors(3, number - 3)


@law("cotton.ombre.8", says=yes_no("He must take in.", "He need not take in."))
def must_take_in(*, asked_leave: of_conduct.AskedLeave, is_sure: of_state.IsSure = False) -> bool:
    """Whether a player must take in who asked if any would play without: yes, however good his
    game.
    """
    whether("though your Game be never so good", is_sure)
    return met("Having demanded whether any one will play", asked_leave)


@law("cotton.ombre.9", says=yes_no("Another may name the trump.", "No other may name the trump."))
def may_name_for_him(*, was_named: of_state.WasNamed, has_looked: of_conduct.HasLooked) -> bool:
    """Whether another may name the trump: if the player looked at his cards before he named it."""
    return has_looked and met("If you name not the Trump", not was_named)


@law("cotton.ombre.10", "cotton.ombre.11", "cotton.ombre.12")
def ends_in_1687(
    *,
    ombre_tricks: of_play.OmbreTricks,
    first_defender_tricks: facts.FirstDefenderTricks,
    second_defender_tricks: facts.SecondDefenderTricks,
) -> Ends:
    """How a deal of nine tricks ends for the player, who is the Ombre.

    He has won with five tricks, or with four if the others have three and two. It is ``Codillio``
    when another has more than he, ``Repuesto`` when he has no more than another. When two others
    have four each and he has one, both may be said. The first is followed here; the other books
    call it a Remise.
    """
    if (
        min(ombre_tricks, first_defender_tricks, second_defender_tricks) < 0
        or ombre_tricks + first_defender_tricks + second_defender_tricks != HAND
    ):
        raise ValueError(
            "ombre_tricks=, first_defender_tricks= and second_defender_tricks= must be nine tricks"
            " together"
        )
    five = met("he that can win five Tricks of the nine", ombre_tricks >= 5)
    if five or (
        ombre_tricks == 4
        and met(
            "one may win two, the other three",
            max(first_defender_tricks, second_defender_tricks) == 3,
        )
    ):
        return Ends.WON
    more = met(
        "another wins more Tricks than he",
        max(first_defender_tricks, second_defender_tricks) > ombre_tricks,
    )
    return Ends.CODILLE if more else Ends.REMISE


@law(
    "cotton.ombre.10",
    "cotton.ombre.11",
    "cotton.ombre.12",
    says=text(
        "For the next deal {:counter} of this stake lie.",
        nothing="Nothing of this stake lies for the next deal.",
    ),
)
def stake_after(*, stake: of_money.Stake, deal_result: facts.DealResult) -> int:
    """What lies for the next deal: nothing of this stake when it is won, double after Repuesto.

    After Codillio the winner takes up the stake and the player pays it in again.
    """
    if met("the Player doubles the Stake", deal_result is Ends.REMISE):
        return 2 * stake
    return stake if met("the other makes it good", deal_result is Ends.CODILLE) else 0


@law("cotton.ombre.13", says=pays("each of the other players", "the player", "great counter"))
def without_taking_in(*, has_won: of_conduct.HasWon) -> int:
    """Great counters that each gives a player who plays without taking in and wins; else he gives
    each.
    """
    return -1 if met("a Game that is not sure, and loseth it", not has_won) else 1


@law(
    "cotton.ombre.14", says=pays("each of the other players", "him who made the “voll”", "counter")
)
def voll(*, tricks: facts.Tricks, tricks_played: facts.TricksPlayed | None) -> int:
    """Counters that each of the others gives for the ``Voll``, all the tricks, if it was declared.

    ``tricks_played``: how many tricks had been played; it must be declared before the fifth. It is
    not said of which sort the counters are.
    """
    declared = tricks_played is not None and (
        whole_number("tricks_played", tricks_played, 0, HAND) < 5
    )
    in_time = met("you are to declare before the fifth Trick", declared)
    every = met("If you win all the Tricks", tricks == HAND)
    return 1 if every and in_time else 0


@law("cotton.ombre.15", says=pays("he who did it", "the stake", "counter"))
def doubles_the_stake(
    *,
    stake: of_money.Stake,
    has_renounced: of_conduct.HasRenounced = False,
    hand_size: facts.HandSize = HAND,
) -> int:
    """What a player lays down who ``renounces``, or has not nine cards: as much again."""
    wrong = met("more or fewer Cards than nine", hand_size != HAND)
    return stake if met("If you renounce", has_renounced) or wrong else 0


@law("cotton.ombre.16", says=text("He may play {:or}."))
def may_play_to(
    *, hand: facts.Hand, card_led: of_cards.CardLed, trump: of_cards.Trump
) -> tuple[Card, ...]:
    """What may be played to a card led: an ordinary one does not force the ``Matadors``.

    An ordinary trump led does not force them; a commanding card, a higher matador, does.
    """
    return ombre_plays(hand, (card_led,), trump)


@law("cotton.ombre.general-rules.1", says=text("Spadillio and Basto win {:trick}."))
def wins_with_the_tenaces(
    *, trump: of_cards.Trump, other_card: facts.OtherCard, leads: of_conduct.Leads
) -> int:
    """How many of two tricks Spadillio and Basto win: both if the other leads, one if not.

    Raises ValueError for another card that is no trump, or is one of these three.
    """
    if other_card not in trumps_of_1687(suit=trump)[3:]:
        raise ValueError(f"other_card={other_card} cannot be: it is a trump under {manille(trump)}")
    to_you = met("if the Player lead to you", not leads)
    start = position(
        f"{SPADILLE} {BASTO}", f"{manille(trump)} {other_card}", leader=1 if to_you else 0
    )
    both = Solver(ombre(trump), side=frozenset({0}), wants=lambda won: won[0] == 2)
    return 2 if both.can_force(start) else 1
