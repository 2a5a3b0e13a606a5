"""The room: standers-by who speak, bet or stop a ball, who judges, what is broken."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from executable_rules.billiards.terms import Fine, Forfeit, Furniture
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import law, met
from lawsofplay.sentences import told


class Judge(Enum):
    """Who decides or tells."""

    NOBODY = "nobody, as yet"
    STANDERS_BY = "the standers-by"
    ANOTHER = "another, who may be asked"


PENCE_IN_SHILLING = 12


@law("seymour.billiards.orders.12")
def stander_by_speaks(
    *,
    faults_since_warned: int,
    consent: bool = False,
    asked: bool = False,
    pays: bool = True,
    bets: bool = False,
) -> Fine | Forfeit:
    """What a stander-by forfeits who instructs or speaks: two-pence a fault after the warning.

    Who will not pay may not stay. It is nothing to the purpose whether he ``bets``, that is, has
    money on the game; in the verse it is all (``stander_by_bets``).
    """
    faults = whole_number("faults_since_warned", faults_since_warned, 0)
    uncalled = met("without Consent, or being first asked", not (consent or asked))
    if not (uncalled and met("after he is advertised", faults > 0)):
        return Fine(0)
    return Fine(2 * faults) if pays else Forfeit.LEAVES_ROOM


@law("seymour.billiards.orders-in-verse.10")
def stander_by_bets(*, bets: bool, instructs: bool) -> Forfeit:
    """What a stander-by forfeits who bets and will instruct: he must pay the Set, unwarned.

    The order fines him two-pence, and warns him first (``stander_by_speaks``).
    """
    both = met("shall chance to Bet", bets) and met("will instruct", instructs)
    return Forfeit.THE_SET if both else Forfeit.NONE


@law("seymour.billiards.orders-in-verse.13")
def stander_by_stops_ball(*, stops: bool, game_lost_thereby: bool) -> Forfeit:
    """What a stander-by forfeits who stops a ball: he pays for all, if the game is lost by it."""
    lost = met("The Game being lost thereby", game_lost_thereby)
    return Forfeit.ALL if stops and lost else Forfeit.NONE


@law(
    "seymour.billiards.orders.15",
    says={
        Judge.NOBODY: "Nobody decides it until judgment is asked.",
        Judge.STANDERS_BY: "The standers-by decide it.",
        Judge.ANOTHER: "Another may be asked.",
    },
)
def decides_controversy(*, judgment_asked: bool) -> Judge:
    """Who decides a controversy of the players: the standers-by, upon being asked.

    In French Billiards the Marker: ``french_billiards.room.decides_difference``.
    """
    return Judge.STANDERS_BY if met("upon asking Judgment", judgment_asked) else Judge.NOBODY


@law("seymour.billiards.13")
def ashes_fall(*, smokes: bool, on_the_table: bool) -> Forfeit:
    """What he forfeits who ``smoaks`` and lets the ashes of his pipe fall on the table.

    That the cloth is burnt by it is told as the reason, and not asked. What is forfeited the book
    does not say: of hand or sleeve, in the same sentence, it says ``a Loss``, not a ``Forfeiture``.
    """
    if not smokes and on_the_table:
        raise ValueError("on_the_table=yes cannot be: there are no ashes of him who does not smoke")
    fall = met("let the Ashes of your Pipe fall on the Table", on_the_table)
    return Forfeit.NOT_NAMED if fall else Forfeit.NONE


@law(
    "seymour.billiards.orders-in-verse.16",
    says={
        Judge.NOBODY: "He need ask nobody.",
        Judge.STANDERS_BY: "The standers-by may be asked.",
        Judge.ANOTHER: "He may ask another whether it be so.",
    },
)
def tells_of_the_game(*, knows_fully: bool) -> Judge:
    """Whom a player may ask who does not fully know the game: another. Nothing is decided by it."""
    return Judge.ANOTHER if met("not the Game doth fully know", not knows_fully) else Judge.NOBODY


@law("seymour.billiards.orders-in-verse.16", says=told("He has yet to set up (mark) {:game}."))
def games_to_set_up(*, won: int, set_up: int) -> int:
    """How many games won a player has yet to ``set up``, that is, to mark."""
    return whole_number("won", won, 0) - whole_number("set_up", set_up, 0, won)


@law("seymour.billiards.orders.15")
def breaks(*, broken: Mapping[Furniture, int]) -> Fine:
    """What is forfeited for what is broken, however it came: King 1 s., Port 10 s., Stick 5 s.

    A stick of French Billiards is six-pence: ``french_billiards.room.breaks``.

    >>> str(breaks(broken={Furniture.KING: 1, Furniture.STICK: 2}))
    '11 s. 0 d.'
    """
    shillings = {Furniture.KING: 1, Furniture.PORT: 10, Furniture.STICK: 5}
    owed = sum(shillings[thing] * whole_number(thing.name, it, 0) for thing, it in broken.items())
    return Fine(owed * PENCE_IN_SHILLING)


@law("seymour.billiards.orders-in-verse.15")
def breaks_with_violence(*, broken: Furniture | None, violence: bool) -> Forfeit:
    """What he owes who breaks King, Port or Stick with violence: to make it good, at its cost."""
    broke = met("King, Port, or Stick", broken is not None)
    return Forfeit.MAKES_GOOD if broke and met("with Violence", violence) else Forfeit.NONE
