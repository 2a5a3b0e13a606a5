"""Proofreading: guards that question pages, and two editors' readings compared and settled."""
