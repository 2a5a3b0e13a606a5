"""L'Emprunt, borrowing: each plays the next card of the suit, or pays a counter to borrow it.

The first card is as the leader likes; the next player must play the one that follows it in the same
suit, from his own hand or another's, or from the stock (*talon*). The player who is first without
cards wins. Seats are in the order of play, each next on the right of the one before.

The books tell wherein the game differs from Hoc; what is as at Hoc, of which they name what is
played for, is not here. They disagree about the deal of five, about the turns, and about the player
who lends his last card.
"""

from __future__ import annotations

from typing import Annotated

from executable_rules.emprunt.terms import (
    EACH,
    LAID_OUT,
    LEVEES,
    PRICE,
    AfterKing,
    Deal,
    Hands,
    Party,
    Passes,
    Played,
)
from executable_rules.facts import of_cards, of_money, of_people, of_play
from executable_rules.mechanics.cards import WHOLE_PACK, Card, Rank, Suit, pack
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Silence, Unit
from lawsofplay.rules import Fact, law, like, met
from lawsofplay.rules.exports import exports
from lawsofplay.sentences import parts, pays, text, yes_no

__getattr__, __dir__ = exports(__name__)

WINS_PARTY = text(
    "The {.winner:seat} player wins the party, and takes {.takes:counter} from the game."
    " What was agreed on is paid him by these: {.payers}.",
    none="Nobody has won yet.",
)
"""Words for what the winner of the party has."""


Hand = Annotated[tuple[Card, ...], like(of_cards.Hand, pack=WHOLE_PACK)]
LentLast = Annotated[bool, Fact("whether the player parted with his last card by lending it")]
Reading = Annotated[AfterKing, like(of_play.Reading)]
ReadingPasses = Annotated[Passes, like(of_play.Reading)]
TheHands = Annotated[Hands, like(of_cards.Hands, size=52, pack=WHOLE_PACK)]


@law("bellecour.emprunt.1", "academie.emprunt.1", says=text("The {:seat} player cuts."))
def cuts(*, dealer: of_people.Dealer, players: of_people.Players) -> int:
    """The seat that cuts: on the left of the dealer, so the one before him."""
    return next_player(dealer, _players(players), -1)


@law(
    "bellecour.emprunt.2",
    says=parts(
        pack=text("They play with {:card}."),
        each=text("Each has {:card}."),
        left=text(
            "The “talon”, the stock, has {:card}.", none="The pack has too few cards for them."
        ),
    ),
)
def deal(*, players: of_people.Players) -> Deal:
    """What is dealt to six, five, four or three: five have ten cards each as four have.

    The ace and two are laid out "when there are only five or four", so that five lack six cards;
    the French, ``donne``, lays them out for four only.
    """
    return _deal(players, LAID_OUT)


@law(
    "academie.emprunt.2",
    says=parts(
        pack=text("They play with {:card}."),
        each=text("Each has {:card}."),
        left=text(
            "The “talon”, the stock, has {:card}.", none="The pack has too few cards for them."
        ),
    ),
)
def donne(*, players: of_people.Players) -> Deal:
    """What is dealt to six, five, four or three: ace and two are taken out (*lévera*) from four on.

    Five have the entire pack, for the clause stands with the four; the English, ``deal``, has the
    two numbers in one.
    """
    return _deal(players, LEVEES)


@law(
    "bellecour.emprunt.3",
    "bellecour.emprunt.5",
    "academie.emprunt.3",
    "academie.emprunt.5",
    says=text("He may lead {}."),
)
def may_lead(*, hand: Hand) -> tuple[Card, ...]:
    """What the eldest hand, and anyone who begins a fresh lead, may play first: any card he has."""
    if not hand:
        raise ValueError("hand= cannot be empty: the play ends when one has no cards left")
    return hand


@law(
    "bellecour.emprunt.3",
    "bellecour.emprunt.4",
    "academie.emprunt.3",
    "academie.emprunt.4",
    says=text("The card due is {}.", none="No more of the suit is left: a fresh lead is begun."),
)
def next_card(
    *,
    card_played: of_cards.CardPlayed,
    reading: Reading,
    rank: of_cards.Rank,
    cards_played: of_cards.CardsPlayed = (),
) -> Card | None:
    """The card that is due after one: the next of the suit, while more of it is left.

    The ace is low. What follows the king is not said: *no more of that suit* may mean no more above
    it, or none at all. ``rank``: of the pack, ace, three or four. ``cards_played``: before.
    """
    if rank.value - 1 not in LAID_OUT.values():
        raise ValueError(f"rank={rank.name.lower()} cannot be: it is ace, three or four")
    whole_number("the rank of played", card_played.rank.value, rank.value)
    if card_played.rank is Rank.KING:
        due = Card(rank, card_played.suit) if reading is AfterKing.ROUND else None
    else:
        due = Card(Rank(card_played.rank.value + 1), card_played.suit)
    spent = met("there is no more of that suit left", due is None or due in cards_played)
    return None if spent else due


@law(
    "bellecour.emprunt.3",
    "bellecour.emprunt.4",
    "academie.emprunt.3",
    "academie.emprunt.4",
    says=parts(
        lender=text(
            "He borrows the card of the {:seat} player.",
            none="He plays the card from his own hand.",
        ),
        counters=pays("he", "the lender", "counter"),
        none="No player has the card: it is in the stock.",
    ),
)
def plays_or_borrows(
    *, card_due: of_money.CardDue, seat: of_people.Seat, hands: TheHands
) -> Played | None:
    """How a player plays the card that is due: his own if he has it, else borrowed for a counter.

    None if nobody has it: it is in the stock, by rule 7 (``takes_from_stock``).
    """
    whole_number("seat", seat, 0, _players(len(hands)) - 1)
    holder = _holder(card_due, hands)
    if met("if he has it", holder == seat, "s'il ne l'a pas"):
        return Played(None, 0)
    return None if holder is None else Played(holder, PRICE)


