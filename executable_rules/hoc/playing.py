"""Hoc: playing out the cards in rows, the last of which is Hoc, and what the end costs."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_play, of_state
from executable_rules.hoc import facts
from executable_rules.hoc.terms import HAND, cards_of_each, checked_hands, is_hoc, ranks_of
from executable_rules.mechanics.cards import Rank
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Silence, Unit
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import moves, parts, shares, text, yes_no
from lawsofplay.sentences.payments import UNNAMED


class Row(NamedTuple):
    """What a player plays in a row and says, and the card that he is ``sans``, that is without."""

    says: tuple[Rank, ...]
    sans: Rank | None


class Hoc(NamedTuple):
    """What every seat gains by a card that was Hoc, and which seat then plays."""

    gains: tuple[int, ...]
    leads: int


class Reading(Enum):
    """How ``every card that remains in your hand from ten to twelve`` is counted."""

    BY_HAND = "with ten to twelve cards left, every one of them pays two"
    BY_CARD = "the tenth, eleventh and twelfth card pay two, the nine before them one"


TheReading = Annotated[Reading, like(of_play.Reading)]


@law(
    "bellecour.hoc.31",
    "academie.hoc.31",
    says=parts(
        says=text("He plays and says {}."),
        sans=text("He is “sans” (without) the {}.", none="He has played up to the king."),
    ),
)
def row(*, hand: facts.Hand, first_card: of_cards.FirstCard) -> Row:
    """The cards that a player plays one after another, and the next one, which he lacks.

    Suits do not matter. After the king there is none to lack.

    Raises ValueError when he has not the first.
    """
    checked_hands(hand)
    held = ranks_of(hand)
    if first_card not in held:
        raise ValueError(
            f"first_card may be of a card in his hand: he has no {first_card.name.lower()}"
        )
    wanted = (rank for rank in Rank if rank.value > first_card.value and rank not in held)
    sans = next(wanted, None)
    end = sans.value if sans else Rank.KING.value + 1
    return Row(tuple(Rank(number) for number in range(first_card.value, end)), sans)


@law(
    "bellecour.hoc.31",
    "academie.hoc.31",
    says=yes_no("The next player has the card and plays it.", "The next player has not the card."),
)
def next_has(*, hands: facts.Hands, seat: facts.Seat, rank_wanted: facts.RankWanted) -> bool:
    """Has the player after this seat the card that is wanted, so that he plays it?"""
    checked_hands(*hands, players=len(hands))
    follower = hands[(whole_number("seat", seat, 0, len(hands) - 1) + 1) % len(hands)]
    return met(
        "he that plays next, and has the two",
        rank_wanted in ranks_of(follower),
        "celui qui le suit, & qui aura un deux",
    )


@law(
    "bellecour.hoc.30",
    "bellecour.hoc.32",
    "academie.hoc.30",
    "academie.hoc.32",
    says={
        True: "The last card is Hoc.",
        False: "The last card is not Hoc.",
        None: "Nobody has the next card, but one has a Hoc that he may play in its room.",
    },
)
def last_is_hoc(*, hands: facts.Hands, last_card: of_cards.LastCard) -> bool | None:
    """Is the last card of a row Hoc? If the other players have no card next to it.

    None where nobody has it and one has a Hoc that he may play in its place (hoc.33). A king has no
    card above it.
    """
    checked_hands(*hands, players=len(hands) + 1)
    if last_card is Rank.KING:
        return True
    held = tuple(card for hand in hands for card in hand)
    if not met(
        "have not the card next to",
        Rank(last_card.value + 1) not in ranks_of(held),
        "n'ont pas la carte qui manque",
    ):
        return False
    return None if any(is_hoc(card=card) for card in held) else True


@law(
    "bellecour.hoc.33",
    "academie.hoc.33",
    says=yes_no(
        "He may play it in the room of the card that is wanted.",
        "He may not play it in the room of the card that is wanted.",
    ),
)
def plays_hoc_for(
    *, hand: facts.Hand, card: of_cards.Card, rank_wanted: facts.RankWanted
) -> bool | Silence:
    """May a player play this card of his hand in place of the one that is wanted? Only a Hoc.

    He must lack the wanted card. Nothing is said where he has it: this place speaks of one who has
    it not, though hoc.4 lets a Hoc stand for what he pleases.

    Raises ValueError for a card that is not in his hand.
    """
    checked_hands(hand)
    if card not in hand:
        raise ValueError(f"card may be one of the hand: {card} is not")
    if not met("has one of those cards that are called Hoc", is_hoc(card=card), "a un hoc"):
        return False
    wants = met("has not the five", rank_wanted not in ranks_of(hand), "n'ayant point de cinq")
    return True if wants else Silence.NOT_SAID


@law(
    "bellecour.hoc.30",
    "bellecour.hoc.32",
    "bellecour.hoc.33",
    "academie.hoc.30",
    "academie.hoc.32",
    "academie.hoc.33",
    says=parts(
        gains=shares("the {:seat} player", unit="counter"),
        leads=text("The {:seat} player plays again."),
    ),
)
def wins_hoc(*, players: facts.Players, seat: facts.Seat) -> Hoc:
    """What a card that was Hoc wins: a counter from each player, and its player plays again.

    After a row he plays one of his lowest cards (*par les plus basses*), because it is good for
    him; after a Hoc, any card that suits him. hoc.32 gives him the lead; this is understood from
    hoc.30.
    """
    cards_of_each(players)
    whole_number("seat", seat, 0, players - 1)
    return Hoc(tuple(players - 1 if it == seat else -1 for it in range(players)), seat)


@law("bellecour.hoc.37", "academie.hoc.37")
def says_sans(
    *, hand: facts.Hand, rank_wanted: facts.RankWanted, was_found_out: of_state.WasFoundOut
) -> Forfeit:
    """What a player pays who says "sans five" when he has a five: five counters to each, if found
    out.
    """
    checked_hands(hand)
    mistaken = met(
        "when he has a five", rank_wanted in ranks_of(hand), "auroit un cinq dans son jeu"
    )
    found = met("if it is discovered", was_found_out, "s'ils le découvroient")
    return Forfeit(5, Unit.COUNTER, Payee.EACH) if mistaken and found else NOTHING


@law(
    "bellecour.hoc.34",
    "academie.hoc.34",
    says=moves(
        text("He pays {:counter}; to whom, the law does not say.", nothing="Nothing is due."),
        "he who has cards left",
        UNNAMED,
        "counter",
    ),
)
def pays_for_cards_left(*, cards_left: of_cards.CardsLeft, reading: TheReading) -> int | Silence:
    """Counters that a player pays for each card left: one, or from ten on two; few cost more.

    One left costs six, and two cost four. From ten on the words can be read in two ways, which are
    a fact here. Thirteen to fifteen, which two players may have left, are not told.
    """
    whole_number("cards_left", cards_left, 0, max(HAND.values()))
    if cards_left > 12:
        return Silence.NOT_SAID
    if (
        met("if there is only one card", cards_left == 1, "Si cependant il n'en reste qu'une")
        or cards_left == 2
    ):
        return 6 if cards_left == 1 else 4
    by_hand = (
        met(
            "from ten to twelve",
            cards_left >= 10,
            "pour chaque carte qui reste en main depuis dix jusqu'à douze",
        )
        and reading is Reading.BY_HAND
    )
    return cards_left + (cards_left if by_hand else max(cards_left - 9, 0))


@law(
    "bellecour.hoc.35",
    "academie.hoc.35",
    says=yes_no(
        "The hand is a “Carte Blanche” (without court cards).",
        "The hand is no “Carte Blanche” (it has court cards).",
    ),
)
def is_carte_blanche(*, hand: facts.Hand) -> bool:
    """Is a hand a ``Carte Blanche`` (*cartes blanches*): without a figure, king, queen or knave?"""
    checked_hands(hand)
    return met(
        "no figures in his hand",
        not any(card.rank.court for card in hand),
        "n'a point de figures dans son jeu",
    )


@law(
    "bellecour.hoc.35",
    "bellecour.hoc.36",
    "academie.hoc.35",
    "academie.hoc.36",
    says=shares("the {:seat} player", unit="counter"),
)
def carte_blanche_pays(*, done_by_seat: of_state.DoneBySeat) -> tuple[int, ...]:
    """What every seat gains by Carte Blanche: ten from each player; a third pays nothing to two.

    The facts are, seat by seat, who has it. Two who both have it owe each other the same.
    """
    cards_of_each(len(done_by_seat))
    two = met(
        "if there are two players that have Carte Blanche",
        sum(done_by_seat) == 2,
        "deux des Joueurs eussent les cartes blanches",
    )
    each = 0 if two else 10
    return tuple(
        each * done_by_seat.count(False) if has else -each * sum(done_by_seat)
        for has in done_by_seat
    )
