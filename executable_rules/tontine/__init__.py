"""Tontine: one card turned for each player; the dead may revive, the last who lives takes all.

The deal goes to the right, and seats are counted from 0 in that order, so that a seat's left hand
neighbour has the number before it.
"""

from __future__ import annotations

from collections.abc import Mapping

from executable_rules.facts import of_cards, of_money
from executable_rules.mechanics.cards import Card, Rank, pack
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Silence
from executable_rules.tontine import facts
from executable_rules.tontine.terms import Begun, Gift, Table, Turning
from lawsofplay.rules import law, met
from lawsofplay.rules.exports import exports
from lawsofplay.sentences import pays as moves
from lawsofplay.sentences import text, yes_no

__getattr__, __dir__ = exports(__name__)

INTO_BOX = 3
"""Counters that each puts into the box (*corbillon*) when the party begins."""

_LEAST, _MOST = 12, 52
_NEIGHBOURS = 3


@law(
    "bellecour.tontine.1",
    "academie.tontine.1",
    says=yes_no(
        "So many may play.",
        "So many cannot play: the pack has one card for each of fifty-two players, and no more.",
    ),
)
def may_play(*, players: facts.Players) -> bool | Silence:
    """Whether this many players may play: twelve or fifteen persons, and the more the merrier.

    Of fewer than twelve the books do not say that they may not. There is a card for each of
    fifty-two and no more.
    """
    if players > _MOST:
        return False
    enough = met("by twelve or fifteen persons", players >= _LEAST, "douze, ou quinze personnes")
    return True if enough else Silence.NOT_SAID


@law("bellecour.tontine.2", "academie.tontine.2", says=text("The pack has {:pack}."))
def cards_used() -> tuple[Card, ...]:
    """The cards that are used: an entire pack (*jeu entier*), with all the small cards."""
    return pack()


@law(
    "bellecour.tontine.3",
    "academie.tontine.3",
    says=text("His stake is worth {:coin} of those in which a counter is valued."),
)
def stake_worth(*, counters: of_money.Counters, price: facts.Price) -> int:
    """What a player's stake (*prise*) is worth: its counters, each valued as they please.

    Twelve, fifteen or twenty counters, "more or less": any number.
    """
    return whole_number("counters", counters) * price


@law("bellecour.tontine.4", "academie.tontine.4")
def begins(*, players: facts.Players, stake: facts.Stake) -> Begun:
    """The box and what each has left of his stake, each having put three counters into the box."""
    whole_number("players", players, 2, _MOST)
    left = whole_number("stake", stake, INTO_BOX) - INTO_BOX
    return Begun(players * INTO_BOX, (left,) * players)


@law(
    "bellecour.tontine.5",
    "academie.tontine.5",
    "bellecour.tontine.14",
    "academie.tontine.14",
    says=text(
        "The {.cuts:seat} player cuts; a card is turned in this order: for the "
        "{.turned_for:seat} player."
    ),
)
def turns_cards(
    *, dealer: facts.Dealer, players: facts.Players, seats: facts.Seats = frozenset()
) -> Turning:
    """Who cuts, and for whom the dealer turns a card of the stock: each in order, then himself.

    His left neighbour cuts; who does if he is dead is not said. The dead have no card nor deal.
    """
    if dealer in seats:
        raise ValueError(f"dealer={dealer} cannot be: the dead do not deal")
    order = [next_player(dealer, players, step) for step in range(1, players + 1)]
    if not all(seat in order for seat in seats):
        raise ValueError(f"seats= is of seats from 0 to {players - 1}")
    cuts = next_player(dealer, players, players - 1)
    return Turning(cuts, tuple(seat for seat in order if seat not in seats))


@law(
    "bellecour.tontine.6",
    "academie.tontine.6",
    says=moves("the box", "the player", "counter", nothing="He draws nothing from the box."),
)
def draws(*, card: of_cards.Card) -> int:
    """Counters that the player draws from the box: for a king three, a queen two, a knave one.

    A ten neither draws nor pays. Lower cards draw nothing: ``gives`` and ``puts`` tell of them.
    """
    return max(card.rank.value - Rank.TEN.value, 0)


@law(
    "bellecour.tontine.7",
    "academie.tontine.7",
    says={None: "He gives nothing to a neighbour."},
)
def gives(*, card: of_cards.Card) -> Gift | None:
    """What a player gives for an ace, a two or a three, and to which neighbour on his left.

    One to the first, two to the second, three to the third; None for another card.
    """
    number = card.rank.value
    return Gift(number, number) if card.rank in (Rank.ACE, Rank.TWO, Rank.THREE) else None


@law(
    "bellecour.tontine.8",
    "academie.tontine.8",
    says=moves("the player", "the box", "counter", nothing="He puts nothing into the box."),
)
def puts(*, card: of_cards.Card) -> int:
    """Counters that one puts into the box: for four to nine two and one by turns; else nothing."""
    if not Rank.FOUR.value <= card.rank.value <= Rank.NINE.value:
        return 0
    return 1 if card.rank.value % 2 else 2


@law(
    "bellecour.tontine.9",
    "academie.tontine.9",
    "bellecour.tontine.13",
    "academie.tontine.13",
    says=moves("the player", "his neighbour or the box", "counter"),
)
def pays(*, sum_due: facts.SumDue, counters: of_money.Counters) -> int:
    """Counters that a player pays of what is due: exactly that, or what he has if it is less.

    He has then his discharge (*il est quitte*): nothing remains owing.
    """
    short = met("he can only pay what he has got", sum_due > counters, "donnant celui qu'il a")
    return counters if short else sum_due


