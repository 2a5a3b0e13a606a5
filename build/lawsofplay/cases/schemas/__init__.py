"""What the files of topics, examples, deals and comparisons may hold."""
