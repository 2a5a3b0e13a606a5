"""Proofreading: the guards of pages, two readings compared and settled."""
