"""The static site: from the TEI, the registry of rules and the coverage report to HTML files."""
