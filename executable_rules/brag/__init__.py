"""Brag, as the book of 1754 tells it in prose: three stakes, won in three ways.

Each has three cards, the last of them turned up. The best card turned up wins the first stake; the
second is ``bragged`` for, by the player who has, or makes the others believe that he has, the best
``Pair-Royal`` (three alike), ``Pair`` or other cards; the third goes to one and thirty.

Not said: which of two like brags is the better, and whether cards that are no pair have any order.
"The whole Pack is dealt round" cannot be meant of three cards each, since one draws from the pack.
"""

from __future__ import annotations

from typing import Annotated

from executable_rules.brag.boasts import better_of, boast_of, nice_order, order_of, two_hands
from executable_rules.brag.terms import (
    ACE_OF_DIAMONDS,
    CARDS,
    KNAVE_OF_CLUBS,
    Better,
    Boast,
    Fairness,
    Hand,
    Kind,
)
from executable_rules.facts import of_cards, of_conduct, of_money, of_people, of_play, of_state
from executable_rules.mechanics.cards import WHOLE_PACK, Card, Rank, pack, pips
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import ACE_HIGH
from lawsofplay.rules import Fact, law, like, met
from lawsofplay.rules.exports import exports
from lawsofplay.sentences import parts, pays, text, yes_no

__getattr__, __dir__ = exports(__name__)

CardsTurned = Annotated[tuple[Card, ...], like(of_cards.CardsTurned, fewest=1, pack=WHOLE_PACK)]
GamesWon = Annotated[int, like(of_play.GamesWon, least=0, most=3)]
PaidByEach = Annotated[bool, Fact("whether each of the others pays it")]
Place = Annotated[int, like(of_play.Place, least=1, most=3)]
Players = Annotated[int, like(of_people.Players, least=0, most=52)]
TheHand = Annotated[Hand, like(of_cards.Hand, pack=WHOLE_PACK)]


@law("seymour.brag.15", says=text("The pack they play with has {:pack}."))
def plays_with() -> Hand:
    """The pack: the whole. Three cards of it are dealt to each, by the sentence that follows."""
    return pack()


@law("seymour.brag.1", says=yes_no("So many may play.", "So many may not play."))
def may_play(*, players: Players) -> bool:
    """Whether this many can play: as many as the cards ``hold out to supply``, with three apiece.

    Cards to draw for one and thirty are not counted; with seventeen gamesters one is left.
    """
    return 1 < players <= len(pack()) // CARDS


@law("seymour.brag.1", says=yes_no("The card is turned up.", "The card is not turned up."))
def is_turned_up(*, place: Place) -> bool:
    """Whether a card of the three is dealt face upwards: the last one is."""
    return place == CARDS


@law(
    "seymour.brag.1",
    says=text("Three cards are dealt to each at one time, from the eldest hand on: {}."),
)
def dealt(*, pack: of_cards.Pack, players: Players) -> tuple[Hand, ...]:
    """The hands, the eldest first: three cards to each at one time.

    Raises ValueError if the cards do not suffice.
    """
    whole_number("pack", len(pack), CARDS * whole_number("players", players, 2))
    return tuple(pack[CARDS * seat : CARDS * (seat + 1)] for seat in range(players))


@law("seymour.brag.2", says=pays("each gamester", "the three stakes", "counter"))
def put_down(*, stake: of_money.Stake = 1) -> int:
    """What each gamester puts down: three stakes, of what the company consents to."""
    return CARDS * stake


@law(
    "seymour.brag.3",
    says=text(
        "The best card turned up is that of the {:seat} player, the eldest hand being the first."
    ),
)
def best_turned_up(*, cards_turned: CardsTurned) -> int:
    """Whose card is the best of those turned up, ace highest; seats from 0, the eldest.

    Of equal cards the eldest hand's, as is said of the aces (seymour.brag.5).
    """
    return min(range(len(cards_turned)), key=lambda seat: ACE_HIGH.index(cards_turned[seat].rank))


@law(
    "seymour.brag.4",
    "seymour.brag.5",
    says=text("The {:seat} player, the eldest hand being the first, wins the first stake."),
)
def wins_first_stake(*, cards_turned: CardsTurned) -> int:
    """Who wins the first stake: the best card turned up, but before it the Ace of Diamonds."""
    if met("unless the Ace of Diamonds be turned up", ACE_OF_DIAMONDS in cards_turned):
        return cards_turned.index(ACE_OF_DIAMONDS)
    return best_turned_up(cards_turned=cards_turned)


@law(
    "seymour.brag.4",
    says=pays("the rest of the company", "the winner of the first stake", "counter"),
)
def demands(*, players: Players, stake: of_money.Stake = 1) -> int:
    """What the winner of the first stake demands from the rest: a stake of each."""
    return (whole_number("players", players, 2) - 1) * stake


@law("seymour.brag.6", "seymour.brag.7")
def better_brag(*, hand: TheHand, other_hand: of_cards.OtherHand) -> Better:
    """Whose hand is really the better: Pair-Royals from aces down, then pairs, then other cards."""
    two_hands(hand, other_hand)
    return better_of(order_of(boast_of(hand)), order_of(boast_of(other_hand)))


