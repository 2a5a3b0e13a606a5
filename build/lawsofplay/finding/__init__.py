"""The search of the edition: an index in Whoosh, its export for browsers, one tokenizer for both."""
