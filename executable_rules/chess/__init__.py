"""Chess as the book of 1687 has it: the field, the men's march, their privileges, the laws.

``field`` and ``ways`` hold the board and its geometry, ``draughts`` what may be played; every other
module executes laws, ``laws_1754`` those of the book of 1754. Where 1687 and the modern game part,
the tests say so one by one.
"""
