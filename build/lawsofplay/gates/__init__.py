"""Checks that let nothing change unseen: seals, lock files, classes of sentences, mutants."""
