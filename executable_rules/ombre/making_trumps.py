"""Ombre, of speaking in turn, and of who stands the game and so makes the trump."""

from __future__ import annotations

from executable_rules.facts import of_cards, of_conduct, of_state
from executable_rules.mechanics.cards import Card, Suit
from executable_rules.ombre import facts
from executable_rules.ombre.calling import named_by_others
from executable_rules.ombre.terms import Says
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import text


@law(
    "bellecour.ombre.trumps.1",
    "bellecour.ombre.trumps.3",
    "academie.ombre.trumps.1",
    "academie.ombre.trumps.4",
    "seymour.ombre.trump.1",
    "seymour.ombre.trump.4",
    says=text("{} are trumps.", none="No suit is trumps yet."),
)
def trump_made(
    *, suit_named: of_cards.SuitNamed | None = None, turned_card: facts.TurnedCard | None = None
) -> Suit | None:
    """Which suit is trumps: the one named by the player who plays, whatever card is turned.

    At Imperial and the Beast a card turned up makes the trump; at Ombre none is turned.
    """
    whether(
        "by turning up a Card",
        turned_card is not None,
        "on ne tourne point",
        "en tournant une carte",
    )
    return suit_named


@law(
    "bellecour.ombre.trumps.1",
    "bellecour.ombre.trumps.2",
    "bellecour.ombre.sans-prendre.3",
    "bellecour.ombre.sans-prendre.4",
    "academie.ombre.trumps.2",
    "academie.ombre.trumps.3",
    "academie.ombre.sans-prendre.4",
    "seymour.ombre.trump.2",
    "seymour.ombre.trump.3",
    "seymour.ombre.sans-prendre.4",
    "seymour.ombre.sans-prendre.5",
    says=text(
        "The {:seat} player, counted from the eldest hand, stands the game.",
        none="Nobody stands the game.",
    ),
)
def who_stands_the_game(
    *, announcements: facts.Announcements, wants_it: of_conduct.WantsIt = False
) -> int | None:
    """The seat of the player who stands the game, by what each says in turn; the eldest hand is 0.

    The first who does not pass stands it. If he only asks leave, and one after him offers to play
    ``sans prendre``, without taking in, the first still goes before him if he ``wants`` to play so
    himself. Else the other must play so.
    """
    playing = [seat for seat, said in enumerate(announcements) if said is not Says.PASSES]
    alone = [seat for seat in playing if announcements[seat] is Says.SANS_PRENDRE]
    if alone and met(
        "If he has not a Game to play Sans Prendre",
        not wants_it,
        "s'il n'a pas Jeu à jouer sans-prendre",
        "if the Eldest passes Sans-prendre",
    ):
        return alone[0]
    return playing[0] if playing else None


@law(
    "bellecour.ombre.trumps.4",
    "academie.ombre.trumps.5",
    "academie.ombre.trumps.6",
    says=text(
        "{} are trumps.", none="No other has made trumps: the Ombre may still name his suit."
    ),
)
def named_in_his_place(
    *,
    has_looked: of_conduct.HasLooked,
    suit_named: of_cards.SuitNamed | None = None,
    other_suit: of_cards.OtherSuit | None = None,
    other_spoke_first: facts.OtherSpokeFirst = False,
) -> Suit | None:
    """What is trumps when the Ombre looked at his new cards unnamed: the suit that another names.

    They may when he has ``looked`` at his rentree, the cards taken in, and has not named it. Of two
    suits the one named first holds; of two named at once, that of the player on the right.
    """
    if not met("before he sees or turns his Rentree", has_looked, "avant d'avoir vû sa rentrée"):
        return None
    return named_by_others(
        suit_named=suit_named, other_suit=other_suit, other_spoke_first=other_spoke_first
    )


@law(
    "bellecour.ombre.trumps.4",
    "academie.ombre.trumps.6",
    "seymour.ombre.trump.7",
    says=text("He may take back {}.", nothing="He may take nothing back."),
)
def taken_back_of_the_discard(
    *, discard: facts.Discard, trump: of_cards.Trump, cards_mixed: of_state.CardsMixed
) -> tuple[Card, ...]:
    """The cards that the Ombre may take back from his discard: those of the suit named for him.

    He may not once his rentree, the cards taken in, is joined to his hand. By the numbered law he
    may discard anew: ``calling.may_discard_again``.
    """
    apart = met(
        "he has not joined his Rentree",
        not cards_mixed,
        "ne soit point jointe à son jeu",
        "the Cards he took in are not joined",
    )
    return tuple(card for card in discard if card.suit is trump) if apart else ()
