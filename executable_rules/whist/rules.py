"""Whist before its laws: the deal, the order of the cards, what honours and tricks score."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_cards, of_people, of_play
from executable_rules.mechanics.cards import Card, Rank
from executable_rules.mechanics.deals import stock_left
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.tricks import winner
from executable_rules.whist import facts
from executable_rules.whist.terms import CALLING, GAME, HAND, PACK, Hand, order
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no

HONOURS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.KNAVE)
"""Of the suit that is trumps."""

PLAYERS = 4

TWELVE_APIECE = 12
"""Cards of each at Ruff and Honours, and at Whist by three."""


class Dealt(NamedTuple):
    """Four hands, from the player on the dealer's left to the dealer, and the trump card."""

    hands: tuple[Hand, ...]
    trump_card: Card


class WithStock(NamedTuple):
    """A deal that leaves a stock: cards of each, of the stock, the place of the trump card."""

    hand: int
    stock: int
    trump_place: int


@law("seymour.whist.observations.1", says=text("The hand is dealt in packets of {:card}."))
def packets_formerly(*, hand_size: of_cards.HandSize = HAND) -> tuple[int, ...]:
    """By how many cards a hand was formerly dealt: 4 together. The rest, if any, comes last."""
    fours, rest = divmod(hand_size, 4)
    return (4,) * fours + ((rest,) if rest else ())


@law(
    "seymour.whist.observations.2",
    says=text(
        "The hands, from the dealer’s left on, are {.hands}; the trump card is {.trump_card}."
    ),
)
def deal(*, pack: of_cards.Pack) -> Dealt:
    """The cards dealt round, one and one at a time; the last, the dealer's, is the trump card.

    That the last card is turned up is taken from laws 2 and 24. Raises ValueError for a pack that
    does not go round.
    """
    if not pack or len(pack) % PLAYERS:
        raise ValueError(f"pack may be a number of cards that goes round to {PLAYERS}")
    return Dealt(tuple(pack[seat::PLAYERS] for seat in range(PLAYERS)), pack[-1])


@law(
    "seymour.whist.observations.3",
    "cotton.ruff-and-honours.3",
    says=text(
        "Each has {.hand:card}, the stock has {.stock:card}, "
        "and the {.trump_place:nth} card is turned up for trumps."
    ),
)
def ruff_and_honours_deal() -> WithStock:
    """The deal of ``Ruff and Honours`` (Slam): the duces stay in, so that 4 make a stock.

    The uppermost card of the stock is turned up for trumps.
    """
    hands = PLAYERS * TWELVE_APIECE
    return WithStock(TWELVE_APIECE, stock_left(len(PACK), PLAYERS, TWELVE_APIECE), hands + 1)


@law("seymour.whist.observations.4", says=text("He then holds {}."))
def ruffs(
    *, hand: facts.Hand, stock: of_cards.Stock, discard: of_cards.Discard, trump: of_cards.Trump
) -> Hand:
    """The hand of a player who ``ruffs``: with the Ace of Trumps he takes in the stock, lays out 4.

    Without that Ace the hand stays as it was. He may lay out cards that he took in: the book does
    not forbid it. In 1687 he lays out "four others": ``ruff_and_honours.ruffs``.
    """
    if not met("He who hath the Ace of Trumps", Card(Rank.ACE, trump) in hand):
        return hand
    if len(set(discard)) != len(stock) or any(laid not in (*hand, *stock) for laid in discard):
        raise ValueError(f"discard may be {len(stock)} cards of the hand and the stock")
    return tuple(card for card in (*hand, *stock) if card not in discard)


@law(
    "seymour.whist.observations.5",
    "cotton.ruff-and-honours.5",
    says=text("They set up {:trick} by honours.", nothing="They set up nothing by honours."),
)
def by_honours(
    *, honours_held: of_play.HonoursHeld, other_honours: of_play.OtherHonours = 0
) -> int:
    """The tricks, or points, that a player and his ``partner`` set up together for honours.

    Three honours are 8 ``by Cards``, that is 2 tricks of 4 cards each, and all four are 16, that is
    4 tricks.
    """
    total = whole_number("honours_held", honours_held, 0, len(HONOURS)) + other_honours
    whole_number("other_honours", other_honours, 0, len(HONOURS) - honours_held)
    if not met("3 Honours in his Hand", total >= 3, "three Honours in his own hand"):
        return 0
    return 4 if met("if he hath all 4", total == 4, "if he hath all four") else 2


