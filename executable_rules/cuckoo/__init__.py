"""The Cuckoo (*Coucou*): one card each, changed with the neighbour; the lowest pays.

Seats are told from 0 in the order in which the cards are changed: to the right.
"""

from __future__ import annotations

from typing import Annotated, Literal

from executable_rules.cuckoo.terms import Ask, Contented, Dealing, FromStock, Play, Says, Who, Won
from executable_rules.cuckoo.words import (
    CAN_OBLIGE,
    CONTENTS,
    DEALER_MAY_KEEP,
    DEALS,
    IS_LOWER,
    MARKS_TAKEN,
    MAY_PLAY,
    NEXT_DEALER,
    PAYERS,
    PAYS,
    PEUT_FORCER,
    WINS,
)
from executable_rules.facts import of_cards, of_conduct, of_money, of_people, of_state
from executable_rules.mechanics.cards import PIQUET_PACK, Card, Rank, pack
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.lifting import LEAST_FIRST
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Unit
from lawsofplay.rules import Fact, law, like, met
from lawsofplay.rules.exports import exports
from lawsofplay.sentences import text

__getattr__, __dir__ = exports(__name__)

_LEAST, _MOST = 5, 20
_OF_THE_DEALER = 3

ManyPlayers = Annotated[bool, Fact("whether there are many players")]
Price = Annotated[int, like(of_money.Price, least=1)]
Stake = Annotated[Literal[8, 10], like(of_money.Stake)]
TopCard = Annotated[Card, like(of_cards.TopCard)]


@law("bellecour.cuckoo.1", "academie.cuckoo.1", says=MAY_PLAY)
def may_play(*, players: of_people.Players) -> bool:
    """Whether this many players may play: from five or six to twenty; five are enough."""
    enough = met("from five or six", players >= _LEAST, "depuis cinq ou six personnes")
    return met("to twenty", players <= _MOST, "jusqu'à vingt") and enough


@law("bellecour.cuckoo.2", "academie.cuckoo.2", says=text("The pack has {:pack}."))
def plays_with(*, many_players: ManyPlayers) -> tuple[Card, ...]:
    """The pack for many players, an entire one; for fewer a Piquet pack.

    The books do not say how many are many.
    """
    return (
        pack()
        if met("When there are many Players", many_players, "Lorsqu'on est un grand nombre")
        else PIQUET_PACK
    )


@law("bellecour.cuckoo.2", "academie.cuckoo.2", says=IS_LOWER)
def is_lower(*, card: of_cards.Card, other_card: of_cards.OtherCard) -> bool:
    """Whether a card is lower than another; the ace is the lowest, and so the king the highest."""
    return LEAST_FIRST.index(card.rank) < LEAST_FIRST.index(other_card.rank)


@law("bellecour.cuckoo.3", "academie.cuckoo.3", says=MARKS_TAKEN)
def marks_taken(*, players: of_people.Players, stake: Stake, price: Price = 1) -> int:
    """What all have together, each having taken eight or ten marks (*marques*) of so much worth.

    They estimate the marks as they please, and take them before it is settled who deals.
    The English cut for the deal, as it is of advantage; the French see who shall deal, and do not
    say how.
    """
    return _checked(players) * stake * price


@law("bellecour.cuckoo.4", "academie.cuckoo.4", says=DEALS)
def deals(*, dealer: of_people.Dealer, players: of_people.Players) -> Dealing:
    """Who cuts, the dealer's left-hand man, and how the cards are given: one, not turned.

    To whom first is not said.
    """
    return Dealing(next_player(dealer, players, _in_play(players) - 1), 1, turned_up=False)


@law("bellecour.cuckoo.5", "academie.cuckoo.5", says=text("He says: “{}”."))
def says(*, card: of_cards.Card, is_low: of_state.IsLow) -> Says:
    """What a player says who has looked at his card: *Content me* if it is an ace, or another low
    card.

    ``is_low``: he judges which others are low. With a good card he is content.
    """
    ace = met("if it is an Ace", card.rank is Rank.ACE, "si la carte est un as")
    return (
        Says.CONTENT_ME
        if met("or other low Card", is_low, "ou autre carte basse") or ace
        else Says.CONTENT
    )


