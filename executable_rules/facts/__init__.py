"""Facts that several games ask: each with one name and one meaning."""
