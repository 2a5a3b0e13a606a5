"""What the project makes of the rules: topics, worked examples, deals, comparisons and maps."""