@law("bellecour.cuckoo.5", "academie.cuckoo.5", says=CONTENTS)
def contents(*, card: of_cards.Card, other_card: of_cards.OtherCard) -> Contented:
    """What comes of *Content me*: the two change cards, unless the right-hand neighbour has a king.

    He then says *Cuckoo*, and the player who asked keeps his own.
    """
    if card == other_card:
        raise ValueError(f"other_card={other_card} cannot be: he that asks has that card")
    if met("unless he has a King", other_card.rank is Rank.KING, "à moins qu'il n'eut un roi"):
        return Contented(cuckoo=True, own=card, neighbours=other_card)
    return Contented(cuckoo=False, own=other_card, neighbours=card)


@law("bellecour.cuckoo.6", "academie.cuckoo.6", says=text("They ask in this order: {}."))
def asks_in_turn(*, dealer: of_people.Dealer, players: of_people.Players) -> tuple[Ask, ...]:
    """Who may ask whom, in order, once each, until it comes to the dealer.

    Each may change with his neighbour on the right, and so with the one on the left who asks him.
    It follows that the dealer's right-hand neighbour begins, since the dealer is last.
    """
    steps = range(1, _in_play(players))
    order = [next_player(dealer, players, step) for step in steps]
    return tuple(Ask(seat, next_player(seat, players)) for seat in order)


@law("bellecour.cuckoo.7", says=text("{.who} has then {.has}."))
def dealer_contented(
    *, card: of_cards.Card, top_card: TopCard, wants_it: of_conduct.WantsIt = True
) -> FromStock:
    """The dealer's card when he wants to be contented: the top card of the stock, if it is no king.

    In the French, ``contente_du_talon``, the dealer gives that card to the player who asks him.
    """
    _unlike(card, top_card)
    no_king = met("provided it is not a King", top_card.rank is not Rank.KING)
    takes = met("if he wants to be contented", wants_it) and no_king
    return FromStock(Who.DEALER, top_card if takes else card)


@law("academie.cuckoo.7", says=text("{.who} has then {.has}."))
def contente_du_talon(
    *, card: of_cards.Card, top_card: TopCard, wants_it: of_conduct.WantsIt = True
) -> FromStock:
    """The card of the player who asks the dealer to content him: the top one of the stock, if no
    king.

    ``card``: his own. The English, ``dealer_contented``, has the dealer take it, if he wants to be
    contented himself.
    """
    _unlike(card, top_card)
    roi = met("à moins que comme il a été déja dit, ce ne fût un Roi", top_card.rank is Rank.KING)
    recoit = met("lorsqu'on lui demande à être contenté", wants_it) and not roi
    return FromStock(Who.ASKER, top_card if recoit else card)


@law("bellecour.cuckoo.8", says=CAN_OBLIGE)
def can_oblige(*, is_advantageous: of_state.IsAdvantageous, other_card: of_cards.OtherCard) -> bool:
    """Whether a player can make his right-hand neighbour change: if he thinks it advantageous.

    He cannot if the neighbour has a king. The French, ``peut_forcer``, adds that it must be his
    turn.
    """
    king = met("unless he has a King", other_card.rank is Rank.KING)
    return met("thinks it advantageous for his Game", is_advantageous) and not king


@law("academie.cuckoo.8", says=PEUT_FORCER)
def peut_forcer(
    *,
    is_advantageous: of_state.IsAdvantageous,
    in_turn: of_state.InTurn,
    other_card: of_cards.OtherCard,
) -> bool:
    """Whether a player can make his right-hand neighbour change: for advantage, and in his turn.

    He cannot if the neighbour has a king. The English, ``can_oblige``, leaves the turn out.
    """
    roi = met("à moins qu'il n'ait un roi", other_card.rank is Rank.KING)
    tour = met("que c'est à son tour de parler", in_turn)
    return met("lorsqu'il le croit avantageux à son jeu", is_advantageous) and tour and not roi


