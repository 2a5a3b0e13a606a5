"""The edition as files to download: texts, tables, books, a Python package and one archive."""
