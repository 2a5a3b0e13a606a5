"""L'Homme d'Auvergne, the Man d'Auvergne: ten laws of *The Academy of Play* and the *Académie*.

A game, *un jeu*, is a mark of the score; seven commonly make the party.
"""

from __future__ import annotations

from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import (
    NOTHING,
    Forfeit,
    Payee,
    Penalty,
    Ruling,
    Unit,
    Verdict,
)
from lawsofplay.rules import law, met
from lawsofplay.sentences import told

TO_WIN = 3
"""Tricks of him that stands the game; the two first made do, if the tricks are divided."""

MOST_TURNED = 3
"""Cards that may be turned up in all, with two returns."""

HAND = 5
"""Cards of each player."""

TO_BOARD = Forfeit(1, Unit.GAME, Payee.POOL)
TO_WINNER = Forfeit(1, Unit.GAME, Payee.ADVERSARY)


@law("bellecour.homme-d-auvergne.laws.1", "academie.homme-d-auvergne.laws.1")
def false_pack(*, finished: bool, preceding: bool = False) -> Verdict:
    """What becomes of a deal with a ``false`` pack: a new one, unless it is entirely finished.

    ``preceding``: it was played before the one where the pack was perceived to be false.
    """
    before = met("the preceding ones stand good", preceding)
    done = met("if it is entirely finished", finished)
    return Verdict.STANDS if before or done else Verdict.DEAL_AGAIN


@law("bellecour.homme-d-auvergne.laws.2", "academie.homme-d-auvergne.laws.2")
def deals_wrong(*, wrong: bool = True) -> Ruling:
    """What follows when the dealer ``deals wrong``: he loses a game and deals again.

    For whose profit the laws do not say; it is put here to the board, as law VI puts its own.
    """
    if met("He that deals wrong", wrong):
        return Ruling(Verdict.DEAL_AGAIN, TO_BOARD)
    return Ruling(Verdict.NOTHING_FOLLOWS)


@law("bellecour.homme-d-auvergne.laws.3", "academie.homme-d-auvergne.laws.3")
def faced_in_dealing(*, faced: int) -> Verdict:
    """What becomes of the deal when so many cards come ``faced`` (*tournées*): a new one."""
    one = met("one or more faced cards", whole_number("faced", faced, 0) >= 1)
    return Verdict.DEAL_AGAIN if one else Verdict.NOTHING_FOLLOWS


@law(
    "bellecour.homme-d-auvergne.laws.4",
    "academie.homme-d-auvergne.laws.4",
    says=told("The dealer wins {:game}.", nothing="The dealer wins no game."),
)
def kings_turned(*, turned: tuple[Card, ...]) -> int:
    """Games that the dealer wins for the cards turned up, from the top or the bottom of the stock.

    One for each king. Up to three are turned, when the players return (*se réjouissent*) twice.
    """
    whole_number("cards in turned", len(turned), 1, MOST_TURNED)
    return sum(met("for each King that he turns up", card.rank is Rank.KING) for card in turned)


@law(
    "bellecour.homme-d-auvergne.laws.5",
    "academie.homme-d-auvergne.laws.5",
    says=told("He wins {:game} for his kings.", nothing="He wins no game for his kings."),
)
def king_games(*, hand: tuple[Card, ...], trump: Suit) -> int:
    """Games won for the King of Trumps in hand: one, and one for each other king with him."""
    kings = {card.suit for card in hand if card.rank is Rank.KING}
    return len(kings) if met("has the King of Trumps in his hand", trump in kings) else 0


@law("bellecour.homme-d-auvergne.laws.6", "academie.homme-d-auvergne.laws.6")
def plays_before_turn(*, seat: int, turn: int) -> Forfeit:
    """What he forfeits who plays before his turn: one game to the board (*au profit du jeu*)."""
    return TO_BOARD if met("plays before his turn", seat != turn) else NOTHING


@law("bellecour.homme-d-auvergne.laws.7", "academie.homme-d-auvergne.laws.7")
def renounces(*, hand: tuple[Card, ...], led: Suit, played: Card) -> Penalty:
    """What he loses who ``renounces``, does not follow the suit led though he can: the party.

    That is, he has no further pretensions to it; the others, as it seems, play on.
    """
    if played not in hand:
        raise ValueError(f"played may be a card of the hand: {played} is none")
    could = any(card.suit is led for card in hand)
    if met("He that renounces", could and played.suit is not led):
        return Penalty.LOSES_PARTY
    return Penalty.NONE


@law("bellecour.homme-d-auvergne.laws.8", "academie.homme-d-auvergne.laws.8")
def stands_the_game(*, tricks: int, another: int = 0, two_first: bool = False) -> Forfeit:
    """What he forfeits who ``stands the game`` (*fait jouer*) and loses it, to him that wins.

    He wins by three tricks; if they are divided, so that ``another`` made no three, by the two
    that were made first.
    """
    whole_number("tricks", tricks, 2 if two_first else 0, HAND)
    whole_number("another", another, 0, HAND - tricks)
    divided = met("if the tricks should be divided", another < TO_WIN)
    lost = tricks < TO_WIN and not (two_first and divided)
    return TO_WINNER if met("and loses it", lost) else NOTHING


@law(
    "bellecour.homme-d-auvergne.laws.9",
    "academie.homme-d-auvergne.laws.9",
    says=told("He wins {:game} for his kings.", nothing="He wins no game for his kings."),
)
def bottom_king_games(
    *, hand: tuple[Card, ...], bottom: Suit, first: Suit, marked: bool = True
) -> int:
    """Games for the King of the suit turned up at the bottom of the stock, as law V gives them.

    Not to him who had the king of the ``first`` turned card and ``marked`` for it. The French
    says that the suit at the bottom then makes the trump; the English only that it is turned up.
    """
    had = Card(Rank.KING, first) in hand
    if met("he has not already had the King of trumps", not (had and marked)):
        return king_games(hand=hand, trump=bottom)
    return 0


@law("bellecour.homme-d-auvergne.laws.10", "academie.homme-d-auvergne.laws.10")
def loses_king(*, king: Card, marked: tuple[Card, ...], returned: bool, lost: bool) -> Forfeit:
    """What he pays to the winner of the trick who loses a king for which he has marked.

    So of the first King of trumps after the ``return`` (*s'être réjoui*), when another suit is
    trumps, by its being trumped or otherwise, and of the other kings of ``marked``.
    """
    paid = met("the other Kings, for which the marks are won", king in marked)
    after = met("after the return", returned)
    return TO_WINNER if paid and after and met("should lose", lost) else NOTHING
