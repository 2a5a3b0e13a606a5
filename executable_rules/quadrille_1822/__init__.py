"""Quadrille as Q. Quanti has it, 1822: his sixty-two laws, and the tariff of his articles.

``dealing`` has laws 1-10, ``bidding`` 11-19 (with which mode of the game goes before which; which
hand has the option first is in ``precedency``), ``commuting`` 34-36, ``playing`` 20-22, 30, 31, 40
and 41, ``calling`` 23-29, 32 and 33, ``honours`` 37-39 and 42-44, ``revoking`` 45-51, ``voles``
52-62. ``tariff`` and ``vole_tariff`` are the formulae of his five tables of payment, ``stakes``
what lies on the board from deal to deal, ``penalties`` who of two partners pays. Laws of the older
Quadrille are in ``quadrille``.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
