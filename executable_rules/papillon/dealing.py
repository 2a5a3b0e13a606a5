"""Papillon, of the deals, of the pack, and of winning the cards: laws IX, XII, XIII and XV."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_cards, of_money, of_state
from executable_rules.mechanics.cards import pack
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Forfeit, Payee, Ruling, Unit, Verdict
from executable_rules.papillon import facts
from executable_rules.papillon.terms import HAND, ON_BOARD
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, pays, text, yes_no


class TheCards(NamedTuple):
    """Seat of the player who wins the cards, if anybody does, and what each pays him."""

    winner: int | None
    from_each: int


@law(
    "bellecour.papillon.15",
    "academie.papillon.15",
    says=text("The “stock” has {:card} left.", nothing="No card of the “stock” is left."),
)
def stock_after(*, players: facts.Players, deals: facts.Deals) -> int:
    """Cards of the ``stock`` (*talon*) after three cards were dealt to each this many times.

    Before the first of these deals the board is laid from it.

    Raises ValueError for more deals than the cards allow: five for three players, four for four.
    """
    left = len(pack()) - ON_BOARD[players] - players * HAND * deals
    if left < 0:
        raise ValueError(f"deals={deals} cannot be: the stock does not last so long")
    return left


@law(
    "bellecour.papillon.15",
    "academie.papillon.15",
    says=text(
        "Each player is given {:card} more, without cutting.", nothing="No cards are given now."
    ),
)
def given_more(*, cards_left_by_seat: facts.CardsLeftBySeat, stock_size: of_cards.StockSize) -> int:
    """Cards that each is given of the stock, without cutting: three, when all have played theirs.

    The facts are how many each has still in his hand, and those of the stock.
    """
    played = met(
        "when every one has played his three Cards",
        not any(cards_left_by_seat),
        "lorsque chacun a joué ses trois cartes",
    )
    enough = stock_size >= HAND * len(cards_left_by_seat)
    return HAND if played and enough else 0


@law(
    "bellecour.papillon.laws.9",
    "academie.papillon.laws.9",
    says=parts(
        winner=text(
            "The {:seat} player wins the cards.",
            none="Nobody wins the cards: they are paid double the next deal.",
        ),
        from_each=pays("each of the others", "the winner", "counter"),
    ),
)
def wins_the_cards(
    *, cards_won_by_seat: facts.CardsWonBySeat, are_equal: of_state.AreEqual = False
) -> TheCards:
    """Who wins the cards, by the number that each seat took: the most, with a counter from each.

    When two are equal nobody wins them, and in the next deal they are paid double. The law does not
    say what a second equality in a row makes of it.
    """
    price = (
        2
        if met("paid double the next Deal", are_equal, "elles se payent double le coup suivant")
        else 1
    )
    if met(
        "when they are equal",
        cards_won_by_seat.count(max(cards_won_by_seat)) > 1,
        "lorsqu'elles sont égales avec un des Joueurs",
    ):
        return TheCards(None, 0)
    return TheCards(cards_won_by_seat.index(max(cards_won_by_seat)), price)


@law(
    "bellecour.papillon.11",
    "academie.papillon.11",
    says=parts(
        winner=text("The {:seat} player wins the cards.", none="Nobody wins the cards."),
        from_each=pays("each of the others", "the winner", "counter"),
    ),
)
def price_agreed_for_the_cards(
    *, cards_won_by_seat: facts.CardsWonBySeat, sum_agreed: of_money.SumAgreed
) -> TheCards:
    """Who ``wins the cards``, and what each pays him: what has been agreed on.

    Law IX has a counter from each; it says, too, that nobody wins them when two are equal.
    """
    winner = wins_the_cards(cards_won_by_seat=cards_won_by_seat).winner
    return TheCards(winner, 0 if winner is None else sum_agreed)


@law("bellecour.papillon.laws.12", "academie.papillon.laws.12")
def false_pack(*, cards: facts.Cards) -> Verdict:
    """What becomes of a deal with a pack that may be ``false``: it is good if the number is right.

    Two of one sort and none of another do no harm. The law does not say in words that it is void
    otherwise: it only says *provided*.
    """
    if sorted(map(str, cards)) == sorted(map(str, pack())):
        return Verdict.NOTHING_FOLLOWS
    right = met(
        "provided the number of Cards is right",
        len(cards) == len(pack()),
        "pourvû que le nombre soit tel qu'il doit être",
    )
    return Verdict.STANDS if right else Verdict.VOID


@law(
    "bellecour.papillon.laws.13",
    "academie.papillon.laws.13",
    says=parts(
        verdict={
            Verdict.DEAL_AGAIN: "There is a new deal; by whom, the law does not say.",
            Verdict.NOTHING_FOLLOWS: "There is no new deal.",
        },
        forfeit=None,
    ),
)
def wrong_deal(
    *,
    hand_sizes: facts.HandSizes,
    card_count: of_cards.CardCount,
    was_found_out: of_state.WasFoundOut = True,
) -> Ruling:
    """What follows when the cards are wrong dealt: a new deal, and a fish of the dealer's.

    Each has three cards, and the board seven where three play, four where four. That the same
    player deals again is not said.
    """
    due = ON_BOARD[whole_number("hand_sizes", len(hand_sizes), min(ON_BOARD), max(ON_BOARD))]
    wrong = met(
        "the Cards are wrong dealt",
        set(hand_sizes) != {HAND} or card_count != due,
        "Lorsque l'on a mal donné",
    )
    if wrong and met("the moment it is perceived", was_found_out, "du moment qu'on s'en aperçoit"):
        return Ruling(Verdict.DEAL_AGAIN, Forfeit(1, Unit.FISH, Payee.POOL))
    return Ruling(Verdict.NOTHING_FOLLOWS)


@law(
    "bellecour.papillon.laws.15",
    "academie.papillon.laws.15",
    says=yes_no(
        "The dealer must declare that they are the last cards.",
        "The dealer need not declare that they are the last cards.",
    ),
)
def must_declare(*, stock_size: of_cards.StockSize, players: facts.Players) -> bool:
    """Whether the dealer must declare that he deals the last cards: three are left for each."""
    whole_number("players", players, min(ON_BOARD), max(ON_BOARD))
    return met(
        "only three Cards for each left",
        stock_size == HAND * players,
        "il n'y a plus que trois cartes pour chacun au talon",
    )
