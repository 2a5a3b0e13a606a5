"""Quadrille, of naming the trump, of asking leave and of calling a King: laws V-XIII.

Laws V, VI, IX and X stand at Ombre too, as its laws XIX, XVII and XXI; VIII with an exception.
"""

from __future__ import annotations

import unicodedata
from enum import Enum

from executable_rules.facts import of_cards, of_conduct, of_play, of_state
from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.results import Penalty
from executable_rules.quadrille import facts
from executable_rules.quadrille.telling import (
    CALLED,
    FREE_TO_PASS,
    MAY_CALL,
    MAY_PLAY_ALONE,
    NAMED,
    PLAYS_ALONE,
    TRUMPS,
)
from executable_rules.quadrille.terms import TO_WIN
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import Worded

_SUITS = {
    "spade": Suit.SPADES,
    "heart": Suit.HEARTS,
    "diamond": Suit.DIAMONDS,
    "club": Suit.CLUBS,
    "pique": Suit.SPADES,
    "coeur": Suit.HEARTS,
    "carreau": Suit.DIAMONDS,
    "trefle": Suit.CLUBS,
}
"""The proper names of the suits in the books' two languages, without accents and plural."""

_I_PLAY_IN = ("i play in ", "je joue en ")
"""With what words the chapters of Ombre have the name said: *I play in Spades*."""


class Plays(Enum):
    """Who plays Sans Prendre when two would."""

    ASKED = "he that had asked leave"
    FORCES = "he that forces him, by offering to play Sans Prendre himself"


class Alone(Worded):
    """How a player fares who called himself."""

    WINS_ALL = "he wins, and divides with nobody"
    PAYS_ALL = "he loses, and pays by himself"


@law(
    "bellecour.quadrille.laws.5",
    "seymour.quadrille.laws.5",
    "academie.quadrille.laws.5",
    "quanti.quadrille.laws.13",
    "bellecour.ombre.laws.19",
    "academie.ombre.laws.19",
    only={"suit": ("bellecour", "seymour", "academie")},
    says=TRUMPS,
)
def trump_named(*, suits_named: of_cards.SuitsNamed, suit: of_cards.Suit | None = None) -> Suit:
    """Which suit is trumps: the first that the player names, even if his game is in another.

    It cannot be recalled. Quadrille says it of the player who plays alone or calls a King, Ombre of
    the one who plays alone or takes in, the book of 1822 of whoever plays.
    """
    if not suits_named:
        raise ValueError("suits_named= may not be empty: he who plays names a suit")
    whether(
        "names another Suit than that, in which his Game is",
        suit not in (None, suits_named[0]),
        "names a Trump of a different Suit from that his Game is in",
    )
    whether(
        "names two Suits",
        len(set(suits_named)) > 1,
        "names two several Suits",
        "having been once named, cannot be changed",
        "nomme deux couleurs",
    )
    return suits_named[0]


def _folded(said: str) -> str:
    """A name as it is looked up: small letters, no accents, plural, *I play in* or stop."""
    letters = unicodedata.normalize("NFKD", said.casefold().replace("œ", "oe"))
    name = "".join(it for it in letters if not unicodedata.combining(it)).strip()
    for words in _I_PLAY_IN:
        name = name.removeprefix(words)
    return name.removesuffix(".").removesuffix("s")


@law(
    "bellecour.quadrille.laws.6",
    "seymour.quadrille.laws.6",
    "academie.quadrille.laws.6",
    "bellecour.ombre.laws.17",
    "academie.ombre.laws.17",
    "seymour.ombre.laws.5",
    says=NAMED,
)
def suit_named(*, words_said: of_play.WordsSaid) -> Suit | None:
    """The suit that these words name, by its proper name in English or French; else none.

    Ombre wants it named ``expressly`` (*formellement*), in 1754 very exactly, and says no more.
    """
    suit = _SUITS.get(_folded(words_said))
    return (
        suit
        if met(
            "by its proper name",
            suit is not None,
            "by its proper Name",
            "name expressly",
            "very exact in naming his Trump",
            "nommer formellement",
        )
        else None
    )


@law(
    "bellecour.quadrille.laws.6",
    "seymour.quadrille.laws.6",
    "academie.quadrille.laws.6",
    says=NAMED,
)
def king_named(*, words_said: of_play.WordsSaid) -> Card | None:
    """The King that these words call, by its proper name, ``King of Hearts``; else none."""
    for title in ("king of ", "roi de "):
        if words_said.strip().casefold().startswith(title):
            suit = suit_named(words_said=words_said.strip()[len(title) :])
            return Card(Rank.KING, suit) if suit else None
    return None


@law(
    "bellecour.quadrille.laws.7",
    "seymour.quadrille.laws.7",
    "academie.quadrille.laws.7",
    "quanti.quadrille.laws.12",
)
def plays_after_passing(
    *, has_passed: of_conduct.HasPassed, all_passed: of_state.AllPassed, has_it: of_conduct.HasIt
) -> Penalty:
    """Whether a player who has passed may still play: only with ``forced Spadill``.

    He must play if all four have passed and he has Spadill, the ace of spades. So it is in 1822
    too. Ombre has no such exception: ``ombre.naming.stands_after_passing``.
    """
    if all_passed and not has_passed:
        raise ValueError("all_passed=yes cannot be: he has not passed himself")
    forced = met(
        "unless he plays forced Spadill",
        all_passed and has_it,
        "except he plays by Force",
        "Forced Spadille alone can make him hombre",
        "à moins qu'il ne joue forcé",
    )
    return (
        Penalty.MAY_NOT_PLAY
        if met("has passed", has_passed, "has said I pass", "having once passed", "a dit passe")
        and not forced
        else Penalty.NONE
    )


