"""Quadrille and its kin, in the books of *Bellecour*, *Seymour* and the *Académie*.

The numbered laws in their order are in ``dealing`` (I-IV), ``naming`` (V-XIII), ``turns`` (XIV-XX)
and ``beast_laws`` (from XXI), with ``renouncing`` (XXIV). From XXX on they are in ``matadors``,
``claims``, ``vole``, ``vole_with_king``, ``sans_prendre`` and ``quitting``. ``beast_order`` has
which of several Beasts is played first, ``beast_claims`` what may still be demanded of a Beast.
What Ombre says alike stands with them.

The prose that makes it a game: ``order`` of the cards, ``opening`` up to the naming of the trump,
``playing``, ``paying`` and ``alone`` (with a called King and without), ``tours``. ``decisions`` are
the New Decisions; ``chapter`` has what the prose says against laws and dictionary, ``exceptions``
what chapter and decisions add to a law or leave out.

``roi_rendu`` and ``three_handed`` are variants. ``beasts`` has the two series of Quadrille and of
the New Quintille, ``mediateur_beasts`` and ``ombre_beasts`` those of these games. How a Beast
grows is ``mechanics.beasts``, once for all.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
