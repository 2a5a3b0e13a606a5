"""L'Ombre in the book of 1687: who plays, which suit is trumps, and what may be said in playing."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_cards, of_conduct, of_play
from executable_rules.mechanics.cards import Rank, Suit
from executable_rules.ombre import facts
from executable_rules.ombre.terms import Says
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import Worded, text, yes_no


class Fitness(Worded):
    """Whether a player is fit to play."""

    FIT = "nothing makes him unfit to play"
    UNFIT = "he is not fit to play"


class Words(Enum):
    """What a player says when he plays a card."""

    PASS = "I pass"
    PLAY = "I play"
    GAGNO = "gagno"
    GAGNO_DEL_RE = "gagno del Re"
    OTHER = "other words"


WordsSaid = Annotated[Words, like(of_play.WordsSaid)]


@law(
    "cotton.ombre.17",
    "cotton.ombre.18",
    says=text(
        "The {:seat} player, counted from the first hand, plays.",
        none="Nobody plays: all have passed.",
    ),
)
def who_plays_in_1687(*, announcements: facts.Announcements) -> int | None:
    """The seat of the player who plays, by what each says in his turn; the first hand is 0.

    Each may choose to play or pass, the first hand before the second. In the later books a player
    who plays without taking in has a say of his own: ``making_trumps.who_stands_the_game``.
    """
    seats = [seat for seat, said in enumerate(announcements) if said is not Says.PASSES]
    return seats[0] if seats else None


@law(
    "cotton.ombre.17",
    "cotton.ombre.18",
    says=text("{} are trumps.", none="There is no trump: nobody plays."),
)
def trump_in_1687(
    *, announcements: facts.Announcements, suit_named: of_cards.SuitNamed
) -> Suit | None:
    """Which suit is trumps: that which the player names, as he pleases; none if nobody plays."""
    plays = who_plays_in_1687(announcements=announcements) is not None
    return suit_named if met("what the Player pleaseth", plays, "his choice") else None


@law(
    "cotton.ombre.19",
    says=yes_no("He may say it.", "He may not say it."),
)
def may_say_in_1687(*, words_said: WordsSaid, card_played: facts.CardPlayed) -> bool:
    """May a player say this when he plays this card?

    ``Gagno`` asks that it be let win; ``gagno del Re``, that the king be kept back, may be said
    only of a queen.
    """
    queen = met("when you play your Queen", card_played.rank is Rank.QUEEN)
    if words_said is Words.GAGNO_DEL_RE:
        return queen
    return met("but I pass, or play, or gagno", words_said is not Words.OTHER)


@law("cotton.ombre.20")
def is_fit_to_play(
    *, words_said: WordsSaid, harms_others: of_conduct.HarmsOthers = False
) -> Fitness:
    """Whether a player is fit to play who says this, by the rigour of the game.

    ``OTHER`` words betray what is in his own hand or another's. ``harms_others``: he plays so as to
    prevent ``Repuesto`` or ``Codillio``, by which nobody or another wins.
    """
    speaks = met("tending to the discovery thereof", words_said is Words.OTHER)
    hinders = met("play so to hinder the making of Repuesto or Codillio", harms_others)
    return Fitness.UNFIT if speaks or hinders else Fitness.FIT
