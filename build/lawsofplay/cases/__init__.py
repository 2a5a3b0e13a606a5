"""What the project makes of the rules that run: topics, worked examples, deals, comparisons and
maps.
"""
