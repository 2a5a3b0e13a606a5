"""Ombre, the laws of three players and of two: *Bellecour*, *Académie*, and *Seymour* of 1754.

Where the book of 1754 says what the others do it shares their functions. Where it differs, its own
are in the modules whose names end in ``_1754``, with what its prose says against its laws.
``gascarille`` and ``whim`` are two ways of playing that it alone has. ``ombre_1687`` and
``speaking_1687`` have the book of 1687.

The chapters of the first two books go before their laws. The game as it is played is in
``pack_and_order``, ``preparing``, ``marking``, ``dealing_order``, ``making_trumps``,
``sans_prendre``, ``matadors``, ``discard_order``, ``winning``, ``honour``, ``marks``, ``bavaroise``
and ``party``. ``dealing_faults`` and ``quitting_early`` have its faults, ``forced_spadille`` a way
of playing, ``hazards`` the chances that their dictionary tells, ``dictionary`` what else it rules.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
