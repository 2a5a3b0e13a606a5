"""What is told by laws that run: topics, worked examples, deals, comparisons, maps."""