@law("bellecour.emprunt.4", says=text("The {:seat} player plays next."))
def next_in_turn(
    *, seat: of_people.Seat, players: of_people.Players, reading: ReadingPasses
) -> int:
    """The seat that plays after one, "going always from the right hand to the left".

    The words may be read two ways; with the first he comes next who, by rule 5, begins the fresh
    lead. The French, ``au_tour_de``, has *par la droite*.
    """
    step = 1 if reading is Passes.RIGHT_HAND_FIRST else -1
    return next_player(seat, _players(players), step)


@law("academie.emprunt.4", says=text("The {:seat} player plays next."))
def au_tour_de(*, seat: of_people.Seat, players: of_people.Players) -> int:
    """The seat that plays after one, *par la droite*: on his right.

    The English, ``next_in_turn``, has "from the right hand to the left".
    """
    return next_player(seat, _players(players))


@law(
    "bellecour.emprunt.5",
    "academie.emprunt.5",
    says=text("The {:seat} player begins a fresh lead."),
)
def leads_afresh(*, seat: of_people.Seat, players: of_people.Players) -> int:
    """The seat that begins a fresh lead: on the right of the player who played the ``last``
    card.
    """
    return next_player(seat, _players(players))


@law(
    "bellecour.emprunt.5",
    "academie.emprunt.5",
    says=yes_no("The play goes on.", "The play ends: one player has no cards left."),
)
def plays_on(*, cards_left_by_seat: of_cards.CardsLeftBySeat) -> bool:
    """Whether the play goes on with this many cards in each hand: till one of them has none."""
    for left in cards_left_by_seat:
        whole_number("cards left", left, 0, EACH[_players(len(cards_left_by_seat))])
    return not met(
        "one of the players has no cards left", 0 in cards_left_by_seat, "de toutes ses cartes"
    )


@law(
    "bellecour.emprunt.6",
    says=WINS_PARTY,
)
def wins_party(
    *, pool: of_money.Pool, cards_left_by_seat: of_cards.CardsLeftBySeat, lent_last: LentLast
) -> Party | Silence | None:
    """What a player wins who has first ``played`` all his cards, by the cards that each has left.

    He is paid for those as has been agreed. None while each has some. ``lent_last``: the player
    without cards parted with his last one by lending it; it is not said whether he has played all
    his cards. The French, ``gagne_partie``, has *s'en est défait*, got rid of them.
    """
    won = _party(pool, cards_left_by_seat)
    has = won is not None and not lent_last
    played = met("he that has first played all his cards", has)
    return Silence.NOT_SAID if won and not played else won


@law(
    "academie.emprunt.6",
    says=WINS_PARTY,
)
def gagne_partie(
    *, pool: of_money.Pool, cards_left_by_seat: of_cards.CardsLeftBySeat
) -> Party | None:
    """What a player wins who is first rid of his cards (*s'en est défait*), by the cards of each.

    He is paid for those as has been agreed; None while each has some. It does not matter how he got
    rid of the last; in the English, ``wins_party``, he must have *played* all.
    """
    return _party(pool, cards_left_by_seat)


@law("bellecour.emprunt.7", "academie.emprunt.7", says=pays("he who plays the card"))
def takes_from_stock(
    *, card_due: of_money.CardDue, hands: TheHands, stock: of_cards.Stock
) -> Forfeit:
    """What is paid to the board (*au jeu*) for the card that is due, taken from the stock.

    As much as would have been paid to a player who had it; nothing to the board if one has it.
    """
    _players(len(hands))
    holder = _holder(card_due, (*hands, stock))
    if holder is None:
        raise ValueError(
            f"card_due={card_due} cannot be: it is in one of the hands or in the stock"
        )
    in_stock = met(
        "it cannot be borrowed of any of the players",
        holder == len(hands),
        "on ne pouvoit par conséquent l'emprunter d'aucun Joueur",
    )
    return Forfeit(PRICE, Unit.COUNTER, Payee.POOL) if in_stock else NOTHING


def _players(players: int) -> int:
    return whole_number("players", players, min(EACH), max(EACH))


def _deal(players: int, laid_out: dict[int, int]) -> Deal:
    cards = len(pack()) - len(Suit) * laid_out[_players(players)]
    left = cards - players * EACH[players]
    return Deal(cards, EACH[players], left if left >= 0 else None)


def _holder(due: Card, hands: Hands) -> int | None:
    """The place of the one hand that has a card. Raises ValueError for a card in two."""
    held = [card for hand in hands for card in hand]
    if len(set(held)) != len(held):
        raise ValueError("a card is in one hand only, and once")
    return next((seat for seat, hand in enumerate(hands) if due in hand), None)


def _party(on_game: int, cards_left: tuple[int, ...]) -> Party | None:
    _players(len(cards_left))
    for left in cards_left:
        whole_number("cards left", left, 0, EACH[len(cards_left)])
    if cards_left.count(0) > 1:
        raise ValueError("cards left are 0 of one player only: he is the first")
    if 0 not in cards_left:
        return None
    return Party(cards_left.index(0), whole_number("on the game", on_game, 0), cards_left)
