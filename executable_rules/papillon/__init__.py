"""Papillon, the Butterfly: the fifteen *hazards and claims* of both books.

The English book translates the French one; of II and IV they say different things. ``taking`` has
III-VIII, with the taking itself from the description of the game; ``laying`` I, II, X, XI and
XIV; ``dealing`` IX, XII, XIII and XV.
"""
