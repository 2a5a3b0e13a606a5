"""The schemas of the files that describe the books and the edition."""
