"""What the laws of Mail speak of: the ways to play, the order at the pass, what a stroke becomes.

The book's own definitions: *début*, the first stroke of each pass (opening.1); *pirouette*, a
ball missed altogether (general-rules.10); *billarder*, to push a ball by dragging the lève to it
(pass.22); *place aux niais*, close to the pass and beside the iron (pass.24); *voguet* and
*tabacan*, the smallest and the largest of balls (p. 366-367).
"""

from __future__ import annotations

from enum import Enum

from executable_rules.mechanics.numbers import whole_number

CENT_PAS = 100
"""Paces: the distance of safety, and that which keeps an advantage."""

CINQUANTE_PAS = 50
"""Paces in which a ball met may be forbidden at the début, and to which balls are brought back."""

VINGT_CINQ_PAS = 25
"""The same at the other strokes: half as many."""

COUPS_DE_MAIL = (3, 4)
"""Strokes of the mallet in which the pass is reached, as is agreed."""

POIDS = {10: (5, 5), 13: (5, 6), 14: (5, 6)}
"""Ounces of the ball, least and most, that goes best with a head of so many (p. 366)."""

ALLEE_LONGUE = (150, 200)
"""Paces of length of the new Mail in a country house, more or less (p. 371)."""

ALLEE_LARGE = (10, 12)
"""Paces of its breadth, more or less."""


class Maniere(Enum):
    """The ways to play Mail."""

    ROUET = "au rouet: each for himself"
    PARTIE = "en partie: side against side"
    GRANDS_COUPS = "aux grands coups: who drives farthest"
    CHICANE = "à la chicane: over the country to a mark"


class Ordre(Enum):
    """By how many strokes a player is behind the one with fewest; three or more are as three."""

    PAIR = 0
    PLUS = 1
    DEUX_DE_PLUS = 2
    TROIS_DE_PLUS = 3

    @property
    def en_ordre(self) -> bool:
        """Is it *le pair* or *le plus*, in which who passes wins?"""
        return self in (Ordre.PAIR, Ordre.PLUS)

    @property
    def en_est(self) -> bool:
        """Is he still in the game for the pass?"""
        return self is not Ordre.TROIS_DE_PLUS

    @classmethod
    def de(cls, strokes: int) -> Ordre:
        """The order of so many strokes more.

        >>> [Ordre.de(n).name for n in (0, 1, 2, 3, 4)]
        ['PAIR', 'PLUS', 'DEUX_DE_PLUS', 'TROIS_DE_PLUS', 'TROIS_DE_PLUS']
        """
        return cls(min(whole_number("strokes", strokes, 0), cls.TROIS_DE_PLUS.value))


class Coup(Enum):
    """What becomes of a stroke (*coup*)."""

    BON = "it stands, and nothing is lost by it"
    PERDU = "it is lost: counted, or one more is counted, and nothing had for it"
    NUL = "it counts for nothing, and he plays again"
    PEUT_RECOMMENCER = "he may begin it again"
    PAS_DIT = "the law does not say"


class Place(Enum):
    """Where a ball is, or is held to be, at the pass."""

    AVANT = "short of the stone: not yet at the pass"
    EN_PASSE = "in pass: he shoots at the arch from there"
    DERRIERE = "behind the iron: it must come back before it can pass"
    PASSEE = "it has passed the arch"
    PAS_DIT = "the law does not say"


class Passe(Enum):
    """What becomes of the pass (*la passe*), the round and what is played for in it."""

    GAGNEE = "he wins the pass"
    PERDUE = "he loses the pass"
    A_L_AUTRE = "the other wins all"
    A_JOUER = "it is still to be won"


class Instrument(Enum):
    """What the ball is played with."""

    MAIL = "the mallet: a head of wood on a long handle"
    LEVE = "la lève, with which the steel ball is shot at the arch"


class De(Enum):
    """Whose a ball is, or who played it."""

    COMPAGNIE = "of the company: one of those that play together"
    ETRANGER = "of a stranger to the game"


class Ou(Enum):
    """From where a ball is next played."""

    VIS_A_VIS = "within the mall, opposite to where it was found"
    OU_ELLE_ETAIT = "about where it was"
    DU_MORCEAU = "from the place of the piece that stayed within, with another ball"
    UNE_AUTRE = "another ball, from the place where the first was"


def premier_avise(gagnants: tuple[str, ...], demandent: tuple[bool, ...]) -> str | None:
    """Of those who won one pass after another, the first that asks for what was left: or nobody.

    >>> premier_avise(("Ann", "Ben", "Cis"), (False, True, True))
    'Ben'
    """
    suivants = zip(gagnants, demandent, strict=True)
    return next((gagnant for gagnant, demande in suivants if demande), None)


def proportionnee(*, masse: int, boule: int) -> bool:
    """Does a ball go best with the head of a mallet, both in ounces, by the book's examples?

    "La moitié" of ten, "cinq à six onces" for thirteen or fourteen (p. 366). Raises ValueError for
    a head of which no example is given.

    >>> [proportionnee(masse=14, boule=onces) for onces in (4, 5, 6, 7)]
    [False, True, True, False]
    """
    if masse not in POIDS:
        raise ValueError(f"masse={masse} cannot be: the examples are of {sorted(POIDS)} ounces")
    least, most = POIDS[masse]
    return least <= boule <= most


def allee_du_nouveau_mail(*, longue: int, large: int) -> bool:
    """Is an alley of such paces within the measures of the new Mail, played like billiards?"""
    dans_la_longueur = ALLEE_LONGUE[0] <= longue <= ALLEE_LONGUE[1]
    return dans_la_longueur and ALLEE_LARGE[0] <= large <= ALLEE_LARGE[1]
