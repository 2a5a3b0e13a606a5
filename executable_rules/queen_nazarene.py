"""Queen Nazarene, in the book of 1754: her holder is paid, and a king laid down begins again."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_people
from executable_rules.mechanics.cards import Card, Rank, Suit, pack
from executable_rules.mechanics.deals import stock_left
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import law, like, met, offered
from lawsofplay.sentences import parts, pays, text, yes_no

HAND = 5
"""Cards of each player."""

QUEEN_NAZARENE = Card(Rank.QUEEN, Suit.DIAMONDS)
KNAVE_KNOCKER = Card(Rank.KNAVE, Suit.CLUBS)


class Challenge(NamedTuple):
    """What a player demands who has laid down a card, and whether he ``begins again``,
    leads anew.
    """

    counters: int
    begins_again: bool


Players = Annotated[int, like(of_people.Players, least=0, most=52)]


@law("seymour.queen-nazarene.1", says=yes_no("So many may play.", "So many may not play."))
def may_play(*, players: Players) -> bool:
    """Whether this many players may play: as the cards will allow, with five for each."""
    return players in range(2, len(pack()) // HAND + 1)


@law("seymour.queen-nazarene.1", says=text("Of the pack {:card} are not dealt."))
def cards_left(*, players: Players) -> int:
    """How many cards of the pack are not dealt. Raises ValueError when they do not suffice."""
    return stock_left(len(pack()), players, HAND)


@law(
    "seymour.queen-nazarene.2",
    "seymour.queen-nazarene.3",
    says=pays("the rest of the company", "the player who has the card", "counter"),
)
def demands(*, card: of_cards.Card, players: Players) -> int:
    """What the holder of ``Queen Nazarene`` or ``Knave-Knocker`` gets in all, this much from each.

    For the Knave it is not said from whom he gets two apiece; every player is taken.

    Raises ValueError for more players than may play.
    """
    if not may_play(players=players):
        raise ValueError(f"players={players} cannot be: the cards will not allow it")
    return {QUEEN_NAZARENE: 3, KNAVE_KNOCKER: 2}.get(card, 0) * (players - 1)


@law(
    "seymour.queen-nazarene.4",
    says=parts(
        counters=pays(
            "the rest of the company",
            "the player who laid it down",
            "counter",
            nothing="He demands nothing.",
        ),
        begins_again=yes_no("He begins again, with a new lead.", "He does not lead again."),
    ),
)
def lays_down(*, card: of_cards.Card) -> Challenge:
    """What a player ``challenges``, demands, who lays down a card after which none is played.

    The words are dark: "he who lays down a King, the last Card that is played". It is taken that
    the king ends the row of cards, whoever laid those before.
    """
    king = met("he who lays down a King", card.rank is Rank.KING)
    return Challenge(1, begins_again=True) if king else Challenge(0, begins_again=False)


@law(
    "seymour.queen-nazarene.5",
    says=pays("the rest of the company", "the player who is first out", "counter"),
)
def first_out_demands(*, cards_left_by_seat: of_cards.CardsLeftBySeat) -> int:
    """What the first to play away his cards gets, by the cards left in each other hand."""
    return sum(whole_number("cards_left_by_seat", cards, 1, HAND) for cards in cards_left_by_seat)


__all__ = offered(__name__)
