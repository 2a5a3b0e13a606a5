"""La Belle: its rules, in the order of the chapter."""

from __future__ import annotations

from collections.abc import Sequence

from executable_rules.belle import facts, words
from executable_rules.belle.terms import (
    HAND,
    KING_TO_ACE,
    THIRTY_ONE,
    Box,
    Choice,
    Outcome,
    no_card_twice,
    points_of_three,
    three_cards,
)
from executable_rules.facts import of_conduct, of_money, of_people, of_play, of_state
from executable_rules.mechanics.cards import Card, Rank, pack, pips
from executable_rules.mechanics.ladder import by_suit
from executable_rules.mechanics.numbers import alone_most, whole_number
from executable_rules.mechanics.orders import ACE_AFTER_KNAVE
from executable_rules.mechanics.results import Silence
from lawsofplay.rules import law, met


@law("bellecour.belle.1", "academie.belle.1", says=words.CARDS_USED)
def cards_used(*, players: facts.Players) -> int:
    """How many cards are played with: the entire pack, with the small ones, for several persons."""
    whole_number("players", players, 2, len(pack()) // HAND)
    return len(pack())


@law("bellecour.belle.2", "academie.belle.2", says=words.BOXES_HOLD)
def boxes_hold(
    *,
    players: facts.Players,
    belle_stake: facts.BelleStake,
    flux_stake: facts.FluxStake,
    thirty_one_stake: facts.ThirtyOneStake,
) -> dict[Box, int]:
    """What the three boxes hold, what is put into each being agreed.

    It is read here that every player puts it in.
    """
    agreed = {Box.BELLE: belle_stake, Box.FLUX: flux_stake, Box.THIRTY_ONE: thirty_one_stake}
    return {box: players * whole_number(box.name.lower(), it) for box, it in agreed.items()}


@law("bellecour.belle.3", "academie.belle.3", says=words.PARTY_OVER)
def party_over(*, deals: of_play.Deals, games_agreed: of_play.GamesAgreed) -> bool:
    """Whether the party is over after this many deals: thirty, forty, or as was agreed."""
    return deals >= games_agreed


@law("bellecour.belle.4", "academie.belle.4", says=words.NEXT_STAKE)
def next_stake(*, stake: facts.Stake, are_equal: of_state.AreEqual) -> int:
    """What is played for in a box in the next deal: the stake of one deal, or the double of it.

    Nothing is said of a box that is equal twice together.
    """
    return 2 * stake if met("are equal", are_equal, "sont égaux entre deux Joueurs") else stake


@law("bellecour.belle.5", "academie.belle.5", says=words.CUTS)
def cuts(*, dealer: of_people.Dealer, players: facts.Players) -> int:
    """The seat that cuts, on the dealer's left; seats count to the right, as the cards go round."""
    whole_number("dealer", dealer, 0, players - 1)
    return (dealer - 1) % players


@law("bellecour.belle.5", "academie.belle.5", says=words.IS_TURNED_UP)
def is_turned_up(*, place: facts.Place) -> bool:
    """Whether the first, second or third card dealt to a player is turned up: the third alone."""
    third = place == HAND
    return met("and then a third, which he turns up", third, "une troisiéme qu'il retourne")


@law(
    "bellecour.belle.4",
    "bellecour.belle.6",
    "bellecour.belle.7",
    "academie.belle.4",
    "academie.belle.6",
    "academie.belle.7",
    says=words.WINS_BELLE,
)
def wins_belle(*, cards_turned: facts.CardsTurned) -> int | Outcome:
    """Who has the Belle, by place, of the cards turned up; the king is the highest.

    Two alike ``rest`` (belle.4). The ace is below the knave; whether above the ten or below the two
    is not said, and where it matters, neither is who has the Belle.
    """
    if len(set(cards_turned)) < len(cards_turned):
        raise ValueError("cards_turned cannot be: a card is turned up twice")
    high, low = (_highest(cards_turned, order) for order in (ACE_AFTER_KNAVE, KING_TO_ACE))
    return high if high == low else Outcome.NOT_SAID


@law("bellecour.belle.6", "academie.belle.6", says=words.DRAWN_BY_THE_BELLE)
def drawn_by_the_belle(*, cards_turned: facts.CardsTurned, pool: of_money.Pool) -> int | Silence:
    """What the winner of the Belle takes up: all that is in its box; nothing while it rests."""
    won = wins_belle(cards_turned=cards_turned)
    if won is Outcome.NOT_SAID:
        return Silence.NOT_SAID
    return 0 if won is Outcome.RESTS else pool


@law("bellecour.belle.8", "academie.belle.8", says=words.HAS_FLUX)
def has_flux(*, hand: facts.Hand) -> bool:
    """Whether one has a ``Flux``: three cards of the same suit."""
    three_cards(hand)
    return met(
        "three Cards of the same Suit",
        len(by_suit(hand.cards)) == 1,
        "s'il a trois cartes de la même couleur",
    )


@law(
    "bellecour.belle.7",
    "bellecour.belle.9",
    "academie.belle.7",
    "academie.belle.9",
    says=words.POINTS,
)
def points(*, hand: facts.Hand) -> int:
    """The points of a hand at the Flux and at Thirty-one: the ace goes for eleven."""
    aces = sum(card.rank is Rank.ACE for card in hand.cards)
    return pips(*hand.cards) + 10 * aces


@law(
    "bellecour.belle.4",
    "bellecour.belle.8",
    "bellecour.belle.9",
    "bellecour.belle.10",
    "academie.belle.4",
    "academie.belle.8",
    "academie.belle.9",
    "academie.belle.10",
    says=words.WINS_FLUX,
)
def wins_flux(*, hands: facts.Hands) -> int | Outcome:
    """The place of the player with the highest Flux; it rests if nobody has one, or two are equal.

    The highest is taken for that of the most points, since the ace "serves to win" by its eleven.
    """
    no_card_twice(hands)
    fluxes = {seat: points(hand=it) for seat, it in enumerate(hands) if has_flux(hand=it)}
    met("nobody has the Flux", not fluxes, "lorsque personne n'a le flux")
    best = [seat for seat, height in fluxes.items() if height == max(fluxes.values())]
    return best[0] if len(best) == 1 else Outcome.RESTS


@law("bellecour.belle.10", "academie.belle.10", says=words.FLUX_LEFT)
def flux_left(*, stake: facts.Stake, counters: of_money.Counters = 0) -> int:
    """What the box of the Flux holds for the next deal if nobody has one: the stake, or more."""
    return stake + counters


@law("bellecour.belle.11", "academie.belle.11")
def stands_or_asks(*, is_near: of_state.IsNear, expects_it: of_conduct.ExpectsIt) -> Choice:
    """What a player does: he stands if he is near to thirty and fears to pass thirty-one."""
    near = met("comes near to Thirty", is_near, "s'il aproche de trente")
    fears = met("apprehensive of passing Thirty-one", expects_it, "il craigne de passer trente un")
    return Choice.STANDS if near and fears else Choice.ASKS


@law(
    "bellecour.belle.12",
    "bellecour.belle.13",
    "academie.belle.12",
    "academie.belle.13",
    says=words.GIVEN_IN_A_ROUND,
)
def given_in_a_round(
    *, dealer: of_people.Dealer, players: facts.Players, seats: facts.Seats
) -> tuple[int, ...]:
    """The seats that get a card in one round (*tour*): from the dealer's right to himself.

    Seats count to the right.
    """
    whole_number("dealer", dealer, 0, players - 1)
    if not seats <= frozenset(range(players)):
        raise ValueError("seats cannot be: a seat is not of the players")
    in_turn = [(dealer + step) % players for step in range(1, players + 1)]
    return tuple(seat for seat in in_turn if met("to every one that asks", seat in seats))


@law("bellecour.belle.14", "academie.belle.14", says=words.MAY_WIN)
def may_win(*, points: of_play.Points) -> bool:
    """Whether this many points may win Thirty-one: not if they are more, by taking in or not.

    Raises ValueError for points that three cards cannot have.
    """
    return not met("more Points than Thirty-one", points_of_three(points) > THIRTY_ONE)


@law("bellecour.belle.15", "academie.belle.15")
def should_stand(*, points: of_play.Points) -> Choice | Silence:
    """Whether a player should stand: with 28, 29 and 30 points; others are not told here."""
    near = THIRTY_ONE - 3 <= points_of_three(points) < THIRTY_ONE
    return Choice.STANDS if met("twenty-eight, twenty-nine, or thirty", near) else Silence.NOT_SAID


@law("bellecour.belle.15", "academie.belle.15", says=words.WOULD_MAKE_MORE)
def would_make_more(*, points: of_play.Points) -> frozenset[Rank]:
    """The cards of which one, taken in, makes a player "more than Game", that is than thirty-one.

    >>> sorted(rank.letter for rank in would_make_more(points=22))
    ['10', 'A', 'J', 'K', 'Q']
    """
    points_of_three(points)
    count = {rank: 11 if rank is Rank.ACE else min(rank.value, 10) for rank in Rank}
    return frozenset(rank for rank in Rank if points + count[rank] > THIRTY_ONE)


@law("bellecour.belle.16", "academie.belle.16", says=words.OUGHT_TO_DECLARE)
def ought_to_declare(*, points: of_play.Points) -> bool:
    """Whether a player ought to declare (*avertir*) what he has: as soon as it is thirty-one."""
    return met("when a Player has it", points_of_three(points) == THIRTY_ONE, "dès qu'il l'a")


@law(
    "bellecour.belle.14",
    "bellecour.belle.16",
    "bellecour.belle.17",
    "bellecour.belle.18",
    says=words.WINS_THIRTY_ONE,
)
def wins_thirty_one(
    *, points_by_seat: of_play.PointsBySeat, rounds_taken: facts.RoundsTaken
) -> int | Outcome:
    """Who has the third box, by place: thirty-one, and the first to have it; or the nearest.

    Players stand in the order in which cards are given, the dealer last. ``rounds_taken``: the
    round in which each took his last card, 0 if the deal made his points. The box rests when
    several had thirty-one dealt, or the best lower points are equal. Nothing is said if all have
    more. In the French two of one round rest too: ``gagne_le_trente_un``.
    """
    seats = _nearest(points_by_seat, rounds_taken)
    if not seats or points_by_seat[seats[0]] < THIRTY_ONE:
        return _one(seats)
    dealt = [seat for seat in seats if rounds_taken[seat] == 0]
    if met("several Players have it dealt them", len(dealt) > 1):
        return Outcome.RESTS
    return min(seats, key=lambda seat: (rounds_taken[seat], seat))


@law(
    "academie.belle.14",
    "academie.belle.16",
    "academie.belle.17",
    "academie.belle.18",
    says=words.WINS_THIRTY_ONE,
)
def gagne_le_trente_un(
    *, points_by_seat: of_play.PointsBySeat, rounds_taken: facts.RoundsTaken
) -> int | Outcome:
    """Who has the third box, by place: thirty-one, and the first to have it; or the nearest.

    It is as in the English, ``wins_thirty_one``, but the box rests when several have thirty-one
    "dans un même tour". That is said of every round (``tours``), and taken here for the deal too
    (0).
    """
    seats = _nearest(points_by_seat, rounds_taken)
    if not seats or points_by_seat[seats[0]] < THIRTY_ONE:
        return _one(seats)
    first = min(rounds_taken[seat] for seat in seats)
    at_first = [seat for seat in seats if rounds_taken[seat] == first]
    if met("deux ou plusieurs l'avoient dans un même tour", len(at_first) > 1):
        return Outcome.RESTS
    return at_first[0]


def _highest(turned: Sequence[Card], order: Sequence[Rank]) -> int | Outcome:
    seat = alone_most([-order.index(card.rank) for card in turned])
    return Outcome.RESTS if seat is None else seat


def _nearest(points: tuple[int, ...], rounds: tuple[int, ...]) -> list[int]:
    """The seats that have the most points that may win; none where all have more."""
    whole_number("points", len(points), 2)
    if len(rounds) != len(points) or min(rounds) < 0:
        raise ValueError("rounds cannot be: one is told for each player, from 0")
    for seat, number in enumerate(points):
        whole_number("points", number, 6, 11 * (HAND + rounds[seat]))
    good = {seat: number for seat, number in enumerate(points) if may_win(points=number)}
    return [seat for seat, number in good.items() if number == max(good.values())]


def _one(seats: Sequence[int]) -> int | Outcome:
    """The one seat. If there are several the box rests; if none, nothing is said."""
    if not seats:
        return Outcome.NOT_SAID
    return Outcome.RESTS if met("equal", len(seats) > 1) else seats[0]