@law(
    "bellecour.cuckoo.9",
    "academie.cuckoo.9",
    "bellecour.cuckoo.10",
    "academie.cuckoo.10",
    says=PAYERS,
)
def payers(*, cards_turned: of_cards.CardsTurned) -> tuple[int, ...]:
    """Who pay when each has shown his card down: all who have the lowest that is in the game.

    The aces, if there is one; if not, the twos, or the threes, and so on. There may be four.
    """
    _in_play(len(cards_turned))
    if len(set(cards_turned)) < len(cards_turned):
        raise ValueError("cards_turned= has the same card twice")
    lowest = min(LEAST_FIRST.index(card.rank) for card in cards_turned)
    return tuple(
        seat for seat, card in enumerate(cards_turned) if LEAST_FIRST.index(card.rank) == lowest
    )


@law("bellecour.cuckoo.9", "academie.cuckoo.9", says=PAYS)
def pays(*, seat: of_people.Seat, cards_turned: of_cards.CardsTurned) -> Forfeit:
    """What a player pays after the tour: a counter into the box (*corbillon*), if his is lowest."""
    whole_number("seat", seat, 0, len(cards_turned) - 1)
    lowest = met(
        "have the lowest Card", seat in payers(cards_turned=cards_turned), "ont la plus basse carte"
    )
    return Forfeit(1, Unit.COUNTER, Payee.POOL) if lowest else NOTHING


@law("bellecour.cuckoo.11", "academie.cuckoo.11", says=DEALER_MAY_KEEP)
def dealer_may_keep(*, card: of_cards.Card, cards: of_cards.Cards) -> bool:
    """Whether the dealer may keep a card: any of the three that he has, as he thinks best.

    It is not said whence the three come. By rule 4 he is dealt one. With the one for which his
    neighbour changes it, and the top one of the stock, they would be three.
    """
    if len(cards) != _OF_THE_DEALER or len(set(cards)) < _OF_THE_DEALER:
        raise ValueError("cards= is of three cards, each once")
    return met(
        "three Cards, out of which he chooses",
        card in cards,
        "trois cartes, sur lesquelles il peut choisir",
    )


@law("bellecour.cuckoo.12", "academie.cuckoo.12", says=NEXT_DEALER)
def next_dealer(
    *, dealer: of_people.Dealer, counters_by_seat: of_money.CountersBySeat
) -> int | None:
    """Who deals next: each in his turn, those who have retired being passed over.

    The turn is taken to go as the cards are changed, to the right. None when no other is left.
    """
    players = _checked(len(counters_by_seat))
    order = [next_player(dealer, players, step) for step in range(1, players)]
    return next((seat for seat in order if _plays(counters_by_seat[seat])), None)


@law("bellecour.cuckoo.13", "academie.cuckoo.13")
def retires(*, counters: of_money.Counters) -> Play:
    """Whether a player retires from play: when he has lost all his counters, without hope."""
    lost = met("has lost all his Counters", counters == 0, "a perdu tous ses jettons")
    return Play.RETIRES if lost else Play.PLAYS_ON


@law("bellecour.cuckoo.14", "academie.cuckoo.14", says=WINS)
def wins(*, counters_by_seat: of_money.CountersBySeat, pool: of_money.Pool) -> Won | None:
    """Who wins the party, and what he takes up: the player who alone has counters left, even one.

    ``pool``: all that has been paid to the game. None while several have counters, or where nobody
    has.
    """
    _checked(len(counters_by_seat))
    left = [seat for seat, own in enumerate(counters_by_seat) if _plays(own)]
    takes = pool
    return (
        Won(left[0], takes)
        if met("all the rest have none", len(left) == 1, "si aucun des autres n'en a")
        else None
    )


def _checked(players: int) -> int:
    return whole_number("players", players, _LEAST, _MOST)


def _plays(counters: int) -> bool:
    return whole_number("counters", counters, 0) > 0


def _in_play(players: int) -> int:
    """As many as began, or fewer when some have retired; one alone has won."""
    return whole_number("players", players, 2, _MOST)


def _unlike(card: Card, top: Card) -> None:
    if card == top:
        raise ValueError(f"{top} cannot be at the top of the stock: a player has it")
