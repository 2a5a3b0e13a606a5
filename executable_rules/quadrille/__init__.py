"""Quadrille and its kin, laws and Beasts: the books of *Bellecour*, *Seymour* and the *Académie*.

``beasts`` has the two series of Quadrille and of the New Quintille, ``mediateur_beasts`` and
``ombre_beasts`` those of these games, ``beast_order`` which of several Beasts is played first,
``beast_laws`` and ``beast_claims`` the numbered laws: who is beasted, how often, and what may
still be demanded. How a Beast grows is ``mechanics.beasts``, once for all of them.

``dealing`` has laws I-IV, ``naming`` V-XIII, ``turns`` XIV-XX, ``renouncing`` XXIV; what Ombre says
alike stands with them.
"""
