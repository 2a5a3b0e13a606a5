"""La Mouche: players, pack, deal, taking in and standing the game, misdeal and false pack."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_people, of_state
from executable_rules.mechanics.cards import PIQUET_PACK, Card, Rank, pack
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Ruling, Silence, Verdict
from executable_rules.mouche import facts
from lawsofplay.rules import law, met
from lawsofplay.sentences import Worded, parts, text, yes_no

HAND = 5
"""Cards of each, and so the tricks."""

LEAST, MOST = 3, 6
"""Players."""

TO_TAKE = 3
"""Cards of the stock that there must be for each, if all discard."""

Hand = tuple[Card, ...]


class Manner(Worded):
    """Whether the books allow a manner of dealing."""

    BETTER = "so it may be done, and it is the better way"
    ALLOWED = "so it may be done"
    NOT_TOLD = "the books do not tell of it"


class Turned(NamedTuple):
    """The card turned up, and the stock that is left to take from."""

    trump: Card
    stock: Hand


class Puts(Enum):
    """Where a player puts his cards when he has spoken."""

    KEEPS = "he keeps them to play"
    WITH_DISCARDS = "with the discards (les écarts)"
    UNDER_STOCK = "under the stock (le talon)"


@law(
    "bellecour.mouche.2",
    "academie.mouche.2",
    says=yes_no("So many may play.", "So many do not play: it is from three to six."),
)
def may_be_played_by(*, players: facts.Players) -> bool:
    """May this many players play? From three to six."""
    return LEAST <= players <= MOST


@law(
    "bellecour.mouche.3",
    "academie.mouche.3",
    "bellecour.mouche.4",
    "academie.mouche.4",
    says=text("The pack they play with has {:pack}."),
)
def pack_played_with(
    *, players: facts.Players, is_agreed: of_state.IsAgreed = False
) -> Hand | Silence:
    """The pack: for three as at Piquet, many leaving out the sevens too; for six, all cards.

    Nothing is said for four and five; of these only the measure is told: ``serves``.

    Raises ValueError for sevens left out by other than three players.
    """
    whole_number("players", players, LEAST, MOST)
    three = met(
        "in the first case", players == LEAST, "dans le premier cas il ne faut qu'un jeu de carte"
    )
    if is_agreed and not three:
        raise ValueError("is_agreed=yes cannot be: it is told of three players alone")
    if three:
        return tuple(card for card in PIQUET_PACK if not (is_agreed and card.rank is Rank.SEVEN))
    return (
        pack()
        if met(
            "in the second case",
            players == MOST,
            "dans le second il est nécessaire que le jeu soit composé de toutes les petites",
        )
        else Silence.NOT_SAID
    )


@law(
    "bellecour.mouche.5",
    "academie.mouche.5",
    says=yes_no(
        "The pack serves: the stock has three cards for each.",
        "The pack does not serve: the stock has fewer than three cards for each.",
    ),
)
def serves(*, pack_size: of_cards.PackSize, players: facts.Players) -> bool:
    """Does a pack of this many cards serve, if all should discard?

    Five for each, one turned up, and then at least three for each in the ``stock`` (*talon*).
    """
    whole_number("players", players, LEAST, MOST)
    stock = whole_number("pack_size", pack_size, 1, len(pack())) - HAND * players - 1
    return met(
        "at least three Cards to each Player",
        stock >= TO_TAKE * players,
        "au moins trois cartes à chaque Joueur",
    )


@law(
    "bellecour.mouche.6",
    "academie.mouche.6",
    says=text("He may lead {:or}.", nothing="He does not lead to the first trick."),
)
def leads(
    *, seat: of_people.Seat, dealer: of_people.Dealer, players: facts.Players, hand: of_cards.Hand
) -> Hand:
    """The cards that a seat may lead to the first trick: the eldest any, the others none.

    The eldest is next to the dealer in the order of play. That he may lead what suit he will, the
    French says here (*par telle couleur qu'on veut*).
    """
    whole_number("seat", seat, 0, whole_number("players", players, LEAST, MOST) - 1)
    return (
        hand if met("the first Lead", seat == next_player(dealer, players), "jouer premier") else ()
    )


@law("bellecour.mouche.7", "academie.mouche.7")
def dealt_by(*, packets: of_cards.Packets) -> Manner:
    """What the books say of five cards dealt by these packets: all five together is allowed."""
    if met(
        "either by two and three, or by three and two",
        packets in ((2, 3), (3, 2)),
        "par deux & trois, ou trois & deux",
    ):
        return Manner.BETTER
    return (
        Manner.ALLOWED
        if met("all five together", packets == (HAND,), "même par cinq à la fois")
        else Manner.NOT_TOLD
    )


@law(
    "bellecour.mouche.8",
    "academie.mouche.8",
    says=parts(
        trump=text("{} is turned up and makes the trump."),
        stock=text(
            "Left in the “stock” to take from: {}.", nothing="No card is left in the “stock”."
        ),
    ),
)
def turns_up(*, stock: of_cards.Stock) -> Turned:
    """The top card of the ``stock`` (*talon*), which makes the trump and stays turned up.

    With what is left to take from. Raises ValueError for an empty stock and a card twice.
    """
    whole_number("cards in stock", len(stock))
    if len(set(stock)) < len(stock):
        raise ValueError("stock may not hold a card twice")
    return Turned(stock[0], stock[1:])


@law(
    "bellecour.mouche.9",
    "academie.mouche.9",
    says=yes_no("He may take in so many cards.", "He may not take in so many cards."),
)
def may_take_in(
    *, cards_taken: of_cards.CardsTaken, has_taken_in: of_conduct.HasTakenIn = False
) -> bool:
    """May a player take in this many cards? He may take none, or once up to five.

    ``has_taken_in``: he has taken in already.
    """
    once = met("to take in once", not has_taken_in, "de prendre une fois seulement")
    return cards_taken == 0 or (
        met("up to five", cards_taken <= HAND, "tel nombre de cartes qu'il veut, jusqu'à cinq")
        and once
    )


@law(
    "bellecour.mouche.9",
    "academie.mouche.9",
    says=text(
        "He has his turn after the {:seat} player.", none="He is the first to have his turn."
    ),
)
def takes_in_after(*, seat: of_people.Seat) -> int | None:
    """Who takes in or keeps his cards after this seat; the eldest hand, 0, is first."""
    whole_number("seat", seat, 0, MOST - 1)
    return None if met("The eldest Hand", seat == 0, "Le premier à jouer") else seat - 1


@law(
    "bellecour.mouche.1",
    "academie.mouche.1",
    "bellecour.mouche.10",
    "academie.mouche.10",
    "bellecour.mouche.16",
    "academie.mouche.16",
    says=yes_no("He “stands the game”: he is obliged to play.", "He does not “stand the game”."),
)
def stands(*, cards_taken: of_cards.CardsTaken, was_named: of_state.WasNamed = False) -> bool:
    """Does a player stand the game (is he *censé jouer*)? If he took in, or says ``I stand``.

    A player says so who plays *sans prendre*, without taking in (*je m'y tiens*). A player who will
    not play may not take in.

    Raises ValueError for more than five cards, and for both.
    """
    if whole_number("cards_taken", cards_taken, 0, HAND) and was_named:
        raise ValueError("was_named=yes cannot be: he who says I stand takes nothing in")
    return met("he who takes in", cards_taken > 0, "celui qui demande des cartes du talon") or met(
        "I stand", was_named, "je m'y tiens"
    )


@law(
    "bellecour.mouche.15",
    "academie.mouche.15",
    says={
        Puts.KEEPS: "He keeps his cards to play.",
        Puts.WITH_DISCARDS: "He puts his cards with the discards.",
        Puts.UNDER_STOCK: "He puts his cards under the “stock”, the cards not dealt.",
    },
)
def puts_his_cards(
    *, plays_game: of_conduct.PlaysGame, has_discarded: of_conduct.HasDiscarded
) -> Puts:
    """Where a player puts his cards if he has no game to play: with the discards, if there
    is any.
    """
    if not met("He that has no Game to play", not plays_game, "Celui qui n'a point jeu à jouer"):
        return Puts.KEEPS
    return (
        Puts.UNDER_STOCK
        if met("if there is no Discard", not has_discarded, "s'il n'y avoit point d'écart")
        else Puts.WITH_DISCARDS
    )


@law("bellecour.mouche.30", "academie.mouche.30")
def deals_wrong(*, dealt_wrong: of_state.DealtWrong = True) -> Ruling:
    """What follows when the dealer ``deals wrong``: he deals again, and pays nothing for it."""
    return Ruling(
        Verdict.DEAL_AGAIN
        if met("He that deals wrong", dealt_wrong, "Celui qui donne mal")
        else Verdict.NOTHING_FOLLOWS
    )


@law("bellecour.mouche.31", "academie.mouche.31")
def false_pack(*, is_earlier_deal: of_state.IsEarlierDeal = False) -> Verdict:
    """A deal where the pack is found to be false is void; those before it stand good.

    It is void whether it was finished or not: the books do not ask it here.
    """
    before = met("the former ones stand good", is_earlier_deal, "les précédens sont bons")
    return Verdict.STANDS if before else Verdict.VOID


@law("bellecour.mouche.32", "academie.mouche.32")
def faced_card(*, faced_cards: of_cards.FacedCards) -> Verdict:
    """What becomes of the deal for a ``faced`` card (*tournée*): it stands, because of the discard.

    The books say nothing of several.
    """
    if faced_cards > 1:
        return Verdict.NOT_SAID
    one = met("on account of a faced Card", faced_cards == 1, "pour une carte tournée")
    return Verdict.STANDS if one else Verdict.NOTHING_FOLLOWS
