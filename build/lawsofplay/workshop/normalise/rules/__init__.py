"""The rules themselves: each a small pure function; a module holds the rules of one phenomenon."""