@law(
    "bellecour.quadrille.laws.8",
    "academie.quadrille.laws.8",
    says=FREE_TO_PASS,
)
def may_still_pass(*, asked_leave: of_conduct.AskedLeave) -> bool:
    """Whether a player may still pass: not once he has ``asked leave`` (*demandé à jouer*).

    The second chapter frees him when another offers to play without calling; so does the law at
    Ombre, ``ombre.naming.may_avoid_playing``. In 1754 he is bound only when leave is given:
    ``may_pass_in_1754``.
    """
    return not met("has asked leave", asked_leave, "a demandé à jouer")


@law(
    "seymour.quadrille.laws.8",
    says=FREE_TO_PASS,
)
def may_pass_in_1754(
    *, asked_leave: of_conduct.AskedLeave, consent_given: of_conduct.ConsentGiven
) -> bool:
    """Whether a player may still pass: not once he has asked and ``Leave`` was given him.

    The other books bind him as soon as he asks: ``may_still_pass``.
    """
    if consent_given and not asked_leave:
        raise ValueError("consent_given=yes cannot be: leave is given to him who asked")
    has_asked = met("has asked the Question", asked_leave)
    return not (met("has Leave given him", consent_given) and has_asked)


@law(
    "bellecour.quadrille.laws.9",
    "seymour.quadrille.laws.9",
    "academie.quadrille.laws.9",
    "bellecour.ombre.laws.21",
    "academie.ombre.laws.21",
    says=MAY_PLAY_ALONE,
)
def may_play_sans_prendre(
    *, asked_leave: of_conduct.AskedLeave, is_forced: of_state.IsForced
) -> bool:
    """Whether a player may play ``Sans Prendre``, without calling a King or taking in.

    ``is_forced``: another offers to play so. By this law a player who did not ask leave may.
    """
    asked = met("has asked leave", asked_leave, "has asked to play", "a demandé à jouer")
    return met("unless he is forced", is_forced, "except he is forced so to do") or not asked


@law(
    "bellecour.quadrille.laws.10",
    "seymour.quadrille.laws.10",
    "academie.quadrille.laws.10",
    "bellecour.ombre.laws.21",
    "academie.ombre.laws.21",
    says=PLAYS_ALONE,
)
def who_plays_sans_prendre(*, wants_it: of_conduct.WantsIt) -> Plays:
    """Who plays ``Sans Prendre``, alone, when another offers to: who asked leave, if he will."""
    return (
        Plays.ASKED
        if met("is admitted to play Sans Prendre", wants_it, "may play Sans-prendre")
        else Plays.FORCES
    )


@law(
    "bellecour.quadrille.laws.11",
    "seymour.quadrille.laws.11",
    "academie.quadrille.laws.11",
    says=MAY_CALL,
)
def queens_called(*, hand: facts.Hand, trump: of_cards.Trump) -> tuple[Card, ...]:
    """The Queens that may be called: with four Kings in ``hand`` all but that of trumps, else none.

    The next law shuts out the Queen of trumps. It is not said if he may hold the Queen himself.
    """
    kings = sum(card.rank is Rank.KING for card in set(hand))
    queens = tuple(Card(Rank.QUEEN, suit) for suit in Suit)
    four = met("has four Kings", kings == len(Suit), "has the Four Kings", "a les quatre Rois")
    return tuple(card for card in queens if four and may_be_called(card=card, trump=trump))


@law(
    "bellecour.quadrille.laws.12",
    "seymour.quadrille.laws.12",
    "academie.quadrille.laws.12",
    says=CALLED,
)
def may_be_called(*, card: facts.Card, trump: of_cards.Trump) -> bool:
    """Whether a King or Queen may be called: not one of the trump suit."""
    if card.rank not in (Rank.KING, Rank.QUEEN):
        raise ValueError("card= may be a King or a Queen: no other is called")
    return not met("of the Suit that is trumps", card.suit is trump, "of the Suit, which is Trumps")


@law(
    "bellecour.quadrille.laws.13",
    "seymour.quadrille.laws.13",
    "academie.quadrille.laws.13",
    says=MAY_CALL,
)
def own_kings_called(*, hand: facts.Hand, trump: of_cards.Trump) -> tuple[Card, ...]:
    """Which Kings of his own a player may call, and so play alone: any but the King of trumps."""
    kings = tuple(card for card in hand if card.rank is Rank.KING)
    if not met("has one or more Kings", bool(kings), "has one, or several Kings", "plusieurs Rois"):
        return ()
    return tuple(card for card in kings if may_be_called(card=card, trump=trump))


@law("bellecour.quadrille.laws.13", "seymour.quadrille.laws.13", "academie.quadrille.laws.13")
def calls_himself(*, tricks: facts.Tricks) -> Alone:
    """How a player fares who called his own King: with six tricks he wins all, else pays all."""
    won = met(
        "six Tricks alone, to win",
        tricks >= TO_WIN,
        "to win, he must make alone six Tricks",
        "faire six mains seul pour gagner",
    )
    return Alone.WINS_ALL if won else Alone.PAYS_ALL
