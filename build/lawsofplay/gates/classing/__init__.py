"""Every sentence of the five books has a class, so that nobody can choose what coverage counts.

``cutting`` cuts a text into sentences, ``sentences`` names all sentences of the edition and says
which have their class by themselves, ``lines`` reads the classes that norms.toml gives to the
others, ``assigning`` brings both together, ``counting`` counts, ``agreement`` sets a second,
independent classing of a tenth beside the first, ``restating`` tests what restates a law,
``listing`` and ``telling`` print, ``report`` puts the figures together, and ``check`` tells all
that is wrong.
"""
