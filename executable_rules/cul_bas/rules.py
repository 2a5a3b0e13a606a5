"""Cul-bas: its rules, in the order of the chapter."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from executable_rules.cul_bas import facts
from executable_rules.cul_bas.terms import (
    HAND,
    ON_BOARD,
    PACKETS,
    TWO_THREES,
    Change,
    Dealt,
    Giver,
    Lie,
    Taking,
    Won,
)
from executable_rules.cul_bas.words import (
    CHANGES,
    CLEARS_HIS_HAND,
    DEALT,
    FOURTH_TAKES_THREE,
    LEFT_ON_TABLE,
    MAY_PLAY,
    MAY_TAKE,
    ORDER_OF_TAKING,
    PLAYED_FOR,
    PUTS_CUL_BAS,
    S_EN_SERT,
    SUITS_HIMSELF,
    THREE_TAKE_ONE,
)
from executable_rules.facts import of_cards, of_money, of_people, of_state
from executable_rules.mechanics.capture import LIKENESS, completes_four, takings
from executable_rules.mechanics.cards import Card, pack
from executable_rules.mechanics.deals import next_player, stock_left
from executable_rules.mechanics.lifting import LEAST_FIRST, carried_by
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import ACE_HIGH
from executable_rules.mechanics.results import Silence, said
from lawsofplay.rules import law, met
from lawsofplay.sentences import text


@law("bellecour.cul-bas.1", "academie.cul-bas.1", says=MAY_PLAY)
def may_play(*, players: facts.Players) -> bool:
    """Whether this many can play with a complete pack: five, six, more or less.

    No bound is named: from two to as many as the pack serves, with five each and eight on the
    board.
    """
    return 2 <= players <= (len(pack()) - ON_BOARD) // HAND


@law("bellecour.cul-bas.2", "academie.cul-bas.2", says=PLAYED_FOR)
def played_for(*, price: facts.Price, counters: facts.Counters) -> Fraction:
    """What is played for in all: the ``Number of the whole``, read as counters, at their value."""
    if price <= 0:
        raise ValueError(f"price={price} cannot be: a counter is worth more than nothing")
    return price * counters


@law("bellecour.cul-bas.3", "academie.cul-bas.3", says=text("The {:seat} player deals."))
def deals(*, cards_cut_by_seat: of_people.CardsCutBySeat) -> int | Silence:
    """The place, from 0, of the player who deals: who cut the ``lowest`` card (*la plus basse*).

    Nothing is said where two are alike, nor where an ace decides: it may be low or high.
    """
    ace_low = carried_by(cards_cut_by_seat, LEAST_FIRST)
    same = ace_low == carried_by(cards_cut_by_seat, ACE_HIGH[::-1])
    return said(ace_low if same else None)


@law(
    "bellecour.cul-bas.3",
    "bellecour.cul-bas.6",
    "academie.cul-bas.3",
    "academie.cul-bas.6",
    says=ORDER_OF_TAKING,
)
def order_of_taking(*, dealer: of_people.Dealer, players: facts.Players) -> tuple[int, ...]:
    """The seats in their turn, the eldest hand first; the dealer is the last to take up cards."""
    _enough(players)
    return tuple(next_player(dealer, players, step) for step in range(1, players + 1))


@law("bellecour.cul-bas.4", "academie.cul-bas.4", says=DEALT)
def dealt(*, players: facts.Players) -> Dealt:
    """What is dealt: five cards to each by two and three, eight on the board, the rest put aside.

    The stock (*talon*) that is put aside is ``of no further Use that Deal``; yet by rule 13
    (``changes``) other cards are given for four of a sort, and there are no others.
    """
    _enough(players)
    return Dealt(PACKETS, ON_BOARD, stock_left(len(pack()) - ON_BOARD, players, HAND))


@law(
    "bellecour.cul-bas.5",
    "bellecour.cul-bas.6",
    "academie.cul-bas.5",
    "academie.cul-bas.6",
    says=MAY_TAKE,
)
def may_take(*, hand: facts.Hand, board: of_cards.Board) -> tuple[Taking, ...]:
    """What a player may take in his turn: one card of the board with one of the same sort.

    The board is all that lies on the table. Where three stand against one, rules 10 and 12 let him
    take otherwise (``three_take_one``, ``fourth_takes_three``).
    """
    _apart(hand, board)
    return tuple(
        Taking((card,), taken, len(hand) - 1)
        for card in hand
        for taken in takings(card, board, LIKENESS)
    )


@law(
    "bellecour.cul-bas.7",
    "bellecour.cul-bas.8",
    "academie.cul-bas.7",
    "academie.cul-bas.8",
    says=PUTS_CUL_BAS,
)
def puts_cul_bas(
    *, hand: facts.Hand, board: of_cards.Board, cards_shown: of_cards.CardsShown = ()
) -> tuple[Card, ...]:
    """The cards that a player must show down (*étaler*) in his turn: all, if he can take none.

    Cards that others have ``shown down`` count like those of the board. He shows none while he has
    a card of the same sort as one on the table.
    """
    none = not may_take(hand=hand, board=(*board, *cards_shown))
    return hand if met("no Cards that correspond with those on the Table", none) else ()


@law("bellecour.cul-bas.8", says=SUITS_HIMSELF)
def suits_himself(
    *, other_seat: of_people.OtherSeat, seat: of_people.Seat, players: facts.Players
) -> bool:
    """Whether a player may take of the cards that another has shown down.

    ``Another Player``, whoever he is; the French, ``s_en_sert``, names the player who follows.
    """
    return met("another Player", _steps(other_seat, seat, players) > 0)


@law("academie.cul-bas.8", says=S_EN_SERT)
def s_en_sert(
    *, other_seat: of_people.OtherSeat, seat: of_people.Seat, players: facts.Players
) -> bool | Silence:
    """Whether a player may take of the cards that another (*étaleur*) has shown down.

    *Celui qui suit*, the next, may. Nothing is said of any other, whom the words do not name,
    though by the last of them all that lies on the cloth keeps one from putting Cul-bas. In the
    English, ``suits_himself``, any other player may.
    """
    return (
        True if met("celui qui suit", _steps(other_seat, seat, players) == 1) else Silence.NOT_SAID
    )


@law("bellecour.cul-bas.9", "academie.cul-bas.9", says=CLEARS_HIS_HAND)
def clears_his_hand(
    *,
    stakes: of_money.Stakes,
    cards_left_by_seat: of_cards.CardsLeftBySeat,
    cards_shown_by_seat: facts.CardsShownBySeat,
) -> Won | None:
    """What the first to clear his hand wins: all stakes, and a counter for each card of the others.

    By seat: what each ``put down for the Cul-bas``; the cards that he still has; those that he put
    down as his Cul-bas, whether or not others have taken of them since. None while nobody has
    cleared his hand. It is not said what becomes of the stakes when nobody can. The French says
    *leur*, "to them", of the one winner.
    """
    if not 2 <= len(stakes) == len(cards_left_by_seat) == len(cards_shown_by_seat) or any(
        it < 0 for it in stakes
    ):
        raise ValueError(
            "stakes, cards_left_by_seat and cards_shown_by_seat have a number, 0 or more,"
            " for each player"
        )
    pairs = [(cards_left_by_seat[seat], cards_shown_by_seat[seat]) for seat in range(len(stakes))]
    for held, shown in pairs:
        whole_number("cards_left_by_seat", held, 0, HAND)
        whole_number("cards_shown_by_seat", shown, 0, 0 if held else HAND)
    cleared = [seat for seat, pair in enumerate(pairs) if not any(pair)]
    if len(cleared) > 1:
        raise ValueError(
            "cards_left_by_seat and cards_shown_by_seat are 0 of one player:"
            " he is the first, and wins"
        )
    if not cleared:
        return None
    return Won(cleared[0], sum(stakes), tuple(sum(pair) for pair in pairs))


@law("bellecour.cul-bas.10", "academie.cul-bas.10", says=THREE_TAKE_ONE)
def three_take_one(*, hand: facts.Hand, board: of_cards.Board) -> Taking | None:
    """The three cards of one sort in a hand that may take up the fourth, if there are such.

    Two of five are then left, though a player takes only ``one Card at a time``.
    """
    _apart(hand, board)
    for card in board:
        alike = tuple(it for it in hand if it.rank is card.rank)
        if met("three Cards of the same sort", completes_four(alike, (card,)), "d'une même valeur"):
            return Taking(alike, (card,), len(hand) - len(alike))
    return None


@law("bellecour.cul-bas.11", "academie.cul-bas.11", says=LEFT_ON_TABLE)
def left_on_table(
    *, board: of_cards.Board, cards_played: of_cards.CardsPlayed, cards_drawn: of_cards.CardsDrawn
) -> tuple[Card, ...]:
    """The cards that lie on the table when some are taken: those played with them are out too.

    Both are ``of no further use`` (*comme cartes inutiles*). Raises ValueError for cards that
    ``cards_played`` cannot take.
    """
    _apart(cards_played, board)
    one = len(cards_played) == len(cards_drawn) == 1 and cards_played[0].rank is cards_drawn[0].rank
    three = (len(cards_played), len(cards_drawn)) in TWO_THREES and completes_four(
        cards_played, cards_drawn
    )
    if not set(cards_drawn) <= set(board) or not (one or three):
        raise ValueError(
            "cards_drawn is one card of the table like the one played, or makes four of one"
        )
    return tuple(card for card in board if card not in cards_drawn)


@law("bellecour.cul-bas.11", says=text("The cards played and taken lie {}."))
def paired_cards_lie() -> Lie:
    """How the cards played and taken lie before each: turned up. In French, in a heap."""
    return Lie.TURNED_UP


@law("academie.cul-bas.11", says=text("The cards played and taken lie in a heap, {}."))
def cartes_en_tas() -> Lie:
    """How the cards played and taken lie before each: in a heap, *sans dessus dessous*.

    That is upside down; the English, ``paired_cards_lie``, has them turned up.
    """
    return Lie.SANS_DESSUS_DESSOUS


@law("bellecour.cul-bas.12", "academie.cul-bas.12", says=FOURTH_TAKES_THREE)
def fourth_takes_three(*, hand: facts.Hand, board: of_cards.Board) -> tuple[Taking, ...]:
    """The cards of a hand that may take up together the three others of their sort.

    It serves him no more than to take one (``may_take``): one card of his hand is gone.
    """
    _apart(hand, board)
    found = []
    for card in hand:
        three = tuple(it for it in board if it.rank is card.rank)
        if met("he that has the fourth in his Hand", completes_four((card,), three)):
            found.append(Taking((card,), three, len(hand) - 1))
    return tuple(found)


@law("bellecour.cul-bas.13", "academie.cul-bas.13", says=CHANGES)
def changes(*, hand: facts.Hand, is_dealer: of_state.IsDealer) -> Change | None:
    """The four cards of one sort that a player may lay out (*écarter*) for others, and who gives.

    They must be ``in his five Cards``, before he has played one. The English has others ``in their
    room``, so as many, of the dealer; the French *d'autres*, and names the dealer but for himself.
    """
    _apart(hand, ())
    five = met("in his five Cards", len(hand) == HAND, "dans les cinq cartes")
    four = tuple(it for it in hand if sum(it.rank is card.rank for card in hand) == 4)
    if not met("any other four Cards of the same sort", bool(four), "de la même sorte") or not five:
        return None
    return Change(four, Giver.HIMSELF if met("if it is he that deals", is_dealer) else Giver.DEALER)


def _enough(players: int) -> None:
    if not may_play(players=players):
        raise ValueError(f"players={players} cannot be: two to eight have cards enough")


def _apart(hand: tuple[Card, ...], board: Iterable[Card]) -> None:
    whole_number("cards of a hand", len(hand), 1, HAND)
    lying = tuple(board)
    if len({*hand, *lying}) != len(hand) + len(lying):
        raise ValueError("a card lies once, in the hand or on the board")


def _steps(first: int, second: int, players: int) -> int:
    """How many seats the second is after the first."""
    _enough(players)
    for seat in (first, second):
        whole_number("seat", seat, 0, players - 1)
    return (second - first) % players