@law(
    "bellecour.tontine.13",
    "academie.tontine.13",
    "bellecour.tontine.14",
    "academie.tontine.14",
    says=yes_no("A card is turned for him.", "No card is turned for him: he is dead."),
)
def may_have_a_card(*, counters: of_money.Counters) -> bool:
    """Whether a card is turned for a player: with one counter as with twelve; not for the dead."""
    return counters > 0


@law(
    "bellecour.tontine.10",
    "academie.tontine.10",
    "bellecour.tontine.14",
    "academie.tontine.14",
    says=text("The {:seat} player deals next.", none="Nobody deals next: nobody else is alive."),
)
def next_dealer(*, dealer: facts.Dealer, counters_by_seat: facts.CountersBySeat) -> int | None:
    """Who deals next: the player on the right, then each in his turn, but not the dead.

    ``counters_by_seat``: what each has; the dead have none. None when nobody else is alive.
    """
    players = len(counters_by_seat)
    order = [next_player(dealer, players, step) for step in range(1, players)]
    dead = dead_players(counters_by_seat=counters_by_seat)
    return next((seat for seat in order if seat not in dead), None)


@law(
    "bellecour.tontine.11",
    "academie.tontine.11",
    says=text(
        "The {:seat} player is dead.",
        several="The {:seat} player are dead.",
        nothing="Nobody is dead.",
    ),
)
def dead_players(*, counters_by_seat: facts.CountersBySeat) -> frozenset[int]:
    """The seats of the dead: those who have lost all their counters. They may hope to revive."""
    held = [whole_number("counters", own, 0) for own in counters_by_seat]
    return frozenset(seat for seat, own in enumerate(held) if own == 0)


@law(
    "bellecour.tontine.12",
    "academie.tontine.12",
    says=moves("his neighbours on the right together", "the player", "counter"),
)
def receives(*, seat: facts.Seat, cards_by_seat: facts.CardsBySeat, players: facts.Players) -> int:
    """Counters due to a player from his neighbours on the right: by one of them the dead revive.

    An ace of the first, a two of the second, a three of the third. ``cards_by_seat``: by seat, of
    those who have one. What is due they may not have: ``pays``.
    """
    whole_number("players", players, _NEIGHBOURS + 1, _MOST)
    right = {step: cards_by_seat.get(next_player(seat, players, step)) for step in (1, 2, 3)}
    gifts = [(step, gives(card=card)) for step, card in right.items() if card]
    return sum(gift.counters for step, gift in gifts if gift and gift.neighbour == step)


@law(
    "bellecour.tontine.6",
    "academie.tontine.6",
    "bellecour.tontine.7",
    "academie.tontine.7",
    "bellecour.tontine.8",
    "academie.tontine.8",
    "bellecour.tontine.9",
    "academie.tontine.9",
    says=text("The box holds {.box:counter}; in their order the players have {.counters:counter}."),
)
def plays_deal(
    *, pool: of_money.Pool, counters_by_seat: facts.CountersBySeat, cards_by_seat: facts.CardsBySeat
) -> Table | Silence:
    """The box and what each has when a deal is paid, each living player having one card.

    It is not said who is paid first; nor so what each has when the box has less than is drawn, or
    one has less than he owes and is to receive.
    """
    players = _dealt(counters_by_seat, cards_by_seat)
    drawn = {seat: draws(card=card) for seat, card in cards_by_seat.items()}
    after = [own + drawn.get(seat, 0) for seat, own in enumerate(counters_by_seat)]
    left = pool - sum(drawn.values())
    for seat, card in cards_by_seat.items():
        gift = gives(card=card)
        due = gift.counters if gift else puts(card=card)
        paid = pays(sum_due=due, counters=counters_by_seat[seat])
        if paid < due and receives(seat=seat, cards_by_seat=cards_by_seat, players=players):
            return Silence.NOT_SAID
        after[seat] -= paid
        if gift:
            after[next_player(seat, players, players - gift.neighbour)] += paid
        else:
            left += paid
    return Table(left, tuple(after)) if pool >= sum(drawn.values()) else Silence.NOT_SAID


@law(
    "bellecour.tontine.15",
    "academie.tontine.15",
    says=text(
        "The {:seat} player wins the party.",
        none="Nobody has won the party: nobody alone has counters left.",
    ),
)
def wins(*, counters_by_seat: facts.CountersBySeat) -> int | None:
    """Who wins the party: the only player who has counters left; nobody if several or none have."""
    living = [seat for seat, own in enumerate(counters_by_seat) if whole_number("counters", own, 0)]
    return (
        living[0]
        if met("He who outlives all the rest", len(living) == 1, "celui enfin qui seul reste")
        else None
    )


@law("bellecour.tontine.15", says=moves("the others together", "the winner", "counter"))
def enjoys(*, players: facts.Players, stake: facts.Stake) -> int:
    """Counters that the winner ``enjoys``: the stakes of the others. The French is ``tire``."""
    return (whole_number("players", players, 2, _MOST) - 1) * stake


@law(
    "academie.tontine.15",
    says=moves("the players, he among them, together", "the winner", "counter"),
)
def tire(*, players: facts.Players, stake: facts.Stake) -> int:
    """Counters that the winner draws: what each has put in for the stake (*la prise*), he too.

    The English, ``enjoys``, tells those of the others only; what he gains is the same.
    """
    return whole_number("players", players, 2, _MOST) * stake


def _dealt(counters: tuple[int, ...], cards: Mapping[int, Card]) -> int:
    """How many play. Raises ValueError unless each living player has a card of his own."""
    living = {seat for seat, own in enumerate(counters) if may_have_a_card(counters=own)}
    if set(cards) != living or len(set(cards.values())) < len(cards):
        raise ValueError("cards= has one card for each who has counters, and no card twice")
    return whole_number("players", len(counters), _NEIGHBOURS + 1, _MOST)
