"""The search: an index in Whoosh, its export for browsers, and one tokenizer for both."""
