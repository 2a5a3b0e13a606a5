"""Ombre by two: laws LXXVI-LXXIX, and what wins, from its chapter."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_conduct, of_people, of_play, of_state
from executable_rules.mechanics.cards import OMBRE_PACK, Card
from executable_rules.mechanics.deals import stock_left
from executable_rules.mechanics.results import Penalty, Verdict
from executable_rules.ombre import facts
from executable_rules.ombre.discarding import looks_at_what_is_left
from executable_rules.ombre.terms import Ends
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import text, yes_no

PLAYERS = 2
"""They who play it."""

PACKETS = (3, 3, 2)
"""How the cards are dealt: twice three, and once two."""

HAND_BY_TWO = sum(PACKETS)
"""Eight cards."""

OmbreTricks = Annotated[int, like(of_play.OmbreTricks, least=0, most=HAND_BY_TWO)]
AdversaryTricks = Annotated[int, like(of_play.AdversaryTricks, least=0, most=HAND_BY_TWO)]


@law(
    "bellecour.ombre.laws.76",
    "academie.ombre.laws.76",
    says=text("The pack they play with has {:pack}."),
)
def pack_by_two(*, suit_left_out: of_cards.SuitLeftOut) -> tuple[Card, ...]:
    """With which cards two play: thirty. One red suit of the forty is ``laid out``, left out."""
    if not met("one of the red Suits", suit_left_out.red, "il faut ôter une couleur rouge"):
        raise ValueError("suit_left_out may be hearts or diamonds: one of the red suits")
    return tuple(card for card in OMBRE_PACK if card.suit is not suit_left_out)


@law("bellecour.ombre.laws.77", "academie.ombre.laws.77")
def deal_by_two(*, packets: facts.Packets) -> Verdict:
    """What becomes of a deal between two: it must be by twice three and once two, or made again.

    The law does not say in which order twice three and once two come; the prose has the two last.
    """
    right = met(
        "by twice three, and once two",
        sorted(packets) == sorted(PACKETS),
        "par deux fois trois, & une fois deux",
    )
    return Verdict.NOTHING_FOLLOWS if right else Verdict.DEAL_AGAIN


@law("bellecour.ombre.laws.78", "academie.ombre.laws.78", says=text("The stock has {:card}."))
def stock_by_two(*, suit_left_out: of_cards.SuitLeftOut) -> int:
    """How many cards the ``stock`` (*talon*) has: what two hands of eight leave of the pack."""
    return stock_left(len(pack_by_two(suit_left_out=suit_left_out)), PLAYERS, HAND_BY_TWO)


@law("bellecour.ombre.laws.78")
def sees_what_is_left_by_two(
    *, is_last: of_state.IsLast, has_looked: of_conduct.HasLooked, stock_size: facts.StockSize
) -> Penalty:
    """What a player suffers if he looks at the cards that the youngest hand leaves.

    The elder may see them when the youngest has; the rule is that of three players. The French
    names another than the youngest: ``voit_les_cartes_laissees``.
    """
    seen = met("if he does, the eldest may likewise", has_looked)
    return looks_at_what_is_left(is_last=is_last, has_looked=seen, stock_size=stock_size)


@law("academie.ombre.laws.78")
def voit_les_cartes_laissees(
    *, is_last: of_state.IsLast, has_looked: of_conduct.HasLooked, stock_size: facts.StockSize
) -> Penalty:
    """What a player suffers who looks at the cards left by the one who is ``dernier à prendre``.

    That is the player who takes last. The other may see them after him; the rule is that of three
    players. He is not the youngest hand of the English, ``sees_what_is_left_by_two``, when the
    youngest is Ombre and so takes in first (bellecour p. 98).
    """
    vues = met("aprés qu'il les a vues", has_looked)
    return looks_at_what_is_left(is_last=is_last, has_looked=vues, stock_size=stock_size)


@law(
    "bellecour.ombre.laws.79",
    "academie.ombre.laws.79",
    says=yes_no(
        "The Ombre may name that suit.", "The Ombre may not name that suit: it is laid out."
    ),
)
def may_name_by_two(*, suit: of_cards.Suit, suit_left_out: of_cards.SuitLeftOut) -> bool:
    """May the Ombre make this suit trumps? Not that which is laid out."""
    if not suit_left_out.red:
        raise ValueError("suit_left_out may be hearts or diamonds: one of the red suits")
    return not met("the Suit that is laid out", suit is suit_left_out, "la couleur qui est ôtée")


@law(
    "bellecour.ombre-by-two.1",
    "academie.ombre-by-two.1",
    says=yes_no("So many may play it.", "So many may not play it: it is a game of two."),
)
def may_play_it(*, players: of_people.Players) -> bool:
    """Whether this many players may play Ombre by two: two only."""
    return met("play'd by two persons only", players == PLAYERS, "on n'y joue que deux")


@law(
    "bellecour.ombre-by-two.2",
    "academie.ombre-by-two.2",
    says={
        Ends.WON: "He who stands the Game wins.",
        Ends.CODILLE: "He who defends wins “codille”.",
        Ends.REMISE: "It is a Beast by “remise”: nobody wins.",
        Ends.NOT_PLAYED: "It is not decided yet: tricks are still to be played.",
    },
)
def how_two_end(*, ombre_tricks: OmbreTricks, adversary_tricks: AdversaryTricks) -> Ends:
    """How a deal of eight tricks ends between two: five win, four each are a Beast by remise.

    ``adversary_tricks``: those of the defender.

    Raises ValueError for more than eight together.
    """
    if ombre_tricks + adversary_tricks > HAND_BY_TWO:
        raise ValueError(f"ombre_tricks={ombre_tricks} cannot be: two have eight tricks together")
    if met("you must make five Tricks", ombre_tricks >= 5, "il faut faire cinq levées"):
        return Ends.WON
    if met(
        "if he that defends the Game makes five",
        adversary_tricks >= 5,
        "si celui qui défend en fait cinq",
    ):
        return Ends.CODILLE
    four = met(
        "if each makes only four",
        ombre_tricks == adversary_tricks == 4,
        "quand chacun en fait quatre",
    )
    return Ends.REMISE if four else Ends.NOT_PLAYED
