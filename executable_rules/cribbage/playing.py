"""Cribbage: the play. ``played`` are the cards played since the count began, the last one last."""

from __future__ import annotations

from executable_rules.cribbage import facts
from executable_rules.cribbage.terms import (
    AIM,
    Hand,
    Player,
    distinct,
    in_sequence,
    last_of,
    points_told,
)
from executable_rules.cribbage.values import flush, pairs
from executable_rules.facts import of_cards
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import law, met
from lawsofplay.sentences import text


def checked(played: Hand) -> int:
    """The points of cards that can have been played. Raises ValueError when they cannot."""
    distinct("played", played)
    return whole_number("the points of played", points_told(played), 1, AIM)


@law(
    "cotton.cribbage.22",
    "seymour.cribbage.21",
    says=text(
        "He sets up {:game} in place of the deal.", nothing="He sets up nothing: he deals himself."
    ),
)
def sets_up_in_lieu(*, who: facts.Who) -> int:
    """What is set up ``in lieu`` of the deal: three, by the player who does not deal.

    It is not said whether at every deal, or only at the first of a game.
    """
    return 3 if met("he that deals not", who is Player.OTHER, "he, who does not deal") else 0


@law(
    "cotton.cribbage.23",
    "seymour.cribbage.21",
    says={
        Player.DEALER: "The dealer plays first.",
        Player.OTHER: "He who did not deal plays first.",
    },
)
def plays_first() -> Player:
    """Who plays first: the player who dealt not."""
    return Player.OTHER


@law(
    "cotton.cribbage.24",
    "seymour.cribbage.22",
    says=text("He sets up {:game} for fifteen.", nothing="He sets up nothing for fifteen."),
)
def fifteen_in_play(*, cards_played: of_cards.CardsPlayed) -> int:
    """What the last card played scores for fifteen: two when all cards played together make it."""
    return 2 if met("that makes fifteen", checked(cards_played) == 15, "that makes 15") else 0


@law(
    "cotton.cribbage.25",
    "seymour.cribbage.23",
    says=text("He can come in with {}.", nothing="He cannot come in."),
)
def can_come_in(*, hand: of_cards.Hand, cards_played: of_cards.CardsPlayed) -> Hand:
    """The cards of a hand with which a player can ``come in``: those that do not pass
    thirty-one.
    """
    distinct("hand", (*hand, *cards_played))
    room = AIM - whole_number("the points of played", points_told(cards_played), 0, AIM)
    return tuple(card for card in hand if points_told((card,)) <= room)


@law(
    "cotton.cribbage.25",
    "seymour.cribbage.23",
    says=text(
        "He sets up {:game} for being “most” (nearest thirty-one).",
        nothing="He is not “most” (nearest thirty-one), since his adversary can come in.",
    ),
)
def most(*, cards_played: of_cards.CardsPlayed, other_hand: facts.OtherHand) -> int:
    """What a player scores for being ``most``, nearest to thirty-one: one, when nobody can come in.

    A player scores it whose adversary cannot come in. The books do not say whether he must first
    play what he can himself, nor how the cards left are played.
    """
    checked(cards_played)
    able = bool(can_come_in(hand=other_hand, cards_played=cards_played))
    return 1 if met("not able to come in", not able) else 0


@law(
    "cotton.cribbage.26",
    says=text(
        "The sequence in play is worth {:game}.", nothing="The last card played makes no sequence."
    ),
)
def sequences_in_play(*, cards_played: of_cards.CardsPlayed) -> int:
    """What the last card played makes of a sequence in 1687: two for three cards, else one each.

    The cards played last must be the sequence, in whatever order, with no other between. In 1754
    three cards are 3: ``laws_1754.sequences_in_play``.
    """
    checked(cards_played)
    long = len(last_of(cards_played, in_sequence, 3))
    return 2 if met("two for Sequences", long == 3) else long


@law(
    "cotton.cribbage.28",
    "seymour.cribbage.26",
    says=text(
        "The cards alike in play are worth {:game}.", nothing="The last card played makes no pair."
    ),
)
def pairs_in_play(*, cards_played: of_cards.CardsPlayed) -> int:
    """What the last card scores with those just before it: a pair, a pair-royal or a double one."""
    checked(cards_played)
    return pairs(
        cards=last_of(cards_played, lambda some: len({card.rank for card in some}) == 1, 2)
    )


@law(
    "cotton.cribbage.28",
    "seymour.cribbage.26",
    says=text(
        "The flush in play is worth {:game}.", nothing="The last card played makes no flush."
    ),
)
def flush_in_play(*, cards_played: of_cards.CardsPlayed) -> int:
    """What the last card scores for a flush with those just before it, three cards at least."""
    checked(cards_played)
    return flush(
        cards=last_of(cards_played, lambda some: len({card.suit for card in some}) == 1, 3)
    )


def but_sequences_in_play(played: Hand, others_hand: Hand) -> int:
    """What the last card played scores in all but sequences; the same in both books."""
    made = fifteen_in_play(cards_played=played) + pairs_in_play(cards_played=played)
    return (
        made
        + flush_in_play(cards_played=played)
        + most(cards_played=played, other_hand=others_hand)
    )


@law(
    "cotton.cribbage.27",
    says=text(
        "He who played the last card sets up {:game}.",
        nothing="He who played the last card sets up nothing.",
    ),
)
def sets_up(*, cards_played: of_cards.CardsPlayed, other_hand: facts.OtherHand) -> int:
    """What a player scores in 1687 for the last card played, with all that it makes together.

    Thirty-one counts no more than to be most below it. 1754 has ``laws_1754.sets_up``.
    """
    rest = but_sequences_in_play(cards_played, other_hand)
    return rest + sequences_in_play(cards_played=cards_played)
