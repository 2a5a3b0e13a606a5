"""Chess as the book of 1687 has it: the field, the men's march, their privileges, the laws.

``field`` and ``ways`` hold the board and its geometry, ``draughts`` what may be played. Every other
module executes laws; those whose names end in ``1754`` execute the laws of that book. Where 1687
and the modern game differ, the tests say so one by one.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
