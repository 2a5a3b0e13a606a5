"""Searching the edition: one index in Whoosh, exported for browsers, with one tokenizer for all."""
