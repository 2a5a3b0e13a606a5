"""Imperial, of the play of the cards: what may be played, and laws IX to XII."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from executable_rules.facts import of_cards, of_play
from executable_rules.imperial import facts
from executable_rules.imperial.honours import honour_counts
from executable_rules.imperial.terms import POINTS, PackSize, imperials_lost, ranks
from executable_rules.mechanics.cards import Card, Suit
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import Ranking, ranking
from executable_rules.mechanics.results import NOTHING, Forfeit, Silence
from executable_rules.mechanics.tricks import FOLLOW, may_play, winner
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, text


class Honours(NamedTuple):
    """Place of the card that wins the trick, the card led being 0, and points of its honours."""

    winner: int
    points: int


class Profit(Enum):
    """Whose the imperials are that were lost by a fault."""

    ADVERSARYS = "the adversary marks them"
    MAY_SET_OFF = "he at fault may take them down from his own mark"


def order_of(trump: Suit, pack: PackSize) -> Ranking:
    """King, queen, knave, ace, ten and down to the lowest of the pack, in every suit."""
    return ranking(ranks(pack), trump)


@law(
    "bellecour.imperial.idea.19",
    "academie.imperial.idea.19",
    "bellecour.imperial.idea.21",
    "academie.imperial.idea.21",
    says=text("He may lead {:or}.", nothing="He has no card to lead."),
)
def may_lead(
    *, hand: facts.Hand, trump: of_cards.Trump, players: facts.Players = 2
) -> tuple[Card, ...] | Silence:
    """The cards with which the eldest hand may begin: any; where three play a trump.

    It is not said what one of three leads if he has no trump.
    """
    if not met("when there are three Players", players == 3, "lorsque l'on joue à trois"):
        return hand
    return tuple(card for card in hand if card.suit is trump) or Silence.NOT_SAID


@law(
    "bellecour.imperial.idea.19",
    "academie.imperial.idea.19",
    "bellecour.imperial.idea.21",
    "academie.imperial.idea.21",
    says=text("He may play {:or}.", nothing="He has no card to play."),
)
def plays(
    *,
    hand: facts.Hand,
    trick: facts.Trick,
    trump: of_cards.Trump,
    pack_size: facts.PackSize = 32,
) -> tuple[Card, ...]:
    """The cards that may be played to a trick: of the suit led, winning if he can, else trumps.

    Without the suit he trumps if he can win so; where his trumps win nothing he is free.
    """
    order = order_of(trump, pack_size)
    best = trick[winner(trick, order)]
    suit = tuple(card for card in hand if card.suit is trick[0].suit)
    has_suit = met("if he has it", bool(suit), "obligé de fournir de la même couleur s'il en a")
    wins = tuple(card for card in suit or hand if order.beats(card, best))
    can = met("must take it if he can", bool(wins), "de prendre s'il peut")
    return wins if can else suit if has_suit else hand


@law(
    "bellecour.imperial.marking.3",
    says=text(
        "He who wins the trick marks {:counter} for having won it with an honour.",
        nothing="Nobody has won the trick with an honour.",
    ),
)
def won_with_an_honour(
    *, trick: facts.Trick, trump: of_cards.Trump, pack_size: facts.PackSize = 32
) -> int:
    """Counters for a trick that a player wins with his honour, by trumping or otherwise: one.

    The French, ``honneurs_de_la_levee``, marks as many as there are honours in the trick. The
    English speaks in its next rule of those that another played.
    """
    return 1 if met("wins a Trick", _won_by_honour(trick, trump, pack_size)) else 0


@law(
    "academie.imperial.marking.3",
    says=text(
        "He who wins the trick marks {:counter}.",
        nothing="Nobody has won the trick with an honour.",
    ),
)
def honneurs_de_la_levee(
    *, trick: facts.Trick, trump: of_cards.Trump, pack_size: facts.PackSize = 32
) -> int:
    """Counters for a trick (*levée*) that an honour wins: as many as there are honours in it.

    The English, ``won_with_an_honour``, marks one for each trick so won.
    """
    points = honours_won(trick=trick, trump=trump, pack_size=pack_size).points
    return points // POINTS if met("fait la levée", _won_by_honour(trick, trump, pack_size)) else 0


@law(
    "bellecour.imperial.marking.4",
    "academie.imperial.marking.4",
    "bellecour.imperial.laws.9",
    "academie.imperial.laws.9",
    says=parts(
        winner=text("The {:seat} player of the trick wins it."),
        points=text("Its honours are worth {:point}.", nothing="There is no honour in it."),
    ),
)
def honours_won(
    *, trick: facts.Trick, trump: of_cards.Trump, pack_size: facts.PackSize = 32
) -> Honours:
    """Who wins the ``honours`` of a trick, whoever played them, and what they are worth.

    Honours are king, queen, knave, ace and the lowest card of the trumps; each is a counter.
    """
    whole_number("trick", len(trick), 2, 3)
    wins = winner(trick, order_of(trump, pack_size))
    counts = [honour_counts(card=card, trump=trump, pack_size=pack_size) for card in trick]
    return Honours(wins, sum(counts))


@law("bellecour.imperial.laws.10", "academie.imperial.laws.10")
def does_not_take(
    *,
    hand: facts.Hand,
    trick: facts.Trick,
    card_played: of_cards.CardPlayed,
    trump: of_cards.Trump,
    pack_size: facts.PackSize = 32,
) -> Forfeit:
    """What a player loses who could take the trick, by suit or trump, and does not: an imperial.

    ``hand`` holds the card played too. A player may renounce and so let pass what he could take.
    The books do not say whether he then loses by this law beside the next.
    """
    order = order_of(trump, pack_size)
    best = trick[winner(trick, order)]
    has_suit = _has_suit(hand, trick, card_played)
    takers = [card for card in may_play(hand, trick, order, FOLLOW) if order.beats(card, best)]
    better = met(
        "has a better in that Suit", has_suit and bool(takers), "pouvant perdre une carte jouée"
    )
    trump_only = met(
        "has none of that Suit, but has a Trump",
        not has_suit and bool(takers),
        "n'en ait pas; s'il a de la triomphe pour pouvoir couper",
    )
    does_not = met(
        "could take a Card and does not",
        not order.beats(card_played, best),
        "Celui qui pouvant perdre une carte jouée, ne la prend pas",
    )
    return imperials_lost(1) if (better or trump_only) and does_not else NOTHING


@law("bellecour.imperial.laws.11", "academie.imperial.laws.11")
def renounces(*, hand: facts.Hand, trick: facts.Trick, card_played: of_cards.CardPlayed) -> Forfeit:
    """What a player loses if he ``renounces``, does not follow suit though he can: two imperials.

    ``hand`` holds the card played too.
    """
    has_suit = met("when he has of it", _has_suit(hand, trick, card_played), "qu'il a dans son jeu")
    if (
        met(
            "does not play to a Suit led",
            card_played.suit is not trick[0].suit,
            "ne joue pas de la couleur dont l'on a joué",
        )
        and has_suit
    ):
        return imperials_lost(2)
    return NOTHING


def _has_suit(hand: tuple[Card, ...], trick: tuple[Card, ...], played: Card) -> bool:
    if not trick or played not in hand:
        raise ValueError("trick may not be empty, and played must be a card of the hand")
    return any(card.suit is trick[0].suit for card in hand)


@law(
    "bellecour.imperial.laws.12",
    says={
        Profit.ADVERSARYS: "The adversary marks the imperials lost.",
        Profit.MAY_SET_OFF: "He at fault may take them down from his own mark.",
    },
)
def sets_off(*, points: of_play.Points) -> Profit:
    """Who has the imperials lost by faults: the adversary, unless ``points`` are set off for them.

    In English he may set them off with points; in French with imperials: ``demarque``. It is not
    said how many points answer for one imperial.
    """
    if met("unless he has Points to set off", points > 0):
        return Profit.MAY_SET_OFF
    return Profit.ADVERSARYS


@law(
    "academie.imperial.laws.12",
    says={
        Profit.ADVERSARYS: "The adversary marks the imperials lost.",
        Profit.MAY_SET_OFF: "He at fault may take the imperials down from his own mark.",
    },
)
def demarque(*, imperials: facts.Imperials) -> Profit:
    """Who has the ``impériales`` lost by faults: the adversary, unless others can be taken down.

    *En* stands for impériales; the English, ``sets_off``, has points. The sentence is broken:
    *auquel cas*, in which case he may, is taken for the case that he has some, as in the English.
    """
    if met("n'en a pas pour pouvoir demarquer", imperials == 0):
        return Profit.ADVERSARYS
    return Profit.MAY_SET_OFF


def _won_by_honour(trick: tuple[Card, ...], trump: Suit, pack_size: PackSize) -> bool:
    whole_number("trick", len(trick), 2, 3)
    best = trick[winner(trick, order_of(trump, pack_size))]
    return honour_counts(card=best, trump=trump, pack_size=pack_size) == POINTS
