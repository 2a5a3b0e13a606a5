"""Imperial: the twenty laws of *The Academy of Play* and of the *Académie des jeux*.

The English book translates the French one, law by law; of VIII and XII they say different things.
``dealing`` has laws I-VI; ``showing`` VII, VIII and XVI-XIX; ``playing`` IX-XII; ``marking``
XIII-XV and XX. Values that the laws take for granted are of the two chapters before them.
"""
