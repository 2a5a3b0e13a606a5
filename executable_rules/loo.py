"""Lanterloo, in 1754 Lue: the usual way (half of it lost in 1687), and another way of 1687.

Who wins no trick is ``looed`` (*lued*) and pays for it; five cards of a suit loo all.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_money, of_people, of_play, of_state
from executable_rules.mechanics.cards import Rank, pack
from executable_rules.mechanics.lifting import carried_by
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import ACE_HIGH
from executable_rules.mechanics.results import NOTHING, Forfeit, Silence, said
from executable_rules.put import best_put_card
from executable_rules.whist.terms import order
from lawsofplay.rules import Fact, law, like, met
from lawsofplay.sentences import parts, pays, shares, text, yes_no

HAND = 5
"""Cards of each, and so the tricks of a deal."""

CHALKS = 5
"""Scores set up for the Game."""

SHORT_PACK = pack(Rank(number) for number in range(3, 8))
"""Without threes, fours, fives, sixes and sevens: thirty-two cards, the deuces among them."""


class Sweep(NamedTuple):
    """What five cards of a suit do: how many players are looed, and how much is taken."""

    looed: int
    takes: int


Deals = Annotated[int, like(of_play.Deals, least=0, most=5)]
EldestPasses = Annotated[bool, Fact("whether the eldest hand passes")]
Seats = Annotated[tuple[int, ...], like(of_people.Seats, least=0, most=51, fewest=1, size=52)]
Tricks = Annotated[int, like(of_play.Tricks, least=0, most=25)]
TricksBySeat = Annotated[tuple[int, ...], like(of_play.TricksBySeat, least=0, most=5, size=52)]


@law("seymour.loo.1", says=text("The {:seat} player deals."))
def deals(*, cards_cut_by_seat: of_people.CardsCutBySeat) -> int | Silence:
    """Who deals by the cards ``lifted`` (cut), seats from 0: the best.

    Nothing is said of two alike. The ace is taken for the best, as in the play. 1687's other way
    has the best Put-card: ``deals_another_way``.
    """
    return said(carried_by(cards_cut_by_seat, ACE_HIGH))


@law("cotton.loo.another-way.1", says=text("The {:seat} player deals."))
def deals_another_way(*, cards_cut_by_seat: of_people.CardsCutBySeat) -> int | Silence:
    """Who deals by the cards lifted: the best ``Put-card``, of which the trey is best.

    Put-cards have an order of their own (cotton.put.9). 1754 has the best card without more
    words: ``deals``.
    """
    return said(best_put_card(cards_cut_by_seat))


@law("seymour.loo.2", says=yes_no("So many may play.", "So many may not play."))
def may_play(*, players: of_people.Players, pack_size: of_cards.PackSize) -> bool:
    """Whether this many cards permit this many players: five for each, and one to turn up
    as trump.
    """
    return players >= 2 and players * HAND + 1 <= pack_size


@law("seymour.loo.3", says=text("The pack played with is of {:card}."))
def pack_played_with(*, players: of_people.Players, wants_it: of_conduct.WantsIt = False) -> int:
    """How many cards are played with; three to six players may leave out threes to sevens.

    With ``wants_it`` the Lue is to "come fast about", and the whole pack is used.
    """
    short = met("if three, four, five, or six Persons play", 3 <= players <= 6)
    return len(SHORT_PACK) if short and not wants_it else len(pack())


@law(
    "seymour.loo.4",
    "seymour.loo.10",
    says=text("The Game has {:chalk} left.", nothing="All the chalks for the Game are rubbed out."),
)
def chalks_left(*, deals: Deals) -> int:
    """Chalks (or counters) that stand for the Game: five, and one rubbed off every deal."""
    return CHALKS - deals


@law("seymour.loo.10", says=text("He has set up {:score}."))
def scores(*, tricks_by_seat: TricksBySeat) -> int:
    """The scores by one who won this many tricks in each deal, till the chalks are out."""
    return sum(whole_number("tricks", won, 0, HAND) for won in tricks_by_seat[:CHALKS])


@law(
    "seymour.loo.11",
    "cotton.loo.1",
    says=pays("the stock", "the player who has the scores", "counter"),
)
def takes_from_stock(
    *, tricks: Tricks, price: of_money.Price, points_before: of_play.PointsBefore = 0
) -> int:
    """What one takes from the stock when all chalks are rubbed out; nothing while some stand."""
    won = tricks
    out = met(
        "All the Chalks for the Game being rub'd out",
        points_before == 0,
        "All the Chalks for the Game being rubbed out",
    )
    return won * price if out else 0


@law("seymour.loo.5", says=text("They say in this order whether they play: the {:seat} players."))
def order_of_saying(*, players: of_people.Players) -> tuple[int, ...]:
    """In what order the seats say whether they play, if the eldest (0) passes by the benefit."""
    return (*range(1, players), 0)


@law(
    "seymour.loo.6",
    "cotton.loo.another-way.5",
    says=yes_no("The rest may refuse to play.", "The law gives the rest no leave to refuse."),
)
def rest_may_refuse(*, eldest_passes: EldestPasses) -> bool:
    """Whether the rest may play or not as they like: they may if the eldest hand passes.

    That they must play where he does not pass is only implied: no rule says it.
    """
    return eldest_passes


@law(
    "seymour.loo.7",
    says=yes_no(
        "{card} wins the trick from {other_card}.",
        "{card} does not win the trick from {other_card}.",
    ),
)
def wins_from(
    *, card: of_cards.Card, other_card: of_cards.OtherCard, trump: of_cards.Trump
) -> bool:
    """Whether a card played after another wins the trick from it, as at Whist."""
    return order(trump).beats(card, other_card)


@law("seymour.loo.8")
def revokes(*, pool: of_money.Pool) -> Forfeit:
    """What a player pays who ``revokes``, does not follow suit though able: all on the table."""
    return Forfeit(pool)


@law("seymour.loo.9", says=pays("the player who is “lued” (without a trick)", "the stock"))
def lays_down_for_loo(
    *, tricks: Tricks, price: of_money.Price, plays_game: of_conduct.PlaysGame = True
) -> Forfeit:
    """What a looed player lays down when this much is laid for each card: five times as much.

    ``plays=no``: he passed, and lays nothing down.
    """
    looed = met("win not one Trick", whole_number("tricks", tricks, 0, HAND) == 0)
    return lays_down_another_way(is_beasted=met("If you play", plays_game) and looed, price=price)


@law(
    "cotton.loo.another-way.3",
    says=pays("the player who is “looed” (without a trick)", "the board"),
)
def lays_down_another_way(*, is_beasted: of_state.IsBeasted, price: of_money.Price) -> Forfeit:
    """What a player lays down if he is looed: five times what a card is worth.

    When one is looed, 1687 does not say; 1754 does (``lays_down_for_loo``).
    """
    return Forfeit(HAND * price) if met("if any be loo'd", is_beasted) else NOTHING


@law(
    "cotton.loo.another-way.3", says=yes_no("He may refuse to play.", "He may not refuse to play.")
)
def may_refuse_at_first(*, at_start: of_state.AtStart, eldest_passes: EldestPasses) -> bool:
    """Whether one may refuse to play the other way: not in the first deal, when all must."""
    return not met("all must play", at_start) and rest_may_refuse(eldest_passes=eldest_passes)


@law("cotton.loo.another-way.2", says=pays("the dealer", "the board", "counter"))
def dealer_lays_down(*, price: of_money.Price) -> int:
    """What the Dealer lays down for his five cards, so much being agreed for every card."""
    return HAND * price


@law("cotton.loo.another-way.4", says=pays("the dealer", "the board"))
def dealer_looed_lays_down(
    *, price: of_money.Price, is_beasted: of_state.IsBeasted = True
) -> Forfeit:
    """What the next dealer lays down: for his dealing, and as much again if he is looed."""
    dealing = dealer_lays_down(price=price)
    return Forfeit(2 * dealing if met("as much more for his loo", is_beasted) else dealing)


@law(
    "cotton.loo.another-way.6",
    says=shares("the {:seat} player", unit="counter", others="the board"),
)
def divided(*, pool: of_money.Pool, tricks_by_seat: TricksBySeat) -> tuple[Fraction, ...]:
    """What each of those who played has by his tricks, when there is never a loo.

    Raises ValueError when one of them has no trick: then there is a loo (``take_up_the_money``).
    """
    return tuple(
        Fraction(pool * whole_number("tricks", won), sum(tricks_by_seat)) for won in tricks_by_seat
    )


@law(
    "cotton.loo.another-way.7",
    says=text(
        "The money is taken up by the {:seat} player.",
        several="The money is taken up by the {:seat} players.",
        nothing="Nobody takes up the money.",
        none="Nobody is “looed” (without a trick): the money is divided by the tricks.",
    ),
)
def take_up_the_money(*, tricks_by_seat: TricksBySeat) -> tuple[int, ...] | None:
    """Who takes up the money when a player is looed, by the tricks of those who played, from 0.

    The ``winners``, who have a trick. It is not said that they divide it by their tricks, as
    without a loo. None when nobody is looed: then it is divided (``divided``).
    """
    winners = tuple(
        seat for seat, won in enumerate(tricks_by_seat) if whole_number("tricks", won, 0)
    )
    return winners if met("if there be a loo", len(winners) < len(tricks_by_seat)) else None


@law(
    "cotton.loo.another-way.7",
    says=pays("the player who is “looed” (without a trick)", "the board"),
)
def looed_lays_down(*, pool: of_money.Pool, is_dealer: of_state.IsDealer = False) -> Forfeit:
    """What a looed player lays down: as much as all had laid down, however much that is.

    He lays down the same again if he dealt. After the first deal, where only the Dealer has laid
    down for five cards, it is what ``lays_down_for_loo`` says; with more on the board it is more.
    """
    return Forfeit(pool * (2 if met("if he that was loo'd dealt", is_dealer) else 1))


@law(
    "seymour.loo.12",
    "cotton.loo.2",
    says=parts(
        looed=text(
            "He “looes” (beats without a trick) {:player}, all the others that play.",
            nothing="He “looes” (beats without a trick) nobody.",
        ),
        takes=text(
            "He takes {:counter} from the board.", nothing="He takes nothing from the board."
        ),
    ),
)
def five_of_a_suit(
    *, hand: of_cards.Hand, players: of_people.Players, pool: of_money.Pool
) -> Sweep:
    """What a hand does by its suits: five of one loo all the others then playing.

    He ``sweeps the board``: takes all that lies on it.
    """
    suits = {card.suit for card in hand}
    five = len(hand) == HAND and len(suits) == 1
    return (
        Sweep(players - 1, pool)
        if met("five Cards of a suit", five, "5 Cards of a Suit")
        else Sweep(0, 0)
    )


@law(
    "seymour.loo.13",
    "cotton.loo.3",
    says=text("The {:seat} player, the eldest hand being the first, has the advantage."),
)
def has_advantage(*, seats: Seats) -> int:
    """If two have five of a suit (a ``loo``), who goes first: the nearer to the eldest hand, 0."""
    return min(seats)
