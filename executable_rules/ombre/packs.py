"""Ombre, of the packets of the deal and of a false pack: laws I and XIII."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_cards, of_state
from executable_rules.mechanics.cards import OMBRE_PACK
from executable_rules.mechanics.deals import packets_make
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Verdict
from executable_rules.ombre import facts
from lawsofplay.rules import law, met
from lawsofplay.sentences import yes_no
from lawsofplay.sentences.templates import whole

HAND = 9
"""Cards of each player, and so tricks."""

PACKET = 3
"""Cards given at a time."""

DECIDING = 5
"""Tricks before which nobody can have won: then they are all of one player."""


class Halves(NamedTuple):
    """What each of the two halves of a sentence says of the same deal."""

    first: Verdict
    second: Verdict

    def __str__(self) -> str:
        return f"by the first half {self.first.value}; by the second {self.second.value}"

    @property
    def sentence(self) -> str:
        """Both halves, in a sentence."""
        return whole(str(self))


@law(
    "bellecour.ombre.laws.1",
    "academie.ombre.laws.1",
    "seymour.ombre.laws.13",
    says=yes_no(
        "The hand may be dealt so.", "The hand may not be dealt so: it is by three at a time."
    ),
)
def may_deal_by_threes(*, packets: facts.Packets) -> bool:
    """Whether a hand of nine may be dealt in these ``packets``: by three cards at a time only.

    Quadrille, with ten, deals by four and threes: ``quadrille.dealing.may_deal_by``.
    """
    threes = met(
        "than by three at a time",
        set(packets) == {PACKET},
        "by 3 and 3",
        "Il n'est pas permis de donner les cartes autrement que par trois",
    )
    return threes and packets_make(HAND, packets)


@law(
    "bellecour.ombre.laws.13",
    "seymour.ombre.laws.37",
    "seymour.ombre.laws.38",
    only={"is_sure": ("bellecour",)},
)
def false_pack(
    *, pack: of_cards.Pack, tricks_played: facts.TricksPlayed, is_sure: of_state.IsSure = False
) -> Verdict:
    """What becomes of a deal (*coup*) whose pack is found ``false`` after this many of nine tricks.

    It is void while the deal is played, good after. ``is_sure``: the Ombre or another has won; by
    the next law the deal is then played, whatever tricks are left (``playing.coup_played``). The
    book of 1754 has *played out* and no such law. It does not say what is false: any pack but the
    game's own. Quadrille has this of two cards alike, and of a wrong number without a limit of time
    (``quadrille.dealing.cards_in_the_pack``). The French print says something else: ``jeu_faux``.
    """
    number = met("too many, or too few Cards", len(pack) != len(OMBRE_PACK), "not forty cards")
    twice = met("two of the same sort", len(set(pack)) < len(pack), "a card twice")
    foreign = met(
        "any that do not belong to the Game",
        not set(pack) <= set(OMBRE_PACK),
        "a card of another pack",
    )
    in_time = met(
        "if it is perceived in playing",
        not _played("tricks_played", tricks_played, is_sure),
        "it is found out in playing",
    )
    if not (number or twice or foreign):
        return Verdict.NOTHING_FOLLOWS
    return Verdict.VOID if in_time else Verdict.STANDS


@law("academie.ombre.laws.13")
def jeu_faux(
    *, pack: of_cards.Pack, tricks_played: facts.TricksPlayed, is_sure: of_state.IsSure = False
) -> Halves:
    """What the French law's two halves, which contradict each other, say of a false pack found.

    ``is_sure``: the Hombre or another has won; by the next law the deal is then played. As printed
    the deal is void if it is *not* noticed in playing (*si l'on ne s'en aperçoit en le jouant*),
    and good if it is noticed only after. The two halves contradict each other. The *ne* is taken
    for an error of the printer; the English law, ``false_pack``, is without it.
    """
    nombre = met("plus ou moins de cartes", len(pack) != len(OMBRE_PACK))
    deux = met("deux cartes semblables", len(set(pack)) < len(pack))
    autres = met("des cartes qui ne sont pas du jeu de l'hombre", not set(pack) <= set(OMBRE_PACK))
    apres = met(
        "si l'on ne s'en aperçoit qu'aprés qu'il est joué",
        _played("tricks_played", tricks_played, is_sure),
    )
    if not (nombre or deux or autres):
        return Halves(Verdict.NOTHING_FOLLOWS, Verdict.NOTHING_FOLLOWS)
    if apres:
        return Halves(Verdict.VOID, Verdict.STANDS)
    return Halves(Verdict.STANDS, Verdict.NOT_SAID)


def _played(fact: str, tricks: int, decided: bool) -> bool:
    """Is the deal played, as law XIV has it, that is to the last card or until somebody has won?"""
    if whole_number(fact, tricks, 0, HAND) < DECIDING and decided:
        raise ValueError(f"{fact}={tricks} cannot be: nobody has won before {DECIDING} tricks")
    return decided or tricks == HAND
