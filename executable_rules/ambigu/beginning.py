"""Ambigu: pack, players, how long they play, who deals, the first deal and the second."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.ambigu import facts
from executable_rules.ambigu.dealing import Step
from executable_rules.ambigu.terms import AMBIGU_PACK, FIRST, LEAST, MOST, SECOND
from executable_rules.facts import of_cards, of_money, of_people, of_play, of_state
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.deals import next_player, stock_left
from executable_rules.mechanics.ladder import face
from executable_rules.mechanics.lifting import LEAST_FIRST, carried_by
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Silence, said
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import parts, text, yes_no


class Marked(Enum):
    """What the players marked, that is agreed on, before they began."""

    TIME = "the time"
    DEALS = "the number of deals"


class Carries(Enum):
    """Which card is to make the dealer, as they agree."""

    HIGHEST = "the highest"
    LOWEST = "the lowest"


class SecondDeal(NamedTuple):
    """What is done, how many cards each player has then, and how many the stock."""

    steps: tuple[Step, ...]
    hand_size: int
    stock_size: int


MarkedAgreed = Annotated[Marked, like(of_play.WayAgreed)]
WayAgreed = Annotated[Carries, like(of_play.WayAgreed)]


@law("bellecour.ambigu.1", "academie.ambigu.1", says=text("They play with {:pack}."))
def pack_played_with() -> tuple[Card, ...]:
    """The pack: fifty-two cards without the *figures*, the kings, queens and knaves."""
    return AMBIGU_PACK


@law("bellecour.ambigu.2", "academie.ambigu.2", says=text("The card counts {:point}."))
def counts(*, card: facts.Card) -> int:
    """What a card counts: its pips, a ten ten, an ace one, and so of the rest."""
    return face(card)


@law(
    "bellecour.ambigu.3",
    "academie.ambigu.3",
    says=yes_no("So many may play.", "So many do not play: it is from two to six."),
)
def may_be_played_by(*, players: facts.Players) -> bool:
    """May this many players play? From two to six; five or six are held the best."""
    return LEAST <= players <= MOST


@law(
    "bellecour.ambigu.4",
    "academie.ambigu.4",
    says=yes_no("He may quit the party.", "He may not quit the party yet."),
)
def may_quit(
    *,
    way_agreed: MarkedAgreed,
    stake: of_money.Stake,
    counters: of_money.Counters,
    is_finished: of_state.IsFinished,
    by_other: of_state.ByOther,
) -> bool | Silence:
    """Whether a player may quit the party early: a loser if a time was fixed, else nobody may.

    ``stake``: the counters that he took. When the party is finished anybody may. Before that, where
    a time was fixed, only a loser may, whether other losers have quit (``by_other``) or not;
    where a number of deals was fixed, nobody. The books say nothing of a player who neither won nor
    lost.
    """
    if is_finished:
        return True
    if not met("if the time is marked", way_agreed is Marked.TIME, "lorsque l'on marque le tems"):
        return False
    whether("one or two of the losing Players", by_other, "un ou deux Joueurs perdans")
    if met("any Player that is a loser", counters < stake, "celui des Joueurs qui perd"):
        return True
    won = met("those that have won", counters > stake, "celui qui gagne")
    return False if won else Silence.NOT_SAID


@law("bellecour.ambigu.5", "academie.ambigu.5", says=text("The {:seat} player deals."))
def first_deals(*, cards_cut_by_seat: facts.CardsCutBySeat, way_agreed: WayAgreed) -> int | Silence:
    """Who is to deal, by the card that each player drew: the highest or the lowest, as they agree.

    The ace, which counts one, is taken for the lowest. Nothing is said of two as high, or as low.
    """
    whole_number("players", len(cards_cut_by_seat), LEAST, MOST)
    lowest = met("lowest", way_agreed is Carries.LOWEST, "la plus basse")
    return said(carried_by(cards_cut_by_seat, LEAST_FIRST if lowest else LEAST_FIRST[::-1]))


@law("bellecour.ambigu.6", "academie.ambigu.6", says=text("The {:seat} player cuts."))
def cuts(*, dealer: of_people.Dealer, players: facts.Players) -> int:
    """The seat that cuts the cards when the dealer has shuffled: on the dealer's left.

    Seats count in the order of play, which goes to the right, as is common in these books; the
    chapter does not say so.
    """
    return next_player(dealer, whole_number("players", players, LEAST, MOST), -1)


@law(
    "bellecour.ambigu.7",
    "academie.ambigu.7",
    says=yes_no("The cards are dealt so.", "The cards are not dealt so."),
)
def first_dealt_by(*, packets: of_cards.Packets) -> bool:
    """Does the dealer give each his first two cards by these packets? One after the other."""
    return met("one after the other", packets == (1,) * FIRST, "l'une aprés l'autre")


@law(
    "bellecour.ambigu.10",
    says=yes_no("The cards are dealt so.", "The cards are not dealt so."),
)
def second_dealt_by(*, packets: of_cards.Packets) -> bool:
    """Are the two further cards given by these packets? *By two's*, that is both at a time.

    The words before, *in like manner*, are taken of the shuffling and cutting. The French,
    ``seconde_donne_par``, deals as at first.
    """
    return met("by two's", packets == (SECOND,))


@law(
    "academie.ambigu.10",
    says=yes_no("The cards are dealt so.", "The cards are not dealt so."),
)
def seconde_donne_par(*, packets: of_cards.Packets) -> bool:
    """Are the two further cards dealt by these packets? *De la même maniére*, as at first: one by
    one.

    The English, ``second_dealt_by``, has them dealt "by two's".
    """
    return met("distribue de la même maniére deux cartes à chaque Joueur", packets == (1,) * SECOND)


@law(
    "bellecour.ambigu.10",
    "academie.ambigu.10",
    says=parts(
        steps=text("The cards are treated so: {}."),
        hand_size=text("Each player has {:card} then."),
        stock_size=text("The stock has {:card} left.", nothing="The stock is spent."),
    ),
)
def second_deal(*, players: facts.Players, stock_size: of_cards.StockSize) -> SecondDeal:
    """What is done when counters were put down on two cards: each gets two more of the stock.

    The discards are not touched. Raises ValueError where the stock has not enough.
    """
    whole_number("players", players, LEAST, MOST)
    left = stock_left(stock_size, players, SECOND)
    return SecondDeal((Step.SHUFFLE, Step.CUT, Step.DEAL), FIRST + SECOND, left)
