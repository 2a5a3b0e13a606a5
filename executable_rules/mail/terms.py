"""What the laws of Mail speak of: the ways to play, the order at the pass, what a stroke becomes.

The book's own definitions: *début*, the first stroke of each pass (opening.1); *pirouette*, a
ball missed altogether (general-rules.10); *billarder*, to push a ball by dragging the lève to it
(pass.22); *place aux niais*, close to the pass and beside the iron (pass.24); *voguet* and
*tabacan*, the smallest and the largest of balls (p. 366-367).
"""

from __future__ import annotations

from enum import Enum
from itertools import compress

from executable_rules.mechanics.numbers import whole_number
from lawsofplay.sentences import Worded

CENT_PAS = 100
"""Paces: the distance of safety, and that which keeps an advantage."""

CINQUANTE_PAS = 50
"""Paces in which a ball met may be forbidden at the début, and to which balls are brought back."""

VINGT_CINQ_PAS = 25
"""The same at the other strokes: half as many."""

COUPS_DE_MAIL = (3, 4)
"""Strokes of the mallet in which the pass is reached, as is agreed."""


class Maniere(Enum):
    """The ways to play Mail."""

    ROUET = "au rouet: each for himself"
    PARTIE = "en partie: side against side"
    GRANDS_COUPS = "aux grands coups: who drives farthest"
    CHICANE = "à la chicane: over the country to a mark"


class Ordre(Enum):
    """How many strokes a player is behind the one with fewest; more than three are as three."""

    PAIR = 0
    PLUS = 1
    DEUX_DE_PLUS = 2
    TROIS_DE_PLUS = 3

    @property
    def en_ordre(self) -> bool:
        """Is it *le pair* or *le plus*, in which a player who passes wins?"""
        return self in (Ordre.PAIR, Ordre.PLUS)

    @property
    def en_est(self) -> bool:
        """Is a player still in the game for the pass?"""
        return self is not Ordre.TROIS_DE_PLUS

    @classmethod
    def de(cls, strokes: int) -> Ordre:
        """The order of this many strokes more.

        >>> [Ordre.de(n).name for n in (0, 1, 2, 3, 4)]
        ['PAIR', 'PLUS', 'DEUX_DE_PLUS', 'TROIS_DE_PLUS', 'TROIS_DE_PLUS']
        """
        return cls(min(whole_number("strokes", strokes, 0), cls.TROIS_DE_PLUS.value))


class Coup(Worded):
    """What becomes of a stroke (*coup*)."""

    BON = "the stroke stands, and nothing is lost by it"
    PERDU = "the stroke is lost: it is counted, and gains nothing"
    NUL = "the stroke counts for nothing, and he plays again"
    PEUT_RECOMMENCER = "he may begin the stroke again"
    PAS_DIT = "the law does not say"


class Place(Worded):
    """Where a ball is, or is held to be, at the pass."""

    AVANT = "the ball is short of the stone: not yet at the pass"
    EN_PASSE = "the ball is in pass: he shoots at the arch from there"
    DERRIERE = "the ball is behind the iron: it must come back before it can pass"
    PASSEE = "the ball has passed the arch"
    PAS_DIT = "the law does not say"


class Passe(Worded):
    """What becomes of the pass (*la passe*), the round and what is played for in it."""

    GAGNEE = "he wins the pass"
    PERDUE = "he loses the pass"
    A_L_AUTRE = "the other wins all"
    A_JOUER = "the pass is still to be won"


class Instrument(Enum):
    """What the ball is played with."""

    MAIL = "the mallet: a head of wood on a long handle"
    LEVE = "la lève, with which the steel ball is shot at the arch"


class De(Enum):
    """Whose a ball is, or who played it."""

    COMPAGNIE = "of the company: one of those that play together"
    ETRANGER = "of a stranger to the game"


class Ou(Worded):
    """From where a ball is next played."""

    VIS_A_VIS = "the ball is put within the mall, opposite to where it was found"
    OU_ELLE_ETAIT = "the ball is put about where it was"
    DU_MORCEAU = "he plays another ball, from the place of the piece that stayed within"
    UNE_AUTRE = "he plays another ball, from the place where the first was"


class But(Enum):
    """The mark at which a chicane ends."""

    ARBRE = "a tree that is touched"
    PIERRE = "a marked stone that is touched"
    DETROITS = "certain straits that are passed"


class CoupDeChicane(Enum):
    """How a stroke of the chicane is played."""

    VOLEE = "in the air"
    OU_ELLE_SE_TROUVE = "from where the ball lies"


class Cause(Enum):
    """What spoils or stops a stroke."""

    COMPAGNIE = "those with whom he plays"
    PORTE_LEVE = "the lève-carrier"
    AUTRE_PERSONNE = "another person"
    ANIMAL = "an animal"
    RENCONTRE = "a thing met with"


def ceux_qui_demandent(gagnants: tuple[str, ...], demandent: tuple[bool, ...]) -> tuple[str, ...]:
    """Those of the winners of one pass after another, in order, who ask for what was left.

    >>> ceux_qui_demandent(("Ann", "Ben", "Cis"), (False, True, True))
    ('Ben', 'Cis')
    """
    whole_number("demandent", len(demandent), len(gagnants), len(gagnants))
    return tuple(compress(gagnants, demandent))
