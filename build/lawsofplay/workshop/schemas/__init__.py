"""Schemas: what the files of the normaliser and of accuracy may hold."""
