"""The search of the edition: one index in Whoosh, its export for browsers, and one tokenizer for
both.
"""