@law(
    "seymour.brag.8",
    says=parts(
        kind={
            Kind.PAIR_ROYAL: "The hand is a “Pair-royal”, three alike.",
            Kind.PAIR: "The hand is a pair.",
            Kind.OTHER: "The hand has no pair.",
        },
        of=text("It is reckoned by the rank of {}.", none="No rank is alike in it."),
        natural=yes_no(
            "It has no favourite card.", "The Knave of Clubs, the favourite, makes it up."
        ),
    ),
)
def with_the_favourite(*, hand: TheHand) -> Boast:
    """What the Knave of Clubs makes: a pair with any other card, a Pair-Royal with any pair.

    "With any other two Cards a Pair-Royal" is read of two alike: if of any two, it would never make
    the pair of which the same sentence speaks. That the pair is with the better card is taken.
    """
    if not met("The Knave of Clubs", KNAVE_OF_CLUBS in hand):
        raise ValueError("hand= has no Knave of Clubs, the favourite")
    return boast_of(hand)


@law("seymour.brag.11")
def better_brag_nice(*, hand: TheHand, other_hand: of_cards.OtherHand) -> Better:
    """Whose hand is the better with ``very nice Players``, who have a second favourite.

    The Nine of Diamonds and the Knave of Clubs with one ace are then a Pair-Royal of Aces, yet less
    than one of natural aces. ``better_brag`` counts them a pair of aces.
    """
    two_hands(hand, other_hand)
    return better_of(nice_order(hand), nice_order(other_hand))


@law("seymour.brag.14")
def is_fair(
    *,
    has_looked: of_conduct.HasLooked = False,
    instructs: of_conduct.Instructs = False,
    is_near: of_state.IsNear = True,
) -> Fairness:
    """Whether it is fair to peep into a bragger's hand, or make signs of it: not for neighbours.

    It is not, for a gamester that sits ``near`` him. The book says nothing of one who sits
    elsewhere, nor what it costs. ``instructs``: a mute sign or token that gives the opposer any
    knowledge of those cards.
    """
    peeped, signed = (
        met("to peep into his Hand", has_looked),
        met("any mute Sign or Token", instructs),
    )
    if not (peeped or signed):
        return Fairness.FAIR
    return Fairness.NOT_FAIR if met("that sit near him", is_near) else Fairness.NOT_SAID


@law("seymour.brag.9", says=text("The number of the hand is {:bare}."))
def reckoned(*, hand: TheHand) -> int:
    """What a hand counts for thirty-one: each ace, king, queen, knave and ten counts ten.

    So three cards are thirty at the most, and nobody makes 31 without drawing.
    """
    return sum(10 if card.rank is Rank.ACE else pips(card) for card in hand)


@law(
    "seymour.brag.9",
    "seymour.brag.10",
    says=text(
        "The third stake falls to the {:seat} player.",
        several="As near to thirty-one as one another are the {:seat} players: the law does not say"
        " which of them has the third stake.",
        nothing="Nobody wins the third stake.",
    ),
)
def wins_third_stake(*, points_by_seat: of_play.PointsBySeat) -> frozenset[int]:
    """Who wins the third stake: the first to make 31 in his hand, or else the nearest under it.

    The player who first makes 31, else the nearest to it; several when equally near, of whom the
    book does not say who wins. Each draws or not, as he pleases; who draws ``out``, beyond 31,
    loses.
    """
    nearest = max((number for number in points_by_seat if number <= 31), default=None)
    seats = frozenset(seat for seat, number in enumerate(points_by_seat) if number == nearest)
    first = met("who first makes up the Cards in his Hand 31", nearest == 31)
    return frozenset({min(seats)}) if first else seats


@law(
    "seymour.brag.12",
    says=pays("the rest of the company", "the winner of all three stakes", "stake"),
)
def for_all_three(
    *,
    games_won: GamesWon,
    players: Players,
    is_agreed: of_state.IsAgreed = True,
    paid_by_each: PaidByEach = True,
) -> int:
    """The further stakes for the winner of all three stakes, where the ``Strictness`` is played.

    One from each of the others, or with ``from_each=no`` three in all: "by the whole Company" may
    be either.
    """
    rest = whole_number("players", players, 2) - 1
    all_three = games_won == CARDS
    if met("if they play the Strictness of the Game", is_agreed) and all_three:
        return CARDS * (rest if paid_by_each else 1)
    return 0


@law(
    "seymour.brag.16",
    says=pays("the rest of the company", "the winner of all three stakes", "stake"),
)
def waved(
    *,
    games_won: GamesWon,
    players: Players,
    is_agreed: of_state.IsAgreed = True,
    paid_by_each: PaidByEach = True,
) -> int:
    """The further stakes for the winner of all three, where gamesters ``wave`` (waive) them.

    They do so very often; otherwise the ``Strictness`` is played (``for_all_three``).
    """
    if met("wave this Particular", is_agreed):
        return 0
    return for_all_three(games_won=games_won, players=players, paid_by_each=paid_by_each)


@law("seymour.brag.13", says=text("The {:seat} player deals next."))
def next_dealer(*, dealer: of_people.Dealer, players: Players) -> int:
    """Who deals next, seats from 0: the deal goes round from person to person."""
    return next_player(dealer, players)
