"""Mail, Nouveau mail comme un billard: a shorter mall that the book proposes."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from typing import Annotated, NamedTuple

from executable_rules.facts import of_people, of_play, of_state
from executable_rules.mail import facts
from executable_rules.mail.terms import Instrument, Maniere, Ordre
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import Fact, law, like, met
from lawsofplay.sentences import Worded, parts, text, yes_no

LONG = (150, 200)
"""Paces of the alley's length, from the least to the most that is named."""

LARGE = (10, 12)
"""Paces of its breadth."""


class Allee(Worded):
    """How an alley stands to the one that the book proposes."""

    COMME_DIT = "the alley is as the book proposes it"
    A_UNIR = "the alley has first to be made very even"
    PLUS_OU_MOINS = "the alley may be more or less than proposed; how much, the book does not say"


class Enclos(Enum):
    """With what the alley may be shut in."""

    PIERRES = "stones well joined"
    PLANCHES = "rather thick boards of oak"


class Plan(NamedTuple):
    """Where the arches and the iron stand, in paces from the end at which they begin."""

    debut: int
    pivot: Fraction
    passe: int


IsEven = Annotated[bool, Fact("whether the ground is made very even")]
Names = Annotated[tuple[str, ...], like(of_people.PlayerNames)]
Orders = Annotated[tuple[Ordre, ...], like(facts.OrderInPass)]
Sizes = Annotated[tuple[int, int], like(of_play.Numbers, least=1)]
TheLength = Annotated[int, like(facts.Paces, least=1)]
With = Annotated[Instrument, like(of_play.Thing)]


@law("academie.mail.new-mail.1")
def allee(*, numbers: Sizes, is_even: IsEven = True) -> Allee:
    """How an alley of this length and breadth, in paces, stands to the one that the book proposes.

    That one is very even (*unie*), of 150 or 200 paces by ten or twelve, more or less. What lies
    between these numbers is taken as named.
    """
    if not met("la rendre tres-unie", is_even):
        return Allee.A_UNIR
    long, large = numbers
    dit = LONG[0] <= long <= LONG[1] and LARGE[0] <= large <= LARGE[1]
    return Allee.PLUS_OU_MOINS if met("plus ou moins", not dit) else Allee.COMME_DIT


@law("academie.mail.new-mail.2", says=text("The alley is shut in with {:or}."))
def entouree_de() -> frozenset[Enclos]:
    """With what the alley is shut in (*entourée*): stones, or boards of oak."""
    return frozenset(Enclos)


@law(
    "academie.mail.new-mail.2",
    "academie.mail.new-mail.3",
    says=parts(
        debut=text(
            "They begin {:pace} from the first arch.",
            nothing="They begin opposite to the arch of one end.",
        ),
        pivot=text("The iron pivot stands at {:pace}, in the middle."),
        passe=text("They go into pass at {:pace}, at the arch of the other end."),
    ),
)
def plan(*, paces: TheLength) -> Plan:
    """Where they begin, and where the iron and the pass are, in an alley this many paces long.

    An arch (*archet*) stands at each end, an iron pivot in the middle.
    """
    return Plan(0, Fraction(paces, 2), paces)


@law("academie.mail.new-mail.4", says=yes_no("He may play so.", "He may not play so."))
def joue_ainsi(*, thing: With, from_its_place: facts.FromItsPlace) -> bool:
    """May a player play so? Always with the mallet (*mail*), and the ball from where it lies."""
    mail = met("jouer toujours du mail", thing is Instrument.MAIL)
    return met("la boule d'où elle seroit", from_its_place) and mail


@law(
    "academie.mail.new-mail.5",
    says=text("{} wins the party.", none="Nobody has won the party yet."),
)
def gagne_la_partie(
    *, player_names: Names, done_by_seat: of_state.DoneBySeat, order_in_pass: Orders
) -> str | None:
    """Who wins: the player whose ball passed the arch and then first touches the iron in the
    middle.

    ``player_names``: the players in the order in which their balls touched it. ``done_by_seat``:
    whether each had passed the arch before. ``order_in_pass``: how far each was in strokes. They
    must be *au pair* or *au plus*, with as many strokes as another or one more.
    """
    for fact, given in (("done_by_seat", done_by_seat), ("order_in_pass", order_in_pass)):
        whole_number(f"how many are given in {fact}", len(given), *[len(player_names)] * 2)
    for place, name in enumerate(player_names):
        through = met("aprés avoir passé à l'archet", done_by_seat[place])
        if met("au pair, ou au plus", order_in_pass[place].en_ordre) and through:
            return name
    return None


@law(
    "academie.mail.new-mail.6",
    says=yes_no("It may be played so.", "It is not told that it may be played so."),
)
def se_joue(*, mode: facts.Mode) -> bool:
    """May it be played in this way? *Au roüet*, each for himself, or *en partie*, in sides."""
    rouet = met("qui joueroient au roüet", mode is Maniere.ROUET)
    return rouet or met("ou en partie, comme au billard", mode is Maniere.PARTIE)
