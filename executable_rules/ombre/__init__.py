"""Ombre, the laws of three players and of two: bellecour and academie."""