@law(
    "seymour.whist.observations.6",
    "cotton.ruff-and-honours.6",
    says=yes_no(
        "Honours are “split” (equally divided): neither side sets up any.",
        "Honours are not “split” (equally divided).",
    ),
)
def split(*, honours_held: of_play.HonoursHeld, other_honours: of_play.OtherHonours) -> bool:
    """Whether honours are ``split``, equally divided, so that neither side sets up any."""
    whole_number("honours_held", honours_held, 0, len(HONOURS) - other_honours)
    return met("equally divided", honours_held == other_honours)


@law("seymour.whist.observations.7", says=text("They then stand at {:point}."))
def game_by_calling(
    *,
    points: of_play.Points,
    honours_held: of_play.HonoursHeld,
    other_honours: of_play.OtherHonours,
) -> int:
    """The score after ``Can ye?`` is asked at 8: with 2 honours, and 1 in the partner's hand, it is
    10.

    With more than two the player shews them, which is the same. At another score nothing is gained.
    In 1687 the Game is nine: ``ruff_and_honours.calls_can_ye``.
    """
    whole_number("points", points, 0, GAME - 1)
    whole_number("other_honours", other_honours, 0, len(HONOURS) - honours_held)
    two = met("If he hath 2 Honours in his Hand", honours_held == 2)
    called = two and met("if the other answers 1", other_honours >= 1)
    honours = called or met("if he has more than 2", honours_held > 2)
    return GAME if met("If either Side are at 8", points == CALLING) and honours else points


@law(
    "seymour.whist.observations.8",
    "cotton.ruff-and-honours.8",
    says=yes_no("He may still call.", "He may no longer call for that deal."),
)
def may_still_call(*, tricks_played: facts.TricksPlayed) -> bool:
    """Whether a player who forgot to call may still call in this deal: not after playing a
    trick.
    """
    forgot = met(
        "after playing a trick",
        tricks_played > 0,
        "after playing a Trick",
    )
    return not forgot


@law(
    "seymour.whist.observations.9",
    "cotton.ruff-and-honours.9",
    says=text("The {:seat} card of the trick wins."),
)
def trick_won_by(*, trick: facts.Trick, trump: of_cards.Trump) -> int:
    """The place in a trick, from 0 for the card led, of the card that wins it.

    The Ace is highest, and the least trump beats the highest card of any other suit.
    """
    whole_number("trick", len(trick), 1, PLAYERS)
    return winner(trick, order(trump))


@law(
    "seymour.whist.rules.7",
    "seymour.whist.odd-trick.4",
    says=text("They score {:point} by tricks.", nothing="They score nothing by tricks."),
)
def by_tricks(*, tricks: facts.Tricks) -> int:
    """What a side scores by its tricks: one for the odd (seventh) trick, and one for each above it.

    This is read from two examples: with 5 and 2 more a side does not yet ``score 2``, and at nine
    all 3 and 4 more win the Game.
    """
    return max(tricks - HAND // 2, 0)


@law(
    "seymour.whist.observations.11",
    says=yes_no("Some play with so many.", "Of so many nothing is told here."),
)
def two_or_three_play(*, players: of_people.Players) -> bool:
    """Whether some play Whist with this many players in place of four: with two or three."""
    return met("two-handed, or three-handed", players in (2, PLAYERS - 1))


@law(
    "seymour.whist.piping.1",
    says=yes_no("He may hold his tongue.", "He may not say so: talking is not allowed."),
)
def may_say(*, words_said: of_play.WordsSaid | None = None) -> bool:
    """Whether a player may say this. Nothing (none) is all that he may say."""
    return not met("Talking is not allowed", words_said is not None)


@law(
    "seymour.whist.observations.10",
    says=text(
        "Each has {.hand:card}, the stock has {.stock:card}, "
        "and the {.trump_place:nth} card is turned up for trumps."
    ),
)
def three_handed_deal() -> WithStock:
    """The deal of Whist by three: the trump card is the bottom card, and lies in the stock.

    In 1687, without the Deuces, twelve apiece are dealt to four too: ``rules_1687.dealt_1687``.
    """
    stock = stock_left(len(PACK), PLAYERS - 1, TWELVE_APIECE)
    return WithStock(TWELVE_APIECE, stock, len(PACK))


@law(
    "seymour.whist.observations.10",
    says=yes_no("They are up: the Game is won.", "They are not yet up."),
)
def is_up(*, points: of_play.Points) -> bool:
    """Whether a side is ``up``, has won: the Game is 10; in 1687 nine."""
    return points >= GAME
