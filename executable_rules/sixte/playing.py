"""Sixte, of the play of the cards: laws IV, V and VI, and the play that is as at Trumps."""

from __future__ import annotations

from executable_rules.facts import of_cards, of_play, of_state
from executable_rules.mechanics.cards import Card, Suit
from executable_rules.mechanics.orders import ACE_HIGH
from executable_rules.mechanics.results import NOTHING, Forfeit
from executable_rules.mechanics.tricks import may_play, winner
from executable_rules.sixte import facts
from executable_rules.sixte.terms import ONE_GAME, Renounced, sixte_ranking
from executable_rules.triomphe.playing import due_cards
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, text, yes_no

RENOUNCE = 2
"""Games that a renounce costs."""


@law(
    "bellecour.sixte.3",
    "academie.sixte.3",
    says=text("He may play {:or}."),
)
def plays(*, hand: facts.Hand, trick: of_cards.Trick, trump: of_cards.Trump) -> tuple[Card, ...]:
    """The cards that a player may play to a trick, as at ``Trumps`` (*Triomphe*); to lead, any.

    There he follows suit, wins in it if he can, and trumps when he has none of it, even lower than
    a trump that lies. The order of the cards is that of Sixte.

    Raises ValueError for a hand without cards, and for a card that is in hand and in the trick.
    """
    return due_cards(hand, trick, sixte_ranking(trump))


@law(
    "bellecour.sixte.laws.4",
    "academie.sixte.laws.4",
    says=yes_no("The card wins the other.", "The card does not win the other."),
)
def wins(*, rank: of_cards.Rank, other_rank: of_cards.OtherRank) -> bool:
    """Whether a card wins (*emporte*) another of its suit: ace, king, queen, knave, ten down."""
    higher = ACE_HIGH.index(rank) < ACE_HIGH.index(other_rank)
    return met("according to their natural Order", higher, "suivant l'ordre naturel")


@law(
    "bellecour.sixte.laws.5",
    says=parts(
        at_once=text("He is set off {:game} at once.", nothing="No game is set off at once."),
        when_he_has_them=text(
            "He will be set off {:game} when he has won so many.",
            nothing="No game remains to be set off.",
        ),
    ),
)
def renounces(
    *,
    hand: facts.Hand,
    trick: of_cards.Trick,
    card_played: of_cards.CardPlayed,
    trump: of_cards.Trump,
    games_marked: of_play.GamesMarked,
) -> Renounced:
    """What a player pays who ``renounces``, does not follow the suit led though he can: two games.

    They are set off if he has them; if not, the first two he gets. It is read that a player who has
    one has not the two. The French, ``renonce``, speaks of this party only.
    """
    if not met("if not you renounce", _renounced(hand, trick, card_played, trump)):
        return Renounced(0, 0)
    has = met("if you have them", games_marked >= RENOUNCE)
    return Renounced(RENOUNCE, 0) if has else Renounced(0, RENOUNCE)


@law(
    "academie.sixte.laws.5",
    says=parts(
        at_once=text("He is set off {:game} at once.", nothing="No game is set off at once."),
        when_he_has_them=text(
            "He will be set off {:game}, the first that he wins in this party.",
            nothing="No game remains to be set off.",
        ),
    ),
)
def renonce(
    *,
    hand: facts.Hand,
    trick: of_cards.Trick,
    card_played: of_cards.CardPlayed,
    trump: of_cards.Trump,
    games_marked: of_play.GamesMarked,
) -> Renounced:
    """What a player loses if he does not follow though he can (*renonce*): two games of this party.

    He is set off (*démarqué*) at once, or as soon as he has any of this party; the English,
    ``renounces``, has the first two that he gets, and does not name the party.
    """
    if not met("sinon on renonce", _renounced(hand, trick, card_played, trump)):
        return Renounced(0, 0, this_party_only=True)
    has = met("on perd deux jeux dont on est demarqué, si on les a", games_marked >= RENOUNCE)
    at_once = RENOUNCE if has else 0
    return Renounced(at_once, RENOUNCE - at_once, this_party_only=True)


@law("bellecour.sixte.laws.6", "academie.sixte.laws.6")
def does_not_win(
    *,
    hand: facts.Hand,
    trick: of_cards.Trick,
    card_played: of_cards.CardPlayed,
    trump: of_cards.Trump,
    was_asked: of_state.WasAsked = True,
) -> Forfeit:
    """A player who follows suit and does not win (*lever*) what lies, though he can, loses a game.

    The others ``challenge`` (*demandent*) the game.
    """
    order, follows = sixte_ranking(trump), card_played.suit is _led(hand, trick, card_played)
    best = trick[winner(trick, order)]
    could = any(order.beats(it, best) for it in hand if it.suit is card_played.suit)
    missed = met(
        "if he can", follows and could, "doit lever autant qu'il le peut"
    ) and not order.beats(card_played, best)
    return ONE_GAME if met("the other Players challenge", was_asked) and missed else NOTHING


def _led(hand: tuple[Card, ...], trick: tuple[Card, ...], played: Card) -> Suit:
    if not trick or played not in hand:
        raise ValueError("card_played is a card of the hand, and trick what lies before it")
    return trick[0].suit


def _renounced(hand: tuple[Card, ...], trick: tuple[Card, ...], played: Card, trump: Suit) -> bool:
    _led(hand, trick, played)
    return played not in may_play(hand, trick, sixte_ranking(trump))
