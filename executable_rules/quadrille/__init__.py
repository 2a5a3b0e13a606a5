"""Quadrille and its kin, in the books of *Bellecour*, *Seymour* and the *Académie*.

``beasts`` has the two series of Quadrille and of the New Quintille, ``mediateur_beasts`` and
``ombre_beasts`` those of these games, ``beast_order`` which of several Beasts is played first,
``beast_laws`` and ``beast_claims`` the numbered laws: who is beasted, how often, and what may
still be demanded. ``matadors``, ``claims``, ``vole``, ``sans_prendre`` and ``quitting`` follow the
laws from XXX, ``roi_rendu`` and ``three_handed`` the variants; ``chapter`` has what the prose says
against laws and dictionary. How a Beast grows is ``mechanics.beasts``, once for all of them.
"""
