"""The commands of ``laws``, one module for each group. Every module has a ``register(app)``."""
