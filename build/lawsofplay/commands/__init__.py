"""The commands of ``laws``, by what they are for; each module has a ``register(app)``."""
